/** A first game is explained as it goes: each question when it is first asked, and what happens when it first does. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { memory } from "../server/memory.js";
import { introduceMoment, isMet, noteMet } from "../parts/firsts.js";
import { say } from "../words/words.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Introduction} Introduction
 */

export class Guide {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** What happened and was never met before: said while it is looked at. @type {Introduction|null} */
    this.news = null;
    /** The same for those who see nothing move: said before the next question. @type {Introduction|null} */
    this.unread = null;
  }

  /** Something happens for the first time: it is explained, and the game waits until that was read. @param {number} index @returns {import("../types.js").GameEvent|null} */
  meet(index) {
    const { table } = this;
    const met = memory.guide && table.place.seats.length ? introduceMoment(table.harbour, table.current.timeline, index) : null;
    if (!met || isMet(met.id) || table.stage.isHurried || document.hidden) return null; // what nobody looked at is said when it comes again
    if (table.table.clock && !table.stage.isQuick) return null; // nobody reads while a clock runs
    if (table.stage.isQuick) this.unread ??= met; // much at once: the first is read, others when they come again
    else noteMet((this.news = met).id);
    return met.event;
  }

  /** What it is all for, before anything else is said; it lasts until the first answer. @returns {Introduction|null} */
  get aim() {
    const { aim } = this.table.harbour;
    return memory.guide && !isMet(aim.id) ? aim : null;
  }

  /** The question, where it is new. @param {Scene} scene */
  introduce(scene) {
    const asked = memory.guide ? this.table.harbour.introduce(scene) : null;
    return asked && !isMet(asked.id) ? asked : null;
  }

  /** Whoever has answered has read what was said beside the question. */
  answered() {
    if (this.aim) noteMet(this.aim.id);
    const read = this.introduce(this.table.viewing.scene) ?? this.unread;
    if (read) noteMet(read.id);
    this.forget();
  }

  /** What happened belongs to the past, or was taken back. */
  forget() {
    this.news = this.unread = null;
  }

  /** @param {Scene} scene */
  draw(scene) {
    const asked = this.introduce(scene);
    const first = this.aim ?? (asked ? null : this.unread);
    if (first && scene.options.length) return this.drawMeeting(first, () => this.read(first));
    return asked ? this.drawMeeting(asked) : null;
  }

  /** While things move: what has just happened, as long as it is read. */
  drawNews() {
    const { stage } = this.table;
    const isRead = this.news !== null && stage.isResting;
    return isRead ? this.drawMeeting(/** @type {Introduction} */ (this.news), () => this.goOn()) : null;
  }

  /** @param {Introduction} first */
  read(first) {
    noteMet(first.id);
    this.forget();
    this.table.viewing.draw();
  }

  /** It was read. */
  goOn() {
    this.news = null;
    this.table.stage.wake?.();
  }

  /** @param {Introduction} met @param {() => void} [goOn] */
  drawMeeting({ id, args, clause }, goOn) {
    return html`
      <div class="prompt meeting">
        <p>${say(id, args)} ${clause ? html`<button class="link" data-control="why" title=${say("page-open-clause", { clause })} @click=${() => this.table.explain(clause)}>${say("page-why")}</button>` : nothing}</p>
        ${goOn ? html`<button class="main" data-control="read" @click=${goOn}>${say("learn-go-on")}</button>` : nothing}
      </div>
    `;
  }
}
