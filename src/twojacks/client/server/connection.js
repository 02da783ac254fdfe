/** One reader's socket: comes back by itself, misses nothing, asks nothing twice. */
import { randomness } from "./api.js";
import { notePromise } from "./proofs.js";

const PING_MS = 25_000;
/** A server that says nothing for so long after a ping is no longer there, whatever the browser thinks. */
const SILENCE_MS = 6_000;
const SHORTEST_MS = 400;
const LONGEST_MS = 8_000;
/** Close codes after which coming back would not help. */
const FINAL = new Set([4401, 4403, 4404]);

/** @typedef {{type: string, request: string} & Record<string, any>} Wish */

export class Connection {
  /**
   * @param {string} table @param {number|null} seat
   * @param {{message: (message: any) => void, status: (status: "open"|"lost"|"refused", code: number) => void}} listener
   */
  constructor(table, seat, listener) {
    this.table = table;
    this.seat = seat;
    this.listener = listener;
    /** The number of the last update; null before the first state. @type {number|null} */
    this.last = null;
    /** Wishes without an answer: sent again after a break, with the same request id. @type {Map<string, Wish>} */
    this.unanswered = new Map();
    this.wait = SHORTEST_MS;
    this.isClosed = false;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** Runs out unless the server answers. @type {ReturnType<typeof setTimeout>|undefined} */
    this.doubting = undefined;
    this.leaving = new AbortController();
    this.listenToWindow(this.leaving.signal);
    this.open();
  }

  /** Networks go and come back, and laptops sleep: a socket often does not notice. @param {AbortSignal} signal */
  listenToWindow(signal) {
    addEventListener("offline", () => this.drop(), { signal });
    addEventListener("online", () => this.hurry(), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.hurry(), { signal });
  }

  open() {
    const query = new URLSearchParams();
    if (this.seat !== null) query.set("seat", String(this.seat));
    if (this.last !== null) query.set("after", String(this.last));
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    socket.onopen = () => this.begin();
    socket.onmessage = (message) => this.receive(JSON.parse(message.data));
    socket.onclose = (event) => this.lose(event.code);
  }

  begin() {
    this.wait = SHORTEST_MS;
    this.listener.status("open", 0);
    for (const wish of this.unanswered.values()) this.socket?.send(JSON.stringify(wish));
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  ping() {
    this.socket?.send('{"type":"ping"}');
    this.doubting ??= setTimeout(() => this.drop(), SILENCE_MS);
  }

  /** @param {any} message */
  receive(message) {
    this.trust();
    if (message.n !== undefined) this.last = message.n;
    if (message.request) this.unanswered.delete(message.request);
    if (message.table) notePromise(message.table);
    this.listener.message(message);
  }

  trust() {
    clearTimeout(this.doubting);
    this.doubting = undefined;
  }

  /** Gives a socket up that is dead, and tries anew. */
  drop() {
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
    this.lose(0);
  }

  /** @param {number} code */
  lose(code) {
    this.trust();
    clearInterval(this.pinging);
    if (this.isClosed) return;
    const isFinal = FINAL.has(code);
    this.listener.status(isFinal ? "refused" : "lost", code);
    if (isFinal) return;
    this.returning = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_MS, this.wait * 2);
  }

  /** Tries at once: the browser says that the network is back, or the page is looked at again. */
  hurry() {
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.returning);
    this.open();
  }

  /** @param {string} type @param {Record<string, any>} [more] */
  wish(type, more = {}) {
    const wish = { type, request: randomness(), ...more };
    this.unanswered.set(wish.request, wish);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(wish));
    return wish.request;
  }

  close() {
    this.isClosed = true;
    this.leaving.abort();
    this.trust();
    clearTimeout(this.returning);
    clearInterval(this.pinging);
    this.socket?.close();
  }
}
