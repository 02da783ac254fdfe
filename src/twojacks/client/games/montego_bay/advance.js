/**
 * How things look after each event, until the server's own view comes. Nothing is decided here: events say where figures stand and
 * who gets what. What only the rules know (what a ship would pay, which ship lies below in a pile) is blank until then.
 */
import { JACK } from "./facts.js";

/**
 * @typedef {import("../../types.js").View} View
 * @typedef {import("../../types.js").GameEvent} GameEvent
 * @typedef {(view: View, event: GameEvent) => Partial<View>} Change
 */

/** @template T @param {T[]} list @param {number} index @param {T} value */
const replace = (list, index, value) => list.map((old, place) => (place === index ? value : old));

/** @param {number[]} list @param {number} index @param {number} more */
const add = (list, index, more) => replace(list, index, list[index] + more);

/** Empty berths behind the last ship are none. @param {any[]} piers */
function trim(piers) {
  const last = piers.findLastIndex((pier) => pier !== null);
  return piers.slice(0, last + 1);
}

/** A ship with more or fewer barrels of a seat; what it would then pay the server will say. @param {View} view @param {GameEvent} event @param {number} more */
function changeHold(view, event, more) {
  const ship = view.piers[event.pier - 1];
  return replace(view.piers, event.pier - 1, { ...ship, hold: add(ship.hold, event.seat, more), pays: null });
}

/** @type {Change} */
const stand = (view, event) => ({ figures: { ...view.figures, [event.figure]: event.to } });

/** @type {Change} */
const score = (view, event) => ({ scores: add(view.scores, event.seat, event.points) });

/** @type {Change} */
function pay(view, event) {
  const { leaving } = view;
  const pays = leaving?.pays ?? view.scores.map(() => null);
  return { ...score(view, event), leaving: leaving && { ...leaving, pays: replace(pays, event.seat, event.points) } };
}

/** @type {Record<string, Change>} */
const CHANGES = {
  "tile-laid": (view, event) => ({ order: replace(view.order, event.position - 1, event.figure) }),
  "round-began": (view, event) => ({
    round: event.round,
    phase: "hire",
    hirer: null,
    with: null,
    declined: [],
    chosen: Object.fromEntries(Object.keys(view.chosen).map((figure) => [figure, null])),
    acting: null,
    left: 0,
  }),
  declined: (view, event) => ({ declined: [...view.declined, event.seat].sort() }),
  hired: (view, event) => ({
    phase: "cards",
    hirer: event.seat,
    with: event.with,
    coins: add(view.coins, event.seat, -event.coins),
    bank: view.bank + event.coins,
    figures: { ...view.figures, [JACK]: event.at },
  }),
  chose: (view, event) => ({ phase: "cards", chosen: { ...view.chosen, [event.figure]: event.card } }),
  "turned-up": (view, event) => ({ chosen: { ...view.chosen, [event.figure]: event.card } }),
  walked: stand,
  pushed: stand,
  "went-back": stand,
  visited: (view, event) => ({
    phase: "load",
    acting: event.figure,
    left: event.barrels,
    supply: add(view.supply, event.seat, -event.barrels),
  }),
  loaded: (view, event) => ({ left: event.left, piers: changeHold(view, event, 1) }),
  "put-in-pub": (view, event) => ({ left: 0, pub: add(view.pub, event.seat, event.barrels) }),
  unloaded: (view, event) => ({
    phase: "unload",
    left: event.left,
    piers: changeHold(view, event, -1),
    supply: add(view.supply, event.seat, 1),
  }),
  "took-coin": (view, event) => ({ coins: replace(view.coins, event.seat, event.coins), bank: view.bank - 1 }),
  sailed: (view, event) => {
    const ship = view.piers[event.pier - 1];
    return {
      leaving: { ...ship, pier: event.pier },
      piers: trim(replace(view.piers, event.pier - 1, null)),
      supply: view.supply.map((/** @type {number} */ count, /** @type {number} */ seat) => count + ship.hold[seat]),
    };
  },
  paid: pay,
  "extra-point": (view, event) => ({ ...score(view, event), leaving: view.leaving }),
  "moved-up": (view, event) => {
    const from = event["from-pier"] - 1;
    return { piers: trim(replace(replace(view.piers, event.pier - 1, view.piers[from]), from, null)) };
  },
  arrived: (view, event) => ({
    piers: [...view.piers, { ship: event.ship, ...view.ships[event.ship], hold: view.scores.map(() => 0), pays: null }],
    piles: replace(view.piles, event.pile - 1, view.piles[event.pile - 1].slice(0, -1)),
  }),
  "tiles-moved": (view, event) => ({
    order: [event.figure, ...view.order.filter((/** @type {string} */ figure) => figure !== event.figure)],
  }),
  "tiles-shuffled": (view) => ({ order: view.order.map(() => null) }),
  "jack-left": (view) => ({ figures: { ...view.figures, [JACK]: null } }),
  ended: () => ({ acting: null, left: 0 }),
  "pub-paid": score,
};

/** @param {View} view @param {GameEvent} event @returns {View} */
export const advance = (view, event) => ({ ...view, leaving: null, ...CHANGES[event.kind]?.(view, event) });
