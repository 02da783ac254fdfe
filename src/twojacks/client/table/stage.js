/** Walks along a timeline: plays what happens, steps back and forth, and skips. */
import { render } from "../vendor/lit-html/lit-html.js";
import { playSound } from "../sounds/sounds.js";

/** A backlog longer than this is not acted out: somebody comes back after a while. */
const MOST_EVENTS = 80;

/**
 * @typedef {import("./timeline.js").Timeline} Timeline
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {object} Theatre  where a stage stands
 * @property {Harbour} harbour
 * @property {() => Timeline} timeline
 * @property {(index: number) => Scene} sceneAt
 * @property {() => void} draw  at once
 * @property {Element} host
 * @property {() => number} speed  1 is normal; 0 shows results only
 * @property {(index: number) => import("../types.js").GameEvent|null} [meet]  a moment was acted out: what of it is explained
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
    /** What has just happened is being read about. */
    this.isResting = false;
    /** @type {Animation[]} */
    this.running = [];
    /** What is hidden while its double flies. @type {(SVGElement|HTMLElement)[]} */
    this.hidden = [];
    /** Settled when the story may go on; null while it may. @type {{promise: Promise<void>, settle: () => void}|null} */
    this.held = null;
    /** The event that is being acted out, for drawings that show it. @type {import("../types.js").GameEvent|null} */
    this.acting = null;
  }

  get isPresent() {
    return this.cursor >= this.theatre.timeline().end && !this.isPlaying;
  }

  /** Shows a moment without acting out what led to it. @param {number} index */
  jump(index) {
    const { end } = this.theatre.timeline();
    this.stop();
    this.cursor = Math.max(Math.min(0, end), Math.min(index, end));
    this.isFollowing = this.cursor === end;
    this.theatre.draw();
  }

  /** To the newest moment, at once. */
  catchUp() {
    this.jump(this.theatre.timeline().end);
  }

  /** The past was told and lies before what is shown: so many moments, which nobody needs to see again. @param {number} by */
  moveOn(by) {
    if (this.isPlaying) this.catchUp();
    else this.cursor += by;
  }

  /** Ends what is moving, on its last frame, and all that waits behind it. */
  skip() {
    this.isHurried = true;
    for (const animation of this.running) animation.finish();
    this.wake?.();
  }

  /** Nothing more happens while somebody looks around. @param {boolean} isHeld */
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
    this.wake?.(); // nobody reads on about what is no longer shown
    this.clear();
  }

  clear() {
    for (const animation of this.running) animation.cancel();
    for (const element of this.hidden) element.style.removeProperty("visibility");
    this.running = [];
    this.hidden = [];
    this.acting = null;
  }

  /** Plays on to the end, if it follows. */
  async follow() {
    const backlog = this.theatre.timeline().end - this.cursor;
    if (!this.isFollowing || this.isPlaying || backlog <= 0) return;
    if (this.cursor < 0 || backlog > MOST_EVENTS) return this.catchUp();
    await this.play();
  }

  /** Plays from where it stands. @param {number} [until] */
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

  /** Where nothing is to be seen happening, nothing is drawn before the last moment. @param {number} index @param {object} token */
  async actOut(index, token) {
    const { event } = /** @type {import("./timeline.js").Moment} */ (this.theatre.timeline().at(index));
    if (event && !this.isQuick) await this.perform(event, index);
    if (this.token !== token || !this.isPlaying) return;
    this.cursor = index;
    this.clear();
    const met = this.theatre.meet?.(index);
    if (met && !this.isQuick) await this.rest(met);
  }

  /** Between two drawings: the one that the event begins from, and the next event's or the last. @param {import("../types.js").GameEvent} event @param {number} index */
  async perform(event, index) {
    this.acting = event;
    this.theatre.draw();
    try {
      await this.theatre.harbour.perform(event, this.tools(index));
    } catch (error) {
      console.error(error); // a motion that fails must not stop the game
    }
  }

  /** What was acted out stays until it was read about, whatever the speed. @param {import("../types.js").GameEvent} event */
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

  /** What a harbour's `perform` works with. @param {number} index @returns {import("../types.js").Stage} */
  tools(index) {
    const stage = this;
    return {
      scene: this.theatre.sceneAt(this.cursor),
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

  /** @param {Element|null} element @param {Keyframe[]} keyframes @param {number} ms @param {KeyframeAnimationOptions} [options] */
  async animate(element, keyframes, ms, options = {}) {
    if (!element || this.isQuick) return;
    const timing = /** @type {KeyframeAnimationOptions} */ ({ easing: "ease-in-out", fill: "forwards", ...options });
    const animation = element.animate(keyframes, { ...timing, duration: this.scaled(ms) });
    this.running.push(animation);
    await animation.finished.catch(() => undefined); // cancelled: the game has moved on
  }

  /** Not by an animation of its opacity, for which browsers lay the whole board out in new layers. @param {SVGElement|HTMLElement|null} element */
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
    render(symbol, /** @type {any} */ (group));
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
