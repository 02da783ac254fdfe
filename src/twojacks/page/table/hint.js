/** Asks the server for a hint, which is good for one question only. */
import { giveHint } from "../net/api.js";
import { showToast } from "../widgets/notifications.js";
import { tellEvents } from "../widgets/narration.js";
import { hasRole } from "../app/event-kinds.js";

/**
 * @typedef {import("./table-screen.js").TableScreen} TableScreen
 * @typedef {import("../net/messages.js").HintText} HintText
 * @typedef {import("../types.js").Hint} Hint
 */

const HINT_SECONDS = 2;

export class HintRequest {
  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
    /** Ends the request that was sent. @type {AbortController|null} */
    this.asking = null;
  }

  async ask() {
    const { state, playback } = this.screen;
    if (state.reader === null || this.asking) return;
    const asking = (this.asking = new AbortController());
    state.isThinking = true;
    playback.refresh();
    try {
      const told = await giveHint(state.place.id, state.reader, HINT_SECONDS, asking.signal);
      if (this.asking === asking) state.hint = this.read(told);
    } catch (error) {
      if (this.asking === asking) showToast(error, (clause) => this.screen.explain(clause));
    }
    if (this.asking === asking) {
      this.asking = null;
      state.isThinking = false;
    }
    playback.refresh();
  }

  /** The question was answered, or another one is asked. */
  drop() {
    this.asking?.abort();
    this.asking = null;
    Object.assign(this.screen.state, { hint: null, isThinking: false });
  }

  /** The reason is what comes of the decision, and not the decision itself. @param {HintText} told @returns {Hint} */
  read(told) {
    const { scene } = this.screen.playback;
    const expected = told.events.slice(1).filter((event) => !hasRole(event, "decision"));
    const about = expected.find((event) => event.seat === told.seat) ?? expected[0];
    const shown = scene.size === "phone" ? expected.filter((event) => event === about) : expected.slice(0, 2);
    return {
      options: Object.fromEntries(told.options.map(({ action, mix, chance }) => [action, { share: mix, win: chance }])),
      why: shown.map((event) => tellEvents([event], scene)).join(" "),
    };
  }
}
