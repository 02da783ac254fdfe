/** What a captain would do: a good mix's share of an option, and its chance to win, shown where the option lies. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { percent } from "../../words/words.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** On the board. @param {Scene} scene @param {string} option @param {number} x @param {number} y @param {number} size */
export function drawHint(scene, option, x, y, size) {
  const hint = scene.hint?.options[option];
  if (!hint) return nothing;
  return svg`
    <g class="hal-hint" aria-hidden="true" transform="translate(${x} ${y}) scale(${size / 12})">
      <rect x="-27" y="-13" width="54" height="27" rx="6"></rect>
      <text class="hal-num" y="0" font-size="14" text-anchor="middle">${percent(hint.share)}</text>
      <text class="hal-hint-win" y="11.5" font-size="11" text-anchor="middle">★ ${percent(hint.win)}</text>
    </g>
  `;
}

/** On a phone cards show little more than their number. @param {Scene} scene */
export const isHintShort = ({ size, mode, options }) => size === "phone" && mode === "board" && !options[0]?.startsWith("place");

/** On a card. @param {Scene} scene @param {string} option */
export function drawHintTag(scene, option) {
  const hint = scene.hint?.options[option];
  if (!hint) return nothing;
  return html`<span class="hal-hint-tag" aria-hidden="true"><b>${percent(hint.share)}</b>${isHintShort(scene) ? nothing : html`<span>★ ${percent(hint.win)}</span>`}</span>`;
}
