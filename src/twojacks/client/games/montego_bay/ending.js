/** The end: who has won, and how everybody's points came together; folded up it uncovers the board as the game left it. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { drawYou } from "../../parts/you.js";
import { list, say } from "../../words/words.js";
import { drawPerson } from "./figures.js";
import { drawLedger } from "./ledger.js";
import { drawCrest, put } from "./pieces.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Parts} Parts
 */

/** @param {Scene} scene @param {Parts} parts */
export function drawEnding(scene, parts) {
  const { view } = scene;
  const ranked = [...scene.seats].sort((one, other) => view.scores[other.seat] - view.scores[one.seat] || view.coins[other.seat] - view.coins[one.seat]);
  const names = list(scene.winners.map((seat) => scene.seats[seat].name));
  return html`
    <details class="bay-ending" open aria-label=${say("mb-ending")}>
      <summary data-control="uncover"><span class="when-open">${say("mb-ending-show-board")}</span><span class="when-closed">${say("mb-ending-show-scoring")}</span></summary>
      <div class="bay-tally">
        <div class="bay-result">
          <div class="bay-laurels" aria-hidden="true">${scene.winners.map((seat) => drawWinner(scene, seat))}</div>
          <h2>${say("mb-ending-won", { names, count: scene.winners.length })}</h2>
          <table class="bay-ranks">
            <thead><tr><th scope="col"><span class="unseen">${say("mb-ending-player")}</span></th>
              ${["ships", "pub", "points", "coins"].map((column) => html`<th scope="col" class=${column}>${say(`mb-ending-${column}`)}</th>`)}</tr></thead>
            <tbody>${ranked.map((seat) => drawRow(scene, seat))}</tbody>
          </table>
          ${isDecidedByCoins(scene) ? html`<p>${say("mb-ending-by-coins")}</p>` : nothing}
          ${parts.prompt ?? nothing}
        </div>
        ${drawLedger(scene, ranked, parts.story)}
      </div>
    </details>
  `;
}

/** MB-E4: equal points, and the coins decide. @param {Scene} scene */
function isDecidedByCoins({ view, winners, seats }) {
  const best = Math.max(...view.scores);
  return seats.filter((seat) => view.scores[seat.seat] === best).length > winners.length;
}

/** @param {Scene} scene @param {import("../../types.js").Seat} seat */
function drawRow(scene, { seat, colour, name }) {
  const { scores, coins, pub, pub_pays: fromPub } = scene.view;
  const drunk = fromPub?.[seat] ?? 0;
  return html`
    <tr class=${`seat-${colour} ${scene.winners.includes(seat) ? "won" : ""}`}>
      <th scope="row">${drawCrest(colour)}<span title=${name}>${name} ${drawYou(scene, seat)}</span></th>
      <td>${scores[seat] - drunk}</td>
      <td title=${say("mb-ending-barrels", { count: pub[seat] })}>${drunk}</td>
      <td class="points">${scores[seat]}</td>
      <td>${coins[seat]}</td>
    </tr>
  `;
}

/** @param {Scene} scene @param {number} seat */
const drawWinner = (scene, seat) => html`
  <svg viewBox="-60 -96 120 104">${svg`
    ${put("palm", -38, 4, 0.46)}${put("palm", 38, 4, 0.42)}
    <g transform="translate(14 0)">${drawPerson(`${scene.seats[seat].colour}-small`, 0.9)}</g>
    <g transform="translate(-20 0)">${drawPerson(`${scene.seats[seat].colour}-large`, 1)}</g>
    ${put("coin", 24, -4, 0.7)}${put("coin", 34, -2, 0.6)}`}</svg>
`;
