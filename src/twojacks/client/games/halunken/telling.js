/** Arguments of the log's sentences: names for seats, the rulebook's words for figures, sailors, cards and taverns. */
import { say } from "../../words/words.js";
import { colourOf, valueOf } from "./crews.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").GameEvent} GameEvent
 */

/** @param {string} sailor */
export const sailorArgs = (sailor) => ({ colour: colourOf(sailor), value: valueOf(sailor) });

/** @param {string} sailor */
export const saySailor = (sailor) => say("hs-sailor", sailorArgs(sailor));

/** @param {number|"jack"|null} figure @param {Scene} scene */
export const nameFigure = (figure, scene) => (figure === "jack" ? say("hs-figure-jack") : nameSeat(figure, scene));

/** @param {any} seat @param {Scene} scene */
const nameSeat = (seat, scene) => scene.seats[seat]?.name ?? "";

/** How the value of each field is said. @type {Record<string, (value: any, scene: Scene) => any>} */
const SAYERS = {
  seat: nameSeat,
  opener: nameSeat,
  victim: nameFigure,
  into: nameSeat,
  figure: nameFigure,
  other: nameFigure,
  sailor: (sailor) => (sailor === null ? "" : saySailor(sailor)),
  card: (card) => say("hs-card", { card }),
  space: (space) => say("hs-tavern-at", { space }),
  from: (space) => say("hs-tavern-to", { space }),
  to: (space) => say("hs-tavern-to", { space }),
  doubled: (colour) => colour ?? "none",
};

/** What decides between wordings. @param {GameEvent} event */
function choicesOf(event) {
  return {
    whose: event.into === "basin" ? "basin" : event.into === event.figure ? "own" : "crew",
    opens: event.opener === null || event.opener === undefined ? "nobody" : "seat",
    for: event.figure === "jack" ? "jack" : "captain",
    known: event.card === "?" ? "no" : "yes",
    by: event.seat === null ? "lot" : "seat",
    store: event.victim === "basin" || event.victim === "jack" ? "basin" : "crew",
    helper: event.figure === "jack" ? "jack" : "none",
  };
}

/** Who had nobody to bid, or one card left, was not asked. @param {GameEvent} event */
export const logId = ({ kind, follows }) => (follows && (kind === "passed" || kind === "chose") ? `hs-log-${kind}-forced` : `hs-log-${kind}`);

/** @param {GameEvent} event @param {Scene} scene */
export function tellArgs(event, scene) {
  const fields = Object.entries(event).filter(([name]) => name !== "kind" && name !== "clause");
  return { ...choicesOf(event), ...Object.fromEntries(fields.map(([name, value]) => [name, SAYERS[name]?.(value, scene) ?? value])) };
}
