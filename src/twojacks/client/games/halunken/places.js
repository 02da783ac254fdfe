/**
 * Where things stand on the two boards, in units of their view boxes: `wide` for desks, tablets and televisions, `tall` for phones.
 * Spaces run clockwise; the ring is 5, 2, 5, 2, so every tavern keeps its neighbours:
 *
 *        0   1   2   3   4
 *    13                      5
 *    12                      6
 *       11  10   9   8   7
 */

/**
 * @typedef {[number, number]} Point
 * @typedef {"far"|"right"|"near"|"left"} Row
 * @typedef {object} RowPlan  offsets from the centre of a space
 * @property {Point} tavern  its upper left corner
 * @property {Point} pile  upper left corner of the open sailor
 * @property {Point} sign  upper corner it hangs from
 * @property {boolean} isMirrored  whether house and sign look the other way
 * @typedef {object} Plan
 * @property {"wide"|"tall"} name
 * @property {[number, number, number, number]} box  x, y, width, height of the ring
 * @property {Point[]} spaces  their centres
 * @property {Point[]} water  a point on the water side of each: planned ways run there
 * @property {Record<Row, RowPlan>} rows
 * @property {Record<"space"|"tavern"|"card"|"captain"|"jack"|"sign"|"lantern"|"step"|"value", number>} widths  `step`: a radius; `value`: letters on a card of 100
 * @property {Point[]} lanterns  their feet
 * @property {[string, number, number, number, number][]} things  symbol, x, y, width, height
 * @property {string} basin  outline of the water
 * @property {[number, number, number]} ship  x, y, width
 * @property {[number, number, number]} raft  x, y, width
 * @property {number} apart  how far two figures on one space step aside
 */

/** The names of the taverns, which are also those of their symbols. */
export const TAVERNS = [
  ...["anchor", "crown", "moon", "parrot", "whale", "barrel", "cat"],
  ...["cannon", "swan", "mermaid", "fish", "bell", "key", "star"],
];

/** @param {number} space @returns {Row} */
export const rowOf = (space) => (space < 5 ? "far" : space < 7 ? "right" : space < 12 ? "near" : "left");

/** @type {Plan} */
export const WIDE = {
  name: "wide",
  box: [256, 56, 964, 700],
  spaces: [
    ...[[440, 264], [588, 248], [738, 242], [888, 248], [1036, 264]],
    ...[[1048, 352], [1048, 468], [1036, 556]],
    ...[[888, 572], [738, 578], [588, 572], [440, 556], [428, 468], [428, 352]],
  ].map(([x, y]) => [x, y]),
  water: [
    ...[[500, 288], [588, 285], [738, 281], [888, 285], [976, 288]],
    ...[[992, 352], [992, 468], [976, 532]],
    ...[[888, 535], [738, 540], [588, 535], [500, 532], [484, 468], [484, 352]],
  ].map(([x, y]) => [x, y]),
  rows: {
    far: { tavern: [-63, -169], pile: [9, -89], sign: [-40, -99], isMirrored: false },
    right: { tavern: [43, -120], pile: [50, -40], sign: [69, -84], isMirrored: true },
    near: { tavern: [-63, 24], pile: [9, 98], sign: [-41, 108], isMirrored: false },
    left: { tavern: [-169, -120], pile: [-100, -40], sign: [-67, -84], isMirrored: false },
  },
  widths: { space: 114, tavern: 126, card: 50, captain: 54, jack: 76, sign: 33, lantern: 26, step: 12, value: 48 },
  lanterns: [
    ...[[664, 236], [514, 242], [814, 242], [366, 258], [962, 258], [998, 400], [478, 400], [998, 516], [478, 516]],
    ...[[962, 562], [366, 562], [814, 578], [514, 578], [664, 584]],
  ].map(([x, y]) => [x, y]),
  things: [
    ["bollard", 971, 280, 18, 21],
    ["bollard", 487, 292, 18, 21],
    ["cask", 392, 491, 24, 29],
    ["cask", 374, 499, 24, 29],
    ["rope", 1100, 529, 30, 19],
    ["bollard", 503, 538, 18, 21],
    ["bollard", 631, 540, 18, 21],
    ["bollard", 959, 540, 18, 21],
    ["anchor", 1122, 549, 40, 47],
    ["cat", 312, 572, 34, 40],
    ["crate", 290, 645, 42, 39],
    ["crate", 276, 669, 46, 43],
    ["cask", 1150, 666, 38, 46],
    ["crate", 304, 679, 46, 43],
    ["cask", 1182, 676, 38, 46],
    ["cask", 262, 690, 38, 46],
    ["crate", 1160, 703, 46, 43],
  ],
  basin:
    "M520 316Q548 296 582 296H894Q928 296 956 316Q984 336 984 370V456Q984 490 956 511Q928 532 894 532H582Q548 532 520 511Q492 490 492 456V370Q492 336 520 316Z",
  ship: [488, 298, 260],
  raft: [724, 464, 250],
  apart: 20,
};

/** @type {Plan} */
export const TALL = {
  name: "tall",
  box: [-3, 148, 396, 448],
  spaces: [
    ...[[43, 262], [119, 254], [195, 250], [271, 254], [347, 262]],
    ...[[303, 354], [303, 430], [347, 484]],
    ...[[271, 490], [195, 494], [119, 490], [43, 484], [87, 430], [87, 354]],
  ].map(([x, y]) => [x, y]),
  water: [
    ...[[83, 285], [121, 278], [195, 273], [269, 278], [307, 285]],
    ...[[278, 354], [278, 430], [304, 468]],
    ...[[269, 472], [195, 476], [121, 472], [86, 468], [112, 430], [112, 354]],
  ].map(([x, y]) => [x, y]),
  rows: {
    far: { tavern: [-37, -99], pile: [2, -58], sign: [-15, -82], isMirrored: false },
    right: { tavern: [18, -71], pile: [20, -32], sign: [35, -55], isMirrored: true },
    near: { tavern: [-37, 13], pile: [2, 52], sign: [-18, 32], isMirrored: false },
    left: { tavern: [-92, -71], pile: [-53, -32], sign: [-35, -55], isMirrored: false },
  },
  widths: { space: 66, tavern: 74, card: 35, captain: 35, jack: 48, sign: 20, lantern: 15, step: 10.4, value: 59 },
  lanterns: [
    ...[[157, 259], [81, 263], [233, 263], [309, 271], [272, 389], [118, 389], [272, 465], [118, 465]],
    ...[[309, 483], [233, 489], [81, 489], [157, 493]],
  ].map(([x, y]) => [x, y]),
  things: [],
  basin:
    "M134 296Q148 284 166 284H224Q242 284 256 297Q271 310 271 328V424Q271 442 258 455Q244 468 226 468H164Q146 468 132 455Q119 442 119 424V328Q119 310 134 296Z",
  ship: [121, 290, 148],
  raft: [121, 424, 148],
  apart: 15,
};

/** @param {Plan} plan */
export const viewBoxOf = ({ box }) => box.join(" ");

/** A smooth curve through points. @param {Point[]} points @param {boolean} [isClosed] */
export function curveThrough(points, isClosed = false) {
  const count = points.length;
  /** @param {number} index @returns {Point} */
  const at = (index) => (isClosed ? points[(index + count) % count] : points[Math.max(0, Math.min(index, count - 1))]);
  const pull = isClosed ? 3 : 5;
  /** @param {number} index @param {number} sign @returns {string} */
  const handle = (index, sign) =>
    [0, 1].map((axis) => (at(index)[axis] + (sign * (at(index + 1)[axis] - at(index - 1)[axis])) / pull).toFixed(1)).join(" ");
  const parts = Array.from(
    { length: isClosed ? count : count - 1 },
    (_, index) => `C${handle(index, 1)} ${handle(index + 1, -1)} ${at(index + 1).join(" ")}`,
  );
  return `M${points[0].join(" ")}${parts.join("")}${isClosed ? "Z" : ""}`;
}
