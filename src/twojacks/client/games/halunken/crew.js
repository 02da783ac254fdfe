/** A crew on a panel: one frame per colour, the doubled one in gold, with its sums (HS-E1). */
import { nothing, svg, html } from "../../vendor/lit-html/lit-html.js";
import { groupsOf } from "./crews.js";
import { chooseInTray } from "./offers.js";
import { drawMini } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./crews.js").Group} Group
 * @typedef {{group: Group, x: number, y: number, width: number, card: number, pitch: number, sum: "below"|"beside"|"none"}} Place
 */

const [WIDTH, HEIGHT] = [216, 90];
const STRIP = 280;
const FRAME = 5;
/** Cards in one row: their width, the widest and the narrowest step from one to the next. */
const CARD = 40;
const [WIDEST, NARROWEST] = [33, 15];
/** The doubled colour's sum needs room under a single card, too. */
const LEAST = { doubled: 50, plain: CARD };
/** Cards in two rows, with the sums beside them. */
const SMALL = { card: 30, pitch: 24, least: 9, sum: 42, height: 45 };

/** @param {Group} group @param {number} card @param {number} pitch */
const widthOf = ({ sailors }, card, pitch) => card + (sailors.length - 1) * pitch;

/** @param {Group[]} groups */
const overlapsOf = (groups) => groups.reduce((sum, { sailors }) => sum + sailors.length - 1, 0);

/** One row, as long as every number can be read. @param {Group[]} groups @returns {Place[]|null} */
function layRow(groups) {
  const gap = groups.length > 3 ? 8 : 13;
  const fixed = groups.reduce((sum, group) => sum + (group.isDoubled && group.sailors.length === 1 ? LEAST.doubled : LEAST.plain), 0);
  const room = WIDTH - 2 * FRAME - fixed - (groups.length - 1) * gap;
  const pitch = Math.min(WIDEST, room / Math.max(1, overlapsOf(groups)));
  if (room < 0 || (overlapsOf(groups) && pitch < NARROWEST)) return null;
  let x = FRAME;
  return groups.map((group) => {
    const width = Math.max(widthOf(group, CARD, pitch), group.isDoubled ? LEAST.doubled : 0);
    const place = { group, x, y: 6, width, card: CARD, pitch, sum: /** @type {const} */ ("below") };
    x += width + gap;
    return place;
  });
}

/**
 * Small cards in a row of this width, as far apart as there is room; null where they would hide each other.
 * @param {Group[]} row @param {number} y @param {number} width @param {(group: Group) => boolean} hasSum @returns {Place[]|null}
 */
function laySmall(row, y, width, hasSum) {
  const fixed = row.reduce((sum, group) => sum + SMALL.card + FRAME + (hasSum(group) ? SMALL.sum : FRAME), FRAME);
  const pitch = Math.min(SMALL.pitch, (width - fixed) / Math.max(1, overlapsOf(row)));
  if (width < fixed || (overlapsOf(row) && pitch < SMALL.least)) return null;
  let x = FRAME;
  return row.map((group) => {
    const sum = /** @type {"beside"|"none"} */ (hasSum(group) ? "beside" : "none");
    const place = { group, x, y, width: widthOf(group, SMALL.card, pitch) + (hasSum(group) ? SMALL.sum : FRAME), card: SMALL.card, pitch, sum };
    x += place.width + FRAME;
    return place;
  });
}

/** Two rows, the first colours above. @param {Group[]} groups @returns {Place[]} */
function layRows(groups) {
  const half = Math.ceil(groups.length / 2);
  const rows = [groups.slice(0, half), groups.slice(half)];
  return rows.flatMap((row, index) => {
    const y = 2 + index * SMALL.height;
    return laySmall(row, y, WIDTH, () => true) ?? laySmall(row, y, WIDTH, isDoubled) ?? laySmall(row, y, 2 * WIDTH, () => true) ?? [];
  });
}

/** @param {Group} group */
const isDoubled = (group) => group.isDoubled;

/** What may be done with a sailor of this crew. @param {Scene} scene @param {number} seat @param {string} sailor */
const optionFor = (scene, seat, sailor) =>
  [`take ${sailor}`, ...(seat === scene.reader ? [`bid ${sailor}`, `give ${sailor}`] : [])].find((option) => scene.options.includes(option)) ?? null;

/** @param {Scene} scene @param {number} seat */
export function drawCrew(scene, seat) {
  const groups = groupsOf(scene.view.crews[seat]);
  const places = layRow(groups) ?? layRows(groups);
  return html`
    <svg class="hal-crew" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMinYMid meet" data-at="crew-${seat}" data-about="hs-about-crew" data-clause="HS-E1">
      ${places.map((place) => drawGroup(scene, seat, place))}
    </svg>
  `;
}

/** @param {Scene} scene @param {number} seat @param {Place} place */
function drawGroup(scene, seat, place) {
  const { group, x, y, width, card, pitch } = place;
  const { sailors } = group;
  const isBelow = place.sum === "below";
  const frame = isBelow ? { top: 1, height: 87 } : { top: y - 2, height: SMALL.height - 2 };
  const start = isBelow ? x + (width - widthOf(group, card, pitch)) / 2 : x;
  return svg`
    ${group.isDoubled ? svg`<rect class="hal-doubled" x=${x - FRAME + 1} y=${frame.top} width=${width + 2 * FRAME - 2} height=${frame.height} rx="9"></rect>` : nothing}
    ${sailors.map((sailor, index) => drawCard(scene, seat, sailor, { x: start + index * pitch, y, card, shown: index < sailors.length - 1 ? pitch : card }))}
    ${place.sum === "none" ? nothing : drawSum(place)}
  `;
}

/** @param {Place} place */
function drawSum({ group, x, y, width, card, pitch, sum }) {
  const at = sum === "below" ? { x: x + width / 2, y: 80, size: 18 } : { x: x + widthOf(group, card, pitch) + SMALL.sum / 2 - 1, y: y + 27, size: 16 };
  const text = group.isDoubled ? `${group.sum} × 2` : group.sum;
  return svg`<text class="hal-num ${group.isDoubled ? "hal-gold" : "hal-plain"}" x=${at.x} y=${at.y} font-size=${at.size} text-anchor="middle">${text}</text>`;
}

/** @param {Scene} scene @param {number} seat @param {string} sailor @param {{x: number, y: number, card: number, shown: number}} at */
function drawCard(scene, seat, sailor, { x, y, card, shown }) {
  const option = optionFor(scene, seat, sailor);
  const state = option ? `hal-offer ${scene.picked === option ? "hal-picked" : ""}` : "";
  return svg`
    <g class=${state} data-sailor=${sailor} transform="translate(${x} ${y}) scale(${card / 60})" @click=${option ? chooseInTray(option) : nothing}>
      ${option ? svg`<rect class="hal-glow" x="-3" y="-3" width="66" height="86" rx="11"></rect>` : nothing}
      ${drawMini(sailor, (shown * 60) / card)}
    </g>
  `;
}

/** In one row: above the edge of tall phones, and on tiles where there is room; the less of it, the fewer sums. @param {Scene} scene @param {number} seat */
export function drawCrewStrip(scene, seat) {
  const groups = groupsOf(scene.view.crews[seat]);
  const places = laySmall(groups, 3, STRIP, () => true) ?? laySmall(groups, 3, STRIP, isDoubled) ?? laySmall(groups, 3, 2 * STRIP, isDoubled) ?? [];
  return html`
    <svg class="hal-crew" viewBox="0 0 ${STRIP} ${SMALL.height + 2}" preserveAspectRatio="xMinYMid meet" data-about="hs-about-crew" data-clause="HS-E1">
      ${places.map((place) => drawGroup(scene, seat, place))}
    </svg>
  `;
}

/** So many sailors of a colour: one with a head, as a card with a number would show a value. @param {Group} group @param {string} kind */
export const drawCount = ({ colour, sailors }, kind) => html`
  <svg class=${kind} viewBox="-2 0 64 80">
    <circle class="hal-count-head" cx="30" cy="15" r="13"></circle>
    <use href="#hal-mini-${colour}" width="60" height="80" y="22"></use>
    <text class="hal-num hal-on-${colour}" x="30" y="74" font-size="50" text-anchor="middle">${sailors.length}</text>
  </svg>
`;

/** Colours and how many of each: what there is room for on a phone. @param {Scene} scene @param {number} seat */
export const drawCrewCounts = (scene, seat) =>
  groupsOf(scene.view.crews[seat]).map((group) => drawCount(group, `hal-count ${group.isDoubled ? "hal-count-doubled" : ""}`));
