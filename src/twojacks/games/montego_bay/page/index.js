/** The door to Montego Bay. */
import { advance } from "./advance.js";
import { draw } from "./layout.js";
import { consequences, topicOf } from "./introductions.js";
import { isHintShort } from "./hints.js";
import { lesson } from "./lesson.js";
import { perform } from "./animate.js";
import { aim, ask, describe, foretell, introduce, logId, tellArgs } from "./sentences.js";

/** A ship is touched and loaded; cards and hiring are shown first. @param {string} option */
const isDirect = (option) => !option.startsWith("card ") && !option.startsWith("hire ");

/** @param {string} option */
const confirmLabel = (option) => (option.startsWith("hire ") ? "mb-confirm-hire" : "mb-confirm-card");

/** @type {import("../../../page/types.js").GameView} */
export const gameView = {
  name: "montego-bay",
  prefix: "mb",
  symbols: "/games/montego_bay/page/symbols.svg",
  styles: ["board", "layout", "prompted", "lesson", "contrast"].map((name) => `/games/montego_bay/page/${name}.css`),
  draw,
  advance,
  perform,
  ask,
  aim,
  introduce,
  consequences,
  topicOf,
  logId,
  tellArgs,
  describe,
  foretell,
  isDirect,
  confirmLabel,
  isHintShort,
  lesson,
  countsOf: ({ scores, coins }, seat) => [scores[seat], coins[seat]], // MB-E4
};
