/** Small live boards beside the clauses of a rulebook: the position before and after a rule was applied. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { QUIET_SCENE } from "../table/playback.js";
import { knows, say } from "../app/words.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").View} View
 * @typedef {import("../net/messages.js").ExampleText} ExampleText
 */

/** @type {import("../types.js").Parts} */
const NO_PARTS = {
  ask: html``,
  prompt: null,
  log: html``,
  lastLine: html``,
  controls: html``,
  sign: null,
  story: { moments: [], jump: () => undefined },
};

/** @param {string} prefix @param {string} colour */
const nameSeat = (prefix, colour) => (knows(`${prefix}-seat`) ? say(`${prefix}-seat`, { colour }) : colour);

/** @param {GameView} gameView @param {View} view @param {string[]} colours */
function drawBoard(gameView, view, colours) {
  const seats = Array.from({ length: view.players }, (_, seat) => ({
    seat,
    colour: colours[seat],
    name: nameSeat(gameView.prefix, colours[seat]),
    kind: /** @type {const} */ ("person"),
    bot: null,
    substitute: null,
    isMe: false,
    isHere: true,
  }));
  const scene = { ...QUIET_SCENE, view, seats, mode: /** @type {const} */ ("still") };
  return html`<div class="example-board">${gameView.draw(scene, NO_PARTS)}</div>`;
}

/** @param {GameView} gameView @param {ExampleText} example @param {string[]} colours */
const drawBoards = (gameView, example, colours) =>
  [example.before, example.after].map((view, index) =>
    view
      ? html`<div>
          <small>${say(index ? "page-example-after" : "page-example-before")}</small
          >${drawBoard(gameView, view, colours)}
        </div>`
      : nothing,
  );

/**
 * Returns a function that draws the examples of a clause.
 * @param {GameView} gameView @param {ExampleText[]} examples @param {string[]} colours
 * @param {(clause: string) => boolean} isNear
 */
export const drawExamples = (gameView, examples, colours, isNear) => (/** @type {string} */ clause) =>
  examples
    .filter((example) => example.clause === clause)
    .map(
      (example) => html`
        <figure class="example" data-example=${example.clause}>
          <figcaption>${example.caption}</figcaption>
          <div class="example-boards">${isNear(example.clause) ? drawBoards(gameView, example, colours) : nothing}</div>
        </figure>
      `,
    );

/**
 * Draws boards when the reader comes near them: all of them are twenty thousand shapes, which takes a phone seconds.
 * All of them are printed. `paint` is called when there are more; `watch` must be called after each painting.
 * @param {() => void} paint
 */
export function drawWhenNear(paint) {
  /** @type {Set<string>} */
  const near = new Set();
  let isPrinted = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const come = entries
        .filter((entry) => entry.isIntersecting)
        .map((entry) => /** @type {HTMLElement} */ (entry.target).dataset.example ?? "");
      if (come.some((clause) => !near.has(clause))) {
        for (const clause of come) near.add(clause);
        paint();
      }
    },
    { rootMargin: "100%" },
  );
  const print = () => {
    isPrinted = true;
    paint();
  };
  addEventListener("beforeprint", print);
  return {
    isNear: (/** @type {string} */ clause) => isPrinted || near.has(clause),
    /** @param {HTMLElement} host */
    watch: (host) => host.querySelectorAll(".example").forEach((example) => observer.observe(example)),
    close() {
      observer.disconnect();
      removeEventListener("beforeprint", print);
    },
  };
}
