/** What a table's screen does to the world outside: announcements, sounds, storage, toasts and dialogs. */
import { rememberTable } from "../app/browser-storage.js";
import { say, sayMessage } from "../app/words.js";
import { closeDialog } from "../widgets/dialog.js";
import { tellDecision } from "../widgets/log.js";
import { announce, showToast } from "../widgets/notifications.js";
import { playSound } from "../widgets/sounds.js";
import { current, hasGame, isFinished, seatsOf, tableOf } from "./selectors.js";

/**
 * @typedef {import("./state.js").ScreenState} ScreenState
 * @typedef {import("./playback.js").Playback} Playback
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../net/messages.js").Notice} Notice
 */

/** Reads out the new lines of the log and the question. @param {ScreenState} state @param {Playback} playback
 * @param {Scene} scene */
export function announceScene(state, playback, scene) {
  const { cursor } = playback.stage;
  const since = state.announced.era === state.era ? state.announced.cursor : cursor;
  const past = playback.lines(scene).filter((line) => line.index <= cursor);
  const texts = past.filter((line) => line.index > since).map((line) => line.text);
  if (scene.isPresent) texts.push(sayMessage(playback.gameView.ask(scene)));
  else if (!texts.length) texts.push(past.at(-1)?.text ?? "");
  state.announced = { era: state.era, cursor };
  const isNew = texts.map(announce).at(-1);
  if (isNew && scene.options.length) playSound("turn");
}

/** Remembers the table in this browser, and when it is finished. @param {ScreenState} state @param {Scene} scene */
export function rememberScreen(state, scene) {
  const { id, seats, way } = state.place;
  const over = isFinished(state);
  const names = scene.seats.map((seat) => seat.name);
  const known = { id, game: tableOf(state).game, seats, way, names, when: Date.now(), over };
  if (seats.length && state.remembered !== over) rememberTable(known);
  state.remembered = over;
}

/** By kind of notice: its message. @type {Record<string, string>} */
const NOTICES = {
  substituted: "page-notice-substituted",
  returned: "page-notice-returned",
  undone: "page-notice-undone",
  left: "page-notice-left",
};

/**
 * Shows what happened at the table.
 * @param {ScreenState} state @param {Playback} playback @param {Notice[]} notices
 * @param {import("./timeline.js").Moment[]} past  what was known before
 */
export function showNotices(state, playback, notices, past) {
  for (const { kind, seat, why } of notices) {
    const who = current(state).table && seat !== undefined ? seatsOf(state)[seat].name : "";
    const undone =
      kind === "undone" && seat !== undefined && hasGame(state) ? tellDecision(past, seat, playback.scene) : "";
    const args = { who, what: undone || "none", why: why ?? "none" };
    if (NOTICES[kind]) showToast({ message: say(NOTICES[kind], args) });
    if (kind === "began") closeDialog();
  }
}
