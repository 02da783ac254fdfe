/** A hint on the option itself: its share of a good mix, and the chance to win. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { percent, say } from "../../words/words.js";

/** A card in a small hand has room for one number. @param {import("../../types.js").Scene} scene */
export const isHintShort = ({ size, options }) => size !== "desktop" && options.some((option) => option.startsWith("card "));

/** @param {import("../../types.js").Scene} scene @param {string} option @param {number} x @param {number} y @param {number} [scale] @param {boolean} [isShort]  only the share */
export function drawHint(scene, option, x, y, scale = 1, isShort = false) {
  const found = scene.hint?.options[option];
  if (!found) return nothing;
  const isBest = found.share === Math.max(...Object.values(scene.hint?.options ?? {}).map((one) => one.share));
  const [top, tall] = isShort ? [-11, 26] : [-26, 50];
  return svg`
    <g class=${isBest ? "hint best" : "hint"} transform=${`translate(${x} ${y}) scale(${scale})`}>
      <title>${say("mb-hint", { share: percent(found.share), win: percent(found.win) })}</title>
      <rect x="-31" y=${top} width="62" height=${tall} rx="11"></rect>
      <text class="num" y=${top + 20} font-size="22">${percent(found.share)}</text>
      ${isShort ? nothing : svg`<text class="num" y="17" font-size="20.5">★ ${percent(found.win)}</text>`}
    </g>`;
}
