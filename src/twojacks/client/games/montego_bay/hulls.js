/** A ship's wood and cloth for any number of holds. The origin is the middle of its waterline. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { round } from "./facts.js";
import { put } from "./pieces.js";

/** @typedef {import("./pieces.js").Part} Part */

/** Hull, lower planks, rail: ships differ by their number. */
const PAINTS = [
  ["#B0703C", "#8B5228", "#3F8F86"],
  ["#A5623A", "#7F4626", "#E8A33D"],
  ["#9C6238", "#774623", "#D9573F"],
  ["#B37B45", "#8C5A2E", "#7A5AA6"],
  ["#8F5836", "#6B3D22", "#3F8F86"],
];

/** Main sail from … to, and the fore sail of long ships; by width. @type {Record<"tall"|"wide", Record<number, number[]>>} */
const SAILS = {
  wide: { 3: [-64, 2], 4: [-72, 10], 5: [-76, 22], 6: [-50, 50, -99, -53], 7: [-44, 58, -112, -54] },
  tall: { 3: [-84, -14], 4: [-90, -12], 5: [-98, -2], 6: [-92, 10], 7: [-78, 22, -117, -80] },
};
const RIG = {
  wide: { top: -197, foot: -117, fore: -172, mast: -208, aft: -214, aftX: -14 },
  tall: { top: -168, foot: -115, fore: -156, mast: -176, aft: -182, aftX: -6 },
};
const HOLD = 25;

/**
 * @typedef {object} Hull
 * @property {number} left
 * @property {number} right
 * @property {string} path
 * @property {"wide"|"tall"} rig
 * @property {number} columns  of two holds each
 * @property {number} pitch
 * @property {number[]} sails
 * @property {number} mast  where flags are hoisted
 * @property {number} top
 * @property {number} foot
 * @property {string[]} paint
 * @property {number} width
 */

/** @param {number} capacity @param {string} ship @param {"wide"|"tall"} rig @returns {Hull} */
export function hullFor(capacity, ship, rig) {
  const columns = Math.ceil(capacity / 2);
  const width = Math.min(7, Math.max(3, columns));
  const [left, right] = [-(33 + 12.5 * width), 35 + 12.5 * width];
  return {
    left,
    right,
    path: outline(left, right),
    rig,
    columns,
    pitch: columns > 7 ? (HOLD * 7) / columns : HOLD,
    sails: SAILS[rig][width],
    mast: right + RIG[rig].aftX,
    top: RIG[rig].top,
    foot: RIG[rig].foot,
    paint: PAINTS[(Number(ship) || 0) % PAINTS.length],
    width,
  };
}

/** @param {number} l @param {number} r */
const outline = (l, r) =>
  `M${l}-108C${l + 15}-98 ${l + 35}-90 ${l + 59}-89L${r - 32}-89C${r - 25}-89 ${r - 24}-104 ${r - 23}-111L${r}-117` +
  `C${r - 1}-80 ${r - 6}-34 ${r - 15}-2Q${r - 18} 7 ${r - 29} 7L${l + 55} 7C${l + 27} 4 ${l + 16}-56 ${l}-108Z`;

/** @param {number} from @param {number} to @param {number} top @param {number} foot */
function cloth(from, to, top, foot) {
  const [high, low] = [round(top + 0.31 * (foot - top)), round(top + 0.69 * (foot - top))];
  const middle = (from + to) / 2;
  return (
    `M${from} ${top}C${from - 9} ${high} ${from - 8} ${low} ${from + 1} ${foot}Q${middle} ${foot - 12} ${to - 1} ${foot}` +
    `C${to - 9} ${low} ${to - 8} ${high} ${to} ${top}Z`
  );
}

/** What is ringed when a ship may be touched. @param {Hull} hull */
export const edge = (hull) => svg`
  <path d=${hull.path}></path><path d=${cloth(hull.sails[0], hull.sails[1], hull.top, hull.foot)}></path>`;

/** The middle of a hold, by its number: the upper row first. @param {Hull} hull @param {number} hold */
export const holdAt = (hull, hold) => ({
  x: 6 + ((hold % hull.columns) - (hull.columns - 1) / 2) * hull.pitch,
  y: hold < hull.columns ? -58 : -30,
});

/** @param {Hull} hull @param {number} capacity */
export const drawHull = (hull, capacity) => svg`${rigging(hull)}${planks(hull)}${holds(hull, capacity)}`;

/** @param {Hull} hull */
function rigging(hull) {
  const { left, sails, top, foot, mast } = hull;
  const [from, to] = sails;
  const middle = (from + to) / 2;
  const rig = RIG[hull.rig];
  return svg`
    <g fill="none" stroke-linecap="round">
      <path d=${`M${left + 13}-98L${left - 18}-121`} stroke="var(--wood-deep)" stroke-width="4.4"></path>
      <path d=${`M${left - 16}-120L${middle} ${rig.mast}L${mast}-118`} stroke="#6B4A30" stroke-width="1.3" opacity=".75"></path>
      <path d=${`M${mast}-112V${rig.aft}`} stroke="var(--wood-deep)" stroke-width="3"></path>
    </g>
    ${sails.length > 2 ? foreSail(sails[2], sails[3], rig.fore, hull.paint[2]) : nothing}
    <path d=${`M${middle - 3}-88L${middle - 1.8} ${rig.mast}H${middle + 1.8}L${middle + 3}-88Z`} fill="var(--wood-dark)"></path>
    <path d=${cloth(from, to, top, foot)} fill="url(#mb-sailcloth)"></path>
    <path d=${`M${from} ${top}H${to}L${to - 2} ${top + 6}Q${middle} ${top + 11} ${from - 2} ${top + 6}Z`} fill="#C9AB72" opacity=".4"></path>
    <path d=${`M${from - 6} ${top - 2}H${to + 5}`} stroke="var(--wood-deep)" stroke-width="4.6" stroke-linecap="round"></path>
    <path d=${`M${from + 1} ${foot}L${left + 31}-92M${to - 1} ${foot}L${to + 30}-90`} stroke="#6B4A30" stroke-width="1.2" opacity=".7"></path>
    <circle cx=${middle} cy=${rig.mast - 1} r="3" fill="var(--amber)"></circle><circle cx=${mast} cy=${rig.aft - 2} r="2.8" fill="var(--amber)"></circle>`;
}

/** Striped: any emblem would look as if it meant something. @param {number} from @param {number} to @param {number} top @param {string} paint */
function foreSail(from, to, top, paint) {
  const middle = (from + to) / 2;
  return svg`
    <path d=${`M${middle - 2.4}-90L${middle - 1.6} ${top - 14}H${middle + 1.6}L${middle + 2.4}-90Z`} fill="var(--wood-dark)"></path>
    <path d=${cloth(from, to, top, -111)} fill="url(#mb-sailcloth)"></path>
    <path d=${[16, 29].map((down) => `M${from - 5.6} ${top + down}Q${middle - 6} ${top + down - 3} ${to - 6.4} ${top + down}`).join("")} fill="none" stroke=${paint} stroke-width="6" opacity=".8"></path>
    <path d=${`M${from - 5} ${top - 1.6}H${to + 4}`} stroke="var(--wood-deep)" stroke-width="4" stroke-linecap="round"></path>`;
}

/** @param {Hull} hull */
function planks({ left, right, path, paint, width }) {
  const [wood, low, rail] = paint;
  return svg`
    <clipPath id=${`mb-hull-${width}`}><path d=${path}></path></clipPath>
    <path d=${path} fill=${wood}></path>
    <g clip-path=${`url(#mb-hull-${width})`}>
      <path d=${`M${left - 8}-28H${right + 8}V12H${left - 8}Z`} fill=${low}></path><path d=${`M${left - 8}-2H${right + 8}V12H${left - 8}Z`} fill="#3B2A26"></path>
      <path d=${`M${left - 3}-112C${left + 15}-100 ${left + 35}-91 ${left + 59}-90L${right - 32}-90C${right - 25}-90 ${right - 24}-106 ${right - 23}-112L${right + 3}-118V-110L${right - 17}-104C${right - 19}-96 ${right - 21}-82 ${right - 31}-82L${left + 59}-82C${left + 37}-82 ${left + 17}-90 ${left - 1}-100Z`} fill=${rail}></path>
      <path d=${`M${left - 3}-30C${left + 37}-27 ${right - 37}-27 ${right + 3}-31`} stroke="var(--wood-pale)" stroke-width="2.4" fill="none"></path>
      <path d=${`M${left - 3}-70Q${left + 17}-62 ${left + 37}-58M${left - 3}-50Q${left + 19}-42 ${left + 37}-38M${right - 26}-58Q${right - 9}-60 ${right + 3}-62M${right - 26}-42L${right + 3}-46`} stroke=${low} stroke-width="1.6" fill="none" opacity=".8"></path>
      <path d=${`M${right - 17}-120H${right + 3}V10H${right - 35}Q${right - 15}-50 ${right - 17}-120Z`} fill="#2A120A" opacity=".22"></path>
    </g>
    <path d=${`M${left}-108C${left + 15}-98 ${left + 35}-90 ${left + 59}-89L${right - 32}-89C${right - 25}-89 ${right - 24}-104 ${right - 23}-111L${right}-117`} stroke="var(--wood-lit)" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"></path>
    <g fill="url(#mb-lamp)"><rect x=${right - 22} y="-104" width="6.4" height="9" rx="1.6"></rect><rect x=${right - 13} y="-105" width="6.4" height="9" rx="1.6"></rect></g>`;
}

/** @param {Hull} hull @param {number} capacity */
function holds(hull, capacity) {
  const size = hull.pitch - 3;
  return Array.from({ length: hull.columns * 2 }, (_, hold) => {
    const { x, y } = holdAt(hull, hold);
    if (hold >= capacity) return put("hatch", x, y, hull.pitch / HOLD);
    return svg`<rect x=${round(x - size / 2)} y=${y - 25} width=${round(size)} height="26" rx=${round(size * 0.27)} fill="url(#mb-inside)"></rect>`;
  });
}

/** Shadow under the hull, and the foam before it. @param {Hull} hull */
export const drawWake = ({ left, right }) => ({
  shade: svg`<path d=${`M${left + 23} 4Q0-2 ${right - 9} 4Q${right - 3} 14 ${right - 21} 22Q0 32 ${left + 41} 22Q${left + 23} 14 ${left + 23} 4Z`} fill="var(--water-night)" opacity=".5"></path>`,
  foam: svg`<path d=${`M${left + 19} 5Q${left / 2} -1 0 4T${right - 7} 3Q${right + 1} 7 ${right - 11} 9Q${right / 2} 12 0 9T${left + 27} 11Q${left + 13} 10 ${left + 19} 5Z`} fill="var(--foam)" opacity=".9"></path>`,
});
