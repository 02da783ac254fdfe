/** All that a reader was told of one game: a list of moments, one an event. */

/**
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").GameEvent} GameEvent
 * @typedef {{event: GameEvent|null, view: View, seat: number|null, bot: string|null, isLast: boolean}} Moment
 *   `view` is how things stand after the event; `seat` and `bot` say whose decision led to it; `isLast` marks the end of an
 *   update, where the server's own view is shown. An event that `follows` is nobody's decision: the rules led to it
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

  /** What happened after the reader's last decision, up to a moment; nothing for whoever decides nothing. @param {number} index @param {number|null} reader @returns {GameEvent[]} */
  since(index, reader) {
    const events = reader === null ? [] : this.moments.slice(0, index + 1).flatMap(({ event }) => event ?? []);
    return events.slice(events.findLastIndex((event) => event.seat === reader && !event.follows) + 1);
  }

  /**
   * @param {GameEvent[]} events @param {View|null} view  the server's, after the last event; null when it did not say
   * @param {{seat?: number|null, bot?: string|null}} [who]
   */
  add(events, view, { seat = null, bot = null } = {}) {
    const known = this.moments.at(-1)?.view;
    let shown = known ?? view;
    if (!shown) return;
    for (const [place, told] of events.entries()) {
      const follows = told.kind === "chose" ? events[0].kind !== "chose" : place > 0 || told.seat !== seat; // all chose at once
      const event = { ...told, follows };
      if (known) shown = this.advance(shown, event); // a game's first events set the board up: they show it as it then is
      this.moments.push({ event, view: shown, seat, bot, isLast: false });
    }
    const last = this.moments.at(-1);
    if (last && events.length) last.isLast = true;
    if (last && view) last.view = view;
    if (!last && view) this.moments.push({ event: null, view, seat, bot, isLast: true });
  }

  /** @param {{events: GameEvent[], view: View, seat?: number, bot?: string}[]} steps  of a replay, from the beginning */
  fill(steps) {
    this.moments = [];
    for (const step of steps) this.add(step.events, step.view, step);
  }
}
