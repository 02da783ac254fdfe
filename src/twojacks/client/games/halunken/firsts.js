/** What is said once about events: which of them belong together, and which teach something of their own. */

/** @typedef {import("../../types.js").GameEvent} GameEvent */

/** What belongs to an event and is seen happening before a word is said about it. @type {Record<string, string[]>} */
export const consequences = {
  placed: ["took"],
  "turned-up": ["turned-up"],
  chose: ["chose"],
  revealed: ["revealed"],
  cancelled: ["cancelled", "took", "turned-up"],
  moved: ["took", "turned-up"],
};

/** Some of a kind teach something of their own, or nothing. @type {[(event: GameEvent) => boolean, string][]} */
const PECULIAR = [
  [({ kind, follows }) => (kind === "passed" || kind === "chose") && follows, "-forced"],
  [({ kind, clause = "" }) => kind === "turned-up" && clause.startsWith("HS-R"), "-next"], // after the first of every tavern
  [({ clause = "" }) => clause.startsWith("HS-T"), "-two-players"],
  [({ kind, figure, other }) => ["moved", "met", "pushed"].includes(kind) && [figure, other].includes("jack"), "-jack"], // he is no captain
];

/** What an event teaches. @param {GameEvent} event */
export const topicOf = (event) => event.kind + (PECULIAR.find(([isSo]) => isSo(event))?.[1] ?? "");
