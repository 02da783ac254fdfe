/** What is said once: about a question or something that happens, to somebody who never met it. Lessons and tables say the same. */
import { memory, remember } from "../app/browser-storage.js";
import { knows } from "../app/words.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Introduction} Introduction
 * @typedef {import("../table/timeline.js").Timeline} Timeline
 */

/** @typedef {Introduction & {event: GameEvent}} News  what is said about something that happened */

/** @param {GameView} gameView @param {GameEvent|null|undefined} event @returns {News|null} */
function introduceEvent(gameView, event) {
  const id = event ? `${gameView.prefix}-learn-event-${gameView.topicOf(event)}` : "";
  return event && knows(id) ? { id, clause: event.clause ?? "", event } : null;
}

/** What can be said at a moment: about its event, or about the one that all since then follows from, when nothing more does. @param {GameView} gameView @param {Timeline} timeline @param {number} index @returns {News|null} */
export function introduceMoment(gameView, { moments }, index) {
  const next = moments[index + 1]?.event?.kind ?? "";
  /** @type {string[]} */
  const since = [];
  for (let place = index; place >= 0; place -= 1) {
    const { event } = moments[place];
    const consequences = gameView.consequences[event?.kind ?? ""] ?? [];
    const introduction = since.every((kind) => consequences.includes(kind)) ? introduceEvent(gameView, event) : null;
    if (introduction) return consequences.includes(next) ? null : introduction;
    if (!event || !Object.values(gameView.consequences).some((kinds) => kinds.includes(event.kind))) return null;
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
