/**
 * What is said once: about questions, and about events: which of them belong together, and which teach something of
 * their own.
 */
import { JACK } from "./facts.js";

/**
 * @typedef {import("../../../page/types.js").Introduction} Introduction
 * @typedef {import("../../../page/types.js").Scene} Scene
 */

// Questions

/** @type {Record<string, Introduction>} by the verb that is asked for */
const INTRODUCTIONS = {
  hire: { id: "mb-learn-ask-hire", clause: "MB-1.1" },
  load: { id: "mb-learn-ask-load", clause: "MB-4.3" },
  unload: { id: "mb-learn-ask-unload", clause: "MB-4.5" },
};

/** @type {Introduction} */
export const aim = { id: "mb-learn-intro-2", clause: "MB-E4" };

/**
 * What somebody needs to know who is asked this for the first time; a docker's first card while it stands in its pub.
 * @param {Scene} scene
 */
export function introduce({ options, view }) {
  const [verb, figure] = (options[0] ?? "").split(" ");
  if (options.includes("decline")) return INTRODUCTIONS.hire;
  if (verb !== "card") return INTRODUCTIONS[verb] ?? null;
  if (figure === JACK) return { id: "mb-learn-ask-cards-jack", clause: "MB-2.3" };
  if (typeof view.figures[figure] === "number") return null;
  return { id: figure.endsWith("small") ? "mb-learn-ask-cards-small" : "mb-learn-ask-cards", clause: "MB-2.2" };
}

// Events

/** What belongs to an event and is seen happening before a word is said about it. @type {Record<string, string[]>} */
export const consequences = {
  "turned-up": ["turned-up"],
  chose: ["chose"],
  sailed: ["paid", "extra-point", "moved-up", "arrived"],
};

/**
 * What an event teaches; the pilot boat sails with nobody's barrels.
 * @param {import("../../../page/types.js").GameEvent} event
 */
export const topicOf = ({ kind, ship }) => (ship === "pilot" ? `${kind}-pilot` : kind);
