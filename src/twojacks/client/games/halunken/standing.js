/** How a seat stands in this moment: what lies before it, and in a few words what it does. */
import { CARDS } from "./cards.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Message} Message
 * @typedef {"nothing"|"mine"|"awaited"|"laid"|"open"|"bid"|"pass"} Before  what lies before a seat
 */

export const LAST_ROUND = CARDS.length; // every round uses a card up (HS-R1, HS-R9)

/** @param {import("../../types.js").View} view */
export const isLastRound = (view) => view.round === LAST_ROUND;

/** The last thing a seat said in the auction; undefined before that. @param {Scene} scene @param {number} seat @returns {string|null|undefined} */
const bidOf = ({ view }, seat) => view.bids.findLast((/** @type {[number, string|null]} */ [who]) => who === seat)?.[1];

/** The bid to beat. @param {Scene} scene @returns {[number, string]|null} */
export const leadingBid = ({ view }) => view.bids.findLast((/** @type {[number, string|null]} */ [, sailor]) => sailor !== null) ?? null;

/** @param {Scene} scene @param {number} seat @returns {{lies: Before, thing: string|null}} */
export function beforeSeat(scene, seat) {
  const { view } = scene;
  if (view.phase === "auction") {
    const bid = bidOf(scene, seat);
    if (bid !== undefined) return bid === null ? { lies: "pass", thing: null } : { lies: "bid", thing: bid };
    return { lies: scene.waiting.includes(seat) ? (seat === scene.reader ? "mine" : "awaited") : "nothing", thing: null };
  }
  if (view.phase === "cards") return beforeChoosing(scene, seat);
  const card = view.chosen[seat];
  if (card === "?") return { lies: "laid", thing: null };
  return card === null ? { lies: "nothing", thing: null } : { lies: "open", thing: card };
}

/** @param {Scene} scene @param {number} seat @returns {{lies: Before, thing: string|null}} */
function beforeChoosing(scene, seat) {
  const card = scene.view.chosen[seat];
  if (seat === scene.reader && card !== null && card !== "?") return { lies: "open", thing: card };
  if (card !== null || scene.chosen.includes(seat)) return { lies: "laid", thing: null };
  if (!scene.isPresent) return { lies: "nothing", thing: null };
  return { lies: seat === scene.reader ? "mine" : "awaited", thing: null };
}

/** @param {Scene} scene @param {number} seat */
export const isCancelled = ({ view }, seat) => (view.cancelled ?? cancelledOf(view)).includes(seat);

/** Seats whose open card another one shows, too: a view does not name them. @param {import("../../types.js").View} view */
function cancelledOf(view) {
  if (view.phase === "cards" || view.chosen.includes("?")) return [];
  const cards = [...view.chosen, ...(view.jack_hand ? [view.jack_chosen] : [])];
  return view.chosen.flatMap((/** @type {string|null} */ card, /** @type {number} */ seat) =>
    card !== null && cards.filter((other) => other === card).length > 1 ? [seat] : [],
  );
}

/** @param {Scene} scene @param {number} seat @returns {Message|null} */
export function statusOf(scene, seat) {
  const { view } = scene;
  if (scene.over || view.phase === "over") return scene.winners.includes(seat) ? { id: "hs-status-won" } : null;
  if (scene.waiting.includes(seat)) return { id: seat === scene.reader ? "hs-status-yours" : "hs-status-thinking" };
  const { lies } = beforeSeat(scene, seat);
  if (lies === "pass") return { id: "hs-status-passed" };
  if (lies === "bid") return { id: "hs-status-bids" };
  if (view.phase === "cards") return lies === "nothing" ? null : { id: "hs-status-laid" };
  return isCancelled(scene, seat) ? { id: "hs-status-stays" } : null;
}
