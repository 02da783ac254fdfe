/** What this browser was promised and has added before games, so that it can tell afterwards whether both were kept. */
import { memory, remember } from "./memory.js";

const MOST_TABLES = 20;

/**
 * @typedef {object} Proof
 * @property {string} table
 * @property {Record<string, string>} promises  by the game's number: the first commitment that was seen
 * @property {Record<string, Record<string, string>>} added  by the game's number and seat: random digits that were sent from here
 */

/** @param {string} table @returns {Proof} */
export const proofOf = (table) => memory.proofs.find((proof) => proof.table === table) ?? { table, promises: {}, added: {} };

/** @param {Proof} proof */
const keep = (proof) => remember({ proofs: [proof, ...memory.proofs.filter((other) => other.table !== proof.table)].slice(0, MOST_TABLES) });

/** @param {{id: string, game_number: number, fairness: {commitment: string|null}}} table  as docs/protocol.md has it */
export function notePromise({ id, game_number: game, fairness: { commitment } }) {
  const proof = proofOf(id);
  if (commitment && !proof.promises[game]) keep({ ...proof, promises: { ...proof.promises, [game]: commitment } });
}

/** To the shuffle of the game that was promised last. @param {string} table @param {number} seat @param {string} digits */
export function noteAdded(table, seat, digits) {
  const proof = proofOf(table);
  const game = Math.max(...Object.keys(proof.promises).map(Number));
  keep({ ...proof, added: { ...proof.added, [game]: { ...proof.added[game], [seat]: digits } } });
}

/** Whether a game's record holds what was promised to this browser, and what it added. @param {Proof} proof @param {number} game @param {any} record */
export const isKept = (proof, game, record) =>
  (proof.promises[game] ?? record.commitment) === record.commitment &&
  Object.entries(proof.added[game] ?? {}).every(([seat, digits]) => record.contributions[seat] === digits);
