/** What a choice would do, drawn before it is made: footprints, where the figure would stand, whom it would push. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { classes, colourOf, colourOfFigure, JACK, round } from "./facts.js";
import { drawPerson, ownerColour, scaleOf } from "./figures.js";
import { standOf, wayTo } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Shape} Shape
 * @typedef {import("./places.js").Point} Point
 */

/** @param {Scene} scene @param {Shape} shape */
export function drawPlan(scene, shape) {
  const plan = scene.picked ? scene.previews[scene.picked] : null;
  if (!plan) return nothing;
  if (plan.path) return drawWalk(scene, shape, plan);
  if (plan.cards) return drawReach(scene, shape, plan);
  return nothing;
}

/** Where the figure walks from: its pub, or its space. @param {Scene} scene @param {Shape} shape @param {string} figure */
const startOf = (scene, shape, figure) => standOf(shape, scene.view, figure) ?? shape.jackAtHome;

/** @param {Scene} scene @param {Shape} shape @param {Record<string, any>} plan */
function drawWalk(scene, shape, plan) {
  const spaces = scene.view.storerooms.length;
  const colour = plan.figure === JACK ? colourOf(scene, scene.view.hirer ?? scene.reader) : colourOfFigure(plan.figure);
  const end = shape.space(plan.space, spaces);
  const stops = [startOf(scene, shape, plan.figure), ...walkPoints(shape, scene.view.figures[plan.figure], plan.path, spaces)];
  return svg`
    <g class=${classes("plan", `seat-${colour}`)}>
      ${stops.slice(1).map((stop, step) => drawFeet(stops[step], stop, shape))}
      ${plan.space === plan.path.at(-1) ? nothing : drawWayBack(shape, plan.path.at(-1), plan.space, spaces)}
      <ellipse class="goal" cx=${end.x} cy=${end.y} rx=${38 * shape.scale.space} ry=${14 * shape.scale.space}></ellipse>
      <g class="ghost" transform=${`translate(${end.x} ${end.y})`}>${drawPerson(plan.figure, scaleOf(shape, plan.figure), ownerColour(scene, plan.figure))}</g>
      ${plan.pushed_to === null ? nothing : drawPush(end, shape.space(plan.pushed_to, spaces))}
    </g>`;
}

/** All points of a walk; out of a pub the first step is straight. @param {Shape} shape @param {number|string} from @param {number[]} path @param {number} spaces */
const walkPoints = (shape, from, path, spaces) =>
  path.flatMap((space, step) => {
    const before = step ? path[step - 1] : from;
    return typeof before === "number" ? wayTo(shape, before, space, spaces) : [shape.space(space, spaces)];
  });

/** Footprints between two spaces, a pair a step. @param {Point} from @param {Point} to @param {Shape} shape */
function drawFeet(from, to, shape) {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  const many = Math.max(2, Math.min(6, Math.round(long / (30 * shape.scale.space))));
  const side = 7 * shape.scale.space;
  return Array.from({ length: many }, (_, foot) => {
    const part = (foot + 1) / (many + 1);
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    const lean = foot % 2 ? side : -side;
    const radians = (turn * Math.PI) / 180;
    return svg`<use href="#mb-footprint" transform=${`translate(${round(x + lean * Math.cos(radians))} ${round(y + lean * Math.sin(radians))}) rotate(${round(turn)}) scale(${1.25 * Math.max(0.7, shape.scale.space)})`}></use>`;
  });
}

/** Against the arrow, space by space (MB-3.5). @param {Shape} shape @param {number} from @param {number} to @param {number} spaces */
function drawWayBack(shape, from, to, spaces) {
  const points = [shape.space(from, spaces)];
  for (let space = from; space !== to; space = (space + spaces - 1) % spaces) {
    points.push(...wayTo(shape, space, (space + spaces - 1) % spaces, spaces));
  }
  const lift = 16 * shape.scale.space;
  return svg`<path class="way back" d=${points.map(({ x, y }, step) => `${step ? "L" : "M"}${x} ${y - lift}`).join("")}></path>`;
}

/** Through the warehouse to the opposite space. @param {Point} from @param {Point} to */
function drawPush(from, to) {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const [a, b] = [
    { x: from.x + dx * 24, y: from.y + dy * 30 },
    { x: to.x - dx * 20, y: to.y - dy * 22 },
  ];
  return svg`<path class="way" d=${`M${a.x} ${a.y}L${b.x} ${b.y}`}></path>
    <path class="way" d=${`M${b.x - dx * 9 - dy * 8} ${b.y - dy * 9 - dx * 8}L${b.x} ${b.y}L${b.x - dx * 9 + dy * 8} ${b.y - dy * 9 + dx * 8}`}></path>
    <ellipse class="goal" cx=${to.x} cy=${to.y} rx="16" ry="7"></ellipse>`;
}

/** Where Lazy Jack could go from there, each space with the cards that lead to it. @param {Scene} scene @param {Shape} shape @param {Record<string, any>} plan */
function drawReach(scene, shape, plan) {
  const spaces = scene.view.storerooms.length;
  /** @type {Map<number, string[]>} */
  const leading = new Map();
  for (const [card, move] of Object.entries(plan.cards)) leading.set(move.space, [...(leading.get(move.space) ?? []), card]);
  return svg`<g class=${`plan seat-${colourOf(scene, /** @type {number} */ (scene.reader))}`}>${[...leading].map(([space, cards]) => {
    const { x, y } = shape.space(space, spaces);
    const s = shape.name === "wide" ? 1 : 0.88;
    return svg`<g transform=${`translate(${x} ${y}) scale(${s})`}><ellipse class="goal" rx="26" ry="10"></ellipse>${drawCards(cards)}</g>`;
  })}</g>`;
}

/** One number, or the first and the last of several: who cannot make room sends Jack back to one space. @param {string[]} cards */
function drawCards(cards) {
  const half = cards.length > 1 ? 24 : 14;
  const text = cards.length > 1 ? `${cards[0]}–${cards.at(-1)}` : cards[0];
  return svg`<rect x=${-half} y="-16" width=${2 * half} height="28" rx="14" fill="var(--paper)"></rect><text class="num" y="5" font-size="21">${text}</text>`;
}
