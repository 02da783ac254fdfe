/** The loop and what stands along it: spaces, warehouses with their storerooms, and the two pubs. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { classes, colourOf } from "./facts.js";
import { barrel, goods, num, put } from "./pieces.js";
import { isRear } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Shape} Shape
 * @typedef {import("./places.js").Point} Point
 * @typedef {{barrels: number, broken: number, coins: number}} Storeroom
 */

/** Kind of house, wall, roof, roof in shade, trim, door. */
const HOUSES = [
  ["a", "#F8DFB0", "#D9573F", "#A83D2B", "#FFF6E2", "#3F8F86"],
  ["b", "#93CFC5", "#E8A33D", "#B5772A", "#FFF8E8", "#8A5A33"],
  ["c", "#F6AE93", "#3F8F86", "#2B6A63", "#FFF3E0", "#7A5AA6"],
  ["d", "#F7E3A0", "#7A5AA6", "#573F80", "#FFF9E6", "#B9824F"],
  ["b", "#CDBBE2", "#D9573F", "#A83D2B", "#FFF6EC", "#3F8F86"],
  ["a", "#C3E0AE", "#E8A33D", "#B5772A", "#FFFBEA", "#A8563E"],
  ["c", "#F5C0C6", "#7A5AA6", "#573F80", "#FFF3EE", "#3F8F86"],
  ["d", "#AFD9EA", "#D9573F", "#A83D2B", "#F6FCFF", "#8A5A33"],
];
const PUBS = {
  left: ["#F6D7B0", "#D9573F", "#A83D2B", "#FFF6E2", "#3F8F86"],
  right: ["#BFE0DA", "#7A5AA6", "#553D7E", "#FFF9EC", "#C4573F"],
};

/** @param {string[]} paint */
const paintOf = ([wall, roof, dark, trim, door]) => `--wall:${wall};--roof:${roof};--roof-dark:${dark};--trim:${trim};--leafdoor:${door}`;

/** @param {Scene} scene @param {Shape} shape */
export function drawSpaces(scene, shape) {
  const spaces = scene.view.storerooms.length;
  const acting = scene.view.figures[scene.view.acting];
  return Array.from({ length: spaces }, (_, space) => {
    const { x, y } = shape.space(space, spaces);
    const isNow = space === acting;
    return svg`<g data-space=${space} class=${classes("space", isNow && "now")}>
      ${isNow ? svg`<ellipse cx=${x} cy=${y} rx=${60 * shape.scale.space} ry=${28 * shape.scale.space} fill="url(#mb-halo)"></ellipse>` : nothing}
      ${put("space", x, y, shape.scale.space)}</g>`;
  });
}

/** Which way everybody walks. @param {Shape} shape @param {number} spaces */
export function drawArrows(shape, spaces) {
  const points = Array.from({ length: spaces }, (_, space) => shape.space(space, spaces));
  const s = shape.name === "wide" ? 1 : 0.72;
  const between = points.flatMap((point, space) => {
    const next = points[(space + 1) % spaces];
    if (isRear(space, spaces) !== isRear((space + 1) % spaces, spaces)) return [];
    const turn = (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI;
    const lift = shape.name === "wide" && point.y > 400 ? -9 : 0;
    return [{ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 + lift, turn }];
  });
  return [...between, ...CORNERS[shape.name]].map(
    ({ x, y, turn }) => svg`<use href="#mb-arrow" transform=${`translate(${x} ${y}) rotate(${turn}) scale(${s})`}></use>`,
  );
}

/** Along the short sides, between the pubs and the row. @type {Record<string, {x: number, y: number, turn: number}[]>} */
const CORNERS = {
  wide: [310, 360, 410].flatMap((y) => [
    { x: 990, y, turn: 90 },
    { x: 146, y, turn: 270 },
  ]),
  tall: [
    { x: 318, y: 64, turn: 0 },
    { x: 264, y: 66, turn: 0 },
    { x: 262, y: 440, turn: 180 },
  ],
};

/** @param {Scene} scene @param {Shape} shape @param {number} warehouse */
export function drawHouse(scene, shape, warehouse) {
  const spaces = scene.view.storerooms.length;
  const { x, y } = shape.house(warehouse, spaces);
  const [kind, ...paint] = HOUSES[warehouse];
  const s = shape.scale.house;
  return svg`
    <g style=${paintOf(paint)} data-warehouse=${warehouse}>
      <path d="M-46 0H49L59 8H-36Z" transform=${`translate(${x} ${y}) scale(${s})`} fill="#8A6A38" opacity=".32"></path>
      ${put(`warehouse-${kind}`, x, y, s)}${put(shape.name === "wide" ? "door-open" : "door-shut", x, y, s)}
      ${drawHouseNumber(shape, warehouse + 1, x, y)}
    </g>`;
}

/** Where its number hangs above the foot of the wall, and how large: the log calls a storeroom by it. */
const PLATES = { wide: { x: -31, y: -94, size: 19 }, tall: { x: 0, y: -22, size: 18.2 } };

/** @param {Shape} shape @param {number} number @param {number} x @param {number} y */
function drawHouseNumber(shape, number, x, y) {
  const { x: across, y: above, size } = PLATES[shape.name];
  return svg`
    <g class="plate" transform=${`translate(${x + across} ${y + above})`}><rect x=${-size * 0.52} y=${-size * 0.54} width=${size * 1.04} height=${size * 1.08} rx=${size * 0.24}></rect>${num(0, size * 0.33, size, number)}</g>`;
}

/** @param {"left"|"right"} side @param {number} x @param {number} y @param {number} scale */
export const drawPub = (side, x, y, scale) => svg`
  <g style=${paintOf(PUBS[side])} data-pub=${`${side}-pub`} data-about="mb-about-pub" data-clause="MB-S2">
    <path d="M-56 0H60L76 8L-40 12Z" transform=${`translate(${x} ${y}) scale(${scale})`} fill="#8A6A38" opacity=".3"></path>${put(`pub-${side}`, x, y, scale)}
  </g>`;

/** Tags beside the pub for barrels that nobody could load any more (MB-4.9): two in a row, each with a barrel and a number. */
const TAGS = { wide: { x: 90, y: 444, width: 46, height: 25, size: 20 }, tall: { x: 331, y: 8, width: 36, height: 23, size: 18.4 } };

/** @param {Scene} scene @param {Shape} shape */
export function drawCellar(scene, shape) {
  const { x, y, width, height, size } = TAGS[shape.name];
  const stored = scene.view.pub.flatMap((/** @type {number} */ count, /** @type {number} */ seat) => (count ? [{ count, seat }] : []));
  return svg`<g data-at="cellar" data-about="mb-about-cellar" data-clause="MB-E3">${stored.map(
    (/** @type {{count: number, seat: number}} */ { count, seat }, /** @type {number} */ place) => svg`
      <g transform=${`translate(${x + (place % 2) * width} ${y + Math.floor(place / 2) * height})`}><rect x=${1 - width / 2} y=${1 - height / 2} width=${width - 2} height=${height - 2} rx="7" fill="var(--paper)"></rect>
        ${barrel(colourOf(scene, seat), -width * 0.25, height * 0.37, (height * 0.74) / 46)}${num(width * 0.18, size * 0.33, size, count)}</g>`,
  )}</g>`;
}

/** A storeroom: its goods, drawn, and the number of each on the timber. @param {Scene} scene @param {Shape} shape @param {number} space */
export function drawStoreroom(scene, shape, space) {
  const spaces = scene.view.storerooms.length;
  const room = scene.view.storerooms[space];
  const { x, y } = shape.room(space, spaces);
  const isNow = space === scene.view.figures[scene.view.acting];
  return svg`
    <g data-storeroom=${space} data-about="mb-about-storeroom" data-clause="MB-4.2" transform=${`translate(${x} ${y})`}>
      ${isNow && shape.name === "wide" && !isRear(space, spaces) ? svg`<path class="lit" d="M-28.5 4V-33Q-28.5-41.6-19-41.6H19Q28.5-41.6 28.5-33V4Z" fill="url(#mb-lamp)"></path>` : nothing}
      ${isNow && !(shape.name === "wide" && !isRear(space, spaces)) ? svg`<ellipse cy="-4" rx=${shape.name === "wide" ? 60 : 27} ry=${shape.name === "wide" ? 34 : 24} fill="url(#mb-halo)"></ellipse>` : nothing}
      ${TIMBERS[timberOf(shape, space, spaces)](room)}
    </g>`;
}

/** @param {Shape} shape @param {number} space @param {number} spaces @returns {"deck"|"door"|"ledge"} */
const timberOf = (shape, space, spaces) => (shape.name === "tall" ? "ledge" : isRear(space, spaces) ? "deck" : "door");

/** @type {Record<"deck"|"door"|"ledge", (room: Storeroom) => any>} */
const TIMBERS = {
  deck: (room) => svg`<path d="M-40 8H52V22H-44Z" fill="#8A6A38" opacity=".35"></path>${put("deck", 0, 4, 0.98)}
    <ellipse cx="5" cy="-1" rx="32" ry="5" fill="#7A4C29" opacity=".35"></ellipse>${drawGoods(room, 0, 0, 1)}${drawNumbers(room, 19.5, 20, 1)}`,
  door: (room) => svg`${drawGoods(room, 0, 0, 0.94)}${put("lintel", 0, -49, 0.96)}${drawNumbers(room, -42.5, 20, 1)}`,
  ledge: (room) => svg`${put("deck-narrow", 0, 2, 0.98)}<ellipse cx="2" cy="-1" rx="13" ry="3" fill="#7A4C29" opacity=".35"></ellipse>
    ${drawGoods(room, 0, 0, 0.62)}${drawNumbers(room, 16.6, 18.4, 0.56)}`,
};

/** @param {Storeroom} room  the kinds of things it shows, each with its place across the room */
function kindsOf(room) {
  const kinds = [
    { name: "barrel", count: room.barrels },
    { name: "broken-barrel", count: room.broken },
    { name: "coin", count: room.coins },
  ].filter(({ count }) => count > 0);
  const step = kinds.length > 2 ? 26 : 31;
  return kinds.map((kind, place) => ({ ...kind, x: (place - (kinds.length - 1) / 2) * step }));
}

/** @param {Storeroom} room @param {number} x @param {number} y @param {number} s */
function drawGoods(room, x, y, s) {
  const kinds = kindsOf(room);
  return kinds.map(({ name, count, x: across }) => {
    const at = x + across * s;
    if (name === "coin") return put("coin", at, y - 11 * s, 0.66 * s);
    if (name === "broken-barrel") return drawBroken(count, at, y, s, kinds.length > 1);
    return drawStack(count, at, y, s, kinds.length > 1 ? 0.8 : 1);
  });
}

/** @param {number} count @param {number} x @param {number} y @param {number} s @param {boolean} isTight */
const drawBroken = (count, x, y, s, isTight) =>
  Array.from({ length: count }, (_, place) => goods("broken-barrel", x + (place - (count - 1) / 2) * (isTight ? 15 : 26) * s, y, (isTight && count > 1 ? 0.5 : 0.72) * s));

/** Barrels piled: the lower row first; more than six are told by the number. @param {number} count @param {number} x @param {number} y @param {number} s @param {number} tight */
function drawStack(count, x, y, s, tight) {
  const shown = Math.min(count, 6);
  const lower = shown < 3 ? shown : Math.ceil((shown + 1) / 2);
  const step = (lower > 2 ? 17.2 : 19.2) * s * tight;
  const size = (lower > 2 ? 0.52 : 0.56) * s * (tight < 1 ? 0.92 : 1);
  const places = Array.from({ length: shown }, (_, k) => {
    const isLow = k < lower;
    const many = isLow ? lower : shown - lower;
    return { x: x + ((isLow ? k : k - lower) - (many - 1) / 2) * step, y: isLow ? y : y - 14.5 * s, isLow };
  });
  return [...places.filter((place) => !place.isLow), ...places.filter((place) => place.isLow)].map((place) => goods("barrel", place.x, place.y, size));
}

/** @param {Storeroom} room @param {number} y @param {number} size @param {number} s */
const drawNumbers = (room, y, size, s) => kindsOf(room).map(({ count, x }) => num(x * s, y - size * 0.06, size, count, "pale"));
