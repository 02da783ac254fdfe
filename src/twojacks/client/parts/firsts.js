/** What is said once: about a question or something that happens, to somebody who never met it. Lessons and tables say the same. */
import { memory, remember } from "../server/memory.js";
import { knows } from "../words/words.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Introduction} Introduction
 * @typedef {import("../table/timeline.js").Timeline} Timeline
 */

/** What belongs to an event and is seen happening before a word is said about it. @type {Record<string, string[]>} */
const CONSEQUENCES = {
  placed: ["took"],
  "turned-up": ["turned-up"],
  chose: ["chose"],
  revealed: ["revealed"],
  cancelled: ["cancelled", "took", "turned-up"],
  moved: ["took", "turned-up"],
  sailed: ["paid", "extra-point", "moved-up", "arrived"],
};

/** Some of a kind teach something of their own, or nothing. @type {[(event: GameEvent) => boolean, string][]} */
const PECULIAR = [
  [(event) => event.ship === "pilot", "-pilot"], // sails with nobody's barrels
  [({ kind, follows }) => (kind === "passed" || kind === "chose") && follows, "-forced"],
  [({ kind, clause = "" }) => kind === "turned-up" && clause.startsWith("HS-R"), "-next"], // after the first of every tavern
  [({ clause = "" }) => clause.startsWith("HS-T"), "-two-players"],
  [({ kind, figure, other }) => ["moved", "met", "pushed"].includes(kind) && [figure, other].includes("jack"), "-jack"], // he is no captain
];

/** @param {GameEvent} event */
const topicOf = (event) => event.kind + (PECULIAR.find(([isSo]) => isSo(event))?.[1] ?? "");

/** @param {Harbour} harbour @param {GameEvent|null|undefined} event @returns {Introduction|null} */
function introduceEvent(harbour, event) {
  const id = event ? `learn-${harbour.prefix}-event-${topicOf(event)}` : "";
  return event && knows(id) ? { id, clause: event.clause ?? "" } : null;
}

/** What can be said at a moment: about its event, or about the one that all since then follows from, when nothing more does. @param {Harbour} harbour @param {Timeline} timeline @param {number} index @returns {Introduction|null} */
export function introduceMoment(harbour, { moments }, index) {
  const next = moments[index + 1]?.event?.kind ?? "";
  /** @type {string[]} */
  const since = [];
  for (let place = index; place >= 0; place -= 1) {
    const { event } = moments[place];
    const consequences = CONSEQUENCES[event?.kind ?? ""] ?? [];
    const introduction = since.every((kind) => consequences.includes(kind)) ? introduceEvent(harbour, event) : null;
    if (introduction) return consequences.includes(next) ? null : introduction;
    if (!event || !Object.values(CONSEQUENCES).some((kinds) => kinds.includes(event.kind))) return null;
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
