/** The server's HTTP doors, as docs/protocol.md has them. */
import { noteAdded } from "./proofs.js";

/** What the server refused, with its code and perhaps the clause behind it. */
export class Refused extends Error {
  /** @param {{code: string, message: string, clause?: string}} error */
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.clause = error.clause ?? null;
  }
}

const UNREACHABLE = { code: "page.unreachable", message: "the server does not answer" };

/** @param {string} method @param {string} path @param {any} [body] @param {AbortSignal} [signal]  nobody waits for the answer any more */
async function ask(method, path, body, signal) {
  /** @type {RequestInit} */
  const request = { method, credentials: "same-origin", signal };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, request).catch(() => null);
  if (!answer) throw new Refused(UNREACHABLE);
  const told = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(told?.error ?? UNREACHABLE);
  return told;
}

/** 128 random bits as hexadecimal digits: a request's id, or this browser's part of a game's chance. */
export const randomness = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export const listGames = () => ask("GET", "/games");
export const listTables = () => ask("GET", "/tables");
/** @param {any} wanted */
export const createTable = (wanted) => ask("POST", "/tables", wanted);

/** Wishes to sit down, by table, that may have been granted: sent again, even after a refusal, they count once. @type {Map<string, {request: string, randomness: string}>} */
const unanswered = new Map();

/** @param {string} id @param {string} name @param {number|null} [seat] */
export async function sitDown(id, name, seat = null) {
  const wish = unanswered.get(id) ?? { request: randomness(), randomness: randomness() };
  unanswered.set(id, wish);
  const seated = await insist(() => ask("POST", `/tables/${id}/seats`, { name, seat, ...wish }));
  unanswered.delete(id);
  noteAdded(id, seated.seat, wish.randomness);
  return seated;
}

/** Asks again, a few seconds long, while nobody answers. @template T @param {() => Promise<T>} deed @returns {Promise<T>} */
async function insist(deed, wait = 500) {
  try {
    return await deed();
  } catch (error) {
    if (/** @type {Refused} */ (error).code !== UNREACHABLE.code || wait > 4000) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return insist(deed, 2 * wait);
  }
}

/** @param {string} id @param {number} seat @param {string} token */
export const takeCookie = (id, seat, token) => ask("POST", `/tables/${id}/seats/${seat}/session`, { token });
/** @param {string} id @param {number|null} [seat] */
export const showState = (id, seat = null) => ask("GET", `/tables/${id}/state${seat === null ? "" : `?seat=${seat}`}`);
/** @param {string} id @param {number} about @param {string} bot @param {number} me */
export const putBot = (id, about, bot, me) =>
  ask("PUT", `/tables/${id}/seats/${about}?seat=${me}`, { request: randomness(), bot });
/** @param {string} id @param {number} seat */
export const previewOptions = (id, seat) => ask("GET", `/tables/${id}/seats/${seat}/previews`);
/** @param {string} id @param {number} seat @param {number} seconds @param {AbortSignal} signal */
export const giveHint = (id, seat, seconds, signal) => ask("GET", `/tables/${id}/seats/${seat}/hint?seconds=${seconds}`, undefined, signal);
/** @param {string} id @param {number} game */
export const showRecord = (id, game) => ask("GET", `/tables/${id}/record?game=${game}`);
/** @param {string} id @param {number} game @param {string|number} reader */
export const showReplay = (id, game, reader) => ask("GET", `/tables/${id}/replay?game=${game}&reader=${reader}`);
/** @param {any} save @param {string} reader */
export const replaySave = (save, reader) => ask("POST", "/replays", { save, reader });
/** @param {string} game @param {string} language */
export const readRules = (game, language) => ask("GET", `/rules/${game}?language=${language}`);
/** @param {string} game @param {string[]} actions */
export const takeLesson = (game, actions) => ask("POST", `/lessons/${game}`, { actions });
