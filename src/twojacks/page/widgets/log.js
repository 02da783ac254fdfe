/** The log: the events in sentences, each with its clause. A click on a line shows that moment. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { hasRole, isChosenInSecret } from "../app/event-kinds.js";
import { say } from "../app/words.js";
import { icon } from "./controls.js";
import { tellEvents } from "./narration.js";

/**
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../table/timeline.js").Moment} Moment
 * @typedef {{text: string, index: number, seat: number|null, clause: string, isHeading: boolean}} Line
 * @typedef {{events: GameEvent[], index: number}} Group  events of one kind in a row, and the last one's moment
 */

/** Every line cites one clause. @param {GameEvent} one @param {GameEvent} other */
const areAlike = (one, other) => one.kind === other.kind && one.clause === other.clause && hasRole(one, "together");

/** @param {Moment[]} moments @returns {Group[]} */
function group(moments) {
  /** @type {Group[]} */
  const groups = [];
  moments.forEach(({ event }, index) => {
    if (!event) return;
    const last = groups.at(-1);
    if (last && areAlike(last.events[0], event)) {
      last.events.push(event);
      last.index = index;
    } else groups.push({ events: [event], index });
  });
  return groups;
}

/** @param {Moment[]} moments @param {Scene} scene @returns {Line[]} */
export function tellAll(moments, scene) {
  return group(moments).flatMap(({ events, index }) => {
    const text = tellEvents(events, scene);
    if (!text) return [];
    const [event] = events;
    const seat = events.length === 1 && typeof event.seat === "number" ? event.seat : null;
    return [{ text, index, seat, clause: event.clause, isHeading: hasRole(event, "heading") }];
  });
}

/** The newest decision of a seat, as far as the reader of these moments knows it; of secret choices all that were made
 * at once. @param {Moment[]} moments @param {number} seat @param {Scene} scene */
export function tellDecision(moments, seat, scene) {
  const isTheirs = (/** @type {Moment|undefined} */ moment) => moment?.event?.seat === seat && !moment.event.follows;
  const last = moments.findLastIndex(isTheirs);
  const first = moments.slice(0, last + 1).findLastIndex(({ event }) => !isChosenInSecret(event)) + 1;
  const decided = moments.slice(Math.min(first, last), last + 1).filter(isTheirs);
  return [...new Set(decided.map(({ event }) => tellEvents([/** @type {GameEvent} */ (event)], scene)))].join(" ");
}

/**
 * @param {Line[]} lines @param {number} cursor
 * @param {{jump: (index: number) => void, explain: (clause: string) => void}} act
 * @param {(seat: number) => import("../types.js").Template} crest
 */
export const drawLog = (lines, cursor, act, crest) => html`
  <ol class="log" tabindex="0" aria-label=${say("page-log")} @keydown=${walk}>
    ${repeat(
      lines,
      (line) => line.index,
      (line) => html`
        <li class=${lineClass(line, cursor)}>
          ${line.seat === null || line.isHeading ? nothing : crest(line.seat)}
          <button class="log-line" tabindex="-1" @click=${() => act.jump(line.index)} title=${say("page-show-moment")}>
            ${line.text}
          </button>
          ${drawClauseButton(line.clause, act.explain)}
        </li>
      `,
    )}
  </ol>
`;

/** The log is one tab stop; arrow keys move through its lines. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const log = /** @type {HTMLElement} */ (event.currentTarget);
  const buttons = [...log.querySelectorAll("button")];
  const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
  const next = here < 0 ? (step > 0 ? 0 : buttons.length - 1) : here + step;
  buttons[Math.max(0, Math.min(next, buttons.length - 1))]?.focus();
}

/** A book icon: the number of a rule alone looks like an error code.
 * @param {string} clause @param {(clause: string) => void} explain */
function drawClauseButton(clause, explain) {
  if (!clause) return nothing;
  const label = say("page-open-clause", { clause });
  return html`<button
    class="log-clause"
    tabindex="-1"
    @click=${() => explain(clause)}
    aria-label=${label}
    title=${label}
  >
    ${icon("book")}
  </button>`;
}

/** @param {Line} line @param {number} cursor */
function lineClass(line, cursor) {
  const when = line.index > cursor ? "later" : line.index === cursor ? "now" : "";
  return `${line.isHeading ? "heading" : ""} ${when}`;
}
