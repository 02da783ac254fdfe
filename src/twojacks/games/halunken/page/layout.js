/** The whole table: the ring, and around it what is asked, the players, the log and the hand. */
import { html, nothing } from "../../../page/vendor/lit-html/lit-html.js";
import { say, sayMessage } from "../../../page/app/words.js";
import { drawBoard } from "./board.js";
import { drawEnding } from "./ending.js";
import { isLastRound, roundArgs } from "./facts.js";
import { TALL, WIDE } from "./geometry.js";
import { drawTray } from "./hand.js";
import { drawPanel, drawTile, orderedSeats, seatsOf } from "./panels.js";
import { remind } from "./pieces/changed-hands.js";
import { drawCrew, drawCrewStrip } from "./pieces/crew.js";
import { drawJackPanel } from "./pieces/jack.js";

/**
 * @typedef {import("../../../page/types.js").Scene} Scene
 * @typedef {import("../../../page/types.js").Parts} Parts
 */

const TITLE = html`<h1 class="unseen">Halunken &amp; Spelunken</h1>`;

/** @param {Scene["view"]} view @param {number} round */
const drawLantern = (view, round) =>
  html`<svg class=${round < view.round ? "hal-past" : round === view.round ? "hal-now" : ""} viewBox="0 0 16 29">
    <use href="#hal-round" width="16" height="29"></use>
  </svg>`;

/** @param {Scene} scene */
const drawRound = ({ view }) => html`
  <div class="hal-wood hal-round" data-about="hs-about-round" data-clause="HS-R1">
    <span class="hal-round-name">${say("hs-round", roundArgs(view))}</span>
    <span class="hal-rounds" aria-hidden="true">
      ${Array.from({ length: view.rounds }, (_, index) => drawLantern(view, index + 1))}
    </span>
    <span class="hal-round-short" aria-hidden="true"
      >${isLastRound(view) ? say("hs-round-last") : `${view.round}/${view.rounds}`}</span
    >
  </div>
`;

/**
 * What is said about the table lies over the board, so that nothing moves when it comes and goes.
 * @param {Parts} parts
 */
const drawAsk = (parts) =>
  html`<header class="hal-head"><div class="hal-ask">${parts.ask}</div></header>
    <div class="hal-notice">${parts.sign ?? nothing}</div>`;

/** Where nothing else is said: who was taken from the reader, and by whom. @param {Scene} scene */
function drawReminder(scene) {
  const told = scene.isPresent && !scene.picked ? remind(scene) : [];
  return told.length ? html`<p class="hal-reminder">${told.map(sayMessage).join(" ")}</p>` : nothing;
}

/** @param {Scene} scene @param {Parts} parts */
const drawPrompt = (scene, parts) => html`<div class="hal-prompt">${parts.prompt ?? drawReminder(scene)}</div>`;

/** @param {Scene} scene @param {Parts} parts */
const drawEndPlace = (scene, parts) =>
  html`<div class="hal-end-place">${drawEnding(scene)}${drawPrompt(scene, parts)}</div>`;

/**
 * Where there is room the prompt lies on the water, so that it covers no tavern.
 * @param {Scene} scene @param {Parts} parts
 */
const drawMiddle = (scene, parts) =>
  scene.over
    ? html`${drawBoard(WIDE, scene)} ${drawEndPlace(scene, parts)}`
    : drawBoard(WIDE, scene, drawPrompt(scene, parts));

/** @param {Scene} scene @param {Parts} parts */
const drawTallMiddle = (scene, parts) => html`
  ${drawBoard(TALL, scene)} ${scene.over ? drawEndPlace(scene, parts) : nothing}
`;

/**
 * The edge nearest to the thumb: the prompt, or what happened last and the controls.
 * @param {Scene} scene @param {Parts} parts
 */
const drawBar = (scene, parts) => html`
  <div class="hal-bar">
    ${parts.lastLine}${hasPromptInBar(scene) ? drawPrompt(scene, parts) : nothing}${parts.controls}
  </div>
`;

/** @param {Scene} scene */
const hasPromptInBar = (scene) => !scene.over && (scene.size === "phone" || scene.mode === "hand");

/** Boards left, ring in the middle, the rest right. @param {Scene} scene @param {Parts} parts */
const drawWide = (scene, parts) => html`
  <div class="hal-players">${orderedSeats(scene).map((seat) => drawPanel(scene, seat))}</div>
  ${drawAsk(parts)}${drawMiddle(scene, parts)}
  ${scene.mode === "screen" ? nothing : html`<div class="hal-tray">${drawTray(scene)}</div>`}
  <aside class="hal-side">
    <h1 class="hal-title"><b>Halunken</b> <i>&amp; Spelunken</i></h1>
    ${drawRound(scene)}${drawJackPanel(scene)}
    <div class="hal-wood hal-log">
      <h2>${say("hs-log")}</h2>
      ${parts.log}
    </div>
    <div class="hal-controls">${parts.controls}</div>
  </aside>
`;

/** Tiles above the ring, the hand below; crews in full come up as a sheet. @param {Scene} scene @param {Parts} parts */
const drawNarrow = (scene, parts) => html`
  ${TITLE}${drawAsk(parts)}${drawRound(scene)}
  <div class="hal-tiles" style="--players:${scene.view.players}" data-many=${scene.view.players}>
    ${orderedSeats(scene).map((seat) => drawTile(scene, seat))}
  </div>
  ${scene.size === "phone" ? drawTallMiddle(scene, parts) : drawMiddle(scene, parts)}
  <div class="hal-tray">${drawTray(scene)}</div>
  ${scene.reader === null ? nothing : drawOwnCrew(scene, scene.reader)} ${drawBar(scene, parts)}${drawSheet(scene)}
`;

/** On tall phones one's own sailors are always seen. @param {Scene} scene @param {number} seat */
const drawOwnCrew = (scene, seat) =>
  html`<div class="hal-own-crew">
    ${drawCrewStrip(scene, seat)}<span class="hal-score">${scene.view.scores[seat]}</span>
  </div>`;

/** @param {Scene} scene */
const drawSheet = (scene) => html`
  <div class="hal-sheet" id="hal-crews" popover aria-label=${say("hs-crews")}>
    ${orderedSeats(scene).map((seat) => drawPanel(scene, seat))}${drawJackPanel(scene)}
    <button class="main hal-close" popovertarget="hal-crews" popovertargetaction="hide">${say("page-close")}</button>
  </div>
`;

/** @param {Scene} scene */
const drawOwn = (scene) => html`
  <div class="hal-own">
    ${(scene.reader === null ? seatsOf(scene) : [scene.reader]).map((seat) => drawPanel(scene, seat))}
    ${drawJackPanel(scene)}
  </div>
`;

/** A phone beside a television: one's own things, big. @param {Scene} scene @param {Parts} parts */
const drawHandOnly = (scene, parts) => html`
  ${TITLE}${drawAsk(parts)}${drawRound(scene)}
  ${scene.over || scene.options[0]?.startsWith("place") ? nothing : drawOwn(scene)}
  ${scene.over ? drawEndPlace(scene, parts) : html`<div class="hal-tray">${drawTray(scene)}</div>`}
  ${drawBar(scene, parts)}
`;

/** A picture: the ring, and whose crew is which. @param {Scene} scene */
const drawStill = (scene) => html`
  ${drawBoard(WIDE, scene)}
  <div class="hal-still-crews">
    ${seatsOf(scene).map(
      (/** @type {number} */ seat) => html`
        <div title=${scene.seats[seat].name}>
          <svg class="hal-pennant" viewBox="0 0 40 52">
            <use href="#hal-pennant-${scene.seats[seat].colour}" width="40" height="52"></use></svg
          >${drawCrew(scene, seat)}
        </div>
      `,
    )}
  </div>
`;

/** @param {Scene} scene @param {Parts} parts */
function drawInside(scene, parts) {
  if (scene.mode === "still") return drawStill(scene);
  if (scene.mode === "hand") return drawHandOnly(scene, parts);
  return scene.size === "desktop" || scene.mode === "screen" ? drawWide(scene, parts) : drawNarrow(scene, parts);
}

/** @param {Scene} scene */
const statesOf = ({ options, over }) =>
  [options.length && "hal-choosing", over && "hal-ended"].filter(Boolean).join(" ");

/** @param {Scene} scene @param {Parts} parts */
export const draw = (scene, parts) => html`
  <div class="hal hal-${scene.size} hal-mode-${scene.mode} ${statesOf(scene)}">
    ${drawInside(scene, parts)}
    ${scene.mode === "still" ? nothing : html`<svg class="hal-flying" data-layer="flying" aria-hidden="true"></svg>`}
  </div>
`;
