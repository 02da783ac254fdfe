/** The harbour basin: Black Jack's ship, and the raft with the sailors he keeps (HS-B2, HS-B4, HS-B7). */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawComer } from "./crew.js";
import { chooseInTray } from "./offers.js";
import { drawSailor, drawTally } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Plan} Plan
 */

/** How wide two digits are, of their height. */
const DIGITS = 1.08;

/** @param {Plan} plan */
export const drawShip = (plan) => {
  const [x, y, width] = plan.ship;
  return svg`<use href="#hal-ship" x=${x} y=${y} width=${width} height=${(width * 250) / 300}></use>`;
};

/** As many rows as let every number be seen, equally long. @param {Plan} plan @param {string[]} sailors @param {number} width */
function rowsOf({ widths: { card, value } }, sailors, width) {
  const least = (card * (DIGITS * value + 12)) / 100; // of a card, up to the right edge of two digits
  const most = Math.floor((width - card) / least) + 1;
  const rows = Math.max(1, Math.ceil(sailors.length / most));
  const long = Math.ceil(sailors.length / rows);
  return Array.from({ length: rows }, (_, row) => sailors.slice(row * long, (row + 1) * long));
}

/** @param {Plan} plan @param {Scene} scene */
export function drawRaft(plan, scene) {
  const [x, y, width] = plan.raft;
  const { basin } = scene.view;
  const card = plan.widths.card;
  const inner = width * 0.92;
  const rows = rowsOf(plan, basin, inner);
  return svg`
    <g data-at="basin" data-about="hs-about-basin" data-clause="HS-B4">
      <title>${say("hs-basin")} · ${say("hs-sailors", { count: basin.length })}</title>
      <use href="#hal-raft" x=${x} y=${y} width=${width} height=${(width * 60) / 250}></use>
      ${rows.map((row, index) => drawRow(plan, scene, row, x + (width - inner) / 2, y - card * (1.24 - 0.57 * (index - rows.length + 1)), inner))}
      ${basin.length > 1 ? drawCount(plan, basin.length) : nothing}
    </g>
  `;
}

/** @param {Plan} plan @param {Scene} scene @param {string[]} sailors @param {number} left @param {number} top @param {number} inner */
function drawRow(plan, scene, sailors, left, top, inner) {
  const card = plan.widths.card;
  const pitch = sailors.length > 1 ? Math.min(card * 0.98, (inner - card) / (sailors.length - 1)) : 0;
  const start = left + (inner - card - pitch * (sailors.length - 1)) / 2;
  return sailors.map((sailor, index) => {
    const option = `take ${sailor}`;
    const isOffered = scene.options.includes(option);
    const tilt = [-2, 1.5, -1, 2, -1.5][index % 5];
    return svg`
      <g class=${isOffered ? `hal-offer ${scene.picked === option ? "hal-picked" : ""}` : ""} data-sailor=${sailor} @click=${isOffered ? chooseInTray(option) : nothing}
        transform="translate(${start + index * pitch} ${top}) rotate(${tilt} ${card / 2} ${card * 0.7}) scale(${card / 100})">
        ${isOffered ? svg`<rect class="hal-glow" x="-6" y="-6" width="112" height="152" rx="17"></rect>` : nothing}
        ${drawSailor(sailor, plan.widths.value)}<g transform="translate(24 118)">${drawComer(scene, "basin", sailor)}</g>
      </g>
    `;
  });
}

/** @param {Plan} plan @param {number} count */
function drawCount(plan, count) {
  const [x, y, width] = plan.raft;
  const scale = plan.widths.step / 16;
  return svg`<g class="hal-basin-count" transform="translate(${x + width * 0.05} ${y + width * 0.14}) scale(${scale}) translate(-22 -30)">
    <rect x="-5" y="-4" width="54" height="70" rx="12" fill="#0A0F1A" stroke="#D9A441" stroke-width="4"></rect>${drawTally(count, null)}</g>`;
}
