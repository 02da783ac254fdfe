/** Explains a first game: each question and each kind of event when it comes for the first time. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { memory } from "../app/browser-storage.js";
import { introduceMoment, isMet, noteMet } from "../widgets/introductions.js";
import { say } from "../app/words.js";
import { current, tableOf } from "./selectors.js";

/**
 * @typedef {import("./table-screen.js").TableScreen} TableScreen
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Introduction} Introduction
 */

export class Coach {
  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /** Explains an event that happens for the first time; the game waits until the explanation was read.
   * @param {number} index @returns {import("../types.js").GameEvent|null} */
  meet(index) {
    const { state, gameView, stage } = this.screen;
    const isWanted = memory.guide && state.place.seats.length > 0;
    const met = isWanted ? introduceMoment(gameView, current(state).timeline, index) : null;
    if (!met || isMet(met.id) || stage.isHurried || document.hidden) return null; // explained when it comes again
    if (tableOf(state).clock && !stage.isQuick) return null; // nobody reads while a clock runs
    if (stage.isQuick) {
      state.unread ??= met; // of many events the first is explained, others when they come again
    } else {
      state.news = met;
      noteMet(met.id);
    }
    return met.event;
  }

  /** The aim of the game, explained first, until the first answer. @returns {Introduction|null} */
  get aim() {
    const { aim } = this.screen.gameView;
    return aim && memory.guide && !isMet(aim.id) ? aim : null;
  }

  /** Explains a new question. @param {Scene} scene */
  introduce(scene) {
    const asked = memory.guide ? this.screen.gameView.introduce(scene) : null;
    return asked && !isMet(asked.id) ? asked : null;
  }

  /** The question was answered: its explanation was read. */
  answered() {
    if (this.aim) noteMet(this.aim.id);
    const read = this.introduce(this.screen.playback.scene) ?? this.screen.state.unread;
    if (read) noteMet(read.id);
    this.forget();
  }

  /** Drops explanations of earlier events. */
  forget() {
    Object.assign(this.screen.state, { news: null, unread: null });
  }

  /** @param {Scene} scene */
  draw(scene) {
    const asked = this.introduce(scene);
    const first = this.aim ?? (asked ? null : this.screen.state.unread);
    if (first && scene.options.length) return this.drawMeeting(first, () => this.read(first));
    return asked ? this.drawMeeting(asked) : null;
  }

  /** The explanation of the event that is shown. */
  drawNews() {
    const { stage, state } = this.screen;
    return state.news && stage.isResting ? this.drawMeeting(state.news, () => this.goOn()) : null;
  }

  /** @param {Introduction} first */
  read(first) {
    noteMet(first.id);
    this.forget();
    this.screen.draw();
  }

  /** The explanation was read. */
  goOn() {
    this.screen.state.news = null;
    this.screen.stage.wake?.();
  }

  /** @param {string} clause */
  drawWhy(clause) {
    const title = say("page-open-clause", { clause });
    const explain = () => this.screen.explain(clause);
    return html`<button class="link" data-control="why" title=${title} @click=${explain}>${say("page-why")}</button>`;
  }

  /** @param {Introduction} met @param {() => void} [goOn] */
  drawMeeting({ id, args, clause }, goOn) {
    return html`
      <div class="prompt meeting">
        <p>${say(id, args)} ${clause ? this.drawWhy(clause) : nothing}</p>
        ${goOn ? html`<button class="main" data-control="read" @click=${goOn}>${say("learn-go-on")}</button>` : nothing}
      </div>
    `;
  }
}
