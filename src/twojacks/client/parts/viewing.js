/** A timeline shown by a harbour: what live tables, replays and lessons have in common. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { Stage } from "../table/stage.js";
import { pace } from "../server/memory.js";
import { language, sayMessage } from "../words/words.js";
import { About } from "./about.js";
import { crest } from "./icons.js";
import { capitalise, drawLog, tellAll } from "./log.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Parts} Parts
 * @typedef {import("../table/timeline.js").Timeline} Timeline
 */

const PHONE = 700;
const TABLET = 1180;

/** @returns {"phone"|"tablet"|"desktop"} */
export const sizeOfWindow = () => (innerWidth < PHONE ? "phone" : innerWidth < TABLET ? "tablet" : "desktop");

/** The sentence at the top, which may be written smaller where it is long and room is short. @param {string} text */
export const drawAsked = (text) => html`<span class="asked" style="--letters:${text.length}">${capitalise(text)}</span>`;

/** @type {Omit<Scene, "view"|"seats">} what a scene is when nobody may choose */
export const QUIET_SCENE = {
  reader: null,
  options: [],
  picked: null,
  isFirm: false,
  choice: null,
  waiting: [],
  chosen: [],
  previews: {},
  hint: null,
  event: null,
  since: [],
  isExplained: false,
  isPresent: false,
  mode: "board",
  size: "desktop",
  over: false,
  winners: [],
};

/**
 * @typedef {object} Viewer  what a screen gives
 * @property {() => Timeline} timeline
 * @property {(index: number) => Partial<Scene>} sceneAt  what is not the same for all
 * @property {(scene: Scene) => Partial<Parts>} parts
 * @property {(clause: string) => void} explain
 * @property {boolean} [isNew]  whether nobody may read ahead, wherever the story stands
 * @property {() => void} [shown]  after a drawing
 * @property {(index: number) => import("../types.js").GameEvent|null} [meet]  a moment was acted out: what of it is explained
 */

export class Viewing {
  /** @param {HTMLElement} host @param {Harbour} harbour @param {Viewer} viewer */
  constructor(host, harbour, viewer) {
    this.host = host;
    this.harbour = harbour;
    this.viewer = viewer;
    this.stage = new Stage({
      harbour,
      timeline: viewer.timeline,
      sceneAt: (index) => this.sceneAt(index),
      draw: () => this.draw(),
      host,
      speed: pace,
      meet: viewer.meet,
    });
    this.about = new About(host, viewer.explain, (isWalk) => this.stage.hold(isWalk));
    this.frame = 0;
    /** Which log was scrolled to which moment, how far, and how tall it was: another layout has another log. */
    this.scrolled = { log: /** @type {Element|null} */ (null), cursor: -1, height: 0, top: 0 };
    /** A log may also shrink where nothing is drawn anew: a dialog, a keyboard, larger letters. */
    this.resized = new ResizeObserver(() => this.scrollLog());
    /** Lines that were told, to be told again only when something was added. */
    this.told = { key: "", lines: /** @type {import("./log.js").Line[]} */ ([]) };
  }

  /** @param {number} index @returns {Scene} */
  sceneAt(index) {
    const moment = this.viewer.timeline().at(index);
    const scene = { ...QUIET_SCENE, size: sizeOfWindow(), event: this.stage.acting, isExplained: this.stage.isResting, isPresent: this.stage.isPresent };
    const seen = { ...scene, view: moment?.view, ...this.viewer.sceneAt(index) };
    return /** @type {Scene} */ ({ ...seen, since: this.viewer.timeline().since(index, seen.reader) });
  }

  get scene() {
    return this.sceneAt(this.stage.cursor);
  }

  /** Soon: once a frame, whatever happens. */
  refresh() {
    this.frame ||= requestAnimationFrame(() => this.draw());
    if (document.hidden) this.draw(); // a hidden page has no frames
  }

  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (!this.viewer.timeline().moments.length) return; // nothing is known yet
    const { scene } = this;
    const parts = { ...this.makeParts(scene), ...this.viewer.parts(scene) };
    this.host.classList.toggle("moving", this.stage.isPlaying); // what moves by itself rests meanwhile
    render(this.harbour.draw(scene, /** @type {Parts} */ (parts)), this.host);
    this.scrollLog();
    this.viewer.shown?.();
  }

  /** The line of the moment that is shown stays in sight, also when the log shrinks; whoever reads further up is left alone. */
  scrollLog() {
    const log = this.host.querySelector(".log");
    if (!log) return;
    const { cursor } = this.stage;
    if (this.scrolled.log !== log) this.watch(log);
    else if (this.scrolled.cursor === cursor && (this.scrolled.height === log.clientHeight || this.isReadAbove(log))) return;
    const line = [...log.children].findLast((child) => !child.classList.contains("later"));
    if (line) log.scrollTop += line.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 4;
    this.scrolled = { log, cursor, height: log.clientHeight, top: log.scrollTop };
  }

  /** @param {Element} log */
  isReadAbove(log) {
    return log.scrollTop < this.scrolled.top - 1 && log.scrollTop + log.clientHeight < log.scrollHeight - 1;
  }

  /** @param {Element} log */
  watch(log) {
    this.resized.disconnect();
    this.resized.observe(log);
  }

  /** @param {Scene} scene */
  lines(scene) {
    const { moments } = this.viewer.timeline();
    const key = `${moments.length} ${language()} ${scene.reader} ${scene.seats.map((seat) => seat.name).join()}`;
    if (this.told.key !== key || this.told.lines.length === 0) this.told = { key, lines: tellAll(this.harbour, moments, scene) };
    return this.told.lines;
  }

  /** @param {Scene} scene @returns {Partial<Parts>} */
  makeParts(scene) {
    const lines = this.lines(scene);
    const past = lines.filter((line) => line.index <= this.stage.cursor);
    const act = { jump: (/** @type {number} */ index) => this.stage.jump(index), explain: this.viewer.explain };
    const badge = (/** @type {number} */ seat) => crest(scene.seats[seat].colour);
    const last = past.at(-1);
    return {
      ask: drawAsked(sayMessage(this.harbour.ask(scene))),
      prompt: null,
      log: drawLog(this.stage.isFollowing || this.viewer.isNew ? past : lines, this.stage.cursor, act, badge),
      lastLine: html`<span class="last-line">${last && last.seat !== null ? badge(last.seat) : ""}<span>${last?.text ?? ""}</span></span>`,
      sign: null,
      story: { moments: this.viewer.timeline().moments, jump: act.jump },
    };
  }

  close() {
    this.resized.disconnect();
    this.stage.stop();
    this.about.close();
  }
}
