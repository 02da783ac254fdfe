/** The fourteen taverns with their sailors, lanterns, and the spaces before them. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawHint } from "./hints.js";
import { drawSailor, drawSailorBack } from "./sailors.js";
import { rowOf, TAVERNS } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Plan} Plan
 */

/** Cards below the open one lie a little up and to the right, each by this share of the width. */
const FAN = 0.075;

/** The option that leads to this space, if one is offered. @param {Scene} scene @param {number} space */
export function optionAt(scene, space) {
  const direct = scene.options.find((option) => option === `place ${space}` || option === `place-jack ${space}`);
  if (direct) return direct;
  return scene.options.find((option) => /^(jack-)?rum /.test(option) && scene.previews[option]?.space === space) ?? null;
}

/** @param {Plan} plan @param {number} space */
function drawHouse(plan, space, /** @type {number} */ height) {
  const { tavern, sign, isMirrored } = plan.rows[rowOf(space)];
  const [x, y] = plan.spaces[space];
  const { tavern: width, sign: board } = plan.widths;
  const [left, top, tall] = [x + tavern[0], y + tavern[1], (width * 160) / 140];
  const classes = `hal-house hal-pile-${height} ${rowOf(space) === "near" ? "hal-back" : ""}`;
  const flip = isMirrored ? `translate(${2 * left + width} 0) scale(-1 1)` : "";
  const swing = rowOf(space) === "left" ? `translate(${x + sign[0]} ${y + sign[1]})` : `translate(${x + sign[0]} ${y + sign[1]}) scale(-1 1)`;
  return svg`
    <ellipse cx=${left + width / 2} cy=${top + tall - 2} rx=${width * 0.47} ry=${width * 0.055} fill="#05080F" opacity=".5"></ellipse>
    <g transform=${flip}><use class=${classes} href="#hal-tavern-${TAVERNS[space]}" x=${left} y=${top} width=${width} height=${tall}></use></g>
    ${rowOf(space) === "near" ? drawCasks(left, top, width, tall) : nothing}
    <g transform=${swing}><use href="#hal-sign-${TAVERNS[space]}" width=${board} height=${(board * 56) / 44}></use></g>
  `;
}

/** Behind the near houses, where others have their doors. @param {number} left @param {number} top @param {number} width @param {number} tall */
function drawCasks(left, top, width, tall) {
  const size = width / 5;
  const cask = (/** @type {number} */ x, /** @type {number} */ y) =>
    svg`<use href="#hal-cask" x=${left + x * width} y=${top + tall - y * width} width=${size} height=${size * 1.2}></use>`;
  return svg`${cask(0.19, 0.27)}${cask(0.32, 0.24)}`;
}

/** @param {Plan} plan @param {number} space @param {(string|null)[]} pile */
function drawPile(plan, space, pile) {
  const { card } = plan.widths;
  const [x, y] = plan.spaces[space];
  const { pile: offset } = plan.rows[rowOf(space)];
  const scale = card / 100;
  const top = pile.at(-1);
  const lying = pile.slice(0, -1).map((_, index) => pile.length - 1 - index);
  return svg`
    <g data-at="pile-${space}" transform="translate(${x + offset[0]} ${y + offset[1]}) scale(${scale})">
      ${pile.length ? svg`<rect x="-2" y="6" width="108" height="140" rx="12" fill="#05080F" opacity=".45"></rect>` : drawNobody()}
      ${lying.map((depth) => svg`<g transform="translate(${depth * FAN * 100} ${-depth * FAN * 100})">${drawSailorBack()}</g>`)}
      ${pile.length ? svg`<g class="hal-top">${top ? drawSailor(top, plan.widths.value) : drawSailorBack()}</g>` : nothing}
    </g>
  `;
}

const drawNobody = () =>
  svg`<rect x="4" y="8" width="92" height="126" rx="12" fill="#0A0F1A" fill-opacity=".5" stroke="#8FA3C2" stroke-opacity=".5" stroke-width="3" stroke-dasharray="10 8"></rect>`;

/** @param {number} space */
const nameOf = (space, /** @type {number} */ height) => `${say("hs-tavern", { space })} (${space}) · ${say("hs-sailors", { count: height })}`;

/** @param {Plan} plan @param {Scene} scene @param {number} space */
function drawTavern(plan, scene, space) {
  const pile = scene.view.taverns[space];
  return svg`
    <g data-at="tavern-${space}" data-about="hs-about-tavern" data-clause="HS-R6">
      <title>${nameOf(space, pile.length)}</title>
      ${drawHouse(plan, space, pile.length)}${drawPile(plan, space, pile)}
    </g>
  `;
}

/** Far to near, so that nearer houses cover farther ones. @param {Plan} plan @param {Scene} scene */
export function drawTown(plan, scene) {
  const order = TAVERNS.map((_, space) => space).sort((one, other) => footOf(plan, one) - footOf(plan, other));
  return svg`
    ${order.filter((space) => rowOf(space) === "far").map((space) => drawTavern(plan, scene, space))}
    ${plan.things.map(([symbol, x, y, width, height]) => svg`<use href="#hal-${symbol}" x=${x} y=${y} width=${width} height=${height}></use>`)}
    ${order.filter((space) => rowOf(space) !== "far").map((space) => drawTavern(plan, scene, space))}
    ${plan.lanterns.map(([x, y]) => drawLantern(plan, x, y))}
  `;
}

/** @param {Plan} plan @param {number} space */
const footOf = (plan, space) => plan.spaces[space][1] + plan.rows[rowOf(space)].tavern[1];

/** @param {Plan} plan @param {number} x @param {number} y */
function drawLantern(plan, x, y) {
  const width = plan.widths.lantern;
  return svg`<use href="#hal-lantern" x=${x - width / 2} y=${y - width * 2.3} width=${width} height=${width * 2.4}></use>`;
}

/** @param {Plan} plan */
export const drawSpaces = (plan) =>
  plan.spaces.map(([x, y], space) => {
    const width = plan.widths.space;
    return svg`<use data-at="space-${space}" href="#hal-space" x=${x - width / 2} y=${y - width * 0.383} width=${width} height=${width * 0.7}></use>`;
  });

/** Spaces that may be chosen glow, and take the pointer together with their tavern. @param {Plan} plan @param {Scene} scene */
export const drawChoices = (plan, scene) =>
  plan.spaces.map((_, space) => {
    const option = optionAt(scene, space);
    return option ? drawChoice(plan, scene, space, option) : nothing;
  });

/** @param {Plan} plan @param {Scene} scene @param {number} space @param {string} option */
function drawChoice(plan, scene, space, option) {
  const [x, y] = plan.spaces[space];
  const { space: width, tavern } = plan.widths;
  const { tavern: offset } = plan.rows[rowOf(space)];
  const [left, right] = [Math.min(x - width / 2, x + offset[0]), Math.max(x + width / 2, x + offset[0] + tavern)];
  const [top, bottom] = [Math.min(y - width * 0.3, y + offset[1] + tavern * 0.3), Math.max(y + width * 0.3, y + offset[1] + tavern * 1.14)];
  const state = scene.picked === option ? "hal-picked" : "";
  return svg`
    <g class="touch hal-choice ${state}" data-option=${option} data-about="hs-about-space" data-clause="HS-S4">
      <title>${nameOf(space, scene.view.taverns[space].length)}</title>
      <rect x=${left} y=${top} width=${right - left} height=${bottom - top} fill="#fff" fill-opacity="0"></rect>
      <use class="hal-ring" href="#hal-space-ring" x=${x - width * 0.54} y=${y - width * 0.415} width=${width * 1.08} height=${width * 0.76}></use>
      ${drawHint(scene, option, x, y, plan.widths.step * 1.5)}
    </g>
  `;
}
