/** A planned choice on the board: the way, step by step, who would be met, and where that one would go. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { spaceOf } from "./figures.js";
import { curveThrough } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Plan} Plan
 * @typedef {import("./places.js").Point} Point
 */

/** Half way between a space and the water before it. @param {Plan} plan @param {number} space @returns {Point} */
const edgeOf = (plan, space) => {
  const [[x, y], [wx, wy]] = [plan.spaces[space], plan.water[space]];
  return [x + (wx - x) * 0.6, y + (wy - y) * 0.6];
};

/** @param {Plan} plan @param {number} start @param {number[]} path */
function drawWay(plan, start, path) {
  const inner = path.slice(0, -1).map((space) => plan.water[space]);
  const goal = /** @type {number} */ (path.at(-1));
  const d = curveThrough([edgeOf(plan, start), ...inner, plan.water[goal]]);
  const { step } = plan.widths;
  return svg`
    <path d=${d} fill="none" stroke="#FFC766" stroke-opacity=".26" stroke-width=${step} stroke-linecap="round"></path>
    <path class="hal-march" d=${d} fill="none" stroke="#FFE3A6" stroke-width=${step * 0.4} stroke-linecap="round" stroke-dasharray=".1 ${step * 0.9}" style="--march:${-0.9 * step}"></path>
  `;
}

/** @param {Plan} plan @param {number} space @param {number} number @param {boolean} isGoal @param {number} order */
function drawStep(plan, space, number, isGoal, order) {
  const [x, y] = plan.water[space];
  const radius = plan.widths.step * (isGoal ? 1.15 : 1);
  return svg`
    <g class="hal-step" style="--order:${order}">
      <circle cx=${x} cy=${y} r=${radius} fill=${isGoal ? "#FFC766" : "#0A0F1A"} stroke="#FFC766" stroke-width=${radius * 0.19}></circle>
      <text class="hal-num" x=${x} y=${y + radius * 0.56} font-size=${radius * 1.68} fill=${isGoal ? "#0A0F1A" : "#FFE3A6"} text-anchor="middle">${number}</text>
    </g>
  `;
}

/** @param {Plan} plan @param {Scene} scene @param {any} move */
function drawMovePlan(plan, scene, move) {
  const start = /** @type {number} */ (spaceOf(scene, move.figure));
  return svg`
    ${drawWay(plan, start, move.path)}${drawGoal(plan, move.space)}
    ${drawGhost(plan, scene, move.figure, move.space, move.meets === null ? 0 : -plan.apart)}
    ${move.pushed_to === null ? nothing : drawPush(plan, scene, move.meets, move.space, move.pushed_to)}
  `;
}

/** @param {Plan} plan @param {number} space */
function drawGoal(plan, space) {
  const [x, y] = plan.spaces[space];
  const width = plan.widths.space * 1.09;
  return svg`<use class="hal-pulse" href="#hal-space-ring" x=${x - width / 2} y=${y - width * 0.383} width=${width} height=${width * 0.7}></use>`;
}

/** @param {Plan} plan @param {Scene} scene @param {number|"jack"} figure @param {number} space @param {number} aside */
function drawGhost(plan, scene, figure, space, aside) {
  const [x, y] = plan.spaces[space];
  const foot = y + plan.widths.captain * 0.17;
  if (figure === "jack") {
    const width = plan.widths.jack;
    return svg`<use class="hal-ghost" href="#hal-black-jack" x=${x + aside - width / 2} y=${foot - width * 1.26} width=${width} height=${(width * 122) / 92} opacity=".55"></use>`;
  }
  const width = plan.widths.captain;
  return svg`<use class="hal-ghost seat-${scene.seats[figure].colour}" href="#hal-captain-ghost" x=${x + aside - width / 2} y=${foot - width * 1.3} width=${width} height=${width * 1.4}></use>`;
}

/** Where the one met is put. @param {Plan} plan @param {Scene} scene @param {number|"jack"} figure @param {number} from @param {number} to */
function drawPush(plan, scene, figure, from, to) {
  const [[x1, y1], [x2, y2]] = [plan.spaces[from], plan.spaces[to]];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const cut = Math.min(0.42, (plan.widths.space * 0.34) / length);
  const [sx, sy, ex, ey] = [x1 + (x2 - x1) * cut, y1 + (y2 - y1) * cut, x2 - (x2 - x1) * cut, y2 - (y2 - y1) * cut];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const size = plan.widths.step;
  const colour = figure === "jack" ? "hal-seat-jack" : `seat-${scene.seats[figure].colour}`;
  return svg`
    <g class="hal-push ${colour}">
      <path d="M${sx} ${sy}L${ex} ${ey}" fill="none" stroke-width=${size * 0.4} stroke-linecap="round" stroke-dasharray=".1 ${size * 0.85}"></path>
      <path d="M0 ${-size * 0.9}L${size * 1.4} 0L0 ${size * 0.9}Z" transform="translate(${ex} ${ey}) rotate(${angle})"></path>
    </g>
  `;
}

/** @param {Scene} scene */
const toldOf = (scene) => (scene.picked ? scene.previews[scene.picked] : null);

/** The numbers of steps, above everything: of the way, or of all that a Rum may become. @param {Plan} plan @param {Scene} scene */
export function drawSteps(plan, scene) {
  const told = toldOf(scene);
  if (told?.numbers) return Object.entries(told.numbers).map(([number, move]) => drawStep(plan, move.space, Number(number), false, Number(number)));
  const path = told?.path ?? [];
  return path.map((/** @type {number} */ space, /** @type {number} */ index) => drawStep(plan, space, index + 1, index === path.length - 1, index));
}

/** The way and the goal. @param {Plan} plan @param {Scene} scene */
export function drawPlanned(plan, scene) {
  const told = toldOf(scene);
  if (!told) return nothing;
  if (told.numbers) return Object.values(told.numbers).map((move) => drawGoal(plan, move.space));
  if (told.path) return drawMovePlan(plan, scene, told);
  if (told.height !== undefined) {
    const figure = scene.picked?.startsWith("place-jack") ? "jack" : /** @type {number} */ (scene.reader);
    return svg`${drawGoal(plan, told.space)}${drawGhost(plan, scene, figure, told.space, 0)}`;
  }
  const from = told.pushed_to === null || told.pushed_to === undefined ? null : spaceOf(scene, told.meets);
  return from === null ? nothing : drawPush(plan, scene, told.meets, from, told.pushed_to);
}
