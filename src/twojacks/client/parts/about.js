/** What something on the board is, told when it is pointed at or touched; or all of it, one thing after the other: by the key `?`, and from the menu. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { knows, say } from "../words/words.js";
import { icon } from "./icons.js";
import { findPlace } from "./placing.js";

/** So long a pointer rests before something explains itself, and a finger on what a tap would do. */
const REST_MS = 700;
const MOVED = 12; // pixels from the last click, where nothing needs explaining
const NARROW = 190; // pixels: what fits beside a column of things to touch
/** What is asked, said about it, and may be touched: never covered by what nobody asked for. */
const KEPT = ".asked, .coach, .prompt, [data-option]";

/** @typedef {SVGElement|HTMLElement} Drawn */

/** Whether somebody sees at once what is spoken of: no more than a third of the window lies between them. @param {import("./placing.js").Box} one @param {import("./placing.js").Box} other */
const isNear = (one, other) =>
  Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom)) <= Math.min(innerWidth, innerHeight) / 3;

/** @param {EventTarget|null} target @returns {Drawn|null} */
const aboutAt = (target) => (target instanceof Element ? target.closest("[data-about]") : null);

/** In sight, and not an empty place. @param {Drawn} element */
const isThere = (element) => (element.childElementCount > 0 || element.textContent?.trim()) && element.checkVisibility();

export class About {
  /** @param {HTMLElement} host @param {(clause: string) => void} explain @param {(isWalk: boolean) => void} [walking]  a walk begins or ends */
  constructor(host, explain, walking = () => undefined) {
    this.host = host;
    this.explain = explain;
    this.walking = walking;
    /** @type {Drawn|null} */
    this.shown = null;
    /** What a mouse was moved to. @type {Drawn|null} */
    this.pointed = null;
    /** Shown one after the other, until it is left: a pointer on its way changes nothing. */
    this.isWalk = false;
    this.pressed = { x: -MOVED, y: -MOVED, isTouch: false };
    this.bubble = document.body.appendChild(Object.assign(document.createElement("div"), { className: "about" }));
    this.bubble.setAttribute("role", "status");
    this.ring = document.body.appendChild(Object.assign(document.createElement("div"), { className: "about-ring" }));
    this.bubble.addEventListener("click", ({ target }) => target instanceof Element && !this.isWalk && !target.closest("button") && this.hide());
    this.bubble.addEventListener("pointerleave", ({ pointerType }) => pointerType === "mouse" && this.hideSoon());
    this.leaving = new AbortController();
    this.listen({ signal: this.leaving.signal });
  }

  /** @param {AddEventListenerOptions} options */
  listen(options) {
    this.host.addEventListener("pointermove", (event) => this.rest(event), options); // and not when something is drawn under a mouse that rests
    this.host.addEventListener("pointerdown", (event) => this.touch(event), options);
    this.host.addEventListener("click", (event) => this.tap(event), options);
    this.host.addEventListener("pointerup", () => clearTimeout(this.resting), options);
    this.host.addEventListener("pointerleave", (event) => this.leave(event), options);
    addEventListener("keydown", (event) => this.handleKey(event), options);
    addEventListener("resize", () => this.hide(), options);
  }

  /** @param {PointerEvent} event */
  rest(event) {
    if (this.isWalk || event.pointerType !== "mouse" || Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < MOVED) return;
    const isOption = /** @type {Element} */ (event.target).closest("[data-option]"); // says itself what it would do
    const element = isOption ? null : aboutAt(event.target);
    if (element === this.pointed) return;
    this.pointed = element;
    clearTimeout(this.resting);
    if (!element) this.hideSoon();
    else if (element !== this.shown) this.resting = setTimeout(() => this.show(element, { isWanted: false }), REST_MS);
  }

  /** A finger that is lifted leaves, too, and what it asked for stays. @param {PointerEvent} event */
  leave({ pointerType }) {
    clearTimeout(this.resting);
    this.pointed = null;
    if (pointerType === "mouse") this.hideSoon();
  }

  /** Unless the pointer has gone to what is said. */
  hideSoon() {
    clearTimeout(this.resting);
    if (!this.isWalk) this.resting = setTimeout(() => this.bubble.matches(":hover") || this.hide(), REST_MS);
  }

  /** A finger that stays. @param {PointerEvent} event */
  touch(event) {
    this.hide();
    this.pressed = { x: event.clientX, y: event.clientY, isTouch: event.pointerType !== "mouse" };
    const element = aboutAt(event.target);
    clearTimeout(this.resting);
    if (this.pressed.isTouch && element) this.resting = setTimeout(() => this.show(element), REST_MS);
  }

  /** A finger on something that does nothing else. @param {Event} event */
  tap(event) {
    const element = aboutAt(event.target);
    if (element && this.pressed.isTouch && !/** @type {Element} */ (event.target).closest("[data-option], button, a")) this.show(element);
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    if (event.key === "Escape") this.hide();
    if (event.key === "?" && !document.querySelector("dialog[open]")) this.walk();
  }

  /** To the next thing on the board, each kind once; after the last one it is over. */
  walk() {
    const all = /** @type {Drawn[]} */ ([...this.host.querySelectorAll("[data-about]")]).filter(isThere);
    const inSight = all.filter(({ dataset }, place) => place === all.findIndex((one) => one.dataset.about === dataset.about));
    const here = inSight.findIndex((element) => element.dataset.about === this.shown?.dataset.about);
    if (here + 1 < inSight.length) this.show(inSight[here + 1], { walk: { place: here + 1, things: inSight.length } });
    else this.hide();
  }

  /**
   * @param {Drawn} element @param {{walk?: {place: number, things: number}|null, isWanted?: boolean}} [why]
   *   `walk`: the how manieth of how many things on a walk; `isWanted`: asked for, and not only pointed at
   */
  show(element, { walk = null, isWanted = true } = {}) {
    const id = element.dataset.about ?? "";
    if (!element.isConnected || !knows(id)) return;
    const { clause } = element.dataset;
    render(
      html`<p>${say(id)}</p>
        <div class="row">
          ${clause ? html`<button class="link" @click=${() => (this.hide(), this.explain(clause))}>${say("page-open-clause", { clause })}</button>` : nothing}
          ${walk ? this.drawSteps(walk.place, walk.things) : nothing}
        </div>`,
      this.bubble,
    );
    const box = element.getBoundingClientRect();
    if (!this.place(box, isWanted)) return this.hide();
    clearTimeout(this.resting);
    this.shown = element;
    this.isWalk = walk !== null;
    this.walking(this.isWalk);
    this.bubble.classList.add("open");
    this.ring.classList.toggle("open", this.isWalk);
    for (const [side, value] of Object.entries({ left: box.left - 4, top: box.top - 4, width: box.width + 2, height: box.height + 2 })) this.ring.style.setProperty(side, `${value}px`);
  }

  /** Where the walk stands, and the ways on and out of it. @param {number} place @param {number} things */
  drawSteps(place, things) {
    const isLast = place + 1 === things;
    return html`
      <span class="steps">${place + 1} / ${things}</span>
      ${isLast ? nothing : html`<button class="round" data-control="end-walk" aria-label=${say("page-close")} title=${say("page-close")} @click=${() => this.hide()}>${icon("close")}</button>`}
      <button class="main" data-control=${isLast ? "end-walk" : "next-thing"} @click=${() => this.walk()}>${say(isLast ? "page-tour-done" : "page-tour-next")}</button>
    `;
  }

  /** Beside what it explains, where nothing is covered that must be seen; else not at all, or as well as it can. @param {DOMRect} box @param {boolean} isWanted */
  place(box, isWanted) {
    const kept = [...document.querySelectorAll(KEPT)].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    if (box.width * box.height < (innerWidth * innerHeight) / 3) kept.push(box);
    this.bubble.style.left = "0"; // from where it was it might have had less room
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
    this.isWalk = false;
    this.walking(false);
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
