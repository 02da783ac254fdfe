/** One reader's socket. It reconnects by itself, misses no update and sends no command twice. */
import { randomness } from "./api.js";
import { notePromise } from "./fairness.js";

const PING_MS = 25_000;
/** A server that does not answer a ping within this time is gone, whatever the browser reports. */
const SILENCE_MS = 6_000;
const SHORTEST_MS = 400;
const LONGEST_MS = 8_000;
/** Close codes after which reconnecting would not help. */
const FINAL = new Set([4401, 4403, 4404]);

/**
 * @typedef {import("./messages.js").State} State
 * @typedef {import("./messages.js").Update} Update
 * @typedef {import("./messages.js").PresenceText} PresenceText
 * @typedef {import("./messages.js").RefusedText} RefusedText
 * @typedef {import("./messages.js").AcceptedText} AcceptedText
 * @typedef {State | Update | PresenceText | RefusedText | AcceptedText | import("./messages.js").Pong} ServerMessage
 * @typedef {"decide"|"undo"|"vote"|"return"|"ready"|"leave"} CommandType
 * @typedef {{type: CommandType, request: string} & CommandFields} Command
 * @typedef {Record<string, string|number|boolean>} CommandFields  as net/messages.d.ts has them, by type: DecideText, …
 * @typedef {"open"|"lost"|"refused"} Status
 */

export class Connection {
  /**
   * @param {string} table @param {number|null} seat
   * @param {{message: (message: ServerMessage) => void, status: (status: Status) => void}} listener
   */
  constructor(table, seat, listener) {
    this.table = table;
    this.seat = seat;
    this.listener = listener;
    /** The number of the last update; null before the first state. @type {number|null} */
    this.last = null;
    /** Commands without an answer: sent again after a break, with the same request id. @type {Map<string, Command>} */
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

  /** Sockets often do not notice that a network is gone or that a laptop slept. @param {AbortSignal} signal */
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
    this.listener.status("open");
    for (const command of this.unanswered.values()) this.socket?.send(JSON.stringify(command));
    this.pinging = setInterval(() => this.ping(), PING_MS);
  }

  ping() {
    this.socket?.send('{"type":"ping"}');
    this.doubting ??= setTimeout(() => this.drop(), SILENCE_MS);
  }

  /** @param {ServerMessage} message */
  receive(message) {
    this.trust();
    if ("n" in message) this.last = message.n;
    if ("request" in message && message.request) this.unanswered.delete(message.request);
    if ("table" in message && message.table) notePromise(message.table);
    this.listener.message(message);
  }

  trust() {
    clearTimeout(this.doubting);
    this.doubting = undefined;
  }

  /** Gives up a dead socket and tries a new one. */
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
    this.listener.status(isFinal ? "refused" : "lost");
    if (isFinal) return;
    this.returning = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_MS, this.wait * 2);
  }

  /** Tries at once: the network is back, or the page is visible again. */
  hurry() {
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    if (this.isClosed || this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.returning);
    this.open();
  }

  /** Sends a command; returns its request id. @param {CommandType} type @param {CommandFields} [fields] */
  command(type, fields = {}) {
    const command = { type, request: randomness(), ...fields };
    this.unanswered.set(command.request, command);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    return command.request;
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
