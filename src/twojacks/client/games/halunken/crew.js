/** A crew on a panel: one frame per colour, the doubled one in gold, with its sums (HS-E1). */
import { nothing, svg, html } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawBadge } from "./cards.js";
import { doubledOf, groupsOf, valueOf, withSailor } from "./crews.js";
import { handedOver } from "./handed.js";
import { chooseInTray } from "./offers.js";
import { drawGap, drawMini, drawTally, LEAST_SIZE } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./crews.js").Group} Group
 * @typedef {{group: Group, x: number, y: number, width: number, card: number, steps: number[], sum: "below"|"beside"|"none"}} Place
 *   `steps`: from each card to the one that lies over its right side
 */

const [WIDTH, IN_ROWS, HEIGHT] = [216, 236, 90];
const STRIP = 280;
const [FRAME, GAP] = [5, 7];
/** Cards in one row, with the sums below them: their width, and the widest step from one to the next. */
const LARGE = { card: 40, widest: 33 };
/** The doubled colour's sum needs room under a single card, too. */
const LEAST = { doubled: 50, plain: LARGE.card };
/** Cards in two rows, with the sums beside them. */
const SMALL = { card: 33, widest: 26, sum: 44, height: 45 };
/** How wide a digit is, of its height. */
const DIGIT = 0.54;

/** @param {number[]} numbers */
const add = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** As much of a card as its number takes: nobody lies over that. @param {string} sailor @param {number} card */
const needOf = (sailor, card) => (String(valueOf(sailor)).length * DIGIT * LEAST_SIZE * card) / 60 + 2;

/** What is left for each card that lies under another, when all numbers are seen; null where they are not. @param {Group[]} groups @param {number} card @param {number} room */
function spareOf(groups, card, room) {
  const needs = groups.flatMap(({ sailors }) => sailors.slice(0, -1)).map((sailor) => needOf(sailor, card));
  const spare = room - add(needs);
  return spare < 0 ? null : spare / Math.max(1, needs.length);
}

/** @param {Group} group @param {{card: number, widest: number}} cards @param {number} spare */
const stepsOf = ({ sailors }, { card, widest }, spare) => sailors.slice(0, -1).map((sailor) => Math.min(widest, needOf(sailor, card) + spare));

/** One row, as long as every number can be read. @param {Group[]} groups @returns {Place[]|null} */
function layRow(groups) {
  const gap = groups.length > 3 ? 8 : 13;
  const fixed = add(groups.map((group) => (group.isDoubled && group.sailors.length === 1 ? LEAST.doubled : LEAST.plain)));
  const spare = spareOf(groups, LARGE.card, WIDTH - 2 * FRAME - fixed - (groups.length - 1) * gap);
  if (spare === null) return null;
  let x = FRAME;
  return groups.map((group) => {
    const steps = stepsOf(group, LARGE, spare);
    const width = Math.max(LARGE.card + add(steps), group.isDoubled ? LEAST.doubled : 0);
    const place = { group, x, y: 6, width, card: LARGE.card, steps, sum: /** @type {const} */ ("below") };
    x += width + gap;
    return place;
  });
}

/**
 * Small cards in a row of this width, as far apart as there is room; null where they would hide each other.
 * @param {Group[]} row @param {number} y @param {number} width @param {(group: Group) => boolean} hasSum @returns {Place[]|null}
 */
function laySmall(row, y, width, hasSum) {
  const roomBeside = (/** @type {Group} */ group) => (hasSum(group) ? SMALL.sum : FRAME);
  const spare = spareOf(row, SMALL.card, width - FRAME - add(row.map((group) => SMALL.card + GAP + roomBeside(group))));
  if (spare === null) return null;
  let x = FRAME;
  return row.map((group) => {
    const steps = stepsOf(group, SMALL, spare);
    const sum = /** @type {"beside"|"none"} */ (hasSum(group) ? "beside" : "none");
    const place = { group, x, y, width: SMALL.card + add(steps) + roomBeside(group), card: SMALL.card, steps, sum };
    x += place.width + GAP;
    return place;
  });
}

/** Which sums are written, the less room there is the fewer. @type {((group: Group) => boolean)[]} */
const SUMS = [() => true, ({ isDoubled }) => isDoubled, () => false];

/** The first that is not null. @template T @template R @param {T[]} ways @param {(way: T) => R|null} tryOut @returns {R|null} */
const firstOf = (ways, tryOut) => ways.reduce((found, way) => found ?? tryOut(way), /** @type {R|null} */ (null));

/** Two rows, the first colours above, parted where both have room. @param {Group[]} groups @returns {Place[]|null} */
function layRows(groups) {
  const cuts = groups.slice(1).map((_, index) => index + 1).sort((one, other) => Math.abs(2 * one - groups.length) - Math.abs(2 * other - groups.length));
  const lay = (/** @type {number} */ cut, /** @type {(group: Group) => boolean} */ hasSum) => {
    const [above, below] = [laySmall(groups.slice(0, cut), 1, IN_ROWS, hasSum), laySmall(groups.slice(cut), 1 + SMALL.height, IN_ROWS, hasSum)];
    return above && below && [...above, ...below];
  };
  return firstOf(SUMS, (hasSum) => firstOf(cuts, (cut) => lay(cut, hasSum)));
}

/** In one row, which is longer than there is room where nothing else helps: it is drawn smaller then. @param {Group[]} groups @param {number} width @returns {Place[]} */
const layStrip = (groups, width) => firstOf(SUMS, (hasSum) => laySmall(groups, 3, width, hasSum)) ?? layStrip(groups, width * 1.1);

/** @param {Place[]} places @param {number} least */
const widthOf = (places, least) => Math.max(least, ...places.map(({ x, width }) => x + width));

/** By colour, with those who were taken from the reader and count no longer. @param {Scene} scene @param {number} seat @returns {Group[]} */
function shownGroups(scene, seat) {
  const crew = scene.view.crews[seat];
  const gone = goneFrom(scene, seat).map(({ event }) => event.sailor);
  const counted = groupsOf(crew);
  return groupsOf(gone.reduce(withSailor, crew), doubledOf(crew)).map((group) => ({ ...group, sum: counted.find(({ colour }) => colour === group.colour)?.sum ?? 0 }));
}

/** @param {Scene} scene @param {number} seat */
const goneFrom = (scene, seat) => handedOver(scene).filter(({ from, event }) => from === seat && !scene.view.crews[seat].includes(event.sailor));

/** What may be done with a sailor of this crew. @param {Scene} scene @param {number} seat @param {string} sailor */
const optionFor = (scene, seat, sailor) =>
  [`take ${sailor}`, ...(seat === scene.reader ? [`bid ${sailor}`, `give ${sailor}`] : [])].find((option) => scene.options.includes(option)) ?? null;

/** @param {Scene} scene @param {number} seat */
export function drawCrew(scene, seat) {
  const groups = shownGroups(scene, seat);
  const places = layRow(groups) ?? layRows(groups) ?? layStrip(groups, IN_ROWS);
  return drawPlaces(scene, seat, places, WIDTH, HEIGHT);
}

/** In one row: above the edge of tall phones, and on tiles where there is room. @param {Scene} scene @param {number} seat */
export const drawCrewStrip = (scene, seat) => drawPlaces(scene, seat, layStrip(shownGroups(scene, seat), STRIP), STRIP, SMALL.height + 2);

/** @param {Scene} scene @param {number} seat @param {Place[]} places @param {number} width @param {number} height */
const drawPlaces = (scene, seat, places, width, height) => html`
  <svg class="hal-crew" viewBox="0 0 ${widthOf(places, width)} ${height}" preserveAspectRatio="xMinYMid meet" data-at="crew-${seat}" data-about="hs-about-crew" data-clause="HS-E1">
    ${places.map((place) => drawGroup(scene, seat, place))}
  </svg>
`;

/** @param {Scene} scene @param {number} seat @param {Place} place */
function drawGroup(scene, seat, place) {
  const { group, x, y, width, card, steps } = place;
  const isBelow = place.sum === "below";
  const frame = isBelow ? { top: 1, height: 87 } : { top: y - 1, height: SMALL.height - 1 };
  const start = isBelow ? x + (width - card - add(steps)) / 2 : x;
  return svg`
    ${group.isDoubled ? svg`<rect class="hal-doubled" x=${x - FRAME + 1} y=${frame.top} width=${width + 2 * FRAME - 2} height=${frame.height} rx="9"></rect>` : nothing}
    ${group.sailors.map((sailor, index) => drawCard(scene, seat, sailor, { x: start + add(steps.slice(0, index)), y, card, shown: steps[index] ?? card }))}
    ${place.sum === "none" || !group.sum ? nothing : drawSum(place)}
  `;
}

/** @param {Place} place */
function drawSum({ group, x, y, width, card, steps, sum }) {
  const at = sum === "below" ? { x: x + width / 2, y: 80, size: 18 } : { x: x + card + add(steps) + SMALL.sum / 2 - 1, y: y + 28, size: 17 };
  const text = group.isDoubled ? `${group.sum} × 2` : group.sum;
  return svg`<text class="hal-num ${group.isDoubled ? "hal-gold" : "hal-plain"}" x=${at.x} y=${at.y} font-size=${at.size} text-anchor="middle">${text}</text>`;
}

/** @param {Scene} scene @param {number} seat @param {string} sailor @param {{x: number, y: number, card: number, shown: number}} at */
function drawCard(scene, seat, sailor, { x, y, card, shown }) {
  const option = optionFor(scene, seat, sailor);
  const state = option ? `hal-offer ${scene.picked === option ? "hal-picked" : ""}` : "";
  const seen = (shown * 60) / card;
  const gone = goneFrom(scene, seat).find(({ event }) => event.sailor === sailor);
  return svg`
    <g class=${state} data-sailor=${gone ? nothing : sailor} data-gone=${gone ? sailor : nothing} transform="translate(${x} ${y}) scale(${card / 60})" @click=${option ? chooseInTray(option) : nothing}>
      ${option ? svg`<rect class="hal-glow" x="-3" y="-3" width="66" height="86" rx="11"></rect>` : nothing}
      ${gone ? drawGap(sailor, seen) : drawMini(sailor, seen)}
      <g transform="translate(${Math.min(30, seen / 2 + 1)} 62)">${gone ? drawHolder(scene, gone.to) : drawComer(scene, seat, sailor)}</g>
    </g>
  `;
}

/** Whom a sailor came from, by whose doing but one's own. @param {Scene} scene @param {number|"basin"} store @param {string} sailor */
export function drawComer(scene, store, sailor) {
  const come = handedOver(scene).find(({ to, event }) => to === store && event.sailor === sailor);
  return come ? drawHolder(scene, come.from) : nothing;
}

/** @param {Scene} scene @param {import("./handed.js").Holder} holder */
const drawHolder = (scene, holder) => svg`<g class="hal-handed"><circle r="19"></circle>${drawBadge(typeof holder === "number" ? scene.seats[holder].colour : null, 16)}</g>`;

/** So many sailors of a colour: the number under a figure, or the figure beside words. @param {Group} group @param {string} kind @param {boolean} [hasNumber] */
export const drawCount = ({ colour, sailors }, kind, hasNumber = true) => html`
  <svg class=${kind} viewBox="0 0 44 ${hasNumber ? 60 : 32}">
    <title>${say("hs-colour", { colour })}: ${say("hs-sailors", { count: sailors.length })}</title>${drawTally(hasNumber ? sailors.length : null, colour)}
  </svg>
`;

/** Colours and how many of each: what there is room for on a phone. @param {Scene} scene @param {number} seat */
export const drawCrewCounts = (scene, seat) =>
  groupsOf(scene.view.crews[seat]).map((group) => drawCount(group, `hal-count ${group.isDoubled ? "hal-count-doubled" : ""}`));
