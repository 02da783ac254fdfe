/** What is said once about events: which of them belong together, and which teach something of their own. */

/** What belongs to an event and is seen happening before a word is said about it. @type {Record<string, string[]>} */
export const consequences = {
  "turned-up": ["turned-up"],
  chose: ["chose"],
  sailed: ["paid", "extra-point", "moved-up", "arrived"],
};

/** What an event teaches; the pilot boat sails with nobody's barrels. @param {import("../../types.js").GameEvent} event */
export const topicOf = ({ kind, ship }) => (ship === "pilot" ? `${kind}-pilot` : kind);
