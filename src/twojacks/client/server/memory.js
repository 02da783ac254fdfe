/** What this browser remembers: how its owner likes things, and the tables they sit at. */

const KEY = "two-jacks";
const MOST_TABLES = 20;

/**
 * @typedef {{id: string, game: string, seats: number[], names: string[], when: number, over: boolean, way: Way, invitation?: string}} KnownTable
 * @typedef {"online"|"pass"|"screen"|"hand"} Way
 * @typedef {{name: string, language: string|null, speed: number|null, sound: boolean, contrast: boolean, guide: boolean, met: string[], tables: KnownTable[], proofs: import("./proofs.js").Proof[]}} Memory
 * `invitation`: how the server says that others reach a table that was opened here; `speed`: null until somebody chose one; `guide`: whether what is new is explained; `met`: introductions that were read, by their message
 */

/** @type {Memory} */
const FRESH = { name: "", language: null, speed: null, sound: false, contrast: false, guide: true, met: [], tables: [], proofs: [] };

/** @returns {Memory} */
function read() {
  try {
    return { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FRESH }; // a browser that keeps nothing, or something else under our name
  }
}

export const memory = read();

/** @param {Partial<Memory>} change */
export function remember(change) {
  Object.assign(memory, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Private windows may refuse; the page then forgets when it is closed.
  }
}

/** Whether somebody came who had finished a game before. */
const isPractised = memory.tables.some((table) => table.over);

/** How fast things move: 1 is normal, 0 shows results only. Until somebody chooses, a first game takes its time, to its end. */
export const pace = () => memory.speed ?? (isPractised ? 1 : 0.5);

/** @param {string} id */
export const knownTable = (id) => memory.tables.find((table) => table.id === id) ?? null;

/** @param {KnownTable} table */
export function rememberTable(table) {
  const others = memory.tables.filter((known) => known.id !== table.id);
  remember({ tables: [{ ...knownTable(table.id), ...table }, ...others].slice(0, MOST_TABLES) });
}

/** @param {string} id */
export const forgetTable = (id) => remember({ tables: memory.tables.filter((known) => known.id !== id) });
