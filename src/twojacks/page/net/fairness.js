/** What the server promised this browser before a game, and what the browser added, to check both after the game. */
import { memory, remember } from "../app/browser-storage.js";

const MOST_TABLES = 20;

/**
 * @typedef {object} Proof
 * @property {string} table
 * @property {Record<string, string>} promises  by the game's number: the first commitment that was seen
 * @property {Record<string, Record<string, string>>} added  by the game's number and seat: random digits sent
 */

/** @param {string} table @returns {Proof} */
export const proofOf = (table) =>
  memory.proofs.find((proof) => proof.table === table) ?? { table, promises: {}, added: {} };

/** @param {Proof} proof */
const keep = (proof) =>
  remember({ proofs: [proof, ...memory.proofs.filter((other) => other.table !== proof.table)].slice(0, MOST_TABLES) });

/** @param {import("./messages.js").TableState} table */
export function notePromise({ id, game_number: game, fairness: { commitment } }) {
  const proof = proofOf(id);
  if (commitment && !proof.promises[game]) keep({ ...proof, promises: { ...proof.promises, [game]: commitment } });
}

/** Notes what a seat added to the next shuffle. @param {string} table @param {number} seat @param {string} digits */
export function noteAdded(table, seat, digits) {
  const proof = proofOf(table);
  const game = Math.max(...Object.keys(proof.promises).map(Number));
  keep({ ...proof, added: { ...proof.added, [game]: { ...proof.added[game], [seat]: digits } } });
}

/** Whether the record of a game agrees with the promise to this browser and with what it added.
 * @param {Proof} proof @param {number} game @param {import("./messages.js").Record} record */
export const isKept = (proof, game, record) =>
  (proof.promises[game] ?? record.commitment) === record.commitment &&
  Object.entries(proof.added[game] ?? {}).every(([seat, digits]) => record.contributions[Number(seat)] === digits);
