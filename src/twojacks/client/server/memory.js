/** What this browser remembers: how its owner likes things, and the tables they sit at. */

const KEY = "two-jacks";
const MOST_TABLES = 20;

/**
 * @typedef {{id: string, game: string, seats: number[], names: string[], when: number, over: boolean, way: Way}} KnownTable
 * @typedef {"online"|"pass"|"screen"|"hand"} Way
 * @typedef {{name: string, language: string|null, speed: number, sound: boolean, contrast: boolean, met: string[], tables: KnownTable[], proofs: import("./proofs.js").Proof[]}} Memory
 * `met`: introductions that were read, by their message
 */

/** @type {Memory} */
const FRESH = { name: "", language: null, speed: 1, sound: false, contrast: false, met: [], tables: [], proofs: [] };

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

/** @param {string} id */
export const knownTable = (id) => memory.tables.find((table) => table.id === id) ?? null;

/** @param {KnownTable} table */
export function rememberTable(table) {
  const others = memory.tables.filter((known) => known.id !== table.id);
  remember({ tables: [table, ...others].slice(0, MOST_TABLES) });
}

/** @param {string} id */
export const forgetTable = (id) => remember({ tables: memory.tables.filter((known) => known.id !== id) });
