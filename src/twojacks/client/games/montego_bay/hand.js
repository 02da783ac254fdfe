/** The reader's move cards: a set for each figure; the one that is asked for is spread out. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { classes, colourOf, colourOfFigure, figuresOf, JACK, offered } from "./facts.js";
import { drawPerson, ownerColour } from "./figures.js";
import { drawHint, isHintShort } from "./hints.js";
import { crest, num, put } from "./pieces.js";

/** @typedef {import("../../types.js").Scene} Scene */

const VALUES = [1, 2, 3, 4, 5];
const CARD = "-34 -50 68 102";
/** Where a hint lies on a card: over it, or where a phone shows a part of it. */
const HINTS = { phone: 8, tablet: -62, desktop: -74 };

/** The figure whose card is asked for, or null. @param {Scene} scene @returns {string|null} */
export const figureAsked = (scene) => scene.options.find((option) => option.startsWith("card "))?.split(" ")[1] ?? null;

/** Whose cards these are: Lazy Jack's come from the set of the docker he stands with (MB-2.3). @param {Scene} scene @param {string} figure */
const setOf = (scene, figure) => (figure === JACK ? scene.view.with : figure);

/** @param {Scene} scene */
export function drawHand(scene) {
  if (scene.reader === null) return nothing;
  const asked = figureAsked(scene);
  const all = figuresOf(scene.view, scene.reader);
  const figures = asked && scene.size !== "desktop" && scene.mode === "board" && all.length > 2 ? [asked] : all; // as many as fit
  const isSpread = (/** @type {string} */ figure) => figure === asked || (figures.length < 3 && (scene.size === "desktop" || (scene.size === "tablet" && !asked)));
  return html`
    <div class="bay-hand ${classes(asked && "asked")}" data-about="mb-about-hand" data-clause="MB-2.1">
      ${figures.map((figure) => (isSpread(figure) ? drawSpread(scene, figure, all.indexOf(figure), asked) : drawFolded(scene, figure)))}
    </div>
  `;
}

/** @param {Scene} scene @param {string} figure @param {string|null} [owner] */
const drawHolder = (scene, figure, owner = ownerColour(scene, figure)) => html`
  <svg class="bay-holder" viewBox=${figure === JACK ? "-32 -70 66 76" : "-25 -82 50 88"} role="img" aria-label=${say("mb-figure-short", { figure })}>${svg`${drawPerson(figure, 1, owner)}`}</svg>
`;

/** @param {Scene} scene @param {string} figure @param {number} place @param {string|null} asked */
const drawSpread = (scene, figure, place, asked) => html`
  <div class=${classes("bay-set", figure === asked && "now")}>
    ${drawHolder(scene, figure)}
    <div class="bay-fan">${VALUES.map((value) => drawCard(scene, figure, value, place))}</div>
  </div>
`;

/** Only the card that was chosen, or a closed set. @param {Scene} scene @param {string} figure */
function drawFolded(scene, figure) {
  const card = scene.view.chosen[figure];
  return html`
    <div class="bay-set folded">
      ${drawHolder(scene, figure)}
      <svg class="bay-card ${card === null ? "closed" : "chosen"}" viewBox=${CARD} aria-hidden="true">${card === null ? drawBack(scene, figure) : drawFace(scene, figure, card)}</svg>
    </div>
  `;
}

/** An earlier pick may be changed while a later one is asked for: then it says which pick it is. @param {Scene} scene @param {string} figure @param {number} value @param {number} place */
function drawCard(scene, figure, value, place) {
  const option = `card ${figure} ${value}`;
  const isEarlier = place < (scene.choice?.begun.length ?? 0) && scene.options.length > 0;
  const state = classes("bay-card", isEarlier && "earlier", scene.view.chosen[figure] === value && "chosen", scene.picked === option && "picked");
  const face = svg`<g aria-hidden="true">${drawFace(scene, figure, value)}${drawHint(scene, option, 0, HINTS[scene.size], 1, isHintShort(scene) ? "short" : "stacked")}</g>`;
  // Two templates, so that a card which can no longer be laid down is no button any more.
  if (offered(scene, option) === null && !isEarlier) return html`<svg class=${state} viewBox=${CARD} aria-hidden="true">${face}</svg>`;
  return html`
    <svg class="touch ${state}" viewBox=${CARD} data-option=${option} data-pick=${isEarlier ? place : nothing} data-drag>
      ${svg`<rect class="ring-in" x="-33" y="-47" width="66" height="94" rx="10"></rect>`}${face}
    </svg>
  `;
}

/** @param {Scene} scene @param {string} figure @param {number|string} value */
export function drawFace(scene, figure, value) {
  const set = setOf(scene, figure) ?? figure;
  const [colour, size] = set.split("-");
  return svg`
    <g class=${`seat-${colourOfFigure(set)}`}>${put("move-card", 0, 0)}${num(6, -3, 48, value)}
      ${figure === JACK ? put(JACK, 0, 41, 0.54) : put(`docker-${size}`, 0, 41, size === "large" ? 0.53 : 0.58)}
      <g style="--crest:var(--c)">${crest(colour, -19, -30, 0.65)}</g></g>`;
}

/** @param {Scene} scene @param {string} figure */
export function drawBack(scene, figure) {
  const set = setOf(scene, figure) ?? `${colourOf(scene, scene.view.hirer ?? 0)}-large`;
  const colour = colourOfFigure(set);
  return svg`<g class=${`seat-${colour}`}>${put("move-card-back", 0, 0)}${crest(colour, 0, 0, 0.8)}</g>`;
}
