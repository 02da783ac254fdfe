/** One reader of a table: its connection, and all that it was told. Several seats on one screen have a pair of eyes each. */
import { showReplay } from "../server/api.js";
import { Connection } from "../server/connection.js";
import { Timeline } from "./timeline.js";

/**
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {object} Listener
 * @property {() => void} changed  something new is to be shown
 * @property {(error: {code: string, message: string, clause?: string}) => void} refused
 * @property {(eyes: Eyes, by: number) => void} remembered  the past was told: so many moments before those that were known
 * @property {(notices: Record<string, any>[], past: import("./timeline.js").Moment[]) => void} noticed  and what was known before
 */

export class Eyes {
  /** @param {string} id @param {number|null} seat @param {Harbour} harbour @param {Listener} listener */
  constructor(id, seat, harbour, listener) {
    this.id = id;
    this.seat = seat;
    this.listener = listener;
    /** @type {any} the table, as docs/protocol.md has it */
    this.table = null;
    /** @type {any} the current game; null before the first */
    this.play = null;
    this.presence = { seats: /** @type {boolean[]} */ ([]), watching: 0 };
    /** @type {"open"|"lost"|"refused"|"new"} */
    this.status = "new";
    this.timeline = new Timeline(harbour.advance);
    /** Counts the games and takings back: what was shown before is not continued by what comes. */
    this.era = 0;
    /** Updates that came while the history was on its way. @type {any[]|null} */
    this.later = null;
    /** Our wish about the present question, until it is answered. @type {string|null} */
    this.pending = null;
    this.connection = new Connection(id, seat, {
      message: (message) => this.receive(message),
      status: (status) => {
        this.status = status;
        listener.changed();
      },
    });
  }

  /** @param {any} message */
  receive(message) {
    if (message.request && message.request === this.pending) this.pending = null;
    if (message.type === "presence") this.presence = message;
    if (message.type === "refused") this.listener.refused(message.error);
    if (message.type === "state") this.start(message);
    if (message.type === "update") this.update(message);
    this.listener.changed();
  }

  /** The number of the game that is shown: when it is over, the table already counts the next one. */
  get game() {
    return this.table.game_number - (this.table.stage === "between" ? 1 : 0);
  }

  /** @param {any} state */
  start(state) {
    this.table = state.table;
    this.play = state.play;
    this.renew();
  }

  /** A new era begins with the present; the past follows when the server has told it. */
  renew() {
    this.era += 1;
    this.timeline.moments = [];
    if (!this.play) return;
    this.timeline.add([], this.play.view);
    this.later = [];
    const { era } = this;
    showReplay(this.id, this.game, this.seat ?? "spectator").then(
      ({ steps }) => era === this.era && this.remember(steps),
      () => {
        if (era === this.era) this.later = null; // the present is enough to go on
      },
    );
  }

  /** @param {any[]} steps */
  remember(steps) {
    const known = steps.at(-1).decision;
    const later = (this.later ?? []).filter((update) => update.decision > known);
    const before = this.timeline.end;
    this.timeline.fill(steps);
    for (const update of later) this.timeline.add(update.events, update.view, update);
    this.later = null;
    this.listener.remembered(this, this.timeline.end - before);
    this.listener.changed();
  }

  /** @param {any} update */
  update(update) {
    const notices = update.notices ?? [];
    const kinds = new Set(notices.map((/** @type {any} */ notice) => notice.kind));
    const [before, past, events] = [this.play, this.timeline.moments, update.events ?? []];
    this.table = update.table ?? this.table;
    this.play = update.play ?? this.play;
    const isNewGame = kinds.has("began") || (!before && this.play);
    if (isNewGame) this.beginGame(events);
    else if (kinds.has("undone")) this.renew();
    else if (events.length || update.play) this.goOn(update, events);
    this.listener.noticed(notices, past);
  }

  /** @param {any[]} events */
  beginGame(events) {
    this.era += 1;
    this.later = null;
    this.timeline.moments = [];
    this.timeline.add(events, this.play.view);
  }

  /** @param {any} update @param {any[]} events */
  goOn(update, events) {
    const view = update.play?.view ?? null;
    this.later?.push({ events, view, decision: this.play.decision, seat: update.seat, bot: update.bot });
    this.timeline.add(events, view, update);
  }

  /** @param {string} action @param {number|null} pick */
  decide(action, pick) {
    const more = pick === null ? {} : { pick };
    this.pending = this.connection.wish("decide", { decision: this.play.decision, action, ...more });
    this.listener.changed();
  }

  undo() {
    this.pending = this.connection.wish("undo", { decision: this.play.decision });
  }
}
