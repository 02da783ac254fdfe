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

/** @param {Harbour} harbour @param {Example[]} examples @param {string[]} colours */
export const drawExamples = (harbour, examples, colours) => (/** @type {string} */ clause) =>
  examples
    .filter((example) => example.clause === clause)
    .map(
      (example) => html`
        <figure class="example">
          <figcaption>${example.caption}</figcaption>
          <div class="example-boards">
            ${[example.before, example.after].map((view, index) =>
              view ? html`<div><small>${say(index ? "page-example-after" : "page-example-before")}</small>${drawBoard(harbour, view, colours)}</div>` : nothing,
            )}
          </div>
        </figure>
      `,
    );
