/** A view with what one event shows applied. Display only: the server's view has the last word. */
import { doubledOf, totalOf, withoutSailor, withSailor } from "./crews.js";

/**
 * @typedef {import("../../types.js").View} View
 * @typedef {import("../../types.js").GameEvent} GameEvent
 */

/** @param {any[]} list @param {number} index @param {any} value */
const replaced = (list, index, value) => list.map((old, place) => (place === index ? value : old));

/** Where sailors are kept: a seat's crew, or the basin. @param {View} view @param {number|"basin"} store @param {string[]} sailors */
function keep(view, store, sailors) {
  if (store === "basin") return { ...view, basin: sailors };
  const crews = replaced(view.crews, store, sailors);
  return { ...view, crews, scores: crews.map(totalOf), doubled: crews.map(doubledOf) };
}

/** @param {View} view @param {number|"basin"} store @returns {string[]} */
const kept = (view, store) => (store === "basin" ? view.basin : view.crews[store]);

/** @param {View} view @param {string} sailor @param {number|"basin"} from @param {number|"basin"} to */
function handOver(view, sailor, from, to) {
  const without = keep(view, from, withoutSailor(kept(view, from), sailor));
  return keep(without, to, withSailor(kept(without, to), sailor));
}

/** @param {View} view @param {number|"jack"} figure @param {number} space */
const stand = (view, figure, space) =>
  figure === "jack" ? { ...view, jack: space } : { ...view, captains: replaced(view.captains, figure, space) };

/** @param {View} view @param {number|"jack"} figure @param {string} card */
const lay = (view, figure, card) =>
  figure === "jack" ? { ...view, jack_chosen: card } : { ...view, chosen: replaced(view.chosen, figure, card) };

/** HS-R9: a revealed card leaves the hand. @param {View} view @param {number|"jack"} figure @param {string} card */
function reveal(view, figure, card) {
  const laid = { ...lay(view, figure, card), phase: "reveal" };
  const others = (/** @type {string[]} */ hand) => hand.filter((other) => other !== card);
  if (figure === "jack") return { ...laid, jack_hand: others(view.jack_hand) };
  return { ...laid, hands: replaced(view.hands, figure, others(view.hands[figure])) };
}

/** @param {View} view @param {GameEvent} event */
function take(view, { space, sailor, into }) {
  const emptied = { ...view, taverns: replaced(view.taverns, space, view.taverns[space].slice(0, -1)) };
  return keep(emptied, into, withSailor(kept(emptied, into), sailor));
}

/** @param {View} view @param {GameEvent} event */
function turnUp(view, { space, sailor }) {
  return { ...view, taverns: replaced(view.taverns, space, [...view.taverns[space].slice(0, -1), sailor]) };
}

/** @param {View} view @param {GameEvent} event */
function beginRound(view, { round, opener }) {
  const fresh = { hirer: null, bids: [], chosen: view.chosen.map(() => null), jack_chosen: null, named: {}, cancelled: [] };
  return { ...view, ...fresh, round, opener, phase: opener === null ? "cards" : "auction", resolving: null };
}

/** HS-B5: the top card of his pile. @param {View} view @param {GameEvent} event */
function turnJackCard(view, { number }) {
  const card = String(number);
  return { ...view, jack_chosen: card, jack_pile: view.jack_pile.slice(0, -1), jack_played: [...view.jack_played, card] };
}

/** What each kind of event changes; kinds that are not here change nothing that is drawn.
 * @type {Record<string, (view: View, event: GameEvent) => View>} */
const CHANGES = {
  "starter-drawn": (view, { seat }) => ({ ...view, starter: seat }),
  placed: (view, { seat, space }) => stand(view, seat, space),
  took: take,
  "turned-up": turnUp,
  "placed-jack": (view, { space }) => stand(view, "jack", space),
  "round-began": beginRound,
  bid: (view, { seat, sailor }) => ({ ...view, bids: [...view.bids, [seat, sailor]] }),
  passed: (view, { seat }) => ({ ...view, bids: [...view.bids, [seat, null]] }),
  hired: (view, { seat, sailor }) => ({ ...handOver(view, sailor, seat, "basin"), hirer: seat, phase: "cards" }),
  "not-hired": (view) => ({ ...view, phase: "cards" }),
  chose: (view, { figure, card }) => lay(view, figure, card),
  revealed: (view, { figure, card }) => reveal(view, figure, card),
  cancelled: (view, { figure }) => ({ ...view, cancelled: [...(view.cancelled ?? []), figure] }),
  named: (view, { figure, number }) => ({ ...view, named: { ...view.named, [figure]: number }, phase: "reveal" }),
  moved: (view, { figure, to }) => ({ ...stand(view, figure, to), phase: "reveal" }),
  robbed: (view, { seat, victim, sailor }) => handOver(view, sailor, victim, seat),
  gave: (view, { seat, sailor }) => handOver(view, sailor, seat, "basin"),
  pushed: (view, { figure, to }) => ({ ...stand(view, figure, to), resolving: null }),
  "jack-turned": turnJackCard,
  scored: (view) => ({ ...view, phase: "over" }),
};

/** @param {View} view @param {GameEvent} event @returns {View} */
export const advance = (view, event) => CHANGES[event.kind]?.(view, event) ?? view;
