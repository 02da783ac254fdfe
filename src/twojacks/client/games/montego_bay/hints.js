/** A hint on the option itself: its share of a good mix, and the chance to win. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { percent, say } from "../../words/words.js";
import { num } from "./pieces.js";

/** A card in a small hand has room for one number, and so has an offer. @param {import("../../types.js").Scene} scene */
export const isHintShort = ({ size, options }) => size !== "desktop" && options.some((option) => /^(card|hire) /.test(option));

/** Both numbers one above the other, or beside each other; or only the share. */
const FORMS = {
  stacked: { x: -31, y: -26, width: 62, height: 50, share: [0, -6], win: [0, 17] },
  row: { x: -65, y: -13, width: 130, height: 26, share: [-34, 7], win: [29, 7] },
  short: { x: -31, y: -11, width: 62, height: 26, share: [0, 9], win: null },
};

/** @param {import("../../types.js").Scene} scene @param {string} option @param {number} x @param {number} y @param {number} [scale] @param {keyof typeof FORMS} [form] */
export function drawHint(scene, option, x, y, scale = 1, form = "stacked") {
  const found = scene.hint?.options[option];
  if (!found) return nothing;
  const isBest = found.share === Math.max(...Object.values(scene.hint?.options ?? {}).map((one) => one.share));
  const { share, win, ...box } = FORMS[form];
  return svg`
    <g class=${isBest ? "hint best" : "hint"} transform=${`translate(${x} ${y}) scale(${scale})`}>
      <title>${say("mb-hint", { share: percent(found.share), win: percent(found.win) })}</title>
      <rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="11"></rect>
      ${num(share[0], share[1], 21.5, percent(found.share))}${win ? num(win[0], win[1], 21.5, `★ ${percent(found.win)}`) : nothing}
    </g>`;
}
