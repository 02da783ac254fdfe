/** Dockers, Lazy Jack and the Tally-Man. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { classes, colourOf, colourOfFigure, JACK, offered, ownerOf, round } from "./facts.js";
import { badge, barrel, crest, put } from "./pieces.js";
import { isRear, standOf } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Shape} Shape
 */

/** Where the crest sits on a shirt, and how large. */
const SHIRTS = { large: { y: -39, scale: 0.85 }, small: { y: -24.5, scale: 0.72 } };

/** A figure with its feet at the origin. @param {string} figure @param {number} scale @param {string|null} [owner]  a colour, where it is not the figure's */
export function drawPerson(figure, scale, owner = null) {
  if (figure === JACK) return svg`${put(JACK, 0, 0, scale)}${owner ? badge(owner, 11 * scale, -14 * scale, 10.5 * scale) : nothing}`;
  const [colour, size] = figure.split("-");
  const shirt = SHIRTS[/** @type {"large"} */ (size)];
  return svg`<g class=${`seat-${colour}`}>${put(`docker-${size}`, 0, 0, scale)}${crest(colour, 0, shirt.y * scale, shirt.scale * scale)}</g>
    ${owner && owner !== colour ? badge(owner, 13 * scale, -8 * scale, 9.5 * scale) : nothing}`;
}

/** @param {Shape} shape @param {string} figure */
export const scaleOf = (shape, figure) =>
  figure === JACK ? shape.scale.jack : figure.endsWith("large") ? shape.scale.large : shape.scale.small;

/** @param {Scene} scene @param {string} figure */
export function ownerColour(scene, figure) {
  const owner = ownerOf(scene.view, figure);
  if (owner === null || owner === undefined) return null;
  return figure === JACK || colourOf(scene, owner) !== colourOfFigure(figure) ? colourOf(scene, owner) : null;
}

/** Figures that stand on one side, in pubs, or on one space. @param {Scene} scene @param {Shape} shape @param {(place: number|string) => boolean} isWanted */
export const drawFigures = (scene, shape, isWanted) =>
  Object.entries(scene.view.figures)
    .filter(([, place]) => place !== null && isWanted(place))
    .map(([figure]) => drawFigure(scene, shape, figure));

/** @param {Scene} scene @param {Shape} shape @param {string} figure */
function drawFigure(scene, shape, figure) {
  const point = standOf(shape, scene.view, figure);
  if (!point) return nothing;
  const option = offered(scene, `hire ${figure}`);
  const scale = scaleNow(scene, shape, figure);
  const person = drawPerson(figure, scale, ownerColour(scene, figure));
  return svg`
    <g transform=${`translate(${round(point.x)} ${round(point.y)})`}>
      <ellipse cx=${7 * scale} cy="0" rx=${20 * scale} ry=${6 * scale} fill="#8A6A38" opacity=".42"></ellipse>
      ${option ? drawHireable(scene, shape, figure, option, person) : drawStanding(figure, person)}
    </g>`;
}

/** Smaller far away and in a pub, larger where it acts. @param {Scene} scene @param {Shape} shape @param {string} figure */
function scaleNow({ view }, shape, figure) {
  const place = view.figures[figure];
  const far = typeof place === "number" && shape.name === "wide" && isRear(place, view.storerooms.length) ? 0.95 : 1;
  const guest = typeof place === "string" ? 0.84 : 1;
  return scaleOf(shape, figure) * far * guest * (view.acting === figure ? 1.1 : 1);
}

/** @param {string} figure @param {import("./pieces.js").Part} person */
const drawStanding = (figure, person) => svg`
  <g class="figure" data-figure=${figure} data-about=${figure === JACK ? "mb-about-jack" : "mb-about-docker"} data-clause=${figure === JACK ? "MB-1.1" : "MB-3.1"}>${person}</g>`;

/** @param {Scene} scene @param {Shape} shape @param {string} figure @param {string} option @param {import("./pieces.js").Part} person */
function drawHireable(scene, shape, figure, option, person) {
  const reach = 44 * shape.scale.space;
  const touch = shape.name === "wide" ? { wide: 70, high: 96 } : { wide: 58, high: 58 };
  return svg`
    <g class=${classes("figure touch", scene.picked === option && "picked")} data-figure=${figure} data-option=${option}>
      <ellipse rx=${reach * 1.3} ry=${reach * 0.6} fill="url(#mb-halo)"></ellipse><ellipse class="ring-in" rx=${reach * 0.62} ry=${reach * 0.25}></ellipse>
      <rect x=${-touch.wide / 2} y=${-touch.high * 0.8} width=${touch.wide} height=${touch.high} fill="transparent"></rect>${person}
    </g>`;
}

/** Lazy Jack where nobody has hired him: he rests on the beach. @param {Scene} scene @param {Shape} shape */
export function drawJackAtHome(scene, shape) {
  if (scene.view.figures[JACK] !== null) return nothing;
  const { x, y } = shape.jackAtHome;
  return svg`<g transform=${`translate(${x} ${y})`} data-at="jack-home" data-about="mb-about-jack" data-clause="MB-1.1">${drawPerson(JACK, shape.scale.jack * 0.9)}</g>`;
}

/** Who has acted in this round: everybody on a higher space than the one who acts (MB-4.1). @param {Scene} scene @param {Shape} shape */
export function drawTicks(scene, shape) {
  const { view } = scene;
  const now = view.figures[view.acting];
  if (typeof now !== "number") return nothing;
  return Object.entries(view.figures)
    .filter(([, place]) => typeof place === "number" && place > now)
    .map(([figure]) => {
      const { x, y } = /** @type {import("./places.js").Point} */ (standOf(shape, view, figure));
      const s = shape.name === "wide" ? 1 : 0.74;
      return svg`<g data-about="mb-about-acted" data-clause="MB-4.1" transform=${`translate(${x + (shape.name === "wide" ? 31 : -15)} ${y + (shape.name === "wide" ? 7 : 1)}) scale(${s})`}><circle r="10"
        fill="#FFF8E7"></circle><circle r="8.2" fill="var(--teal)"></circle>${put("tick", 0, 0, 0.72)}</g>`;
    });
}

/** Barrels in hand, at the feet of whoever carries them. @param {Scene} scene @param {Shape} shape */
export function drawInHand(scene, shape) {
  const { view } = scene;
  const point = view.acting ? standOf(shape, view, view.acting) : null;
  const owner = view.acting ? ownerOf(view, view.acting) : null;
  if (!point || owner === null || view.phase !== "load") return nothing;
  const s = shape.name === "wide" ? 0.76 : 0.45;
  const shown = Math.min(view.left, 4);
  const places = Array.from({ length: shown }, (_, place) => shape.held(point, place));
  return svg`<g data-at="in-hand">${places.map(({ x, y }) => barrel(colourOf(scene, owner), x, y, s))}</g>`;
}

/** The Tally-Man, and the bank with its coins. @param {Scene} scene @param {Shape} shape */
export function drawTallyMan(scene, shape) {
  const { tallyMan: man, bank } = shape;
  const s = shape.name === "wide" ? 1 : 0.58;
  return svg`
    <g data-about="mb-about-tally-man" data-clause="MB-4.1"><ellipse cx=${man.x + 10 * s} cy=${man.y - 2} rx=${20 * s} ry=${6 * s} fill="#8A6A38" opacity=".42"></ellipse>${put("tally-man", man.x, man.y, s * 0.8)}</g>
    <g data-at="bank" data-about="mb-about-bank" data-clause="MB-4.7"><ellipse cx=${bank.x + 5} cy=${bank.y + 1} rx=${22 * s} ry=${6 * s} fill="#8A6A38" opacity=".42"></ellipse>${put("chest", bank.x, bank.y, s * 1.1)}
      <circle cx=${bank.x + 17 * s} cy=${bank.y - 2 * s} r=${shape.name === "wide" ? 14 : 11} fill="var(--paper)"></circle><text class="num" x=${bank.x + 17 * s} y=${bank.y - 2 * s + (shape.name === "wide" ? 7 : 6)} font-size=${shape.name === "wide" ? 21 : 18.4}>${scene.view.bank}</text></g>`;
}
