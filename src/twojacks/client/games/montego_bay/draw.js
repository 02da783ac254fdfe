/** The whole table: the board, and around it what is asked, the players, the log and the hand. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { percent, say } from "../../words/words.js";
import { drawTile } from "./beach.js";
import { drawBoard, drawTrackStrip } from "./board.js";
import { drawEnding } from "./ending.js";
import { classes, colourOf, isEndNear, JACK, ownerOf, shipsToEnd } from "./facts.js";
import { drawPerson } from "./figures.js";
import { isHintShort } from "./hints.js";
import { drawHand, figureAsked } from "./hand.js";
import { drawPanel, drawPanels } from "./panels.js";
import { barrel, crest } from "./pieces.js";
import { drawPileCard, drawRoads } from "./piles.js";
import { drawShip } from "./ships.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Parts} Parts
 */

/** Whether there is more room above than beside: phones, and tablets held upright. @param {Scene} scene */
const isUpright = (scene) => scene.size === "phone" || (scene.size === "tablet" && matchMedia("(orientation: portrait)").matches);

/** @param {Scene} scene @param {Parts} parts */
export function draw(scene, parts) {
  if (scene.mode === "still") return drawStill(scene);
  if (scene.mode === "hand") return drawHandOnly(scene, parts);
  return scene.mode === "board" && isUpright(scene) ? drawUpright(scene, parts) : drawAcross(scene, parts);
}

/** Desktops, televisions, tablets that lie. @param {Scene} scene @param {Parts} parts */
const drawAcross = (scene, parts) => html`
  <div class=${classes("bay", "bay-across", `bay-on-${scene.mode}`, `bay-${scene.size}`, scene.reader === null && "bay-watching")}>
    ${drawTop(scene, parts)}
    ${drawBoard(scene, "wide")}
    <aside class="bay-side">
      ${drawPanels(scene)}
      <div class="bay-notice">${parts.sign ?? nothing}</div>
      <div class="bay-log">${parts.log}</div>
      <div class="bay-last">${parts.lastLine}</div>
      ${scene.size === "tablet"
        ? html`<div class="bay-piles">${drawPileCards(scene)}</div>`
        : html`<svg class="bay-roads" viewBox="0 -4 290 184" role="img" aria-label=${pilesLabel(scene)}>${svg`${drawRoads(scene)}`}</svg>`}
    </aside>
    <footer class="bay-foot">${drawTray(scene)}${scene.over ? nothing : (parts.prompt ?? nothing)}</footer>
    ${scene.over ? drawEnding(scene, parts) : nothing}
  </div>
`;

/** @param {Scene} scene @param {Parts} parts */
const isPrompted = (scene, parts) => Boolean(parts.prompt) && !scene.over;

/** Phones, and tablets that stand: the harbour turned, and below it the counter. On phones signs take the place of the newest sentence: nothing moves when they come and go. @param {Scene} scene @param {Parts} parts */
const drawUpright = (scene, parts) => html`
  <div class=${classes("bay", "bay-upright", `bay-${scene.size}`, scene.reader === null && "bay-watching", isHandNeeded(scene) && "bay-choosing")}>
    <div class="bay-sky"></div>
    ${drawTop(scene, parts)}
    ${scene.size === "tablet" ? html`<div class="bay-notice">${parts.sign ?? nothing}</div>` : nothing}
    ${drawTrackStrip(scene)}
    ${drawBoard(scene, "tall")}
    <div class="bay-counter">
      ${drawRailStrip(scene)}${drawPanels(scene)}
      ${scene.size === "tablet" ? html`<div class="bay-log">${parts.log}</div>` : html`<div class="bay-say">${isPrompted(scene, parts) ? nothing : parts.sign}${parts.lastLine}</div>`}
    </div>
    <div class="bay-shelf">${drawTray(scene)}${isPrompted(scene, parts) ? html`<div class="bay-float">${scene.size === "phone" ? parts.sign : nothing}${parts.prompt}</div>` : nothing}</div>
    ${scene.over ? drawEnding(scene, parts) : nothing}
  </div>
`;

/** A picture in the rulebook: the turned harbour, because it can be read in a narrow column. @param {Scene} scene */
const drawStill = (scene) => html`
  <div class="bay bay-upright bay-phone bay-still">
    ${drawBoard(scene, "tall")}
    <div class="bay-counter">${drawRailStrip(scene)}${drawPanels(scene)}</div>
  </div>
`;

/** Order tiles and piles in a row. @param {Scene} scene */
function drawRailStrip(scene) {
  const { order } = scene.view;
  return html`
    <div class="bay-rail">
      <svg class="bay-tiles" viewBox=${`0 0 ${order.length * 40 + 6} 54`} role="img" aria-label=${orderLabel(scene)} data-about="mb-about-rail" data-clause="MB-3.1">${svg`
        <path d=${`M3 49H${order.length * 40 + 3}`} stroke="var(--wood-deep)" stroke-width="7" stroke-linecap="round"></path>
        ${order.map((/** @type {string|null} */ figure, /** @type {number} */ place) => (figure ? drawTile(scene, figure, place, 23 + place * 40, 25, 0.96, 22) : nothing))}`}</svg>
      ${drawPileCards(scene)}
    </div>
  `;
}

/** Near the end a warning takes the place of the piles that are used up (MB-E1). @param {Scene} scene */
function drawPileCards(scene) {
  const left = [0, 1].filter((pile) => scene.view.piles[pile].length);
  if (left.length === 2 || !isEndNear(scene.view)) return [0, 1].map((pile) => drawCard(scene, pile));
  return [drawLastShips(scene, left.length > 0), left.map((pile) => drawCard(scene, pile))];
}

/** @param {Scene} scene @param {boolean} isShort */
const drawLastShips = ({ view }, isShort) => html`
  <p class=${classes("bay-last-ships", isShort && "short", !shipsToEnd(view) && "sure")} data-about="mb-about-last-ships" data-clause="MB-E1">${say(isShort ? "mb-to-end" : "mb-last-ships", { count: shipsToEnd(view) })}</p>`;

/** @param {Scene} scene @param {number} pile */
const drawCard = (scene, pile) => html`
  <svg class="bay-pile" viewBox="0 0 64 46" role="img" aria-label=${pilesLabel(scene)} data-pile=${pile + 1} data-about="mb-about-pile" data-clause="MB-P1">${svg`${drawPileCard(scene, pile)}`}</svg>`;

/** A phone beside the big screen: only what its owner needs. @param {Scene} scene @param {Parts} parts */
const drawHandOnly = (scene, parts) => html`
  <div class="bay bay-hand-only">
    ${drawTop(scene, parts)}
    <div class="bay-notice">${parts.sign ?? nothing}</div>
    <ul class="bay-players">${scene.reader === null ? nothing : drawPanel(scene, scene.seats[scene.reader])}</ul>
    <div class="bay-choices">
      ${drawShipChoices(scene)}${drawJackOffer(scene)}
      ${scene.options.length && !figureAsked(scene) ? nothing : drawHand(scene)}
    </div>
    <div class="bay-say">${parts.prompt ?? parts.lastLine}</div>
  </div>
`;

/** @param {Scene} scene @param {Parts} parts */
function drawTop(scene, parts) {
  const seat = seatAsked(scene);
  return html`
    <header class="bay-top">
      <p class="bay-title"><b>${say("page-title-montego-bay")}</b> <span>${sayRound(scene.view)}</span></p>
      <div class=${classes("bay-ask", seat !== null && `seat-${colourOf(scene, seat)}`)}>
        <span class="bay-flag" aria-hidden="true">${seat === null ? nothing : html`<svg viewBox="-10 -10 20 20">${svg`${crest(colourOf(scene, seat), 0, 0)}`}</svg>`}</span>
        <div class="bay-sentence" role="heading" aria-level="1">${parts.ask}</div>
        ${drawLeft(scene)}
      </div>
      ${parts.controls}
    </header>
  `;
}

/** @param {import("../../types.js").View} view */
const sayRound = (view) => (isEndNear(view) ? say("mb-round-to-end", { round: view.round, count: shipsToEnd(view) }) : say("mb-round", { round: view.round }));

/** Barrels still to be loaded or taken back. @param {Scene} scene */
function drawLeft(scene) {
  const seat = seatAsked(scene);
  if (seat === null || !scene.options.length || !scene.view.left) return nothing;
  const many = Math.min(scene.view.left, 4);
  return html`<svg class="bay-left" viewBox=${`0 0 ${many * 32 + 6} 46`} style=${`width:${many * 30}px`} aria-hidden="true">${svg`${Array.from({ length: many }, (_, place) => barrel(colourOf(scene, seat), 19 + place * 32, 43, 0.92))}`}</svg>`;
}

/** The seat whose move it is: the reader's where the reader is asked. @param {Scene} scene */
function seatAsked(scene) {
  if (scene.options.length) return scene.reader;
  if (scene.over) return scene.winners[0] ?? null;
  if (scene.view.acting) return ownerOf(scene.view, scene.view.acting);
  return scene.waiting.length === 1 ? scene.waiting[0] : null;
}

/** Whether the choice lies in the tray, and not on the board. @param {Scene} scene */
const isHandNeeded = (scene) => scene.options.some((option) => option === "decline" || option.startsWith("card "));

/** What lies under the thumb on a phone. @param {Scene} scene */
const drawTray = (scene) => (scene.options.some((option) => option === "decline") ? drawJackOffer(scene) : drawHand(scene));

/** Hiring Lazy Jack, and with whom he would stand (MB-1). @param {Scene} scene */
function drawJackOffer(scene) {
  if (!scene.options.includes("decline")) return nothing;
  const hires = scene.options.filter((option) => option !== "decline");
  return html`
    <div class="bay-offer">
      <svg class="bay-jack" viewBox="-34 -72 70 78" aria-hidden="true">${svg`${drawPerson(JACK, 1)}`}</svg>
      ${hires.map((option) => drawHire(scene, option))}
      <button class="plain touch bay-decline" data-option="decline">${say("mb-do-decline")}${drawShare(scene, "decline")}</button>
    </div>
  `;
}

/** @param {Scene} scene @param {string} option */
const drawHire = (scene, option) => html`
  <button class=${classes("plain touch bay-hire", scene.picked === option && "picked")} data-option=${option}>
    <svg viewBox="-25 -82 50 88" aria-hidden="true">${svg`${drawPerson(option.slice(5), 1)}`}</svg>${drawShare(scene, option)}
  </button>
`;

/** A hint on the offer, and not on the figures, where it would lie on what is behind them. @param {Scene} scene @param {string} option */
function drawShare(scene, option) {
  const found = scene.hint?.options[option];
  if (!found) return nothing;
  return html`<b class="bay-share">${percent(found.share)}${isHintShort(scene) ? nothing : html`<br>★ ${percent(found.win)}`}</b>`;
}

/** Where there is no board: the ships themselves as buttons. @param {Scene} scene */
function drawShipChoices(scene) {
  const piers = scene.options.filter((option) => /^(un)?load /.test(option)).map((option) => Number(option.split(" ")[1]) - 1);
  if (!piers.length) return nothing;
  return html`<div class="bay-ships">${piers.map((pier) => html`
    <div><b class="bay-pier">${pier + 1}</b><svg viewBox="-150 -196 290 220">${svg`${drawShip(scene, "tall", pier, scene.view.piers[pier])}`}</svg></div>`)}</div>`;
}

/** @param {Scene} scene */
const orderLabel = (scene) => say("mb-order", { list: scene.view.order.filter(Boolean).map((/** @type {string} */ figure) => say("mb-figure-short", { figure })).join(", ") });

/** @param {Scene} scene */
const pilesLabel = (scene) => say("mb-piles", { first: scene.view.piles[0].length, second: scene.view.piles[1].length });
