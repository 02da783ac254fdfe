/** What is said once: about a question or something that happens, to somebody who never met it. Lessons and tables say the same. */
import { memory, remember } from "../server/memory.js";
import { knows } from "../words/words.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Introduction} Introduction
 * @typedef {import("../table/timeline.js").Timeline} Timeline
 */

/** @typedef {Introduction & {event: GameEvent}} News  what is said about something that happened */

/** @param {Harbour} harbour @param {GameEvent|null|undefined} event @returns {News|null} */
function introduceEvent(harbour, event) {
  const id = event ? `learn-${harbour.prefix}-event-${harbour.topicOf(event)}` : "";
  return event && knows(id) ? { id, clause: event.clause ?? "", event } : null;
}

/** What can be said at a moment: about its event, or about the one that all since then follows from, when nothing more does. @param {Harbour} harbour @param {Timeline} timeline @param {number} index @returns {News|null} */
export function introduceMoment(harbour, { moments }, index) {
  const next = moments[index + 1]?.event?.kind ?? "";
  /** @type {string[]} */
  const since = [];
  for (let place = index; place >= 0; place -= 1) {
    const { event } = moments[place];
    const consequences = harbour.consequences[event?.kind ?? ""] ?? [];
    const introduction = since.every((kind) => consequences.includes(kind)) ? introduceEvent(harbour, event) : null;
    if (introduction) return consequences.includes(next) ? null : introduction;
    if (!event || !Object.values(harbour.consequences).some((kinds) => kinds.includes(event.kind))) return null;
    since.push(event.kind);
  }
  return null;
}

/** @param {string} id */
export const isMet = (id) => memory.met.includes(id);

/** @param {string} id */
export function noteMet(id) {
  if (!isMet(id)) remember({ met: [...memory.met, id] });
}
