/** Moves through a timeline: plays events, steps back and forth, and skips. */
import { render } from "../vendor/lit-html/lit-html.js";
import { playSound } from "../widgets/sounds.js";

/** A longer backlog is not animated: somebody comes back after a while. */
const MOST_EVENTS = 80;

/**
 * @typedef {import("./timeline.js").Timeline} Timeline
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {object} Theatre  the surroundings of a stage
 * @property {GameView} gameView
 * @property {() => Timeline} timeline
 * @property {() => Scene} scene  that was drawn last
 * @property {() => void} draw  at once
 * @property {Element} host
 * @property {() => number} speed  1 is normal; 0 shows results only
 * @property {(index: number) => GameEvent|null} [meet]  called when an event was shown; returns it if it is explained
 */

const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  /** @param {Theatre} theatre */
  constructor(theatre) {
    this.theatre = theatre;
    /** The moment that is shown. */
    this.cursor = -1;
    /** Whether new events are played as they come; stepping back ends it. */
    this.isFollowing = true;
    this.isPlaying = false;
    this.isHurried = false;
    /** Whether the last event is being explained. */
    this.isResting = false;
    /** @type {Animation[]} */
    this.running = [];
    /** Elements that are hidden while a copy of them flies. @type {(SVGElement|HTMLElement)[]} */
    this.hidden = [];
    /** Resolved when playing may go on; null while it may. @type {{promise: Promise<void>, settle: () => void}|null} */
    this.held = null;
    /** The event that is being shown. @type {GameEvent|null} */
    this.acting = null;
  }

  get isPresent() {
    return this.cursor >= this.theatre.timeline().end && !this.isPlaying;
  }

  /** Shows a moment without animation. @param {number} index */
  jump(index) {
    const { end } = this.theatre.timeline();
    this.stop();
    this.cursor = Math.max(Math.min(0, end), Math.min(index, end));
    this.isFollowing = this.cursor === end;
    this.theatre.draw();
  }

  /** Shows the newest moment at once. */
  catchUp() {
    this.jump(this.theatre.timeline().end);
  }

  /** Earlier moments were added before the shown one. @param {number} by  how many */
  moveOn(by) {
    if (this.isPlaying) this.catchUp();
    else this.cursor += by;
  }

  /** Ends the motion on its last frame, and skips everything after it. */
  skip() {
    this.isHurried = true;
    for (const animation of this.running) animation.finish();
    this.wake?.();
  }

  /** Stops playing during a tour of the board. @param {boolean} isHeld */
  hold(isHeld) {
    if (isHeld && !this.held) {
      let settle = () => {};
      const promise = new Promise((/** @type {(value: void) => void} */ resolve) => (settle = resolve));
      this.held = { promise, settle };
    } else if (!isHeld) {
      this.held?.settle();
      this.held = null;
    }
  }

  stop() {
    this.isPlaying = false;
    this.wake?.(); // an explanation ends with what it explains
    this.clear();
  }

  clear() {
    for (const animation of this.running) animation.cancel();
    for (const element of this.hidden) element.style.removeProperty("visibility");
    this.running = [];
    this.hidden = [];
    this.acting = null;
  }

  /** Plays new events, unless somebody looks at an earlier moment. */
  async follow() {
    const backlog = this.theatre.timeline().end - this.cursor;
    if (!this.isFollowing || this.isPlaying || backlog <= 0) return;
    if (this.cursor < 0 || backlog > MOST_EVENTS) return this.catchUp();
    await this.play();
  }

  /** Plays from the shown moment. @param {number} [until] */
  async play(until) {
    this.isPlaying = true;
    this.isHurried = false;
    const token = (this.token = {});
    while (this.isPlaying && this.token === token && this.cursor < (until ?? this.theatre.timeline().end)) {
      if (this.held) await this.held.promise;
      else await this.actOut(this.cursor + 1, token);
    }
    if (this.token !== token) return;
    this.isPlaying = false;
    this.isFollowing = this.cursor >= this.theatre.timeline().end;
    this.theatre.draw();
  }

  /** Without motion, nothing is drawn before the last moment. @param {number} index @param {object} token */
  async actOut(index, token) {
    const { event } = /** @type {import("./timeline.js").Moment} */ (this.theatre.timeline().at(index));
    if (event && !this.isQuick) await this.perform(event, index);
    if (this.token !== token || !this.isPlaying) return;
    this.cursor = index;
    this.clear();
    const met = this.theatre.meet?.(index);
    if (met && !this.isQuick) await this.rest(met);
  }

  /** Animates an event, between two drawings. @param {GameEvent} event @param {number} index */
  async perform(event, index) {
    this.acting = event;
    this.theatre.draw();
    try {
      await this.theatre.gameView.perform(event, this.tools(index));
    } catch (error) {
      console.error(error); // a failed animation must not stop the game
    }
  }

  /** Waits until the explanation of an event was read, whatever the speed. @param {GameEvent} event */
  async rest(event) {
    this.acting = event;
    this.isResting = true;
    this.theatre.draw();
    await new Promise((resolve) => (this.wake = () => resolve(undefined)));
    this.isResting = false;
  }

  get isQuick() {
    return this.isHurried || prefersStillness.matches || this.theatre.speed() === 0 || document.hidden;
  }

  /** The tools of a game view's `perform`. @param {number} index @returns {import("../types.js").StageTools} */
  tools(index) {
    const stage = this;
    return {
      scene: this.theatre.scene(),
      element: (query) => this.theatre.host.querySelector(query),
      animate: (element, keyframes, ms, options) => this.animate(element, keyframes, ms, options),
      hide: (element) => this.hide(/** @type {SVGElement|null} */ (element)),
      fly: (symbol, keyframes, ms) => this.fly(symbol, keyframes, ms),
      pause: (ms) => this.pause(ms),
      sound: playSound,
      redraw: async () => {
        this.cursor = index;
        this.theatre.draw();
      },
      get isHurried() {
        return stage.isQuick;
      },
    };
  }

  /** @param {number} ms */
  scaled(ms) {
    return this.isQuick ? 0 : ms / this.theatre.speed();
  }

  /** @type {import("../types.js").Animate} */
  async animate(element, keyframes, ms, options = {}) {
    if (!element || this.isQuick) return;
    const timing = /** @type {KeyframeAnimationOptions} */ ({ easing: "ease-in-out", fill: "forwards", ...options });
    const animation = element.animate(keyframes, { ...timing, duration: this.scaled(ms) });
    this.running.push(animation);
    await animation.finished.catch(() => undefined); // cancelled: the game went on
  }

  /** Not with opacity, which would put the whole board into new layers. @param {SVGElement|HTMLElement|null} element */
  hide(element) {
    if (!element || this.isQuick) return;
    element.style.visibility = "hidden";
    this.hidden.push(element);
  }

  /** @param {import("../types.js").Template} symbol @param {Keyframe[]} keyframes @param {number} ms */
  async fly(symbol, keyframes, ms) {
    const layer = this.theatre.host.querySelector("[data-layer=flying]");
    if (!layer || this.isQuick) return;
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    layer.append(group);
    render(symbol, /** @type {HTMLElement} */ (/** @type {unknown} */ (group)));
    await this.animate(group, keyframes, ms);
    group.remove();
  }

  /** @param {number} ms */
  async pause(ms) {
    if (this.isQuick) return;
    await new Promise((resolve) => {
      this.wake = () => resolve(undefined);
      setTimeout(resolve, this.scaled(ms));
    });
  }
}
