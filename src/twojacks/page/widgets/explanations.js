/** Explains things on the board: one that is hovered or touched, or all in a tour (the key `?`, or the menu). */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { knows, say } from "../app/words.js";
import { icon } from "./controls.js";
import { findPlace } from "./placing.js";

/** How long a pointer or a finger rests on something before it is explained. */
const REST_MS = 700;
const MOVED = 12; // pixels from the last click, within which nothing is explained
const NARROW = 190; // pixels: fits beside a column of options
/** Never covered by an explanation that nobody asked for. */
const KEPT = ".asked, .coach, .prompt, [data-option]";

/** @typedef {SVGElement|HTMLElement} Drawn */

/** Whether two boxes are at most a third of the window apart, so that a note is seen to belong to a thing.
 * @param {import("./placing.js").Box} one @param {import("./placing.js").Box} other */
const isNear = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  ) <=
  Math.min(innerWidth, innerHeight) / 3;

/** @param {EventTarget|null} target @returns {Drawn|null} */
const aboutAt = (target) => (target instanceof Element ? target.closest("[data-about]") : null);

/** Whether it is visible and not empty. @param {Drawn} element */
const isThere = (element) =>
  (element.childElementCount > 0 || element.textContent?.trim()) && element.checkVisibility();

export class Explanations {
  /**
   * @param {HTMLElement} host @param {(clause: string) => void} explain
   * @param {(isTour: boolean) => void} [touring]  a tour begins or ends
   */
  constructor(host, explain, touring = () => undefined) {
    this.host = host;
    this.explain = explain;
    this.touring = touring;
    /** @type {Drawn|null} */
    this.shown = null;
    /** What the mouse points at. @type {Drawn|null} */
    this.pointed = null;
    /** During a tour, moving the pointer changes nothing. */
    this.isTour = false;
    this.pressed = { x: -MOVED, y: -MOVED, isTouch: false };
    this.bubble = document.body.appendChild(Object.assign(document.createElement("div"), { className: "about" }));
    this.bubble.setAttribute("role", "status");
    this.ring = document.body.appendChild(Object.assign(document.createElement("div"), { className: "about-ring" }));
    this.bubble.addEventListener(
      "click",
      ({ target }) => target instanceof Element && !this.isTour && !target.closest("button") && this.hide(),
    );
    this.bubble.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.hideSoon());
    this.leaving = new AbortController();
    this.listen({ signal: this.leaving.signal });
  }

  /** @param {AddEventListenerOptions} options */
  listen(options) {
    // Not pointerover, which also comes when something is drawn under a resting mouse.
    this.host.addEventListener("pointermove", (event) => this.rest(event), options);
    this.host.addEventListener("pointerdown", (event) => this.touch(event), options);
    this.host.addEventListener("click", (event) => this.tap(event), options);
    this.host.addEventListener("pointerup", () => clearTimeout(this.resting), options);
    this.host.addEventListener("pointerleave", (event) => this.leave(event), options);
    addEventListener("keydown", (event) => this.handleKey(event), options);
    addEventListener("resize", () => this.hide(), options);
  }

  /** @param {PointerEvent} event */
  rest(event) {
    if (
      this.isTour ||
      event.pointerType !== "mouse" ||
      Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < MOVED
    ) {
      return;
    }
    const isOption = /** @type {Element} */ (event.target).closest("[data-option]"); // describes itself
    const element = isOption ? null : aboutAt(event.target);
    if (element === this.pointed) return;
    this.pointed = element;
    clearTimeout(this.resting);
    if (!element) this.hideSoon();
    else if (element !== this.shown) this.resting = setTimeout(() => this.show(element, { isWanted: false }), REST_MS);
  }

  /** A lifted finger leaves, too; its explanation stays. @param {PointerEvent} event */
  leave({ pointerType }) {
    clearTimeout(this.resting);
    this.pointed = null;
    if (pointerType === "mouse") this.hideSoon();
  }

  /** Unless the pointer moved to the explanation. */
  hideSoon() {
    clearTimeout(this.resting);
    if (!this.isTour) this.resting = setTimeout(() => this.bubble.matches(":hover") || this.hide(), REST_MS);
  }

  /** A finger that rests. @param {PointerEvent} event */
  touch(event) {
    this.hide();
    this.pressed = { x: event.clientX, y: event.clientY, isTouch: event.pointerType !== "mouse" };
    const element = aboutAt(event.target);
    clearTimeout(this.resting);
    if (this.pressed.isTouch && element) this.resting = setTimeout(() => this.show(element), REST_MS);
  }

  /** A tap on something that does nothing else. @param {Event} event */
  tap(event) {
    const element = aboutAt(event.target);
    if (
      element &&
      this.pressed.isTouch &&
      !(/** @type {Element} */ (event.target).closest("[data-option], button, a"))
    ) {
      this.show(element);
    }
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    if (event.key === "Escape") this.hide();
    if (event.key === "?" && !document.querySelector("dialog[open]")) this.walk();
  }

  /** Goes on to the next thing on the board, each kind once; ends after the last one. */
  walk() {
    const all = /** @type {Drawn[]} */ ([...this.host.querySelectorAll("[data-about]")]).filter(isThere);
    const inSight = all.filter(
      ({ dataset }, place) => place === all.findIndex((one) => one.dataset.about === dataset.about),
    );
    const here = inSight.findIndex((element) => element.dataset.about === this.shown?.dataset.about);
    if (here + 1 < inSight.length) this.show(inSight[here + 1], { walk: { place: here + 1, things: inSight.length } });
    else this.hide();
  }

  /**
   * @param {Drawn} element @param {{walk?: {place: number, things: number}|null, isWanted?: boolean}} [why]
   *   `walk`: the step of a tour; `isWanted`: asked for, and not only pointed at
   */
  show(element, { walk = null, isWanted = true } = {}) {
    const id = element.dataset.about ?? "";
    if (!element.isConnected || !knows(id)) return;
    const { clause } = element.dataset;
    render(
      html`<p>${say(id)}</p>
        <div class="row">
          ${clause ? this.drawClause(clause) : nothing} ${walk ? this.drawSteps(walk.place, walk.things) : nothing}
        </div>`,
      this.bubble,
    );
    const box = element.getBoundingClientRect();
    if (!this.place(box, isWanted)) return this.hide();
    clearTimeout(this.resting);
    this.shown = element;
    this.isTour = walk !== null;
    this.touring(this.isTour);
    this.bubble.classList.add("open");
    this.ring.classList.toggle("open", this.isTour);
    for (const [side, value] of Object.entries({
      left: box.left - 4,
      top: box.top - 4,
      width: box.width + 2,
      height: box.height + 2,
    })) {
      this.ring.style.setProperty(side, `${value}px`);
    }
  }

  /** @param {string} clause */
  drawClause(clause) {
    const open = () => (this.hide(), this.explain(clause));
    return html`<button class="link" @click=${open}>${say("page-open-clause", { clause })}</button>`;
  }

  drawClose() {
    const label = say("page-close");
    return html`<button
      class="round"
      data-control="end-walk"
      aria-label=${label}
      title=${label}
      @click=${() => this.hide()}
    >
      ${icon("close")}
    </button>`;
  }

  /** The step of a tour, with buttons to go on and to end it. @param {number} place @param {number} things */
  drawSteps(place, things) {
    const isLast = place + 1 === things;
    return html`
      <span class="steps">${place + 1} / ${things}</span>
      ${isLast ? nothing : this.drawClose()}
      <button class="main" data-control=${isLast ? "end-walk" : "next-thing"} @click=${() => this.walk()}>
        ${say(isLast ? "page-tour-done" : "page-tour-next")}
      </button>
    `;
  }

  /** Beside the thing, without covering what must be seen. If that is impossible: not at all, unless it was asked for.
   * @param {DOMRect} box @param {boolean} isWanted */
  place(box, isWanted) {
    const kept = [...document.querySelectorAll(KEPT)]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getBoundingClientRect());
    if (box.width * box.height < (innerWidth * innerHeight) / 3) kept.push(box);
    this.bubble.style.left = "0"; // measure it where it has most room
    const [place, narrow] = ["", `${NARROW}px`].map((width) => {
      this.bubble.style.maxWidth = width;
      return findPlace(box, this.bubble.offsetWidth, this.bubble.offsetHeight, kept);
    });
    const best = narrow.covered < place.covered ? narrow : place;
    this.bubble.style.maxWidth = best === narrow ? `${NARROW}px` : "";
    this.bubble.style.left = `${best.left}px`;
    this.bubble.style.top = `${best.top}px`;
    return isWanted || (best.covered === 0 && isNear(best, box));
  }

  hide() {
    clearTimeout(this.resting);
    this.shown = null;
    this.isTour = false;
    this.touring(false);
    this.bubble.classList.remove("open");
    this.ring.classList.remove("open");
  }

  close() {
    this.hide();
    this.leaving.abort();
    this.bubble.remove();
    this.ring.remove();
  }
}
