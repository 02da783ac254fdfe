/** Events in sentences. The same rules as in text/narration/narrator.py, which tells them in a terminal. */
import { eventLanguage, hasRole, isChosenInSecret, kindOf } from "../app/event-kinds.js";
import { knows, language, list, say } from "../app/words.js";
import { describeEvent, fieldsOf, showValue } from "./fields.js";

/**
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../app/event-kinds.js").Argument} Argument
 * @typedef {import("../types.js").Arguments} Arguments
 */

/** The message that tells an event; another one where there was nothing to decide. @param {GameEvent} event */
export function logId({ kind, follows }) {
  const id = `${eventLanguage().prefix}-log-${kind}`;
  return follows && knows(`${id}-forced`) ? `${id}-forced` : id;
}

/** The arguments of that message: every field under its own name, or in words.
 * @param {GameEvent} event @param {Scene} scene @returns {Arguments} */
export function tellArgs(event, scene) {
  const spoken = Object.entries(eventLanguage().arguments)
    .filter(([, argument]) => argument.field in event)
    .map(([name, argument]) => [name, sayArgument(argument, event, scene)]);
  return { ...fieldsOf(event), ...Object.fromEntries(spoken) };
}

/** @param {Argument} argument @param {GameEvent} event @param {Scene} scene */
function sayArgument({ field, write, form, forms, cases, same_as: same, otherwise }, event, scene) {
  const value = event[field];
  if (same && event[same[0]] === value) return same[1];
  const found = cases.find(([one]) => one === value);
  if (found) return found[1];
  if (otherwise || !write) return otherwise || value;
  const writer = write === "seat" ? nameSeat : eventLanguage().writers[write];
  return writer ? writer(value, forms[event.kind] ?? form, scene) : showValue(value);
}

/** The player's name; empty where the field names no seat. @type {import("../types.js").Writer} */
const nameSeat = (seat, _form, scene) => scene.seats[seat]?.name ?? "";

/** One sentence for several events, or one for each; nothing for events that are only shown.
 * @param {GameEvent[]} events @param {Scene} scene */
export function tellEvents(events, scene) {
  const id = logId(events[0]);
  if (hasRole(events[0], "untold")) return "";
  if (!knows(id)) return events.map((event) => capitalise(describeEvent(event, scene.seats))).join(". ");
  const tellOne = (/** @type {GameEvent} */ event) => say(id, tellArgs(event, scene));
  if (id.endsWith("-forced")) return capitalise(tellOne(events[0])); // nobody's choice is nobody's secret
  const [field] = kindOf(events[0]).secret;
  const isKnown = (/** @type {GameEvent} */ event) => field !== undefined && event[field] !== "?";
  const others = events.filter((event) => !isKnown(event));
  const told = areSeveral(others) ? [tellList(others, scene)] : others.map(tellOne);
  return [...events.filter(isKnown).map(tellOne), ...told].map(capitalise).join(" ");
}

/** Of secret choices only several players' are listed. @param {GameEvent[]} events */
const areSeveral = (events) =>
  events.length > 1 &&
  (!isChosenInSecret(events[0]) || new Set(events.map((event) => event[listedField(events[0])])).size > 1);

/** @param {GameEvent} event */
const listedField = (event) => kindOf(event).listing.names || kindOf(event).fields[0];

/** A sentence may begin with a figure or a list of them. @param {string} text */
export const capitalise = (text) => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** @param {GameEvent[]} events @param {Scene} scene */
function tellList(events, scene) {
  const id = logId(events[0]);
  const { only_if: condition } = kindOf(events[0]).listing;
  const listed = condition ? events.filter((event) => event[condition]) : events;
  if (!listed.length) return say(`${id}-nobody`);
  const items = itemsOf(listed, scene).map((args) =>
    knows(`${id}-item`) ? say(`${id}-item`, args) : String(args[listedField(events[0])]),
  );
  return say(`${id}-list`, { ...tellArgs(listed[0], scene), list: list([...new Set(items)]) });
}

/** The arguments of each item; events that are counted together are one.
 * @param {GameEvent[]} events @param {Scene} scene @returns {Arguments[]} */
function itemsOf(events, scene) {
  const { count_by: field, count } = kindOf(events[0]).listing;
  if (!field) return events.map((event) => tellArgs(event, scene));
  const firsts = events.filter((event, place) => events.findIndex((other) => other[field] === event[field]) === place);
  const countOf = (/** @type {GameEvent} */ one) => events.filter((event) => event[field] === one[field]).length;
  return firsts.map((event) => ({ ...tellArgs(event, scene), [count]: countOf(event) }));
}
