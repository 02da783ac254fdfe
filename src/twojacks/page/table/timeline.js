/** Everything that a reader was told of one game: a list of moments, one for each event. */

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").GameEvent} GameEvent
 *
 * @typedef {object} Moment
 * @property {GameEvent|null} event  null for a position without a history
 * @property {View} view  after the event
 * @property {number|null} seat  whose decision led to it
 * @property {string|null} bot  that made the decision
 * @property {boolean} isLast  of its update, where the server's own view is shown
 *
 * @typedef {object} Told  what the server says about the events of an update
 * @property {number|null} [seat]
 * @property {string|null} [bot]
 * @property {number[]} [decided]  which of the events are decisions; the rules led to the others
 */

export class Timeline {
  /** @param {(view: View, event: GameEvent) => View} advance */
  constructor(advance) {
    this.advance = advance;
    /** @type {Moment[]} */
    this.moments = [];
  }

  get end() {
    return this.moments.length - 1;
  }

  /** @param {number} index @returns {Moment|undefined} */
  at(index) {
    return this.moments[Math.max(0, Math.min(index, this.end))];
  }

  /** The events after the reader's last decision, up to a moment; none for a spectator.
   * @param {number} index @param {number|null} reader @returns {GameEvent[]} */
  since(index, reader) {
    const events = reader === null ? [] : this.moments.slice(0, index + 1).flatMap(({ event }) => event ?? []);
    return events.slice(events.findLastIndex((event) => event.seat === reader && !event.follows) + 1);
  }

  /** @param {GameEvent[]} events @param {View|null} view  after the last event; null: not told @param {Told} [told] */
  add(events, view, { seat = null, bot = null, decided = [] } = {}) {
    const known = this.moments.at(-1)?.view;
    let shown = known ?? view;
    if (!shown) return;
    for (const [index, one] of events.entries()) {
      const event = { ...one, follows: !decided.includes(index) };
      if (known) shown = this.advance(shown, event); // the first events of a game set the board up
      this.moments.push({ event, view: shown, seat, bot, isLast: false });
    }
    const last = this.moments.at(-1);
    if (last && events.length) last.isLast = true;
    if (last && view) last.view = view;
    if (!last && view) this.moments.push({ event: null, view, seat, bot, isLast: true });
  }

  /** @param {({events: GameEvent[], view: View} & Told)[]} steps  of a replay, from the beginning */
  fill(steps) {
    this.moments = [];
    for (const step of steps) this.add(step.events, step.view, step);
  }
}
