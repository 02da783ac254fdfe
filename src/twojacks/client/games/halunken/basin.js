/** The harbour basin: Black Jack's ship, and the raft with the sailors he keeps (HS-B2, HS-B4, HS-B7). */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { chooseInTray } from "./offers.js";
import { drawSailor } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Plan} Plan
 */

/** @param {Plan} plan */
export const drawShip = (plan) => {
  const [x, y, width] = plan.ship;
  return svg`<use href="#hal-ship" x=${x} y=${y} width=${width} height=${(width * 250) / 300}></use>`;
};

/** Two rows when one would be too narrow. @param {string[]} sailors @param {number} width @param {number} card */
function rowsOf(sailors, width, card) {
  const most = Math.max(1, Math.floor((width - card) / (card * 0.52)) + 1);
  if (sailors.length <= most) return [sailors];
  const half = Math.ceil(sailors.length / 2);
  return [sailors.slice(0, half), sailors.slice(half)];
}

/** @param {Plan} plan @param {Scene} scene */
export function drawRaft(plan, scene) {
  const [x, y, width] = plan.raft;
  const { basin } = scene.view;
  const card = plan.widths.card;
  const inner = width * 0.92;
  const rows = rowsOf(basin, inner, card);
  return svg`
    <g data-at="basin" data-about="hs-about-basin" data-clause="HS-B4">
      <title>${say("hs-basin")} · ${say("hs-sailors", { count: basin.length })}</title>
      <use href="#hal-raft" x=${x} y=${y} width=${width} height=${(width * 60) / 250}></use>
      ${rows.map((row, index) => drawRow(plan, scene, row, x + (width - inner) / 2, y - card * (1.24 - 0.52 * (index - rows.length + 1)), inner))}
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
        ${drawSailor(sailor, plan.widths.value)}
      </g>
    `;
  });
}

/** @param {Plan} plan @param {number} count */
function drawCount(plan, count) {
  const [x, y, width] = plan.raft;
  const radius = plan.widths.step * 1.15;
  const [cx, cy] = [x + width * 0.05, y + width * 0.14];
  return svg`<g class="hal-basin-count"><circle cx=${cx} cy=${cy} r=${radius} fill="#0A0F1A" stroke="#D9A441" stroke-width=${radius * 0.18}></circle>
    <text class="hal-num" x=${cx} y=${cy + radius * 0.56} font-size=${radius * 1.68} fill="#FFE3A6" text-anchor="middle">${count}</text></g>`;
}
