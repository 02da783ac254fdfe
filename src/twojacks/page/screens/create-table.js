/** Makes a table and sits down at it with everybody who plays on this screen. */
import { go } from "../app/main.js";
import { createTable, sitDown } from "../net/api.js";
import { memory, rememberTable } from "../app/browser-storage.js";
import { defaultOpponents, factsOf } from "../app/games.js";
import { notePromise } from "../net/fairness.js";
import { showToast } from "../widgets/notifications.js";
import { say } from "../app/words.js";

/**
 * @typedef {object} Wanted
 * @property {string} game
 * @property {number} players
 * @property {string} variant
 * @property {import("../app/browser-storage.js").Way} way
 * @property {string[]} names  of the people on this screen, who take the first seats
 * @property {(string|null)[]} [bots]  by seat; null: a person. By default bots take all seats that are left
 * @property {boolean} [hints]
 * @property {boolean} [isPublic]
 * @property {number|null} [clock]
 * @property {1|3} [games]
 */

/** The rules for most players: the first variant of a game that allows them. @param {string} game */
function usualTable(game) {
  const variants = Object.entries(factsOf(game).variants);
  const players = Math.max(...variants.flatMap(([, counts]) => counts));
  const [variant] = variants.find(([, counts]) => counts.includes(players)) ?? variants[0];
  return { players, variant };
}

/** Starts a game against bots at once. @param {string} game */
export async function playNow(game) {
  const names = [memory.name || say("page-you-name")];
  try {
    await openTable({ game, ...usualTable(game), way: "online", hints: true, names });
  } catch (error) {
    showToast(error);
  }
}

/** @param {number} players @param {number} people */
const botsFor = (players, people) => {
  const opponents = defaultOpponents();
  return Array.from({ length: players }, (_, seat) => (seat < people ? null : opponents[seat - people]));
};

/** @param {Wanted} wanted */
export async function openTable({ way, names, isPublic = false, bots: wantedBots, ...wanted }) {
  const bots = wantedBots ?? botsFor(wanted.players, names.length);
  const { table, state, invitation } = await createTable({ ...wanted, bots, public: isPublic });
  notePromise(state.table); // before anything is added to it
  const seats = [];
  const free = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  for (const [index, name] of names.entries()) seats.push((await sitDown(table, name, free[index])).seat);
  rememberTable({ id: table, game: wanted.game, seats, names, way, when: Date.now(), over: false, invitation });
  await go(`/t/${table}${way === "screen" ? "?as=screen" : ""}`);
}
