/**
 * What is said once: about questions, and about events: which of them belong together, and which teach something of
 * their own.
 */

/**
 * @typedef {import("../../../page/types.js").GameEvent} GameEvent
 * @typedef {import("../../../page/types.js").Introduction} Introduction
 * @typedef {import("../../../page/types.js").Scene} Scene
 */

// Questions

/** @type {Record<string, Introduction>} by what is asked */
const INTRODUCTIONS = {
  place: { id: "hs-learn-ask-place", clause: "HS-S4" },
  "place-jack": { id: "hs-learn-ask-place-jack", clause: "HS-B1" },
  pass: { id: "hs-learn-ask-auction", clause: "HS-B2" },
  "pass-two-players": { id: "hs-learn-ask-auction-two-players", clause: "HS-T3" },
  card: { id: "hs-learn-ask-cards", clause: "HS-R1" },
  "jack-card": { id: "hs-learn-ask-jack-card", clause: "HS-T3" },
  rum: { id: "hs-learn-ask-name-rum", clause: "HS-R3" },
  "jack-rum": { id: "hs-learn-ask-jack-rum", clause: "HS-T3" },
  take: { id: "hs-learn-ask-rob", clause: "HS-R7" },
  "take-by-jack": { id: "hs-learn-ask-rob-by-jack", clause: "HS-B6" },
  "take-basin": { id: "hs-learn-ask-rob-basin", clause: "HS-B4" },
  give: { id: "hs-learn-ask-give", clause: "HS-B7" },
};

/** @type {Introduction} */
export const aim = { id: "hs-learn-intro-2", clause: "HS-E1" };

/** What a player needs to know who is asked this for the first time. @param {Scene} scene */
export function introduce({ options, view }) {
  const [verb] = (options.at(-1) ?? "").split(" ");
  const isForTwo = view.players === 2;
  if (verb === "pass" && isForTwo) return INTRODUCTIONS["pass-two-players"];
  if (verb === "give" && isForTwo) return { ...INTRODUCTIONS.give, clause: "HS-T5" };
  if (verb !== "take") return INTRODUCTIONS[verb] ?? null;
  const { mover, met } = view.resolving;
  if (met === "jack") {
    return isForTwo ? { ...INTRODUCTIONS["take-basin"], clause: "HS-T6" } : INTRODUCTIONS["take-basin"];
  }
  return mover === "jack" && !isForTwo ? INTRODUCTIONS["take-by-jack"] : INTRODUCTIONS.take;
}

// Events

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
  // After the first of every tavern.
  [({ kind, clause = "" }) => kind === "turned-up" && clause.startsWith("HS-R"), "-next"],
  [({ clause = "" }) => clause.startsWith("HS-T"), "-two-players"],
  // He is no captain.
  [({ kind, figure, other }) => ["moved", "met", "pushed"].includes(kind) && [figure, other].includes("jack"), "-jack"],
];

/** What an event teaches. @param {GameEvent} event */
export const topicOf = (event) => event.kind + (PECULIAR.find(([isSo]) => isSo(event))?.[1] ?? "");
