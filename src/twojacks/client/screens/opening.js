/** Making a table, and sitting down at it with everybody who plays on this screen. */
import { go } from "../app.js";
import { createTable, sitDown } from "../server/api.js";
import { memory, rememberTable } from "../server/memory.js";
import { notePromise } from "../server/proofs.js";
import { COMPANY } from "../parts/bots.js";
import { showToast } from "../parts/toast.js";
import { say } from "../words/words.js";

/**
 * @typedef {object} Wanted
 * @property {string} game
 * @property {number} players
 * @property {string} variant
 * @property {import("../server/memory.js").Way} way
 * @property {string[]} names  of the people on this screen, who take the first seats
 * @property {(string|null)[]} [bots]  by seat; null: a person. Without it bots take all seats that nobody here takes
 * @property {boolean} [hints]
 * @property {boolean} [isPublic]
 * @property {number|null} [clock]
 * @property {1|3} [games]
 */

/** With bots, by the standard rules, at once. @param {string} game */
export async function playNow(game) {
  try {
    await openTable({ game, players: 4, variant: "standard", way: "online", hints: true, names: [memory.name || say("page-you-name")] });
  } catch (error) {
    showToast(/** @type {any} */ (error));
  }
}

/** @param {Wanted} wanted */
export async function openTable(wanted) {
  const { game, players, variant, way, names, hints = false, isPublic = false, clock = null, games = 1 } = wanted;
  const bots = wanted.bots ?? Array.from({ length: players }, (_, seat) => (seat < names.length ? null : COMPANY[seat - names.length]));
  const { table, state, invitation } = await createTable({ game, players, variant, bots, hints, public: isPublic, clock, games });
  notePromise(state.table); // before anything is added to it
  const seats = [];
  const free = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  for (const [index, name] of names.entries()) seats.push((await sitDown(table, name, free[index])).seat);
  rememberTable({ id: table, game, seats, names, way, when: Date.now(), over: false, invitation });
  await go(`/t/${table}${way === "screen" ? "?as=screen" : ""}`);
}
