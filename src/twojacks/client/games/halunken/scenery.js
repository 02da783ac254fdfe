/** What never changes: sky, far roofs, wet cobbles, the lane and the harbour basin. Drawn once per board. */
import { svg } from "../../vendor/lit-html/lit-html.js";
import { curveThrough, TALL, WIDE } from "./places.js";

/**
 * @typedef {import("../../types.js").Template} Template
 * @typedef {import("./places.js").Plan} Plan
 */

/** Sky and ground reach far beyond the ring, under panels and cards. */
const FAR = 2400;

const ROOFS =
  "M0 110V40L30 18L60 40V22L84 2L110 22V40H140V8L150 -26L160 8V40L196 12L232 40V26H262L290 -2L318 26V42L352 10L386 42V28H420V-14L430 -58L440 -14V28L476 6L512 40L545 18L578 40V12H606L624 -6L642 12V40L690 16L720 40V110Z";
const NEARER_ROOFS =
  "M0 130V66L40 40L80 66V48L116 24L152 48V70H190L226 36L262 70V50H300L334 28L368 50V72L410 42L452 72H500L536 46L572 72H640L668 54L696 72H720V130Z";

/** @type {Record<"wide"|"tall", {horizon: number, moon: [number, number, number], wall: number, scale: number, lane: number, dark: number}>} */
const MEASURES = {
  wide: { horizon: 188, moon: [623, 58, 80], wall: 26, scale: 1, lane: 104, dark: 640 },
  tall: { horizon: 207, moon: [133, 139, 50], wall: 15, scale: 0.58, lane: 54, dark: 330 },
};

/** The same scattering every time. @param {number} seed */
function makeDice(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** @param {number} x @param {number} y @param {number} width @param {number} opacity */
const ripple = (x, y, width, opacity) => {
  const height = width * 0.06;
  const [left, right] = [x.toFixed(1), (x + width).toFixed(1)];
  const middle = y.toFixed(1);
  const bend = (/** @type {number} */ dy) => `${(x + width * 0.25).toFixed(1)} ${(y + dy).toFixed(1)} ${(x + width * 0.75).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return { d: `M${left} ${middle}C${bend(-height)} ${right} ${middle}C${bend(height)} ${left} ${middle}Z`, opacity };
};

/** Ripples of three strengths as three paths: hundreds of elements would be slow. @param {ReturnType<typeof ripple>[]} ripples @param {string} colour */
const drawRipples = (ripples, colour) =>
  [0.25, 0.45, 0.7].map((opacity, level) => {
    const d = ripples.filter((one) => Math.min(2, Math.floor(one.opacity * 3)) === level).map((one) => one.d).join("");
    return svg`<path d=${d} fill=${colour} opacity=${opacity}></path>`;
  });

/** @param {Plan} plan */
function drawWater(plan) {
  const dice = makeDice(plan.name === "wide" ? 7 : 11);
  const { scale, wall } = MEASURES[plan.name];
  const [left, top, right, bottom] = plan.name === "wide" ? [500, 296, 976, 530] : [122, 284, 268, 466];
  const middle = plan.name === "wide" ? 663 : 157;
  const moonlit = Array.from({ length: 90 }, (_, index) => {
    const depth = index / 90;
    const spread = (10 + depth * 95) * scale;
    const width = (14 + dice() * (14 + depth * 24)) * scale;
    return ripple(middle + (dice() - 0.5) * 2 * spread - width / 2, top + wall + depth * (bottom - top - wall), width, dice() * (1 - depth * 0.5));
  });
  const dark = Array.from({ length: 60 }, () =>
    ripple(left + dice() * (right - left - 40 * scale), top + wall + dice() * (bottom - top - wall), (18 + dice() * 28) * scale, dice()),
  );
  const lamps = plan.spaces.slice(0, 5).flatMap(([x]) =>
    Array.from({ length: 7 }, (_, index) => ripple(x - 60 * scale + dice() * 8 * scale, top + wall + 3 + index * 7 * scale, (8 + dice() * 8) * scale, 0.9 - index * 0.11)),
  );
  return svg`${drawRipples(dark, "#3F6485")}${drawRipples(moonlit, "#D5E2F8")}${drawRipples(lamps, "#F0A548")}`;
}

/** @param {Plan} plan */
function drawBasin(plan) {
  const { wall, scale } = MEASURES[plan.name];
  const [left, top, width] = plan.name === "wide" ? [480, 296, 520] : [110, 284, 170];
  return svg`
    <path d=${plan.basin} fill="#05090F" opacity=".5" transform="translate(0 ${5 * scale})"></path>
    <clipPath id="hal-basin-${plan.name}"><path d=${plan.basin}></path></clipPath>
    <g clip-path="url(#hal-basin-${plan.name})">
      <rect x=${left} y=${top} width=${width} height=${wall + 2} fill="url(#hal-wall-${plan.name})"></rect>
      <path d=${plan.basin} fill="url(#hal-water)" transform="translate(0 ${wall})" stroke="#03090F" stroke-width=${5 * scale} stroke-opacity=".6"></path>
      <ellipse cx=${plan.name === "wide" ? 663 : 157} cy=${plan.name === "wide" ? 400 : 350} rx=${110 * scale} ry=${130 * scale} fill="url(#hal-moonpath)"></ellipse>
      ${drawWater(plan)}
    </g>
    <path d=${plan.basin} fill="none" stroke="#16213A" stroke-width=${13 * scale}></path>
    <path d=${plan.basin} fill="none" stroke="#6D80AC" stroke-width=${9 * scale} stroke-dasharray="${30 * scale} ${2.4 * scale}"></path>
    <path d=${plan.basin} fill="none" stroke="#A8B8D8" stroke-opacity=".55" stroke-width=${2 * scale} transform="translate(0 ${-3 * scale})"></path>
  `;
}

/** @param {Plan} plan */
function drawLane(plan) {
  const { lane, scale } = MEASURES[plan.name];
  const ring = curveThrough(plan.spaces, true);
  return svg`
    <path d=${ring} fill="none" stroke="#3A5590" stroke-opacity=".28" stroke-width=${lane}></path>
    <path d=${ring} fill="none" stroke="#0E1730" stroke-opacity=".55" stroke-width=${21 * scale}></path>
    <path d=${ring} fill="none" stroke="#4D669E" stroke-opacity=".75" stroke-width=${16 * scale} stroke-dasharray="${21 * scale} ${3 * scale}"></path>
  `;
}

/** @param {Plan} plan */
function drawPuddles(plan) {
  const dice = makeDice(23);
  const { scale } = MEASURES[plan.name];
  return plan.spaces.map(([x, y], space) => {
    const [next, high] = plan.spaces[(space + 1) % plan.spaces.length];
    const [cx, cy] = [(x + next) / 2 + (dice() - 0.5) * 20 * scale, (y + high) / 2 + (6 + dice() * 12) * scale];
    const size = scale * (0.7 + dice() * 0.6);
    return svg`<g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)}) scale(${size.toFixed(2)})">
      <path fill="#6E8CC4" fill-opacity=".2" d="M-39 0C-27 -9 -3 -5 9 -8C29 -10 41 -4 39 2C33 10 9 5 -7 8C-23 10 -39 5 -39 0Z"></path>
      <path fill="none" stroke="#B9CBEE" stroke-opacity=".4" stroke-width="1.2" stroke-linecap="round" d="M-27 -3C-11 -6 1 -2 17 -5"></path>
    </g>`;
  });
}

/** @param {Plan} plan */
function drawStars(plan) {
  const dice = makeDice(5);
  const [x, y] = plan.box;
  const dots = Array.from({ length: 130 }, () => {
    const [cx, cy] = [x - 420 + dice() * 1800, y - 60 + dice() * (MEASURES[plan.name].horizon - y + 20)];
    return `M${cx.toFixed(0)} ${cy.toFixed(0)}h.01`;
  });
  return [0, 1, 2].map(
    (level) => svg`<path d=${dots.filter((_, index) => index % 3 === level).join("")} stroke="#C9D6EE" stroke-linecap="round" stroke-width=${1.4 + level * 0.5} opacity=${0.75 - level * 0.2}></path>`,
  );
}

/** @param {Plan} plan */
function drawSky(plan) {
  const { horizon, moon, scale } = MEASURES[plan.name];
  const [x, y, width] = plan.box;
  const start = x + width / 2 - 720 * scale * 2;
  const rows = [0, 1, 2, 3].map((index) => start + index * 720 * scale);
  return svg`
    <rect x=${-FAR} y=${y - 600} width=${3 * FAR} height=${horizon - y + 700} fill="url(#hal-sky-${plan.name})"></rect>
    ${drawStars(plan)}
    <use href="#hal-moon" x=${moon[0]} y=${moon[1]} width=${moon[2]} height=${moon[2]}></use>
    <g opacity=".16" fill="#8FA3C2" transform="translate(${moon[0] + moon[2] / 2} ${moon[1] + moon[2] / 2}) scale(${scale})">
      <path d="M-123 14C-83 2 -23 10 27 4C67 0 127 8 157 14C107 22 57 18 17 22C-33 26 -83 24 -123 14Z M-23 -18C7 -24 47 -22 77 -16C49 -10 7 -10 -23 -18Z"></path>
    </g>
    ${rows.map((left) => svg`<path fill="#1B2C50" d=${ROOFS} transform="translate(${left} ${horizon - 78 * scale}) scale(${scale})"></path>`)}
    ${rows.map((left) => svg`<path fill="#121E38" d=${NEARER_ROOFS} transform="translate(${left} ${horizon - 78 * scale}) scale(${scale})"></path>`)}
  `;
}

/** Light and stone that only this scenery uses. @param {Plan} plan */
function drawPaints(plan) {
  const { horizon, dark, wall, scale } = MEASURES[plan.name];
  const [x, y, width, height] = plan.box;
  const [cx, cy] = [x + width / 2, y + height * 0.52];
  const [brick, course] = [34 * scale, 11 * scale];
  return svg`<defs>
    <linearGradient id="hal-sky-${plan.name}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1=${y - 60} y2=${horizon + 40}><stop offset="0" stop-color="#0A1122"></stop><stop offset=".55" stop-color="#182A52"></stop><stop offset="1" stop-color="#24396A"></stop></linearGradient>
    <radialGradient id="hal-ground-${plan.name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r=${dark} gradientTransform="translate(${cx} ${cy}) scale(1 ${plan.name === "wide" ? 0.72 : 1})"><stop offset="0" stop-color="#0A0F1A" stop-opacity="0"></stop><stop offset=".66" stop-color="#0A0F1A" stop-opacity=".14"></stop><stop offset="1" stop-color="#0A0F1A" stop-opacity=".85"></stop></radialGradient>
    <linearGradient id="hal-water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1A5876"></stop><stop offset=".4" stop-color="#103E56"></stop><stop offset="1" stop-color="#0B2A3C"></stop></linearGradient>
    <radialGradient id="hal-moonpath"><stop offset="0" stop-color="#7FA0D0" stop-opacity=".5"></stop><stop offset="1" stop-color="#7FA0D0" stop-opacity="0"></stop></radialGradient>
    <pattern id="hal-wall-${plan.name}" patternUnits="userSpaceOnUse" x="0" y=${plan.name === "wide" ? 297 : 285} width=${brick} height=${2 * course}>
      <rect width=${brick} height=${wall} fill="#1B2740"></rect>
      <path fill="#2C3C60" d="M0 0H${brick - 2 * scale}V${course - 1.4}H0Z"></path>
      <path fill="#24324F" d="M0 ${course}H${brick / 2 - 2 * scale}V${2 * course - 1.4}H0Z M${brick / 2} ${course}H${brick}V${2 * course - 1.4}H${brick / 2}Z"></path>
    </pattern>
  </defs>`;
}

/** @param {Plan} plan */
function drawGround(plan) {
  const { horizon } = MEASURES[plan.name];
  const [x, , width] = plan.box;
  const middle = x + width / 2;
  const edge = `M${middle - FAR} ${horizon + FAR}V${horizon + 90}C${middle - 900} ${horizon + 30} ${middle - 320} ${horizon} ${middle} ${horizon}C${middle + 320} ${horizon} ${middle + 900} ${horizon + 30} ${middle + FAR} ${horizon + 90}V${horizon + FAR}Z`;
  return svg`<path d=${edge} fill="url(#hal-cobble)"></path><path d=${edge} fill="url(#hal-ground-${plan.name})"></path>`;
}

/** @param {Plan} plan */
const makeScenery = (plan) => svg`
  ${drawPaints(plan)}${drawSky(plan)}${drawGround(plan)}${drawLane(plan)}${drawBasin(plan)}${drawPuddles(plan)}
`;

/** @type {Record<"wide"|"tall", Template>} */
const SCENERIES = { wide: makeScenery(WIDE), tall: makeScenery(TALL) };

/** @param {Plan} plan */
export const drawScenery = (plan) => SCENERIES[plan.name];
