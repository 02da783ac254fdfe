/** What a view or a scene says, read off without drawing anything and without knowing the rules. */

/**
 * @typedef {import("../../../page/types.js").Scene} Scene
 * @typedef {import("../../../page/types.js").View} View
 * @typedef {import("../../../page/types.js").Message} Message
 * @typedef {"nothing"|"mine"|"awaited"|"laid"|"open"|"bid"|"pass"} Before  what lies before a seat
 * @typedef {"y"|"g"|"v"|"r"} Colour
 * @typedef {{colour: Colour, sailors: string[], sum: number, isDoubled: boolean}} Group
 */

// Sailors

/** @type {Colour[]} the order of every sorted list */
const COLOURS = ["y", "g", "v", "r"];

/** @param {string} sailor @returns {Colour} */
export const colourOf = (sailor) => /** @type {Colour} */ (sailor[0]);

/** @param {string} sailor */
export const valueOf = (sailor) => Number(sailor.slice(1));

/** @param {string} one @param {string} other */
const compare = (one, other) =>
  COLOURS.indexOf(colourOf(one)) - COLOURS.indexOf(colourOf(other)) || valueOf(one) - valueOf(other);

/** @param {string[]} crew @param {string} sailor */
export const withSailor = (crew, sailor) => [...crew, sailor].sort(compare);

/** @param {string[]} crew @param {string} sailor */
export const withoutSailor = (crew, sailor) => crew.filter((other) => other !== sailor);

/**
 * The sailors of each colour.
 * @param {string[]} crew @param {Colour|null} doubled  the colour that counts double @returns {Group[]}
 */
export const groupsOf = (crew, doubled) =>
  COLOURS.map((colour) => {
    const sailors = crew.filter((sailor) => colourOf(sailor) === colour);
    const sum = sailors.reduce((total, sailor) => total + valueOf(sailor), 0);
    return { colour, sailors, sum, isDoubled: colour === doubled };
  }).filter(({ sailors }) => sailors.length);

/** @param {View} view @param {number} seat */
export const crewGroups = ({ crews, doubled }, seat) => groupsOf(crews[seat], doubled[seat]);

// The round

/** @param {View} view */
export const isLastRound = ({ round, rounds }) => round === rounds;

/** The arguments of messages about the round. @param {View} view */
export const roundArgs = (view) => ({ round: view.round, rounds: view.rounds, last: isLastRound(view) ? "yes" : "no" });

/**
 * The last thing a seat said in the auction; undefined before that.
 * @param {Scene} scene @param {number} seat @returns {string|null|undefined}
 */
const bidOf = ({ view }, seat) => view.bids.findLast((/** @type {[number, string|null]} */ [who]) => who === seat)?.[1];

/** The bid to beat. @param {Scene} scene @returns {[number, string]|null} */
export const leadingBid = ({ view }) =>
  view.bids.findLast((/** @type {[number, string|null]} */ [, sailor]) => sailor !== null) ?? null;

/** @param {Scene} scene @param {number} seat @returns {{lies: Before, thing: string|null}} */
export function beforeSeat(scene, seat) {
  const { view } = scene;
  if (view.phase === "auction") return beforeBidding(scene, seat);
  if (view.phase === "cards") return beforeChoosing(scene, seat);
  const card = view.chosen[seat];
  if (card === "?") return { lies: "laid", thing: null };
  return card === null ? { lies: "nothing", thing: null } : { lies: "open", thing: card };
}

/** @param {Scene} scene @param {number} seat @returns {{lies: Before, thing: string|null}} */
function beforeBidding(scene, seat) {
  const bid = bidOf(scene, seat);
  if (bid !== undefined) return bid === null ? { lies: "pass", thing: null } : { lies: "bid", thing: bid };
  if (!scene.waiting.includes(seat)) return { lies: "nothing", thing: null };
  return { lies: seat === scene.reader ? "mine" : "awaited", thing: null };
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
export const isCancelled = ({ view }, seat) => view.cancelled.includes(seat);

/** What a seat does now, in a few words. @param {Scene} scene @param {number} seat @returns {Message|null} */
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
