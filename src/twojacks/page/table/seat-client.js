/** One reader of a table: its connection, and the state that its messages lead to. */
import { showReplay } from "../net/api.js";
import { Connection } from "../net/connection.js";
import { gameNumber } from "./selectors.js";
import { newReader } from "./state.js";
import { Timeline } from "./timeline.js";

/**
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {import("../net/messages.js").Step} Step
 * @typedef {import("../net/messages.js").Notice} Notice
 * @typedef {import("../net/connection.js").Update} Update
 * @typedef {import("../net/connection.js").ServerMessage} ServerMessage
 * @typedef {import("./state.js").ReaderState} ReaderState
 *
 * @typedef {object} Later
 * @property {GameEvent[]} events
 * @property {import("../types.js").View|null} view
 * @property {number} decision
 * @property {import("./timeline.js").Told} told
 *
 * @typedef {object} Listener
 * @property {() => void} changed  there is something new to show
 * @property {(error: import("../net/messages.js").ErrorText) => void} refused
 * @property {(reader: ReaderState, by: number) => void} historyLoaded  `by`: how many moments were added before
 * @property {(notices: Notice[], past: import("./timeline.js").Moment[]) => void} noticed  `past`: known before
 */

export class SeatClient {
  /**
   * @param {string} id @param {number|null} seat @param {import("../types.js").GameView} gameView
   * @param {Listener} listener
   */
  constructor(id, seat, gameView, listener) {
    this.id = id;
    this.listener = listener;
    this.state = newReader(seat, new Timeline(gameView.advance));
    /** Updates that came while the history was being loaded. @type {Later[]|null} */
    this.later = null;
    this.connection = new Connection(id, seat, {
      message: (message) => this.receive(message),
      status: (status) => {
        this.state.status = status;
        listener.changed();
      },
    });
  }

  /** @param {ServerMessage} message */
  receive(message) {
    const { state } = this;
    if ("request" in message && message.request === state.pending) state.pending = null;
    if (message.type === "presence") state.presence = message;
    if (message.type === "refused") this.listener.refused(message.error);
    if (message.type === "state") this.start(message);
    if (message.type === "update") this.update(message);
    this.listener.changed();
  }

  /** @param {import("../net/connection.js").State} message */
  start({ table, play }) {
    Object.assign(this.state, { table, play });
    this.renew();
  }

  /** Begins a new era with the present; the history follows when the server has sent it. */
  renew() {
    const { state } = this;
    state.era += 1;
    state.timeline.moments = [];
    if (!state.play) return;
    state.timeline.add([], state.play.view);
    this.later = [];
    const { era } = state;
    showReplay(this.id, gameNumber(state), state.seat ?? "spectator").then(
      ({ steps }) => era === state.era && this.addHistory(steps),
      () => {
        if (era === state.era) this.later = null; // the game goes on without it
      },
    );
  }

  /** @param {Step[]} steps */
  addHistory(steps) {
    const { timeline } = this.state;
    const known = steps.at(-1)?.decision ?? 0;
    const later = (this.later ?? []).filter((update) => update.decision > known);
    const before = timeline.end;
    timeline.fill(steps);
    for (const update of later) timeline.add(update.events, update.view, update.told);
    this.later = null;
    this.listener.historyLoaded(this.state, timeline.end - before);
    this.listener.changed();
  }

  /** @param {Update} update */
  update(update) {
    const { state } = this;
    const { notices, events } = update;
    const kinds = new Set(notices.map((notice) => notice.kind));
    const [before, past] = [state.play, state.timeline.moments];
    state.table = update.table ?? state.table;
    state.play = update.play ?? state.play;
    if (state.play && (kinds.has("began") || !before)) this.beginGame(events, state.play.view);
    else if (kinds.has("undone")) this.renew();
    else if (events.length || update.play) this.goOn(update);
    this.listener.noticed(notices, past);
  }

  /** @param {GameEvent[]} events @param {import("../types.js").View} view */
  beginGame(events, view) {
    const { state } = this;
    state.era += 1;
    this.later = null;
    state.timeline.moments = [];
    state.timeline.add(events, view);
  }

  /** @param {Update} update */
  goOn(update) {
    const { timeline, play } = this.state;
    const view = update.play?.view ?? null;
    this.later?.push({ events: update.events, view, decision: play?.decision ?? 0, told: update });
    timeline.add(update.events, view, update);
  }

  /** @param {string} action @param {number|null} pick */
  decide(action, pick) {
    const decision = this.state.play?.decision ?? 0;
    const more = /** @type {Record<string, number>} */ (pick === null ? {} : { pick });
    this.state.pending = this.connection.command("decide", { decision, action, ...more });
    this.listener.changed();
  }

  undo() {
    this.state.pending = this.connection.command("undo", { decision: this.state.play?.decision ?? 0 });
  }
}
