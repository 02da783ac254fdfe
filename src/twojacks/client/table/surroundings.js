/** What surrounds the board at a live table: the prompt that confirms, the controls, signs, and the curtain. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { memory, remember } from "../server/memory.js";
import { openDialog } from "../parts/dialog.js";
import { isMet, noteMet } from "../parts/firsts.js";
import { crest, icon, iconButton } from "../parts/icons.js";
import { drawSpeed } from "../parts/settings.js";
import { drawAsked } from "../parts/viewing.js";
import { percent, say, sayMessage } from "../words/words.js";
import { drawEnd } from "./end.js";
import { openMenu } from "./menu.js";
import { nameUndo } from "./undoing.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Parts} Parts
 */

/** So long nobody wonders what a bot is doing. */
const THINKING_MS = 3_000;
const SENDING_MS = 700;

/** @param {Table} table @param {Scene} scene @returns {Partial<Parts>} */
export const drawParts = (table, scene) => ({
  ...(isPassed(table, scene) ? { ask: drawAskByName(table, scene) } : {}),
  prompt: drawPrompt(table, scene),
  controls: drawControls(table, scene),
  lastLine: drawLastLine(table, scene),
  sign: drawSign(table, scene),
});

/** Whether several people share this screen, and one of them is asked. @param {Table} table @param {Scene} scene */
const isPassed = (table, scene) => table.place.seats.length > 1 && scene.reader !== null && scene.options.length > 0;

/** @param {Table} table @param {Scene} scene */
function drawAskByName(table, scene) {
  const { name } = scene.seats[/** @type {number} */ (scene.reader)];
  return drawAsked(say("page-asked-by-name", { name, question: sayMessage(table.harbour.ask(scene)) }));
}

/** @param {Table} table @param {Scene} scene */
function drawPrompt(table, scene) {
  if (!scene.isPresent) return table.guide.drawNews() ?? (isTold(table, scene) ? null : drawPast(table));
  if (scene.over) return drawEnd(table, scene);
  if (table.isAbsent) return drawReturn(table);
  if (!scene.picked && scene.hint) return drawHint(table, scene, scene.hint);
  if (!scene.picked) return table.guide.draw(scene) ?? drawChange(scene);
  const { picked } = scene;
  const told = table.harbour.foretell(scene);
  const isReady = table.picked.option === picked;
  const hint = scene.hint?.options[picked];
  return html`
    <div class="prompt">
      <div class="prompt-text">
        <strong>${sayMessage(table.harbour.describe(picked, scene))}</strong>
        ${told.map((message) => html`<span>${sayMessage(message)}</span>`)}
        ${hint ? html`<span class="prompt-hint">${say("page-hint-option", { share: percent(hint.share), win: percent(hint.win) })}</span>` : nothing}
      </div>
      ${isReady && !table.harbour.isDirect(picked, scene)
        ? html`<button class="main" data-control="confirm" @click=${() => table.confirm()}>${say(table.harbour.confirmLabel(picked, scene))}</button>`
        : nothing}
    </div>
  `;
}

/** Chosen so often beside the one chosen most often, a choice is as good; so many of them have room to be named. */
const ALIKE = 0.8;
const NO_LEAD = 0.005;
const MOST_NAMED = { phone: 2, tablet: 3, desktop: 3 };

/** What would be chosen most often, and what is expected to follow; once before that, what the numbers are. @param {Table} table @param {Scene} scene @param {import("../types.js").Hint} hint */
function drawHint(table, scene, { options, why }) {
  const legend = table.harbour.isHintShort(scene) ? "page-hint-legend-short" : "page-hint-legend";
  if (!isMet(legend)) return drawLegend(table, legend);
  const best = Object.entries(options).sort(([, one], [, other]) => other.share - one.share);
  const [, first] = best[0];
  const isOnlyOne = first.share > 0.99; // where nobody mixes, the smallest lead decides
  const alike = best.filter(([, { share, win }]) => (isOnlyOne ? win > first.win - NO_LEAD : share >= first.share * ALIKE));
  const what = alike.map(([option]) => sayMessage(table.harbour.describe(option, scene))).join(" · ");
  const id = alike.length === 1 ? "page-hint-best" : alike.length <= MOST_NAMED[scene.size] ? "page-hint-even" : "page-hint-any";
  return html`<div class="prompt hinted"><p>${icon("hint")} ${say(id, { what, win: percent(first.win) })} ${why && alike.length === 1 ? html`<span class="why">${say("page-hint-why", { why })}</span>` : nothing}</p></div>`;
}

/** @param {Table} table @param {string} legend */
const drawLegend = (table, legend) => html`
  <div class="prompt hinted">
    <p class="legend">${icon("hint")} ${say(legend)}</p>
    <button class="main" data-control="read" @click=${() => (noteMet(legend), table.viewing.draw())}>${say("learn-go-on")}</button>
  </div>
`;

/** Moves are being shown, or the player looks at an earlier moment. @param {Table} table */
function drawPast(table) {
  if (table.stage.isPlaying) {
    return html`<div class="prompt past"><button class="plain" data-control="skip" @click=${() => table.stage.skip()}>${icon("skip")} ${say("page-skip")}</button></div>`;
  }
  return html`
    <div class="prompt past">
      ${iconButton("back", say("page-step-back"), () => table.stage.jump(table.stage.cursor - 1))}
      <button class="main" data-control="now" @click=${() => table.stage.catchUp()}>${say(table.play.over ? "page-back-to-result" : "page-back-to-now")}</button>
      ${iconButton("forward", say("page-step-forward"), () => table.stage.play(table.stage.cursor + 1))}
    </div>
  `;
}

/** @param {Scene} scene */
const drawChange = (scene) =>
  scene.choice?.made.length && !scene.choice.begun.length && scene.options.length
    ? html`<div class="prompt"><p>${say("page-may-change")}</p></div>`
    : null;

/** @param {Table} table */
const drawReturn = (table) => html`
  <div class="prompt">
    <p>${say("page-bot-plays-for-you", { bot: say(`page-bot-${table.table.seats[/** @type {number} */ (table.reader)].substitute}`) })}</p>
    <button class="main" @click=${() => table.wish("return")}>${say("page-take-over")}</button>
  </div>
`;

/** @param {Table} table @param {Scene} scene */
function drawControls(table, scene) {
  const mayHint = table.table.hints && scene.options.length > 0;
  return html`
    <div class="controls">
      ${table.play.undo ? iconButton("undo", nameUndo(table, scene), () => table.undo()) : nothing}
      ${mayHint ? iconButton("hint", say(table.advice.isThinking ? "page-thinking" : "page-hint"), () => table.advice.ask(), { disabled: table.advice.isThinking }) : nothing}
      ${iconButton(memory.sound ? "sound" : "mute", say("page-sound"), () => toggleSound(table), { pressed: memory.sound, id: "sound" })}
      ${drawSpeed(() => table.viewing.refresh())}
      ${iconButton("menu", say("page-menu"), () => openMenu(table))}
    </div>
  `;
}

/** @param {Table} table */
function toggleSound(table) {
  remember({ sound: !memory.sound });
  table.viewing.refresh();
}

/** Whether things move on a phone: what happens is told in the line below, with the way past it beside it. @param {Table} table @param {Scene} scene */
const isTold = (table, scene) => scene.size === "phone" && scene.mode === "board" && table.stage.isPlaying && !table.stage.isResting;

/** @param {Table} table @param {Scene} scene */
function drawLastLine(table, scene) {
  const last = table.viewing.lines(scene).findLast((line) => line.index <= table.stage.cursor);
  return html`
    <button class="last-line" data-control="log" @click=${() => openLog(table)}>
      ${last && last.seat !== null ? crest(scene.seats[last.seat].colour) : nothing}
      <span>${last?.text ?? say("page-log")}</span>${icon("up")}
    </button>
    ${isTold(table, scene) ? iconButton("skip", say("page-skip"), () => table.stage.skip()) : nothing}
  `;
}

/** The whole of it, from its newest line upwards. @param {Table} table */
function openLog(table) {
  openDialog(() => say("page-log"), () => /** @type {any} */ (table.viewing.makeParts(table.viewing.scene).log), "sheet");
  document.querySelector("dialog .log > :last-child")?.scrollIntoView({ block: "end" });
}

/** @param {Table} table @param {Scene} scene */
function drawSign(table, scene) {
  if (table.current.status === "lost") return html`<div class="sign" role="status">${say(table.current.pending ? "page-connection-lost-kept" : "page-connection-lost")}</div>`;
  if (table.current.status === "refused") return html`<div class="sign" role="status">${say("page-connection-refused")}</div>`;
  if (table.advice.isThinking) return drawThinking(table);
  const { pending } = table.current;
  if (pending) return hasWaited(table, pending, SENDING_MS) ? html`<div class="sign quiet" role="status">${say("page-sending")}</div>` : null;
  const absent = scene.seats.find((seat) => seat.kind === "person" && !seat.isHere && scene.waiting.includes(seat.seat));
  if (absent && scene.isPresent) return drawAbsent(table, absent);
  const thinking = scene.isPresent ? whoThinks(table, scene) : "";
  if (thinking) return html`<div class="sign quiet" role="status">${say("page-bots-think", { who: thinking })}</div>`;
  if (table.play.practised && scene.over) return html`<div class="sign">${say("page-practised")}</div>`;
  return table.play.deadline && !scene.over ? html`<div class="sign clock">${say("page-time-left", { seconds: secondsLeft(table) })}</div>` : null;
}

/** A hint that takes longer than one notices is the first of all. @param {Table} table */
const drawThinking = (table) =>
  html`<div class="sign quiet" role="status">${say(hasWaited(table, `hint ${table.question}`, THINKING_MS) ? "page-thinking-long" : "page-thinking")}</div>`;

/** Bots that are waited for longer than one notices: the first of all games compiles its rules. @param {Table} table @param {Scene} scene */
function whoThinks(table, scene) {
  const bots = scene.waiting.filter((seat) => scene.seats[seat].kind === "bot");
  if (!bots.length || bots.length < scene.waiting.length) return "";
  return hasWaited(table, `${table.era} ${table.play.decision}`, THINKING_MS) ? table.waitedFor : "";
}

/** Whether the same thing is waited for this long already; if not, this is asked again then. @param {Table} table @param {string} what @param {number} patience */
function hasWaited(table, what, patience) {
  if (table.wait.what !== what) table.wait = { what, since: Date.now() };
  if (Date.now() - table.wait.since >= patience) return true;
  clearTimeout(table.ticking);
  table.ticking = setTimeout(() => table.viewing.refresh(), patience);
  return false;
}

/** @param {Table} table */
function secondsLeft(table) {
  clearTimeout(table.ticking);
  table.ticking = setTimeout(() => table.viewing.refresh(), 1000);
  return Math.max(0, Math.round(table.play.deadline - Date.now() / 1000));
}

/** @param {Table} table @param {import("../types.js").Seat} absent */
const drawAbsent = (table, absent) => html`
  <div class="sign" role="status">
    ${say("page-away", { who: absent.name })}
    ${table.place.seats.length ? html`<button class="link" @click=${() => table.wish("vote", { about: absent.seat, agree: true })}>${say("page-let-bot-play")}</button>` : nothing}
  </div>
`;

/** @param {Table} table */
export function drawCurtain(table) {
  const place = /** @type {HTMLElement} */ (document.querySelector(".curtain-place"));
  if (!place) return;
  const seat = table.curtain === null || !table.stage.isPresent ? null : table.seats[table.curtain];
  render(
    seat
      ? html`
          <div class="curtain" role="dialog" aria-modal="true" aria-label=${say("page-curtain", { who: seat.name })}>
            ${crest(seat.colour)}
            <h2>${say("page-curtain", { who: seat.name })}</h2>
            <p>${say("page-curtain-why")}</p>
            <button class="main" autofocus data-control="lift" @click=${() => table.liftCurtain()}>${say("page-curtain-lift", { who: seat.name })}</button>
          </div>
        `
      : nothing,
    place,
  );
}
