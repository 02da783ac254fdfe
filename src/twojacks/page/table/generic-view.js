/** The board of a game without a front end: the view as a table, and the options as buttons. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { list, percent, say } from "../app/words.js";
import { titleOf } from "../app/games.js";
import { describeEvent, humanise, showFields, showValue } from "../widgets/fields.js";
import { crest, drawYou } from "../widgets/seats.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").Message} Message
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Parts} Parts
 * @typedef {import("../types.js").Seat} Seat
 */

/** Keys of a view that the page shows elsewhere. */
const HIDDEN = ["game", "variant", "players"];

/** Objects in a list describe things on the board rather than seats. @param {unknown} value */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of a view that have one value for each seat, and all others. @param {Scene} scene */
export function splitView({ view, seats }) {
  const fields = Object.entries(view).filter(([name]) => !HIDDEN.includes(name));
  const isBySeat = (/** @type {[string, unknown]} */ [, value]) =>
    Array.isArray(value) && value.length === seats.length && !value.some(isObject);
  return { bySeat: fields.filter(isBySeat), shared: fields.filter((field) => !isBySeat(field)) };
}

/** @param {Scene} scene @param {Seat} seat */
const drawSeat = (scene, { seat, colour, name }) => html`
  <th scope="col" class=${scene.waiting.includes(seat) ? "waiting" : ""}>
    ${crest(colour)} ${name} ${drawYou(scene, seat)}
  </th>
`;

/** @param {[string, unknown[]]} field */
const drawRow = ([name, values]) => html`
  <tr>
    <th scope="row">${humanise(name)}</th>
    ${values.map((value) => html`<td>${showValue(value)}</td>`)}
  </tr>
`;

/** @param {Scene} scene */
function drawPosition(scene) {
  const { bySeat, shared } = splitView(scene);
  return html`
    <section class="generic-position" tabindex="0" aria-label=${say("generic-position")}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${scene.seats.map((seat) => drawSeat(scene, seat))}
          </tr>
        </thead>
        <tbody>
          ${bySeat.map(drawRow)}
        </tbody>
      </table>
      <dl>
        ${shared.map(
          ([name, value]) =>
            html`<div>
              <dt>${humanise(name)}</dt>
              <dd>${showValue(value)}</dd>
            </div>`,
        )}
      </dl>
    </section>
  `;
}

/** @param {Scene} scene @param {string} option */
function drawOption({ hint, picked, isFirm }, option) {
  const share = hint?.options[option]?.share;
  return html`<button class="plain touch" data-option=${option} aria-pressed=${String(picked === option && isFirm)}>
    ${option} ${share === undefined ? nothing : html`<small>${percent(share)}</small>`}
  </button>`;
}

/** @param {Scene} scene */
const drawOptions = (scene) =>
  scene.options.length
    ? html`<section class="generic-options" aria-label=${say("generic-options")}>
        ${scene.options.map((option) => drawOption(scene, option))}
      </section>`
    : nothing;

/** @param {string} title @param {Scene} scene @param {Parts} parts */
function draw(title, scene, parts) {
  if (scene.mode === "still") return html`<div class="generic still">${drawPosition(scene)}</div>`;
  return html`
    <div class="generic ${scene.size}">
      <header>
        <h1 class="unseen">${title}</h1>
        <div class="generic-ask">${parts.ask}</div>
        ${parts.sign ?? nothing}
      </header>
      <div class="generic-board">${drawPosition(scene)} ${drawOptions(scene)}</div>
      <div class="generic-prompt">${parts.prompt ?? nothing}</div>
      <aside>
        ${scene.size === "phone" ? html`<div class="generic-last">${parts.lastLine}</div>` : parts.log}
        ${parts.controls}
      </aside>
    </div>
  `;
}

/** @param {Scene} scene @returns {Message} */
function ask({ seats, winners, over, options, event, waiting }) {
  const names = (/** @type {number[]} */ some) => list(some.map((seat) => seats[seat].name));
  if (over) return { id: "page-won", args: { who: names(winners), count: winners.length } };
  if (options.length) return { id: "generic-ask" };
  if (waiting.length) return { id: "generic-waiting", args: { names: names(waiting) } };
  return { id: "generic-text", args: { text: event ? describeEvent(event, seats) : "…" } };
}

/** @param {Scene} scene @returns {Message[]} */
function foretell({ picked, previews }) {
  const text = picked && previews[picked] ? showFields(previews[picked]) : "";
  return text ? [{ id: "generic-text", args: { text } }] : [];
}

/** @param {string} name @param {string} prefix @returns {GameView} */
export const makeGenericView = (name, prefix) => ({
  name,
  prefix,
  words: ["/text/words/{}/generic.ftl"],
  symbols: null,
  styles: ["/page/style/generic.css"],
  draw: (scene, parts) => draw(titleOf(name), scene, parts),
  advance: (view) => view,
  perform: (_event, stage) => stage.pause(250),
  ask,
  aim: null,
  introduce: () => null,
  consequences: {},
  topicOf: ({ kind }) => kind,
  writers: {},
  describe: (option) => ({ id: "generic-text", args: { text: option } }),
  foretell,
  isDirect: () => false,
  confirmLabel: () => "generic-confirm",
  isHintShort: () => true,
  lesson: null,
});
