/** What something on the board is, told when it is pointed at, touched for a moment, or walked to with the key `?`. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { knows, say } from "../words/words.js";

/** So long a pointer rests before something explains itself, and a finger before it is no tap. */
const REST_MS = 700;
const MARGIN = 10;
const MOVED = 12; // pixels from the last click, where nothing needs explaining

/** @typedef {SVGElement|HTMLElement} Drawn */

/** @param {EventTarget|null} target @returns {Drawn|null} */
const aboutAt = (target) => (target instanceof Element ? target.closest("[data-about]") : null);

export class About {
  /** @param {HTMLElement} host @param {(clause: string) => void} explain */
  constructor(host, explain) {
    this.host = host;
    this.explain = explain;
    /** @type {Drawn|null} */
    this.shown = null;
    this.pressed = { x: -MOVED, y: -MOVED };
    this.bubble = document.body.appendChild(Object.assign(document.createElement("div"), { className: "about" }));
    this.bubble.setAttribute("role", "status");
    this.leaving = new AbortController();
    this.listen({ signal: this.leaving.signal });
  }

  /** @param {AddEventListenerOptions} options */
  listen(options) {
    this.host.addEventListener("pointerover", (event) => this.rest(event), options);
    this.host.addEventListener("pointerdown", (event) => this.touch(event), options);
    this.host.addEventListener("pointerup", () => clearTimeout(this.resting), options);
    this.host.addEventListener("pointerleave", () => clearTimeout(this.resting), options);
    addEventListener("keydown", (event) => this.handleKey(event), options);
    addEventListener("resize", () => this.hide(), options);
  }

  /** @param {PointerEvent} event */
  rest(event) {
    if (event.pointerType !== "mouse" || Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) < MOVED) return;
    const element = aboutAt(event.target);
    if (element === this.shown) return;
    clearTimeout(this.resting);
    if (!element) this.resting = setTimeout(() => this.bubble.matches(":hover") || this.hide(), REST_MS);
    else this.resting = setTimeout(() => this.show(element), REST_MS);
  }

  /** A finger that stays. @param {PointerEvent} event */
  touch(event) {
    this.hide();
    this.pressed = { x: event.clientX, y: event.clientY };
    const element = aboutAt(event.target);
    clearTimeout(this.resting);
    if (event.pointerType !== "mouse" && element) this.resting = setTimeout(() => this.show(element), REST_MS);
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    if (event.key === "Escape") this.hide();
    if (event.key !== "?" || document.querySelector("dialog[open]")) return;
    const all = /** @type {Drawn[]} */ ([...this.host.querySelectorAll("[data-about]")]);
    if (all.length) this.show(all[(this.shown ? all.indexOf(this.shown) + 1 : 0) % all.length]);
  }

  /** @param {Drawn} element */
  show(element) {
    const id = element.dataset.about ?? "";
    if (!element.isConnected || !knows(id)) return;
    this.shown = element;
    const { clause } = element.dataset;
    render(
      html`<p>${say(id)}</p>
        ${clause ? html`<button class="link" @click=${() => (this.hide(), this.explain(clause))}>${say("page-open-clause", { clause })}</button>` : nothing}`,
      this.bubble,
    );
    this.bubble.classList.add("open");
    this.place(element.getBoundingClientRect());
  }

  /** Beside what it explains, wherever there is room. @param {DOMRect} box */
  place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.bubble;
    const below = box.bottom + MARGIN + height < innerHeight;
    const left = Math.max(MARGIN, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - MARGIN));
    const top = Math.max(MARGIN, below ? box.bottom + MARGIN / 2 : box.top - height - MARGIN / 2);
    this.bubble.style.left = `${left}px`;
    this.bubble.style.top = `${Math.min(top, innerHeight - height - MARGIN)}px`;
  }

  hide() {
    clearTimeout(this.resting);
    this.shown = null;
    this.bubble.classList.remove("open");
  }

  close() {
    this.hide();
    this.leaving.abort();
    this.bubble.remove();
  }
}
