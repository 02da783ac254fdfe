/** Shows a timeline with a game view: what tables, replays and tutorials have in common. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { Stage } from "./stage.js";
import { pace } from "../app/browser-storage.js";
import { language, sayMessage } from "../app/words.js";
import { Explanations } from "../widgets/explanations.js";
import { crest } from "../widgets/seats.js";
import { drawLog, tellAll } from "../widgets/log.js";
import { capitalise } from "../widgets/narration.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Parts} Parts
 * @typedef {import("./timeline.js").Timeline} Timeline
 * @typedef {import("../widgets/log.js").Line} Line
 */

const PHONE = 700;
const TABLET = 1180;

/** @returns {"phone"|"tablet"|"desktop"} */
export const sizeOfWindow = () => (innerWidth < PHONE ? "phone" : innerWidth < TABLET ? "tablet" : "desktop");

/** The sentence at the top, which is set smaller where it is long and space is short. @param {string} text */
export const drawAsked = (text) =>
  html`<span class="asked" style="--letters:${text.length}">${capitalise(text)}</span>`;

/** @type {Omit<Scene, "view"|"seats">} a scene in which nobody may choose */
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
 * @typedef {object} Viewer  what a screen provides
 * @property {() => Timeline} timeline
 * @property {(stage: Stage) => Partial<Scene>} scene  what is special about its scenes
 * @property {(scene: Scene) => Partial<Parts>} parts
 * @property {(clause: string) => void} explain
 * @property {boolean} [isNew]  whether the log never shows what comes later
 * @property {(scene: Scene) => void} [shown]  called after each drawing
 * @property {(index: number) => import("../types.js").GameEvent|null} [meet]  called when an event was shown; returns
 *   the event if it is to be explained
 */

export class Playback {
  /** @param {HTMLElement} host @param {GameView} gameView @param {Viewer} viewer */
  constructor(host, gameView, viewer) {
    this.host = host;
    this.gameView = gameView;
    this.viewer = viewer;
    /** The scene that was drawn last. It is built once for each drawing. @type {Scene} */
    this.scene = { ...QUIET_SCENE, view: {}, seats: [] };
    this.stage = new Stage({
      gameView,
      timeline: viewer.timeline,
      scene: () => this.scene,
      draw: () => this.draw(),
      host,
      speed: pace,
      meet: viewer.meet,
    });
    this.explanations = new Explanations(host, viewer.explain, (isTour) => this.stage.hold(isTour));
    this.frame = 0;
    /** Which log was scrolled to which moment, how far, and its height: another layout has another log. */
    this.scrolled = { log: /** @type {Element|null} */ (null), cursor: -1, height: 0, top: 0 };
    /** A log may shrink without a new drawing: because of a dialog, a keyboard or larger letters. */
    this.resized = new ResizeObserver(() => this.scrollLog());
    /** The lines of the log, until something is added. */
    this.told = { key: "", lines: /** @type {Line[]} */ ([]) };
  }

  /** @returns {Scene} */
  buildScene() {
    const { stage, viewer } = this;
    const timeline = viewer.timeline();
    const scene = {
      ...QUIET_SCENE,
      size: sizeOfWindow(),
      event: stage.acting,
      isExplained: stage.isResting,
      isPresent: stage.isPresent,
      view: timeline.at(stage.cursor)?.view ?? {},
      seats: [],
      ...viewer.scene(stage),
    };
    return { ...scene, since: timeline.since(stage.cursor, scene.reader) };
  }

  /** Draws soon: at most once in a frame. */
  refresh() {
    this.frame ||= requestAnimationFrame(() => this.draw());
    if (document.hidden) this.draw(); // a hidden page has no frames
  }

  draw() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (!this.viewer.timeline().moments.length) return; // nothing is known yet
    const scene = (this.scene = this.buildScene());
    const parts = { ...this.makeParts(scene), ...this.viewer.parts(scene) };
    this.host.classList.toggle("moving", this.stage.isPlaying); // pauses all other animations
    render(this.gameView.draw(scene, parts), this.host);
    this.scrollLog();
    this.viewer.shown?.(scene);
  }

  /** Keeps the current line of the log in sight, unless somebody has scrolled up to read. */
  scrollLog() {
    const log = this.host.querySelector(".log");
    if (!log) return;
    const { cursor } = this.stage;
    const isSame = this.scrolled.log === log && this.scrolled.cursor === cursor;
    if (this.scrolled.log !== log) this.watch(log);
    if (isSame && (this.scrolled.height === log.clientHeight || this.isReadAbove(log))) return;
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

  /** All lines of the log. @param {Scene} scene */
  lines(scene) {
    const { moments } = this.viewer.timeline();
    const key = `${moments.length} ${language()} ${scene.reader} ${scene.seats.map((seat) => seat.name).join()}`;
    if (this.told.key !== key || this.told.lines.length === 0) {
      this.told = { key, lines: tellAll(moments, scene) };
    }
    return this.told.lines;
  }

  /** @param {Scene} scene @returns {Parts} */
  makeParts(scene) {
    const lines = this.lines(scene);
    const past = lines.filter((line) => line.index <= this.stage.cursor);
    const jump = (/** @type {number} */ index) => this.stage.jump(index);
    const badge = (/** @type {number} */ seat) => crest(scene.seats[seat].colour);
    const isPast = this.stage.isFollowing || this.viewer.isNew;
    const last = past.at(-1);
    return {
      ask: drawAsked(sayMessage(this.gameView.ask(scene))),
      prompt: null,
      log: drawLog(isPast ? past : lines, this.stage.cursor, { jump, explain: this.viewer.explain }, badge),
      lastLine: html`<span class="last-line"
        >${last && last.seat !== null ? badge(last.seat) : ""}<span>${last?.text ?? ""}</span></span
      >`,
      controls: html``,
      sign: null,
      story: { moments: this.viewer.timeline().moments, jump },
    };
  }

  close() {
    this.resized.disconnect();
    this.stage.stop();
    this.explanations.close();
  }
}
