/** The players: a board for each where there is room, a tile on smaller screens. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { drawYou } from "../../parts/you.js";
import { say, sayMessage } from "../../words/words.js";
import { CARDS, drawBadge, drawMoveBack, drawSmallMove, drawStrip } from "./cards.js";
import { drawCrew, drawCrewCounts, drawCrewStrip } from "./crew.js";
import { drawMini } from "./sailors.js";
import { beforeSeat, isCancelled, statusOf } from "./standing.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** What lies before a seat: a bid, a card face down, an open one. @param {Scene} scene @param {number} seat @param {boolean} isOnTile */
function drawBefore(scene, seat, isOnTile) {
  const { lies, thing } = beforeSeat(scene, seat);
  const { colour } = scene.seats[seat];
  const inside = {
    nothing: () => nothing,
    mine: () => svg`<rect class="hal-slot hal-slot-mine" x="3" y="3" width="94" height="134" rx="13"></rect>`,
    awaited: () => svg`<rect class="hal-slot" x="3" y="3" width="94" height="134" rx="13"></rect><use href="#hal-hourglass" x="27" y="38" width="46" height="62"></use>`,
    laid: () => drawMoveBack(colour),
    open: () => drawOpen(scene, seat, /** @type {string} */ (thing)),
    bid: () => svg`<g transform="translate(0 3) scale(1.667)">${drawMini(/** @type {string} */ (thing), 60, 44)}</g>`,
    pass: () => svg`<rect class="hal-slot" x="3" y="3" width="94" height="134" rx="13"></rect><use class="hal-pass" href="#hal-cross" x="25" y="45" width="50" height="50"></use>`,
  }[lies]();
  return html`<svg class="hal-before" viewBox="0 0 100 140" data-at="before-${seat}" data-about="hs-about-before" data-clause=${lies === "bid" || lies === "pass" ? "HS-B2" : "HS-R1"} aria-hidden=${isOnTile}>${inside}</svg>`;
}

/** @param {Scene} scene @param {number} seat @param {string} card */
const drawOpen = (scene, seat, card) => svg`
  <g class="seat-${scene.seats[seat].colour} ${isCancelled(scene, seat) ? "hal-used" : ""}">${drawSmallMove(card, scene.view.named[seat])}</g>
  ${isCancelled(scene, seat) ? svg`<use class="hal-pass" href="#hal-cross" x="14" y="36" width="72" height="72"></use>` : nothing}
`;

/** Cards that are left are bright, played ones dim (HS-R9). @param {string[]} left */
const drawPlayed = (left) => html`
  <span class="hal-played" data-about="hs-about-played" data-clause="HS-R9">${drawStrip(CARDS, left)}</span>
`;

/** @param {Scene} scene @param {number} seat */
const drawHirer = (scene, seat) =>
  scene.view.hirer === seat
    ? html`<svg class="hal-hirer" viewBox="-17 -17 34 34" data-about="hs-about-hirer" data-clause="HS-B2"><title>${say("hs-is-hirer", { name: scene.seats[seat].name })}</title>
        ${drawBadge(null, 15.5)}</svg>`
    : nothing;

/** @param {Scene} scene @param {number} seat @param {string} more */
function classesOf(scene, seat, more) {
  const isWinner = scene.over && scene.winners.includes(seat);
  const isAsked = scene.waiting.includes(seat) && (seat === scene.reader || !scene.waiting.includes(/** @type {number} */ (scene.reader)));
  return `hal-wood ${more} seat-${scene.seats[seat].colour} ${isAsked ? "hal-asked" : ""} ${isWinner ? "hal-winner" : ""} ${scene.seats[seat].isHere ? "" : "hal-away"}`;
}

/** @param {Scene} scene @param {number} seat */
export function drawPanel(scene, seat) {
  const { name, colour } = scene.seats[seat];
  const status = statusOf(scene, seat);
  return html`
    <section class=${classesOf(scene, seat, "hal-panel")} data-seat=${seat} aria-label=${name}>
      <svg class="hal-pennant" viewBox="0 0 40 52"><use href="#hal-pennant-${colour}" width="40" height="52"></use></svg>
      <div class="hal-who">
        <span class="hal-called" style="--letters:${name.length}"><span class="hal-name" title=${name}>${name}</span>${drawYou(scene, seat)}</span>
        <span class="hal-status">${status ? sayMessage(status) : nothing}</span>
      </div>
      ${drawBefore(scene, seat, false)}${drawCrew(scene, seat)}
      <div class="hal-foot">
        ${drawPlayed(scene.view.hands[seat])}
        <span class="hal-size">${drawHirer(scene, seat)}${say("hs-sailors", { count: scene.view.crews[seat].length })}</span>
        <span class="hal-score" data-at="score-${seat}" data-about="hs-about-score" data-clause="HS-E1" title=${say("hs-points-so-far", { count: scene.view.scores[seat] })}>${scene.view.scores[seat]}</span>
      </div>
    </section>
  `;
}

const ROOMY = "(min-width: 700px) and (min-height: 900px) and (orientation: portrait), (min-width: 1000px) and (min-height: 740px) and (orientation: landscape)";
/** Where four tiles in two rows leave little for the ring. */
const FLAT = "(max-height: 1099px) and (orientation: portrait)";

/** Tablets have room for sailors one by one, and for the cards that are left. */
const isRoomy = () => matchMedia(ROOMY).matches;

/** To be looked at, and not to choose from. @param {Scene} scene @param {number} seat */
const drawSailors = (scene, seat) => (scene.seats.length > 3 && matchMedia(FLAT).matches ? drawCrewStrip : drawCrew)({ ...scene, options: [] }, seat);

/** @param {Scene} scene @param {number} seat */
export function drawTile(scene, seat) {
  const { name, colour } = scene.seats[seat];
  return html`
    <button class=${classesOf(scene, seat, `hal-tile ${isRoomy() ? "hal-roomy" : ""}`)} data-seat=${seat} popovertarget="hal-crews" title=${name}>
      <svg class="hal-pennant" viewBox="0 0 40 52"><use href="#hal-pennant-${colour}" width="40" height="52"></use></svg>
      <span class="hal-name" style="--letters:${name.length}">${name}</span>${drawYou(scene, seat)}
      <span class="hal-score" data-at="score-${seat}" data-about="hs-about-score" data-clause="HS-E1">${scene.view.scores[seat]}</span>
      ${drawHirer(scene, seat)}${drawBefore(scene, seat, true)}
      <span class="hal-counts" data-at="crew-${seat}" data-about=${isRoomy() ? "hs-about-crew" : "hs-about-counts"} data-clause="HS-E1" aria-hidden="true">${isRoomy() ? drawSailors(scene, seat) : drawCrewCounts(scene, seat)}</span>
      ${isRoomy() ? drawPlayed(scene.view.hands[seat]) : nothing}
      <span class="unseen">${say("hs-sailors", { count: scene.view.crews[seat].length })}</span>
    </button>
  `;
}

/** @param {Scene} scene */
export const seatsOf = (scene) => scene.view.captains.map((/** @type {any} */ _, /** @type {number} */ seat) => seat);

/** One's own panel first, the others clockwise. @param {Scene} scene */
export function orderedSeats(scene) {
  const seats = seatsOf(scene);
  const first = scene.reader ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}
