/** A crew on a panel: one frame per colour, the doubled one in gold, with its sums (HS-E1). */
import { nothing, svg, html } from "../../vendor/lit-html/lit-html.js";
import { groupsOf } from "./crews.js";
import { chooseInTray } from "./offers.js";
import { drawMini } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./crews.js").Group} Group
 * @typedef {{group: Group, x: number, y: number, width: number, card: number, pitch: number, isSumBeside: boolean}} Place
 */

const [WIDTH, HEIGHT] = [216, 90];
const FRAME = 5;
/** Cards in one row: their width, the widest and the narrowest step from one to the next. */
const CARD = 40;
const [WIDEST, NARROWEST] = [33, 15];
/** The doubled colour's sum needs room under a single card, too. */
const LEAST = { doubled: 50, plain: CARD };
/** Cards in two rows, with the sums beside them. */
const SMALL = { card: 30, pitch: 24, sum: 42, height: 45 };

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
    const place = { group, x, y: 6, width, card: CARD, pitch, isSumBeside: false };
    x += width + gap;
    return place;
  });
}

/** @param {Group[]} groups @returns {Place[]} */
function layRows(groups) {
  const half = Math.ceil(groups.length / 2);
  return [groups.slice(0, half), groups.slice(half)].flatMap((row, index) => {
    const room = WIDTH - FRAME - row.length * (SMALL.card + SMALL.sum + FRAME);
    const pitch = Math.min(SMALL.pitch, room / Math.max(1, overlapsOf(row)));
    let x = FRAME;
    return row.map((group) => {
      const width = widthOf(group, SMALL.card, pitch) + SMALL.sum;
      const place = { group, x, y: 2 + index * SMALL.height, width, card: SMALL.card, pitch, isSumBeside: true };
      x += width + FRAME;
      return place;
    });
  });
}

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
  const { group, x, y, width, card, pitch, isSumBeside } = place;
  const { sailors, sum, isDoubled } = group;
  const frame = isSumBeside ? { top: y - 2, height: SMALL.height - 2 } : { top: 1, height: 87 };
  const start = isSumBeside ? x : x + (width - widthOf(group, card, pitch)) / 2;
  const text = isSumBeside ? { x: x + widthOf(group, card, pitch) + SMALL.sum / 2 - 1, y: y + 27 } : { x: x + width / 2, y: 80 };
  return svg`
    ${isDoubled ? svg`<rect class="hal-doubled" x=${x - FRAME + 1} y=${frame.top} width=${width + 2 * FRAME - 2} height=${frame.height} rx="9"></rect>` : nothing}
    ${sailors.map((sailor, index) => drawCard(scene, seat, sailor, { x: start + index * pitch, y, card, shown: index < sailors.length - 1 ? pitch : card }))}
    <text class="hal-num ${isDoubled ? "hal-gold" : "hal-plain"}" x=${text.x} y=${text.y} font-size=${isSumBeside ? 16 : 18} text-anchor="middle">${isDoubled ? `${sum} × 2` : sum}</text>
  `;
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

/** Colours and how many of each: what there is room for on a phone. @param {Scene} scene @param {number} seat */
export const drawCrewCounts = (scene, seat) =>
  groupsOf(scene.view.crews[seat]).map(
    ({ colour, sailors, isDoubled }) => html`
      <svg class="hal-count ${isDoubled ? "hal-count-doubled" : ""}" viewBox="0 0 60 60">
        <use href="#hal-mini-${colour}" width="60" height="80" y="-10"></use>
        <text class="hal-num hal-on-${colour}" x="30" y="42" font-size="48" text-anchor="middle">${sailors.length}</text>
      </svg>
    `,
  );
