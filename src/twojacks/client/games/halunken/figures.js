/** Captains and Black Jack, and the cards that lie before them. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawBadge, drawMoveBack } from "./cards.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Plan} Plan
 * @typedef {import("./places.js").Point} Point
 * @typedef {number|"jack"} Figure
 */

/** @param {Scene} scene @returns {Figure[]} */
export const figuresOf = ({ view }) => [...view.captains.keys(), "jack"];

/** @param {Scene} scene @param {Figure} figure @returns {number|null} */
export const spaceOf = ({ view }, figure) => (figure === "jack" ? view.jack : view.captains[figure]);

/** Where a figure's foot is; two on one space step aside. @param {Plan} plan @param {Scene} scene @param {Figure} figure @returns {Point} */
export function footOf(plan, scene, figure) {
  const space = /** @type {number} */ (spaceOf(scene, figure));
  const together = figuresOf(scene).filter((other) => spaceOf(scene, other) === space);
  const [x, y] = plan.spaces[space];
  const place = together.indexOf(figure) - (together.length - 1) / 2;
  const aside = figure === "jack" && together.length === 1 ? -plan.apart * 0.6 : 2 * place * plan.apart;
  return [x + aside, y + plan.widths.captain * 0.17];
}

/** @param {Plan} plan @param {Scene} scene @param {Figure} figure */
function drawFigure(plan, scene, figure) {
  if (spaceOf(scene, figure) === null) return nothing;
  const [x, y] = footOf(plan, scene, figure);
  return svg`
    <g data-figure=${figure} transform="translate(${x} ${y})" data-about=${figure === "jack" ? "hs-about-jack" : "hs-about-captain"} data-clause=${figure === "jack" ? "HS-B5" : "HS-R8"}>
      ${figure === "jack" ? drawJack(plan, scene) : drawCaptain(plan, scene, figure)}
    </g>
  `;
}

/** @param {Plan} plan @param {Scene} scene @param {number} seat */
function drawCaptain(plan, scene, seat) {
  const width = plan.widths.captain;
  const { colour, name } = scene.seats[seat];
  const isMine = seat === scene.reader;
  return svg`
    <title>${name}</title>
    ${isMine ? svg`<ellipse class="hal-mine seat-${colour}" cy=${-width * 0.15} rx=${width * 0.9} ry=${width * 0.52}></ellipse>` : nothing}
    <g class="hal-body"><use href="#hal-captain-${colour}" x=${-width / 2} y=${-width * 1.3} width=${width} height=${width * 1.4}></use></g>
    ${drawLaid(plan, scene, seat)}
  `;
}

/** A card face down at the feet of whoever has chosen: never what. @param {Plan} plan @param {Scene} scene @param {number} seat */
function drawLaid(plan, scene, seat) {
  const isLaid = scene.chosen.includes(seat) || (scene.view.phase === "cards" && scene.view.chosen[seat] !== null);
  if (!isLaid) return nothing;
  const size = (plan.widths.captain * 0.4) / 100;
  return svg`<g class="hal-laid" transform="translate(${plan.widths.captain * 0.42} ${-plan.widths.captain * 0.26}) rotate(9) scale(${size})">${drawMoveBack(scene.seats[seat].colour)}</g>`;
}

/** @param {Plan} plan @param {Scene} scene */
function drawJack(plan, scene) {
  const width = plan.widths.jack;
  const { hirer } = scene.view;
  return svg`
    <title>${say("hs-figure-jack")}</title>
    <g class="hal-body"><g transform="scale(-1 1)"><use href="#hal-black-jack" x=${-width / 2} y=${-width * 1.26} width=${width} height=${(width * 122) / 92}></use></g></g>
    ${hirer === null ? nothing : svg`<g transform="translate(${width * 0.46} ${-width * 0.04})">${drawBadge(scene.seats[hirer].colour, width * 0.125)}</g>`}
  `;
}

/** Nearer figures stand before farther ones. @param {Plan} plan @param {Scene} scene */
export function drawFigures(plan, scene) {
  const depth = (/** @type {Figure} */ figure) => (spaceOf(scene, figure) === null ? 0 : footOf(plan, scene, figure)[1]);
  return figuresOf(scene)
    .sort((one, other) => depth(one) - depth(other))
    .map((figure) => drawFigure(plan, scene, figure));
}
