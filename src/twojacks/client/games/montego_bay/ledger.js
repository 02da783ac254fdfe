/** What each ship has paid, one after the other, and the barrels in the pub: read off the journal, which has all of it. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawCrest } from "./pieces.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Seat} Seat
 * @typedef {import("../../types.js").GameEvent} GameEvent
 * @typedef {object} Entry
 * @property {string|null} ship  null: the pub
 * @property {number|null} round  null: when all was over
 * @property {Record<number, number>} points  by seat, of those who had barrels there
 * @property {{seat: number, points: number}|null} extra  for who filled it
 * @property {number} index  the moment in which all of it is paid
 */

/** @param {{event: GameEvent|null}[]} moments @returns {Entry[]} */
function readLedger(moments) {
  /** @type {Entry[]} */
  const entries = [];
  /** @type {number|null} */
  let round = null;
  moments.forEach(({ event }, index) => {
    if (!event) return;
    if (event.kind === "round-began") round = event.round;
    if (event.kind === "ended") round = null;
    if (event.kind === "sailed" && event.ship !== "pilot") entries.push({ ship: event.ship, round, points: {}, extra: null, index });
    if (event.kind === "pub-paid" && entries.at(-1)?.ship !== null) entries.push({ ship: null, round, points: {}, extra: null, index });
    pay(entries.at(-1), event, index);
  });
  return entries;
}

/** @param {Entry|undefined} entry @param {GameEvent} event @param {number} index */
function pay(entry, { kind, seat, points }, index) {
  if (!entry || !["paid", "extra-point", "pub-paid"].includes(kind)) return;
  if (kind === "extra-point") entry.extra = { seat, points };
  else entry.points[seat] = points;
  entry.index = index;
}

/** Every ship a line, which shows its moment; below them the sum. @param {Scene} scene @param {Seat[]} seats  as they are ranked @param {import("../../types.js").Story} story */
export function drawLedger(scene, seats, { moments, jump }) {
  const entries = readLedger(moments);
  if (!entries.length) return nothing; // the past is still on its way
  return html`
    <table class="bay-ledger">
      <caption>${say("mb-ledger")}</caption>
      <thead><tr><td></td>${seats.map(({ colour, name }) => html`<th scope="col" class=${`seat-${colour}`}>${drawCrest(colour)}<span class="unseen">${name}</span></th>`)}</tr></thead>
      <tbody>${entries.map((entry) => drawEntry(scene, seats, entry, jump))}</tbody>
      <tfoot><tr><th scope="row">${say("mb-ending-points")}</th>${seats.map(({ seat }) => html`<td>${scene.view.scores[seat]}</td>`)}</tr></tfoot>
    </table>
  `;
}

/** @param {Scene} scene @param {Seat[]} seats @param {Entry} entry @param {(index: number) => void} jump */
function drawEntry(scene, seats, { ship, round, points, extra, index }, jump) {
  const best = Math.max(...Object.values(points));
  return html`
    <tr>
      <th scope="row"><button data-control="moment" title=${say("page-show-moment")} @click=${() => jump(index)}>
        <b class=${ship ? "sail" : ""}>${ship ? scene.view.ships[ship].points.join(" ") : say("mb-ending-pub")}</b>
        <span>${round === null ? say("mb-ledger-end") : say("mb-round", { round })}</span></button></th>
      ${seats.map(({ seat }) => html`<td class=${points[seat] && points[seat] === best ? "best" : ""}>${points[seat] ?? "–"}${seat === extra?.seat ? html`<small title=${say("mb-then-extra")}>+${extra.points}</small>` : nothing}</td>`)}
    </tr>
  `;
}
