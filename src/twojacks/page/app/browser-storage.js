/** What this browser remembers: settings, and the tables at which it has seats. */

const KEY = "two-jacks";
const MOST_TABLES = 20;

/**
 * @typedef {"online"|"pass"|"screen"|"hand"} Way  how people share a table: each on a device of their own, one device
 *   that is passed around, a big screen, or a phone beside a big screen
 *
 * @typedef {object} KnownTable
 * @property {string} id
 * @property {string} game
 * @property {number[]} seats  that this browser plays
 * @property {string[]} names
 * @property {number} when  it was last opened, in milliseconds
 * @property {boolean} over
 * @property {Way} way
 * @property {string} [invitation]  the address that the server gave for others, if the table was made here
 *
 * @typedef {object} Memory
 * @property {string} name
 * @property {string|null} language
 * @property {number|null} speed  null until one is chosen
 * @property {boolean} sound
 * @property {boolean} contrast
 * @property {boolean} guide  whether new things are explained
 * @property {string[]} met  messages of the explanations that were read
 * @property {KnownTable[]} tables
 * @property {import("../net/fairness.js").Proof[]} proofs
 */

/** @type {Memory} */
const FRESH = {
  name: "",
  language: null,
  speed: null,
  sound: false,
  contrast: false,
  guide: true,
  met: [],
  tables: [],
  proofs: [],
};

/** @returns {Memory} */
function read() {
  try {
    return { ...FRESH, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FRESH }; // storage is disabled, or holds something else under our name
  }
}

export const memory = read();

/** @param {Partial<Memory>} change */
export function remember(change) {
  Object.assign(memory, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Private windows may refuse. The page then forgets everything when it is closed.
  }
}

/** Whether a game had been finished in this browser when the page was opened. */
const isPractised = memory.tables.some((table) => table.over);

/** The speed of motion: 1 is normal, 0 shows only results. Unless a speed was chosen, the first game runs slowly. */
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
