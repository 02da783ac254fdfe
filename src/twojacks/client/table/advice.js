/** A hint: asked for, thought about, and good for one question only. */
import { giveHint } from "../server/api.js";
import { showToast } from "../parts/toast.js";
import { say } from "../words/words.js";

/** @typedef {import("./table.js").Table} Table */

const HINT_SECONDS = 2;
/** What is decided: the reason is what comes of it. The terminal leaves out the same (bots/hints.py). */
const UNTOLD = ["chose", "revealed", "bid", "passed", "declined", "named"];

export class Advice {
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
    table.viewing.refresh();
    try {
      const told = await giveHint(table.place.id, table.reader, HINT_SECONDS, asking.signal);
      if (this.asking === asking) this.hint = this.read(told);
    } catch (error) {
      if (this.asking === asking) showToast(/** @type {any} */ (error), (clause) => table.explain(clause));
    }
    if (this.asking === asking) this.asking = null;
    table.viewing.refresh();
  }

  /** The question is answered, or another one is asked: nobody waits for it any more. */
  drop() {
    this.asking?.abort();
    [this.asking, this.hint] = [null, null];
  }

  /** @param {any} told @returns {import("../types.js").Hint} */
  read(told) {
    const { harbour, viewing } = this.table;
    const options = Object.fromEntries(told.options.map((/** @type {any} */ one) => [one.action, { share: one.mix, win: one.chance }]));
    const expected = told.events.slice(1).filter((/** @type {any} */ event) => !UNTOLD.includes(event.kind)); // the first is the decision itself
    const about = expected.find((/** @type {any} */ event) => event.seat === told.seat) ?? expected[0];
    const shown = viewing.scene.size === "phone" ? expected.filter((/** @type {any} */ event) => event === about) : expected.slice(0, 2);
    return { options, why: shown.map((/** @type {any} */ event) => say(harbour.logId(event), harbour.tellArgs(event, viewing.scene))).join(" ") };
  }
}
