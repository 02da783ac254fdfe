/** The smallest drawings: symbols put somewhere, numbers, crests, barrels, coins. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { round } from "./facts.js";

/**
 * @typedef {import("../../types.js").Template} Template
 * @typedef {Template|typeof nothing} Part
 */

/** A symbol; its origin is the point it stands on. @param {string} name @param {number} x @param {number} y @param {number} [scale] */
export const put = (name, x, y, scale = 1) =>
  svg`<use href=${`#mb-${name}`} transform=${`translate(${round(x)} ${round(y)}) scale(${round(scale)})`}></use>`;

/** @param {number} x @param {number} y @param {number} size @param {string|number} text @param {string} [more]  classes */
export const num = (x, y, size, text, more = "") =>
  svg`<text class=${`num ${more}`} x=${round(x)} y=${round(y)} font-size=${round(size)}>${text}</text>`;

const DIGIT = 0.5; // of its size, the width of a digit

/** How wide numbers are without what lies between them. @param {number[]} values @param {number[]} sizes */
export const widthOf = (values, sizes) => values.reduce((all, value, place) => all + sizes[place] * DIGIT * String(value).length, 0);

/** What a ship pays, largest first, around x: with a dot between two numbers, so that 4, 2 and 2 are not 422. @param {number[]} values @param {number[]} sizes @param {number} gap @param {number} x @param {number} y */
export function drawPays(values, sizes, gap, x, y) {
  let left = x - (widthOf(values, sizes) + gap * (values.length - 1)) / 2;
  return values.map((value, place) => {
    const middle = left + widthOf([value], [sizes[place]]) / 2;
    const dot = place ? svg`<circle cx=${round(left - gap / 2)} cy=${round(y - sizes[2] * 0.3)} r=${round(sizes[2] * 0.075)} fill="var(--ink)"></circle>` : nothing;
    left = 2 * middle - left + gap;
    return svg`${dot}${num(middle, y, sizes[place], value, place ? "pays" : "pays first")}`;
  });
}

/** A player's crest; its colours come from the class around it. @param {string} colour @param {number} x @param {number} y @param {number} [scale] */
export const crest = (colour, x, y, scale = 1) => put(`crest-${colour}`, x, y, scale);

/** The same as a picture of its own, on a disc. @param {string} colour */
export const drawCrest = (colour) => html`<svg viewBox="-11 -11 22 22" aria-hidden="true">${svg`<circle r="11" fill="var(--c)"></circle>${crest(colour, 0, 0, 0.72)}`}</svg>`;

/** A barrel in a player's colour. @param {string} colour @param {number} x @param {number} y @param {number} scale */
export const barrel = (colour, x, y, scale) => svg`
  <g class=${`seat-${colour}`}>${put("barrel", x, y, scale)}${crest(colour, x, y - 22 * scale, scale)}</g>`;

/** A barrel that is nobody's yet. @param {string} name @param {number} x @param {number} y @param {number} scale */
export const goods = (name, x, y, scale) => svg`<g class="seat-wood">${put(name, x, y, scale)}</g>`;

/** A round badge that says whose something is. @param {string} colour @param {number} x @param {number} y @param {number} [r] */
export const badge = (colour, x, y, r = 10.5) => svg`
  <g class=${`seat-${colour}`}><circle cx=${x} cy=${y} r=${r} fill="var(--paper)"></circle><circle cx=${x} cy=${y}
    r=${r * 0.82} fill="var(--c)"></circle>${crest(colour, x, y, r * 0.058)}</g>`;
