/** Taking back the last decision: what that would be, and a question first where cards have been shown since. */
import { askFirst } from "../parts/dialog.js";
import { tellDecision } from "../parts/log.js";
import { say } from "../words/words.js";

/** Events by which something is seen that was hidden before. */
const SHOWING = new Set(["revealed", "turned-up", "jack-turned", "arrived", "tiles-shuffled"]);
const DEALT = "HS-S4"; // the clause by which somebody takes a sailor that nobody has seen

/** @typedef {import("./table.js").Table} Table */

/** What would be taken back; the past may still be on its way. @param {Table} table @param {import("../types.js").Scene} scene */
export function nameUndo(table, scene) {
  const what = tellDecision(table.harbour, table.current.timeline.moments, /** @type {number} */ (scene.reader), scene);
  return what ? say("page-undo-what", { what }) : say("page-undo");
}

/** @param {Table} table */
export function takeBack(table) {
  const { timeline } = table.current;
  const isShown = timeline.since(timeline.end, table.viewing.scene.reader).some(({ kind, clause }) => SHOWING.has(kind) || clause === DEALT);
  const what = () => [nameUndo(table, table.viewing.scene), say("page-undo-shown")];
  if (isShown) askFirst({ name: "undo", title: "page-undo", not: "page-undo-not", what, deed: () => table.current.undo() });
  else table.current.undo();
}
