/** Explanations that are given once: about a question or an event that is new. Tutorials and first games share them. */
import { memory, remember } from "../app/browser-storage.js";
import { knows } from "../app/words.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Introduction} Introduction
 * @typedef {import("../table/timeline.js").Timeline} Timeline
 * @typedef {Introduction & {event: GameEvent}} News  explains an event
 */

/** @param {GameView} gameView @param {GameEvent|null|undefined} event @returns {News|null} */
function introduceEvent(gameView, event) {
  const id = event ? `${gameView.prefix}-learn-event-${gameView.topicOf(event)}` : "";
  return event && knows(id) ? { id, clause: event.clause, event } : null;
}

/**
 * Explains the event of a moment; or an earlier event, when the last of its consequences has been shown.
 * @param {GameView} gameView @param {Timeline} timeline @param {number} index @returns {News|null}
 */
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
