/** Small live boards beside the clauses: how it stood, and what the rule made of it. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { QUIET_SCENE } from "../parts/viewing.js";
import { say } from "../words/words.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../parts/clause.js").Example} Example
 */

/** @param {Harbour} harbour @param {any} view @param {string[]} colours */
function drawBoard(harbour, view, colours) {
  const seats = Array.from({ length: view.players }, (_, seat) => ({
    seat,
    colour: colours[seat],
    name: say(`${harbour.prefix}-seat`, { colour: colours[seat] }),
    kind: /** @type {const} */ ("person"),
    bot: null,
    substitute: null,
    isMe: false,
    isHere: true,
  }));
  const parts = { ask: html``, prompt: null, log: html``, lastLine: html``, controls: html``, sign: null, story: { moments: [], jump: () => undefined } };
  return html`<div class="example-board">${harbour.draw({ ...QUIET_SCENE, view, seats, mode: "still" }, parts)}</div>`;
}

/** @param {Harbour} harbour @param {Example} example @param {string[]} colours */
const drawBoards = (harbour, example, colours) =>
  [example.before, example.after].map((view, index) =>
    view ? html`<div><small>${say(index ? "page-example-after" : "page-example-before")}</small>${drawBoard(harbour, view, colours)}</div>` : nothing,
  );

/** @param {Harbour} harbour @param {Example[]} examples @param {string[]} colours @param {(clause: string) => boolean} isNear */
export const drawExamples = (harbour, examples, colours, isNear) => (/** @type {string} */ clause) =>
  examples
    .filter((example) => example.clause === clause)
    .map(
      (example) => html`
        <figure class="example" data-example=${example.clause}>
          <figcaption>${example.caption}</figcaption>
          <div class="example-boards">${isNear(example.clause) ? drawBoards(harbour, example, colours) : nothing}</div>
        </figure>
      `,
    );

/**
 * Boards are drawn when their reader comes near: all of them are twenty thousand shapes, which a phone draws for seconds.
 * Paper gets all. `paint` is called when there are more; `watch` after everything that was painted.
 * @param {() => void} paint
 */
export function drawWhenNear(paint) {
  /** @type {Set<string>} */
  const near = new Set();
  let isForPaper = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const come = entries.filter((entry) => entry.isIntersecting).map((entry) => /** @type {HTMLElement} */ (entry.target).dataset.example ?? "");
      if (come.some((clause) => !near.has(clause))) {
        for (const clause of come) near.add(clause);
        paint();
      }
    },
    { rootMargin: "100%" },
  );
  const print = () => {
    isForPaper = true;
    paint();
  };
  addEventListener("beforeprint", print);
  return {
    isNear: (/** @type {string} */ clause) => isForPaper || near.has(clause),
    /** @param {HTMLElement} host */
    watch: (host) => host.querySelectorAll(".example").forEach((example) => observer.observe(example)),
    close() {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    },
  };
}
