/** What the kinds of events of the open game are for everybody. The server says it, so that nothing here names a kind. */
import { showEvents } from "../net/api.js";

/**
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../types.js").Writer} Writer
 * @typedef {"decision"|"reveal"|"heading"|"emphasis"|"result"|"continues"|"together"|"untold"} Role
 * @typedef {object} EventKind  see kernel/journal.py
 * @property {string[]} fields
 * @property {string[]} secret
 * @property {Role[]} roles
 * @property {Record<string, Role[]>} by_clause
 * @property {{names: string, count_by: string, count: string, only_if: string}} listing
 * @property {string} animation
 * @property {string} banner
 * @typedef {string|number|boolean|null} Value  of a field
 * @typedef {object} Argument  how a field becomes an argument of a sentence
 * @property {string} field
 * @property {string} write
 * @property {string} form
 * @property {Record<string, string>} forms
 * @property {[Value, string][]} cases
 * @property {[string, string]|null} same_as
 * @property {string} otherwise
 * @typedef {{kinds: Record<string, EventKind>, arguments: Record<string, Argument>}} EventLanguage
 */

/** @type {EventKind} */
const UNKNOWN = {
  fields: [],
  secret: [],
  roles: [],
  by_clause: {},
  listing: { names: "", count_by: "", count: "", only_if: "" },
  animation: "none",
  banner: "",
};

/** @type {EventLanguage & {prefix: string, writers: Record<string, Writer>}} */
let current = { kinds: {}, arguments: {}, prefix: "", writers: {} };
/** @type {Map<string, EventLanguage>} */
const known = new Map();

/** The events of one game at a time. @param {{name: string, prefix: string, writers: Record<string, Writer>}} gameView */
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
  return (others[event.clause ?? ""] ?? roles).includes(role);
}

/** Whether several seats decide this at once, face down. @param {GameEvent|null|undefined} event */
export const isChosenInSecret = (event) => Boolean(event && kindOf(event).secret.length);
