/** Taking back the last decision: what that would be, and a question first where cards have been shown since. */
import { askFirst } from "../widgets/dialog.js";
import { tellDecision } from "../widgets/log.js";
import { say } from "../app/words.js";

/** @typedef {import("./table.js").Table} Table */

/** What would be taken back; the past may still be on its way. @param {Table} table @param {import("../types.js").Scene} scene */
export function nameUndo(table, scene) {
  const what = tellDecision(table.current.timeline.moments, /** @type {number} */ (scene.reader), scene);
  return what ? say("page-undo-what", { what }) : say("page-undo");
}

/** @param {Table} table */
export function takeBack(table) {
  const what = () => [nameUndo(table, table.playback.scene), say("page-undo-shown")];
  if (table.current.play.undo_reveals)
    askFirst({ name: "undo", title: "page-undo", not: "page-undo-not", what, deed: () => table.current.undo() });
  else table.current.undo();
}
