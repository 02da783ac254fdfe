/** The log: what happened, in sentences, each with its clause; a click shows that moment. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { knows, language, list, say } from "../words/words.js";
import { icon } from "./icons.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../table/timeline.js").Moment} Moment
 * @typedef {{text: string, index: number, seat: number|null, clause: string, isHeading: boolean}} Line
 * @typedef {{events: GameEvent[], index: number}} Group  events of one kind in a row, and the last one's moment
 */

/** What happens to ships is told player by player. @param {GameEvent} one @param {GameEvent} other */
const areAlike = (one, other) =>
  one.kind === other.kind && one.clause === other.clause && (one.pier === undefined || one.seat === other.seat);

/** @param {Harbour} harbour @param {Moment[]} moments @returns {Group[]} */
function group(harbour, moments) {
  /** @type {Group[]} */
  const groups = [];
  moments.forEach(({ event }, index) => {
    if (!event) return;
    const last = groups.at(-1);
    if (last && areAlike(last.events[0], event) && knows(`${harbour.prefix}-log-${event.kind}-list`)) {
      last.events.push(event);
      last.index = index;
    } else groups.push({ events: [event], index });
  });
  return groups;
}

/** One sentence for several events, or one each; nothing for events that are only shown. */
function tell(/** @type {Harbour} */ harbour, /** @type {GameEvent[]} */ events, /** @type {Scene} */ scene) {
  const id = harbour.logId(events[0]);
  const args = events.map((event) => harbour.tellArgs(event, scene));
  if (!knows(id)) return "";
  if (id.endsWith("-forced")) return capitalise(say(id, args[0])); // nobody's choice is nobody's secret
  const isOwn = (/** @type {Record<string, any>} */ one) => events[0].kind === "chose" && one.known === "yes";
  const known = args.filter(isOwn); // what the reader laid face down is told card by card
  const others = args.filter((one) => !isOwn(one));
  const together = events.length > 1 && others.length ? [tellTogether(id, others)] : others.map((one) => say(id, one));
  return [...together, ...known.map((one) => say(id, one))].map(capitalise).join(" ");
}

/** A sentence may begin with a figure or a list of them. @param {string} text */
export const capitalise = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** @param {string} id @param {Record<string, any>[]} args  of all events, in order */
function tellTogether(id, args) {
  const item = `${id}-item`;
  const paid = args.filter((one) => one.points !== 0);
  if (!paid.length) return say(`${id}-nobody`);
  const items = knows(item) ? countAlike(paid).map((one) => say(item, one)) : args.map((one) => one.figure ?? one.seat ?? "");
  return say(`${id}-list`, { ...args[0], list: list([...new Set(items)]) });
}

/** Barrels that go to the same ship are told as one number. @param {Record<string, any>[]} args */
function countAlike(args) {
  /** @type {Map<any, Record<string, any>>} */
  const counted = new Map();
  for (const one of args) {
    const key = one.pier ?? one;
    const before = counted.get(key);
    counted.set(key, before ? { ...one, barrels: before.barrels + one.barrels } : one);
  }
  return [...counted.values()];
}

/** @param {Harbour} harbour @param {Moment[]} moments @param {Scene} scene @returns {Line[]} */
export function tellAll(harbour, moments, scene) {
  return group(harbour, moments).flatMap(({ events, index }) => {
    const text = tell(harbour, events, scene);
    if (!text) return [];
    const [event] = events;
    const seat = events.length === 1 && typeof event.seat === "number" ? event.seat : null;
    return [{ text, index, seat, clause: event.clause ?? "", isHeading: event.kind === "round-began" }];
  });
}

/** A seat's newest decision, in the words of somebody who was told these moments; of cards, all that were chosen at once.
 * @param {Harbour} harbour @param {Moment[]} moments @param {number} seat @param {Scene} scene */
export function tellDecision(harbour, moments, seat, scene) {
  const isTheirs = (/** @type {Moment|undefined} */ moment) => moment?.event?.seat === seat && !moment.event.follows;
  const last = moments.findLastIndex(isTheirs);
  const first = moments.slice(0, last + 1).findLastIndex(({ event }) => event?.kind !== "chose") + 1;
  const decided = moments.slice(Math.min(first, last), last + 1).filter(isTheirs);
  return [...new Set(decided.map(({ event }) => tell(harbour, [/** @type {GameEvent} */ (event)], scene)))].join(" ");
}

/**
 * @param {Line[]} lines @param {number} cursor
 * @param {{jump: (index: number) => void, explain: (clause: string) => void}} act
 * @param {(seat: number) => any} crest
 */
export const drawLog = (lines, cursor, act, crest) => html`
  <ol class="log" tabindex="0" aria-label=${say("page-log")} @keydown=${walk}>
    ${repeat(
      lines,
      (line) => line.index,
      (line) => html`
        <li class=${lineClass(line, cursor)}>
          ${line.seat === null || line.isHeading ? nothing : crest(line.seat)}
          <button class="log-line" tabindex="-1" @click=${() => act.jump(line.index)} title=${say("page-show-moment")}>${line.text}</button>
          ${drawClauseButton(line.clause, act.explain)}
        </li>
      `,
    )}
  </ol>
`;

/** The log is one stop on the way through the page; arrows go through its lines. @param {KeyboardEvent} event */
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

/** A small book: a rule's number alone looks like an error's. @param {string} clause @param {(clause: string) => void} explain */
function drawClauseButton(clause, explain) {
  if (!clause) return nothing;
  const label = say("page-open-clause", { clause });
  return html`<button class="log-clause" tabindex="-1" @click=${() => explain(clause)} aria-label=${label} title=${label}>${icon("book")}</button>`;
}

/** @param {Line} line @param {number} cursor */
function lineClass(line, cursor) {
  const when = line.index > cursor ? "later" : line.index === cursor ? "now" : "";
  return `${line.isHeading ? "heading" : ""} ${when}`;
}
