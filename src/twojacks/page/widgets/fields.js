/** Names and values of a game's data as text, where the game has no words of its own for them. */

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** "jack_hand" → "jack hand". @param {string} name */
export const humanise = (name) => name.replaceAll(/[_-]/g, " ");

/** @param {unknown} value @returns {string} */
export function showValue(value) {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (Array.isArray(value)) return value.length ? value.map(showNested).join(", ") : "–";
  if (typeof value === "object") return showFields(value) || "–";
  return String(value);
}

/** A list or an object inside another one is put in brackets. @param {unknown} value */
const showNested = (value) =>
  typeof value === "object" && value !== null ? `(${showValue(value)})` : showValue(value);

/** @param {object} fields */
export const showFields = (fields) =>
  Object.entries(fields)
    .map(([name, value]) => `${humanise(name)} ${showNested(value)}`)
    .join(", ");

const COMMON = ["kind", "clause", "follows"];

/** What an event has beside its kind. @param {GameEvent} event */
export const fieldsOf = (event) => Object.fromEntries(Object.entries(event).filter(([name]) => !COMMON.includes(name)));

/** "Ann: chose, card 3". @param {GameEvent} event @param {{name: string}[]} seats */
export function describeEvent(event, seats) {
  const { seat, ...fields } = fieldsOf(event);
  const what = [humanise(event.kind), showFields(fields)].filter(Boolean).join(", ");
  const name = typeof seat === "number" ? seats[seat]?.name : "";
  return name ? `${name}: ${what}` : what;
}
