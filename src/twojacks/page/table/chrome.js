/** Everything around the board of a table: the prompt, the controls, status signs, and the curtain. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { memory, remember } from "../app/browser-storage.js";
import { openDialog } from "../widgets/dialog.js";
import { isMet, noteMet } from "../widgets/introductions.js";
import { icon, iconButton } from "../widgets/controls.js";
import { crest } from "../widgets/seats.js";
import { drawSpeed } from "../widgets/settings.js";
import { drawAsked } from "./playback.js";
import { percent, say, sayMessage } from "../app/words.js";
import { drawEnd } from "./end.js";
import { openMenu } from "./menu.js";
import { absentPerson, areBotsThinking, current, isAbsent, playOf, tableOf, waitedFor } from "./selectors.js";
import { nameUndo } from "./undo.js";

/**
 * @typedef {import("./table-screen.js").TableScreen} TableScreen
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Parts} Parts
 * @typedef {import("../types.js").Hint} Hint
 */

/** After this time a player wonders what the bots are doing. */
const THINKING_MS = 3_000;
const SENDING_MS = 700;

/** @param {TableScreen} screen @param {Scene} scene @returns {Partial<Parts>} */
export const drawParts = (screen, scene) => ({
  ...(isPassed(screen, scene) ? { ask: drawAskByName(screen, scene) } : {}),
  prompt: drawPrompt(screen, scene),
  controls: drawControls(screen, scene),
  lastLine: drawLastLine(screen, scene),
  sign: drawSign(screen, scene),
});

/** Whether one of several people who share this screen is asked. @param {TableScreen} screen @param {Scene} scene */
const isPassed = ({ state }, scene) =>
  state.place.seats.length > 1 && scene.reader !== null && scene.options.length > 0;

/** @param {TableScreen} screen @param {Scene} scene */
function drawAskByName({ gameView }, scene) {
  const { name } = scene.seats[/** @type {number} */ (scene.reader)];
  return drawAsked(say("page-asked-by-name", { name, question: sayMessage(gameView.ask(scene)) }));
}

// The prompt

/** @param {TableScreen} screen @param {Scene} scene */
function drawPrompt(screen, scene) {
  const { coach, state } = screen;
  if (!scene.isPresent) return coach.drawNews() ?? (isTold(screen, scene) ? null : drawPast(screen));
  if (scene.over) return drawEnd(screen, scene);
  if (isAbsent(state)) return drawReturn(screen);
  if (scene.picked) return drawPicked(screen, scene, scene.picked);
  if (scene.hint) return drawHint(screen, scene, scene.hint);
  return coach.draw(scene) ?? drawChange(scene);
}

/** What the picked option would do, and the button that confirms it.
 * @param {TableScreen} screen @param {Scene} scene @param {string} picked */
function drawPicked(screen, scene, picked) {
  const { gameView, state } = screen;
  const hint = scene.hint?.options[picked];
  const rating = hint ? say("page-hint-option", { share: percent(hint.share), win: percent(hint.win) }) : "";
  const isReady = state.picked.option === picked && !gameView.isDirect(picked, scene);
  return html`
    <div class="prompt">
      <div class="prompt-text">
        <strong>${sayMessage(gameView.describe(picked, scene))}</strong>
        ${gameView.foretell(scene).map((message) => html`<span>${sayMessage(message)}</span>`)}
        ${rating ? html`<span class="prompt-hint">${rating}</span>` : nothing}
      </div>
      ${
        isReady
          ? html`<button class="main" data-control="confirm" @click=${() => screen.confirm()}>
              ${say(gameView.confirmLabel(picked, scene))}
            </button>`
          : nothing
      }
    </div>
  `;
}

/** Options that are chosen nearly as often as the best one are equally good. */
const ALIKE = 0.8;
const NO_LEAD = 0.005;
/** How many equally good options are named. */
const MOST_NAMED = { phone: 2, tablet: 3, desktop: 3 };

/** The best options of a hint, in order, with the equally good ones only. @param {Hint} hint */
function bestOptions({ options }) {
  const best = Object.entries(options).sort(([, one], [, other]) => other.share - one.share);
  const [, first] = best[0];
  const isCertain = first.share > 0.99; // then only the chance to win says what is equally good
  return best.filter(([, { share, win }]) => (isCertain ? win > first.win - NO_LEAD : share >= first.share * ALIKE));
}

/** @param {TableScreen} screen @param {Scene} scene @param {Hint} hint */
function drawHint(screen, scene, hint) {
  const { gameView } = screen;
  const legend = gameView.isHintShort(scene) ? "page-hint-legend-short" : "page-hint-legend";
  if (!isMet(legend)) return drawLegend(screen, legend);
  const best = bestOptions(hint);
  const what = best.map(([option]) => sayMessage(gameView.describe(option, scene))).join(" · ");
  const few = best.length <= MOST_NAMED[scene.size] ? "page-hint-even" : "page-hint-any";
  const id = best.length === 1 ? "page-hint-best" : few;
  const why = best.length === 1 ? hint.why : "";
  return html`<div class="prompt hinted">
    <p>
      ${icon("hint")} ${say(id, { what, win: percent(best[0][1].win) })}
      ${why ? html`<span class="why">${say("page-hint-why", { why })}</span>` : nothing}
    </p>
  </div>`;
}

/** Explains the numbers of a hint, once. @param {TableScreen} screen @param {string} legend */
const drawLegend = (screen, legend) => html`
  <div class="prompt hinted">
    <p class="legend">${icon("hint")} ${say(legend)}</p>
    <button class="main" data-control="read" @click=${() => (noteMet(legend), screen.draw())}>
      ${say("learn-go-on")}
    </button>
  </div>
`;

/** While events are shown, or an earlier moment. @param {TableScreen} screen */
function drawPast({ stage, state }) {
  if (stage.isPlaying) {
    return html`<div class="prompt past">
      <button class="plain" data-control="skip" @click=${() => stage.skip()}>
        ${icon("skip")} ${say("page-skip")}
      </button>
    </div>`;
  }
  return html`
    <div class="prompt past">
      ${iconButton("back", say("page-step-back"), () => stage.jump(stage.cursor - 1))}
      <button class="main" data-control="now" @click=${() => stage.catchUp()}>
        ${say(playOf(state).over ? "page-back-to-result" : "page-back-to-now")}
      </button>
      ${iconButton("forward", say("page-step-forward"), () => stage.play(stage.cursor + 1))}
    </div>
  `;
}

/** @param {Scene} scene */
const drawChange = (scene) =>
  scene.choice?.made.length && !scene.choice.begun.length && scene.options.length
    ? html`<div class="prompt"><p>${say("page-may-change")}</p></div>`
    : null;

/** @param {TableScreen} screen */
function drawReturn(screen) {
  const { state } = screen;
  const { substitute } = tableOf(state).seats[/** @type {number} */ (state.reader)];
  return html`
    <div class="prompt">
      <p>${say("page-bot-plays-for-you", { bot: say(`page-bot-${substitute}`) })}</p>
      <button class="main" @click=${() => screen.command("return")}>${say("page-take-over")}</button>
    </div>
  `;
}

// Controls

/** @param {TableScreen} screen @param {Scene} scene */
function drawControls(screen, scene) {
  const { state, playback, hints } = screen;
  const mayHint = tableOf(state).hints && scene.options.length > 0;
  const hintLabel = say(state.isThinking ? "page-thinking" : "page-hint");
  const toggleSound = () => (remember({ sound: !memory.sound }), playback.refresh());
  const sound = { pressed: memory.sound, id: "sound" };
  return html`
    <div class="controls">
      ${playOf(state).undo ? iconButton("undo", nameUndo(screen, scene), () => screen.undo()) : nothing}
      ${mayHint ? iconButton("hint", hintLabel, () => hints.ask(), { disabled: state.isThinking }) : nothing}
      ${iconButton(memory.sound ? "sound" : "mute", say("page-sound"), toggleSound, sound)}
      ${drawSpeed(() => playback.refresh())} ${iconButton("menu", say("page-menu"), () => openMenu(screen))}
    </div>
  `;
}

/** Whether the line below the board of a phone describes the motion, with the button that skips it beside it.
 * @param {TableScreen} screen @param {Scene} scene */
const isTold = ({ stage }, scene) =>
  scene.size === "phone" && scene.mode === "board" && stage.isPlaying && !stage.isResting;

/** @param {TableScreen} screen @param {Scene} scene */
function drawLastLine(screen, scene) {
  const { playback, stage } = screen;
  const last = playback.lines(scene).findLast((line) => line.index <= stage.cursor);
  return html`
    <button class="last-line" data-control="log" @click=${() => openLog(screen)}>
      ${last && last.seat !== null ? crest(scene.seats[last.seat].colour) : nothing}
      <span>${last?.text ?? say("page-log")}</span>${icon("up")}
    </button>
    ${isTold(screen, scene) ? iconButton("skip", say("page-skip"), () => stage.skip()) : nothing}
  `;
}

/** The whole log, scrolled to its newest line. @param {TableScreen} screen */
function openLog({ playback }) {
  openDialog(
    () => say("page-log"),
    () => playback.makeParts(playback.scene).log,
    "sheet",
  );
  document.querySelector("dialog .log > :last-child")?.scrollIntoView({ block: "end" });
}

// Signs

/** @param {string} text @param {string} [kind]  a further class */
const drawStatus = (text, kind = "") => html`<div class="sign ${kind}" role="status">${text}</div>`;

/** The most important thing about the table, if there is one. @param {TableScreen} screen @param {Scene} scene */
function drawSign(screen, scene) {
  const { state } = screen;
  const { status, pending } = current(state);
  if (status === "lost") return drawStatus(say(pending ? "page-connection-lost-kept" : "page-connection-lost"));
  if (status === "refused") return drawStatus(say("page-connection-refused"));
  if (state.isThinking) return drawThinking(screen);
  if (pending) return hasWaited(screen, pending, SENDING_MS) ? drawStatus(say("page-sending"), "quiet") : null;
  return (scene.isPresent && drawOthers(screen, scene)) || drawRules(screen, scene);
}

/** A hint may take longer, because the rules are compiled first. @param {TableScreen} screen */
function drawThinking(screen) {
  const isLong = hasWaited(screen, `hint ${screen.state.question}`, THINKING_MS);
  return drawStatus(say(isLong ? "page-thinking-long" : "page-thinking"), "quiet");
}

/** Who keeps everybody waiting. @param {TableScreen} screen @param {Scene} scene */
function drawOthers(screen, scene) {
  const { state } = screen;
  const absent = absentPerson(scene);
  if (absent) return drawAbsent(screen, absent);
  if (!areBotsThinking(scene) || !hasWaited(screen, `${state.era} ${playOf(state).decision}`, THINKING_MS)) return null;
  return drawStatus(say("page-bots-think", { who: waitedFor(state, scene.seats) }), "quiet");
}

/** A practice game, or a running clock. @param {TableScreen} screen @param {Scene} scene */
function drawRules(screen, scene) {
  const { practised, deadline } = playOf(screen.state);
  if (practised && scene.over) return html`<div class="sign">${say("page-practised")}</div>`;
  if (!deadline || scene.over) return null;
  redrawAfter(screen, 1000);
  const seconds = Math.max(0, Math.round(deadline - Date.now() / 1000));
  return html`<div class="sign clock">${say("page-time-left", { seconds })}</div>`;
}

/** Whether something is waited for this long; if not, the screen is redrawn then.
 * @param {TableScreen} screen @param {string} what @param {number} patience */
function hasWaited(screen, what, patience) {
  const { state } = screen;
  if (state.wait.what !== what) state.wait = { what, since: Date.now() };
  if (Date.now() - state.wait.since >= patience) return true;
  redrawAfter(screen, patience);
  return false;
}

/** @param {TableScreen} screen @param {number} ms */
function redrawAfter(screen, ms) {
  clearTimeout(screen.ticking);
  screen.ticking = setTimeout(() => screen.playback.refresh(), ms);
}

/** @param {TableScreen} screen @param {import("../types.js").Seat} absent */
function drawAbsent(screen, { name, seat }) {
  const vote = () => screen.command("vote", { about: seat, agree: true });
  return html`
    <div class="sign" role="status">
      ${say("page-away", { who: name })}
      ${
        screen.state.place.seats.length
          ? html`<button class="link" @click=${vote}>${say("page-let-bot-play")}</button>`
          : nothing
      }
    </div>
  `;
}

/** @param {TableScreen} screen @param {Scene} scene */
export function drawCurtain(screen, scene) {
  const place = /** @type {HTMLElement|null} */ (document.querySelector(".curtain-place"));
  if (!place) return;
  const { curtain } = screen.state;
  const seat = curtain === null || !scene.isPresent ? null : scene.seats[curtain];
  render(
    seat
      ? html`
          <div class="curtain" role="dialog" aria-modal="true" aria-label=${say("page-curtain", { who: seat.name })}>
            ${crest(seat.colour)}
            <h2>${say("page-curtain", { who: seat.name })}</h2>
            <p>${say("page-curtain-why")}</p>
            <button class="main" autofocus data-control="lift" @click=${() => screen.liftCurtain()}>
              ${say("page-curtain-lift", { who: seat.name })}
            </button>
          </div>
        `
      : nothing,
    place,
  );
}
