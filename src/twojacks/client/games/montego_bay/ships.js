/** Ships in port: what they pay, what is aboard, who would get what, and where the next barrel goes. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { classes, colourOf, offered, round } from "./facts.js";
import { drawHint } from "./hints.js";
import { drawHull, drawWake, edge, holdAt, hullFor } from "./hulls.js";
import { barrel, crest, drawPays, num, put, widthOf } from "./pieces.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Shape} Shape
 * @typedef {import("./pieces.js").Part} Part
 * @typedef {{ship: string, capacity: number, points: number[], hold: number[], pays: (number|null)[]|null}} Pier
 */

/** Sizes that differ with the rig. */
const LOOKS = {
  wide: { points: [50, 38, 29], baseline: -146, count: 21, step: 33, crest: 0.68, flag: 0.98, flagText: 21, columns: 1 },
  tall: { points: [42, 34, 29], baseline: -129, count: 28, step: 38, crest: 0.82, flag: 1.12, flagText: 25.5, columns: 2 },
};
const LEAST = 0.7; // of its size, a number on a narrow sail
const [GAP, LEAST_GAP] = [13, 7]; // between two numbers

/** @param {Scene} scene @param {Shape} shape */
export function drawPort(scene, shape) {
  const { piers, leaving } = scene.view;
  const ships = [0, 1, 2, 3].map((pier) => {
    const gone = leaving?.pier === pier + 1 ? leaving : null;
    return { pier, ship: gone ?? piers[pier] ?? null, isLeaving: Boolean(gone) };
  });
  return svg`
    ${ships.map(({ pier }) => drawJetty(pier, shape))}
    ${ships.map(({ pier, ship, isLeaving }) => (ship ? drawBerth(scene, shape, pier, ship, isLeaving) : nothing))}
    ${shape.name === "tall" ? svg`${ships.map(({ pier }) => drawPierNumber(pier, shape))}${drawHourglass(shape)}` : nothing}`;
}

/** @param {number} pier @param {Shape} shape */
function drawJetty(pier, shape) {
  const { x, y } = shape.jetty(pier);
  if (shape.name === "tall") return put("jetty-tall", x, y);
  return svg`${put("jetty", x, y)}${drawPierNumber(pier, shape)}${pier === 0 ? drawHourglass(shape) : nothing}`;
}

/** @param {number} pier @param {Shape} shape */
function drawPierNumber(pier, shape) {
  const { x, y } = shape.jetty(pier);
  const [r, low] = shape.name === "tall" ? [12.6, 0] : [17, 12];
  return svg`<g data-about="mb-about-pier" data-clause="MB-4.4"><circle cx=${x} cy=${y + low} r=${r} fill="var(--wood-deep)"></circle><circle cx=${x} cy=${y + low - 1}
    r=${r * 0.85} fill="#FBEBC8"></circle>${num(x, y + low + r * 0.42, r * 1.42, pier + 1)}</g>`;
}

/** The ship at pier 1 sails at the end of the round (MB-5.1): below its number, or above it where ships lie below. @param {Shape} shape */
function drawHourglass(shape) {
  const { x, y } = shape.jetty(0);
  const [down, scale] = shape.name === "tall" ? [-25, 0.7] : [50, 1];
  return svg`
    <g data-about="mb-about-foremost" data-clause="MB-5.1" transform=${`translate(${x} ${y + down}) scale(${scale})`}><rect x="-14" y="-17" width="28" height="34" rx="6" fill="var(--wood-deep)"></rect><rect
      x="-12" y="-15" width="24" height="30" rx="4" fill="#FBEBC8"></rect>${put("hourglass", 0, 0)}</g>`;
}

/** @param {Scene} scene @param {Shape} shape @param {number} pier @param {Pier} ship @param {boolean} isLeaving */
function drawBerth(scene, shape, pier, ship, isLeaving) {
  const { x, y } = shape.ship(pier);
  return svg`<g transform=${`translate(${x} ${y}) scale(${shape.shipScale})`}>${drawShip(scene, shape.name, pier, ship, isLeaving)}</g>`;
}

/** @param {Scene} scene @param {number} pier */
export const optionAt = (scene, pier) => offered(scene, `load ${pier + 1}`) ?? offered(scene, `unload ${pier + 1}`);

/** @param {Scene} scene @param {"wide"|"tall"} rig @param {number} pier @param {Pier} ship @param {boolean} [isLeaving] */
export function drawShip(scene, rig, pier, ship, isLeaving = false) {
  const option = isLeaving ? null : optionAt(scene, pier);
  const label = shipLabel(scene, pier, ship);
  if (ship.ship === "pilot") {
    return svg`<g class="ship" role="img" aria-label=${label} data-ship="pilot" data-pier=${pier + 1} data-about="mb-about-pilot" data-clause="MB-S7">${put("pilot-boat", 0, 0, 1.2)}</g>`;
  }
  const inside = drawInside(scene, rig, ship, option);
  // Two templates, so that a ship which can no longer be touched is no button any more.
  return option
    ? svg`<g class=${classes("ship touch", scene.picked === option && "picked")} data-ship=${ship.ship} data-pier=${pier + 1} data-option=${option}>${inside}</g>`
    : svg`<g class="ship" role="img" aria-label=${label} data-ship=${ship.ship} data-pier=${pier + 1} data-about="mb-about-ship" data-clause="MB-V1">${inside}</g>`;
}

/** @param {Scene} scene @param {"wide"|"tall"} rig @param {Pier} ship @param {string|null} option */
function drawInside(scene, rig, ship, option) {
  const hull = hullFor(ship.capacity, ship.ship, rig);
  const shown = plannedShip(scene, option, ship);
  const wake = drawWake(hull);
  return svg`
    <g aria-hidden="true">
      ${option ? drawGround(hull) : nothing}${wake.shade}
      ${option ? svg`<g class="ring">${edge(hull)}</g><g class="ring-in">${edge(hull)}</g>` : nothing}
      ${drawHull(hull, ship.capacity)}${drawPoints(hull, ship.points)}
      ${drawCargo(scene, hull, ship)}${option ? drawNext(scene, hull, ship, option) : nothing}
      ${drawFree(hull, ship.capacity - sum(shown.hold))}${drawCounts(scene, hull, shown.hold)}${drawFlags(scene, hull, shown)}
      ${wake.foam}${option ? drawHint(scene, option, 4, -102, rig === "wide" ? 1 : 1.28, "row") : nothing}
    </g>`;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, count) => total + count, 0);

/** The ship with the barrel that is pointed at, if it is this one's. @param {Scene} scene @param {string|null} option @param {Pier} ship */
function plannedShip(scene, option, ship) {
  const plan = option && scene.picked === option ? scene.previews[option] : null;
  return { hold: plan?.hold ?? ship.hold, pays: plan?.pays ?? ship.pays, isPlan: Boolean(plan) };
}

/** The whole ship can be touched, also between hull and sail. @param {import("./hulls.js").Hull} hull */
const drawGround = (hull) => svg`<rect x=${hull.left - 10} y=${hull.top} width=${hull.right - hull.left + 20} height=${20 - hull.top} fill="transparent"></rect>`;

/** Light on the water around the ships that may be touched: a layer of its own, so that only it is breathing. @param {Scene} scene @param {Shape} shape */
export const drawHalos = (scene, shape) =>
  scene.view.piers.map((/** @type {Pier|null} */ ship, /** @type {number} */ pier) => {
    if (!ship || !optionAt(scene, pier)) return nothing;
    const { x, y } = shape.ship(pier);
    const { right } = hullFor(ship.capacity, ship.ship, shape.name);
    return svg`<g transform=${`translate(${x} ${y}) scale(${shape.shipScale})`}><ellipse cx="0" cy="-70" rx=${right * 1.35} ry="140" fill="url(#mb-shine)"></ellipse><ellipse
      cx="0" cy="2" rx=${right * 1.3} ry="38" fill="url(#mb-halo)"></ellipse></g>`;
  });

/** What the ship pays, largest first. @param {import("./hulls.js").Hull} hull @param {number[]} points */
function drawPoints(hull, points) {
  const look = LOOKS[hull.rig];
  const [from, to] = hull.sails;
  const gaps = Math.max(1, points.length - 1);
  const room = to - from - 8;
  const fit = Math.min(1, (room - gaps * GAP) / widthOf(points, look.points));
  const sizes = look.points.map((size) => Math.max(look.points[2], size * Math.max(LEAST, fit)));
  const gap = Math.max(LEAST_GAP, Math.min(GAP, (room - widthOf(points, sizes)) / gaps));
  return drawPays(points, sizes, gap, (from + to) / 2 - 5, look.baseline);
}

/** @param {Scene} scene @param {import("./hulls.js").Hull} hull @param {Pier} ship */
function drawCargo(scene, hull, ship) {
  let hold = 0;
  return ship.hold.map((count, seat) =>
    Array.from({ length: count }, () => {
      const { x, y } = holdAt(hull, hold++);
      return svg`<g data-barrel=${seat}>${barrel(colourOf(scene, seat), x, y, (0.56 * hull.pitch) / 25)}</g>`;
    }),
  );
}

/** The next free hold with a ghost of the barrel to come, or a cross of light on one that could be taken back. @param {Scene} scene @param {import("./hulls.js").Hull} hull @param {Pier} ship @param {string} option */
function drawNext(scene, hull, ship, option) {
  const reader = /** @type {number} */ (scene.reader);
  const isLoading = option.startsWith("load");
  const hold = isLoading ? sum(ship.hold) : sum(ship.hold.slice(0, reader + 1)) - 1;
  const { x, y } = holdAt(hull, hold);
  const size = hull.pitch - 3;
  return svg`<g class="next">
    ${isLoading ? svg`<g opacity=".62">${barrel(colourOf(scene, reader), x, y, (0.56 * hull.pitch) / 25)}</g>` : nothing}
    <rect x=${round(x - size / 2)} y=${y - 25} width=${round(size)} height="26" rx=${round(size * 0.27)}></rect></g>`;
}

/** Free slots, in an empty hold at the bow. @param {import("./hulls.js").Hull} hull @param {number} free */
function drawFree(hull, free) {
  const s = hull.rig === "wide" ? 1 : 1.24;
  return svg`
    <g data-about="mb-about-free" data-clause="MB-4.4" transform=${`translate(${hull.left + (hull.rig === "wide" ? 25 : 22)} ${hull.rig === "wide" ? -71 : -74}) scale(${s})`}><rect x="-11" y="-13" width="22" height="26" rx="6"
      fill="#2B1A14" stroke="#E3BE8C" stroke-width="1.6" stroke-dasharray="3 2.4"></rect>${num(0, 7, hull.rig === "wide" ? 20 : 22.5, free, "pale")}</g>`;
}

/** Barrels of each seat aboard, on the wale. @param {Scene} scene @param {import("./hulls.js").Hull} hull @param {number[]} hold */
function drawCounts(scene, hull, hold) {
  const look = LOOKS[hull.rig];
  const aboard = hold.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const step = Math.min(look.step, (hull.right - hull.left - 40) / aboard.length);
  return aboard.map(({ seat, count }, place) => {
    const x = (place - aboard.length / 2) * step + step * 0.46 + 4;
    return svg`<g class=${`seat-${colourOf(scene, seat)} on-wood`}>${crest(colourOf(scene, seat), x, -15, look.crest)}${num(x + step * 0.43, -15 + look.count * 0.32, look.count, count, "pale")}</g>`;
  });
}

/** Flags: what each seat aboard would score now, best first. @param {Scene} scene @param {import("./hulls.js").Hull} hull @param {{pays: (number|null)[]|null, isPlan: boolean}} ship */
function drawFlags(scene, hull, { pays, isPlan }) {
  const look = LOOKS[hull.rig];
  const due = (pays ?? []).flatMap((points, seat) => (points === null ? [] : [{ seat, points }]));
  due.sort((one, other) => other.points - one.points);
  return due.map(({ seat, points }, place) => {
    const column = place % look.columns;
    const x = hull.mast - 44 * look.flag * (look.columns - 1 - column);
    const y = hull.top - (hull.rig === "wide" ? 14 : 10) + Math.floor(place / look.columns) * 26 * look.flag;
    return svg`
      <g class=${classes(`seat-${colourOf(scene, seat)}`, "flag", isPlan && "planned")} data-flag=${seat} data-about="mb-about-flag" data-clause="MB-V2" transform=${`translate(${x} ${y}) scale(${look.flag})`}>
        ${put("flag", 0, 0)}${crest(colourOf(scene, seat), -31, 12, 0.7)}${num(-10, 12 + look.flagText * 0.34, look.flagText, points)}
      </g>`;
  });
}

/** @param {Scene} scene @param {number} pier @param {Pier} ship */
function shipLabel(scene, pier, ship) {
  if (ship.ship === "pilot") return say("mb-ship-pilot", { pier: pier + 1 });
  const aboard = ship.hold.flatMap((count, seat) => (count ? [say("mb-each", { name: scene.seats[seat].name, count })] : [])).join(", ");
  const args = { pier: pier + 1, points: ship.points.join("-"), free: ship.capacity - sum(ship.hold), capacity: ship.capacity };
  return `${say("mb-ship-label", args)} ${aboard}`;
}
