/** The kinds of events of the open game. Its events.py declares them and the server sends them. */
import { showEvents } from "../net/api.js";

/**
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Writer} Writer
 * @typedef {import("../net/messages.js").EventFacts} EventFacts
 * @typedef {import("../net/messages.js").KindFacts} KindFacts
 * @typedef {import("../net/messages.js").ArgumentFacts} Argument
 * @typedef {import("../net/messages.js").Role} Role
 */

/** @type {KindFacts} */
const UNKNOWN = {
  fields: [],
  secret: [],
  roles: [],
  by_clause: {},
  after: [],
  listing: { names: "", count_by: "", count: "", only_if: "" },
  animation: "none",
  banner: "",
};

/** @type {EventFacts & {prefix: string, writers: Record<string, Writer>}} */
let current = { kinds: {}, arguments: {}, prefix: "", writers: {} };
/** @type {Map<string, EventFacts>} */
const known = new Map();

/** Loads the events of a game, one game at a time. @param {import("../types.js").GameView} gameView */
export async function learnEvents({ name, prefix, writers }) {
  const told = known.get(name) ?? (await showEvents(name));
  known.set(name, told);
  current = { ...told, prefix, writers };
}

export const eventLanguage = () => current;

/** @param {GameEvent} event */
export const kindOf = (event) => current.kinds[event.kind] ?? UNKNOWN;

/** @param {GameEvent} event @param {Role} role */
export function hasRole(event, role) {
  const { roles, by_clause: others } = kindOf(event);
  return (others[event.clause] ?? roles).includes(role);
}

/** Whether several seats decide this at once, face down. @param {GameEvent|null|undefined} event */
export const isChosenInSecret = (event) => Boolean(event && kindOf(event).secret.length);
