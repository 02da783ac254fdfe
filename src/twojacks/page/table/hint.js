/** A hint: asked for, thought about, and good for one question only. */
import { giveHint } from "../net/api.js";
import { logId, tellArgs } from "../widgets/narration.js";
import { showToast } from "../widgets/toast.js";
import { hasRole } from "../app/event-kinds.js";
import { say } from "../app/words.js";

/** @typedef {import("./table.js").Table} Table */

const HINT_SECONDS = 2;

export class HintRequest {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {import("../types.js").Hint|null} */
    this.hint = null;
    /** What ends the thinking; null when nothing is thought about. @type {AbortController|null} */
    this.asking = null;
  }

  get isThinking() {
    return this.asking !== null;
  }

  async ask() {
    const { table } = this;
    if (table.reader === null || this.isThinking) return;
    const asking = (this.asking = new AbortController());
    table.playback.refresh();
    try {
      const told = await giveHint(table.place.id, table.reader, HINT_SECONDS, asking.signal);
      if (this.asking === asking) this.hint = this.read(told);
    } catch (error) {
      if (this.asking === asking) showToast(/** @type {any} */ (error), (clause) => table.explain(clause));
    }
    if (this.asking === asking) this.asking = null;
    table.playback.refresh();
  }

  /** The question is answered, or another one is asked: nobody waits for it any more. */
  drop() {
    this.asking?.abort();
    [this.asking, this.hint] = [null, null];
  }

  /** @param {any} told @returns {import("../types.js").Hint} */
  read(told) {
    const { playback } = this.table;
    const options = Object.fromEntries(
      told.options.map((/** @type {any} */ one) => [one.action, { share: one.mix, win: one.chance }]),
    );
    // The reason is what comes of decisions, not the decisions.
    const expected = told.events.slice(1).filter((/** @type {any} */ event) => !hasRole(event, "decision"));
    const about = expected.find((/** @type {any} */ event) => event.seat === told.seat) ?? expected[0];
    const shown =
      playback.scene.size === "phone"
        ? expected.filter((/** @type {any} */ event) => event === about)
        : expected.slice(0, 2);
    return {
      options,
      why: shown.map((/** @type {any} */ event) => say(logId(event), tellArgs(event, playback.scene))).join(" "),
    };
  }
}
