/** The server's HTTP interface, as docs/protocol.md describes it. */
import { noteAdded } from "./fairness.js";

/**
 * @typedef {import("./messages.js").NewTable} NewTable
 * @typedef {import("./messages.js").Record} GameRecord
 * @typedef {import("./messages.js").JsonObject} JsonObject
 */

/** The server refused something, or did not answer. */
export class ApiError extends Error {
  /** @param {import("./messages.js").ErrorText} error */
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.clause = error.clause ?? null;
  }
}

const UNREACHABLE = { code: "page.unreachable", message: "the server does not answer" };

/**
 * @template T
 * @param {string} method @param {string} path @param {object} [body] @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
async function ask(method, path, body, signal) {
  /** @type {RequestInit} */
  const request = { method, credentials: "same-origin", signal };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (!answer) throw new ApiError(UNREACHABLE);
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new ApiError(told?.error ?? UNREACHABLE);
  return told;
}

/** 128 random bits in hexadecimal: the id of a request, or this browser's part of a game's randomness. */
export const randomness = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} language @returns {Promise<import("./messages.js").Games>} */
export const listGames = (language) => ask("GET", `/games?language=${language}`);

/** The kinds of events of a game. @param {string} game @returns {Promise<import("./messages.js").EventFacts>} */
export const showEvents = (game) => ask("GET", `/games/${game}/events`);

/** @returns {Promise<import("./messages.js").Tables>} */
export const listTables = () => ask("GET", "/tables");

/** @param {NewTable} wanted @returns {Promise<import("./messages.js").Created>} */
export const createTable = (wanted) => ask("POST", "/tables", wanted);

/**
 * Requests for a seat, by table, that the server may have granted: sent again, even after a refusal, they count once.
 * @type {Map<string, {request: string, randomness: string}>}
 */
const unanswered = new Map();

/** @param {string} id @param {string} name @param {number|null} [seat] */
export async function sitDown(id, name, seat = null) {
  const command = unanswered.get(id) ?? { request: randomness(), randomness: randomness() };
  unanswered.set(id, command);
  /** @type {import("./messages.js").Seated} */
  const seated = await retry(() => ask("POST", `/tables/${id}/seats`, { name, seat, ...command }));
  unanswered.delete(id);
  noteAdded(id, seated.seat, command.randomness);
  return seated;
}

/** Tries again for a few seconds while the server does not answer. @template T @param {() => Promise<T>} call
 * @returns {Promise<T>} */
async function retry(call, wait = 500) {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== UNREACHABLE.code || wait > 4000) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retry(call, 2 * wait);
  }
}

/** @param {string} id @param {number} seat @param {string} token @returns {Promise<import("./messages.js").Seated>} */
export const takeCookie = (id, seat, token) => ask("POST", `/tables/${id}/seats/${seat}/session`, { token });

/** @param {string} id @param {number|null} [seat] @returns {Promise<import("./messages.js").State>} */
export const showState = (id, seat = null) => ask("GET", `/tables/${id}/state${seat === null ? "" : `?seat=${seat}`}`);

/** @param {string} id @param {number} about @param {string} bot @param {number} me
 * @returns {Promise<import("./messages.js").Kept>} */
export const putBot = (id, about, bot, me) =>
  ask("PUT", `/tables/${id}/seats/${about}?seat=${me}`, { request: randomness(), bot });

/** @param {string} id @param {number} seat @returns {Promise<import("./messages.js").Previews>} */
export const previewOptions = (id, seat) => ask("GET", `/tables/${id}/seats/${seat}/previews`);

/** @param {string} id @param {number} seat @param {number} seconds @param {AbortSignal} signal
 * @returns {Promise<import("./messages.js").HintText>} */
export const giveHint = (id, seat, seconds, signal) =>
  ask("GET", `/tables/${id}/seats/${seat}/hint?seconds=${seconds}`, undefined, signal);

/** @param {string} id @param {number} game @returns {Promise<GameRecord>} */
export const showRecord = (id, game) => ask("GET", `/tables/${id}/record?game=${game}`);

/** @param {string} id @param {number} game @param {string|number} reader
 * @returns {Promise<import("./messages.js").Replay>} */
export const showReplay = (id, game, reader) => ask("GET", `/tables/${id}/replay?game=${game}&reader=${reader}`);

/** @param {GameRecord|JsonObject} save @param {string} reader @returns {Promise<import("./messages.js").Replay>} */
export const replaySave = (save, reader) => ask("POST", "/replays", { save, reader });

/** @param {string} game @param {string} language @returns {Promise<import("./messages.js").Rules>} */
export const readRules = (game, language) => ask("GET", `/rules/${game}?language=${language}`);

/** @param {string} game @param {string[]} actions @returns {Promise<import("./messages.js").LessonState>} */
export const takeLesson = (game, actions) => ask("POST", `/lessons/${game}`, { actions });
