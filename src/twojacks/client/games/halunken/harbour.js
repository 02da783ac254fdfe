/** The harbour of Halunken & Spelunken: a wet English harbour at night, 1750. */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { say, sayMessage } from "../../words/words.js";
import { advance } from "./advance.js";
import { aim, ask, confirmLabel, describe, foretell, introduce } from "./asking.js";
import { drawBoard } from "./board.js";
import { drawCrew, drawCrewStrip } from "./crew.js";
import { drawEnding } from "./ending.js";
import { consequences, topicOf } from "./firsts.js";
import { remind } from "./handed.js";
import { isHintShort } from "./hints.js";
import { drawJackPanel } from "./jack.js";
import { perform } from "./motion.js";
import { drawPanel, drawTile, orderedSeats, seatsOf } from "./panels.js";
import { TALL, WIDE } from "./places.js";
import { drawTray } from "./tray.js";
import { isLastRound, LAST_ROUND } from "./standing.js";
import { logId, tellArgs } from "./telling.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Parts} Parts
 * @typedef {import("../../types.js").Harbour} Harbour
 */

const HERE = "/page/games/halunken";
const TITLE = html`<h1 class="unseen">Halunken &amp; Spelunken</h1>`;
/** Who wants nothing says so once; of everything else a click shows where it leads, and the next one plays it. */
const REFUSALS = ["pass", "take none"];
const ROUNDS = Array.from({ length: LAST_ROUND }, (_, index) => index + 1);

/** @param {Scene} scene */
const drawRound = ({ view }) => html`
  <div class="hal-wood hal-round" data-about="hs-about-round" data-clause="HS-R1">
    <span class="hal-round-name">${say("hs-round", { round: view.round })}</span>
    <span class="hal-rounds" aria-hidden="true">
      ${ROUNDS.map((round) => html`<svg class=${round < view.round ? "hal-past" : round === view.round ? "hal-now" : ""} viewBox="0 0 16 29"><use href="#hal-round" width="16" height="29"></use></svg>`)}
    </span>
    <span class="hal-round-short" aria-hidden="true">${isLastRound(view) ? say("hs-round-last") : `${view.round}/${LAST_ROUND}`}</span>
  </div>
`;

/** What is said about the table lies over the board, so that nothing moves when it comes and goes. @param {Parts} parts */
const drawAsk = (parts) => html`<header class="hal-head"><div class="hal-ask">${parts.ask}</div></header><div class="hal-notice">${parts.sign ?? nothing}</div>`;

/** Where nothing else is said: who was taken from the reader, and by whom. @param {Scene} scene */
function drawReminder(scene) {
  const told = scene.isPresent && !scene.picked ? remind(scene) : [];
  return told.length ? html`<p class="hal-reminder">${told.map(sayMessage).join(" ")}</p>` : nothing;
}

/** @param {Scene} scene @param {Parts} parts */
const drawPrompt = (scene, parts) => html`<div class="hal-prompt">${parts.prompt ?? drawReminder(scene)}</div>`;

/** Where there is room the prompt lies on the water, so that it covers no tavern. @param {Scene} scene @param {Parts} parts */
const drawMiddle = (scene, parts) =>
  scene.over
    ? html`${drawBoard(WIDE, scene)}<div class="hal-end-place">${drawEnding(scene)}${drawPrompt(scene, parts)}</div>`
    : drawBoard(WIDE, scene, drawPrompt(scene, parts));

/** @param {Scene} scene @param {Parts} parts */
const drawTallMiddle = (scene, parts) => html`
  ${drawBoard(TALL, scene)}
  ${scene.over ? html`<div class="hal-end-place">${drawEnding(scene)}${drawPrompt(scene, parts)}</div>` : nothing}
`;

/** The edge nearest to the thumb: the prompt, or what happened last and the controls. @param {Scene} scene @param {Parts} parts */
const drawBar = (scene, parts) => html`
  <div class="hal-bar">${parts.lastLine}${hasPromptInBar(scene) ? drawPrompt(scene, parts) : nothing}${parts.controls}</div>
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
    <div class="hal-wood hal-log"><h2>${say("hs-log")}</h2>${parts.log}</div>
    <div class="hal-controls">${parts.controls}</div>
  </aside>
`;

/** Tiles above the ring, the hand below; crews in full come up as a sheet. @param {Scene} scene @param {Parts} parts */
const drawNarrow = (scene, parts) => html`
  ${TITLE}${drawAsk(parts)}${drawRound(scene)}
  <div class="hal-tiles" style="--players:${scene.view.players}" data-many=${scene.view.players}>${orderedSeats(scene).map((seat) => drawTile(scene, seat))}</div>
  ${scene.size === "phone" ? drawTallMiddle(scene, parts) : drawMiddle(scene, parts)}
  <div class="hal-tray">${drawTray(scene)}</div>
  ${scene.reader === null ? nothing : drawOwnCrew(scene, scene.reader)}
  ${drawBar(scene, parts)}${drawSheet(scene)}
`;

/** On tall phones one's own sailors are always seen. @param {Scene} scene @param {number} seat */
const drawOwnCrew = (scene, seat) => html`<div class="hal-own-crew">${drawCrewStrip(scene, seat)}<span class="hal-score">${scene.view.scores[seat]}</span></div>`;

/** @param {Scene} scene */
const drawSheet = (scene) => html`
  <div class="hal-sheet" id="hal-crews" popover aria-label=${say("hs-crews")}>
    ${orderedSeats(scene).map((seat) => drawPanel(scene, seat))}${drawJackPanel(scene)}
    <button class="main hal-close" popovertarget="hal-crews" popovertargetaction="hide">${say("page-close")}</button>
  </div>
`;

/** @param {Scene} scene */
const drawOwn = (scene) => (scene.reader === null ? seatsOf(scene).map((/** @type {number} */ seat) => drawPanel(scene, seat)) : drawPanel(scene, scene.reader));

/** A phone beside a television: one's own things, big. @param {Scene} scene @param {Parts} parts */
const drawHandOnly = (scene, parts) => html`
  ${TITLE}${drawAsk(parts)}${drawRound(scene)}
  ${scene.over || scene.options[0]?.startsWith("place") ? nothing : html`<div class="hal-own">${drawOwn(scene)}${drawJackPanel(scene)}</div>`}
  ${scene.over ? html`<div class="hal-end-place">${drawEnding(scene)}${drawPrompt(scene, parts)}</div>` : html`<div class="hal-tray">${drawTray(scene)}</div>`}
  ${drawBar(scene, parts)}
`;

/** A picture: the ring, and whose crew is which. @param {Scene} scene */
const drawStill = (scene) => html`
  ${drawBoard(WIDE, scene)}
  <div class="hal-still-crews">
    ${seatsOf(scene).map((/** @type {number} */ seat) => html`
      <div title=${scene.seats[seat].name}><svg class="hal-pennant" viewBox="0 0 40 52"><use href="#hal-pennant-${scene.seats[seat].colour}" width="40" height="52"></use></svg>${drawCrew(scene, seat)}</div>
    `)}
  </div>
`;

/** @param {Scene} scene @param {Parts} parts */
function drawInside(scene, parts) {
  if (scene.mode === "still") return drawStill(scene);
  if (scene.mode === "hand") return drawHandOnly(scene, parts);
  return scene.size === "desktop" || scene.mode === "screen" ? drawWide(scene, parts) : drawNarrow(scene, parts);
}

/** @param {Scene} scene @param {Parts} parts */
const draw = (scene, parts) => html`
  <div class="hal hal-${scene.size} hal-mode-${scene.mode} ${scene.options.length ? "hal-choosing" : ""} ${scene.over ? "hal-ended" : ""}">
    ${drawInside(scene, parts)}
    ${scene.mode === "still" ? nothing : html`<svg class="hal-flying" data-layer="flying" aria-hidden="true"></svg>`}
  </div>
`;

/** @param {number} seat @param {Scene} scene */
const drawPortrait = (seat, scene) => html`
  <svg class="hal-portrait" viewBox="2 4 56 56" aria-hidden="true"><use href="#hal-captain-${scene.seats[seat].colour}" width="60" height="84"></use></svg>
`;

/** @type {Harbour} */
export const harbour = {
  name: "halunken-und-spelunken",
  world: "night",
  prefix: "hs",
  symbols: `${HERE}/symbols.svg`,
  styles: [`${HERE}/symbols.css`, `${HERE}/board.css`, ...["layout", "cards", "tiles", "screens", "hand"].map((name) => `${HERE}/${name}.css`)],
  draw,
  advance,
  perform,
  ask,
  aim,
  introduce,
  consequences,
  topicOf,
  logId,
  tellArgs,
  describe,
  foretell,
  isDirect: (option) => REFUSALS.includes(option),
  confirmLabel,
  isHintShort,
  drawPortrait,
  countsOf: ({ scores }, seat) => [scores[seat]],
};
