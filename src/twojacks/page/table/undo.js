/** Taking back the last decision. The player is asked first if something was revealed since. */
import { askFirst } from "../widgets/dialog.js";
import { tellDecision } from "../widgets/log.js";
import { say } from "../app/words.js";
import { current, playOf } from "./selectors.js";

/** @typedef {import("./table-screen.js").TableScreen} TableScreen */

/** Describes the decision that would be taken back.
 * @param {TableScreen} screen @param {import("../types.js").Scene} scene */
export function nameUndo({ state }, scene) {
  const { moments } = current(state).timeline;
  const what = scene.reader === null ? "" : tellDecision(moments, scene.reader, scene);
  return what ? say("page-undo-what", { what }) : say("page-undo");
}

/** @param {TableScreen} screen */
export function takeBack(screen) {
  const { state, playback, client } = screen;
  if (!playOf(state).undo_reveals) return client.undo();
  const what = () => [nameUndo(screen, playback.scene), say("page-undo-shown")];
  askFirst({ name: "undo", title: "page-undo", not: "page-undo-not", what, deed: () => client.undo() });
}
