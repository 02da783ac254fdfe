/** The end: every crew worked out (HS-E1), best first, and the winners celebrated. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { drawYou } from "../../parts/you.js";
import { say } from "../../words/words.js";
import { drawCount } from "./crew.js";
import { groupsOf } from "./crews.js";
import { seatsOf } from "./panels.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {Scene} scene @param {number} seat */
function drawSum(scene, seat) {
  const groups = groupsOf(scene.view.crews[seat]);
  return html`
    <span class="hal-sum">
      ${groups.map(
        (group) => html`
          <span class="hal-part ${group.isDoubled ? "hal-part-doubled" : ""}" title=${group.sailors.map((sailor) => sailor.slice(1)).join(" + ")}>
            ${drawCount(group, "hal-part-count", false)}<span class="hal-part-sailors">${say("hs-part", { count: group.sailors.length })}</span>${group.isDoubled ? `${group.sum} × 2` : group.sum}
          </span>
        `,
      )}
      ${groups.length ? nothing : html`<span class="hal-part">${say("hs-sailors", { count: 0 })}</span>`}
    </span>
  `;
}

/** @param {Scene} scene @param {number} seat @param {number} order */
function drawLine(scene, seat, order) {
  const { name, colour } = scene.seats[seat];
  const isWinner = scene.winners.includes(seat);
  return html`
    <li class="seat-${colour} ${isWinner ? "hal-first" : ""}" style="--order:${order}">
      <svg class="hal-pennant" viewBox="0 0 40 52"><use href="#hal-pennant-${colour}" width="40" height="52"></use></svg>
      <span class="hal-name" title=${name}>${name}</span>
      <span class="hal-marks">${isWinner ? html`<svg class="hal-crown" viewBox="0 0 60 40"><use href="#hal-crown" width="60" height="40"></use></svg>` : nothing}${drawYou(scene, seat)}</span>
      ${drawSum(scene, seat)}<b class="hal-score">${scene.view.scores[seat]}</b>
    </li>
  `;
}

/** @param {Scene} scene */
export function drawEnding(scene) {
  const seats = seatsOf(scene).sort((/** @type {number} */ one, /** @type {number} */ other) => scene.view.scores[other] - scene.view.scores[one]);
  return html`
    <section class="hal-ending" tabindex="0" data-about="hs-about-score" data-clause="HS-E1" aria-label=${say("hs-scoring")}>
      <h2>${say("hs-scoring")}</h2>
      <ol>${seats.map((/** @type {number} */ seat, /** @type {number} */ order) => drawLine(scene, seat, order))}</ol>
    </section>
  `;
}
