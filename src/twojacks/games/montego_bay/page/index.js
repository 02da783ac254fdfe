/** The front end of Montego Bay: a sunny harbour in Jamaica. */
import { advance } from "./advance.js";
import { draw } from "./layout.js";
import { aim, consequences, introduce, topicOf } from "./introductions.js";
import { isHintShort } from "./hints.js";
import { lesson } from "./lesson.js";
import { perform } from "./animate.js";
import { ask, describe, foretell, writers } from "./sentences.js";

const HERE = "/games/montego_bay/page";
const STYLES = [
  "board",
  "layout",
  "panels",
  "hand",
  "ending",
  "screens",
  "phones",
  "modes",
  "prompted",
  "lesson",
  "contrast",
];

/** A ship is touched and loaded; cards and hiring are shown first. @param {string} option */
const isDirect = (option) => !option.startsWith("card ") && !option.startsWith("hire ");

/** @param {string} option */
const confirmLabel = (option) => (option.startsWith("hire ") ? "mb-confirm-hire" : "mb-confirm-card");

/** @type {import("../../../page/types.js").GameView} */
export const gameView = {
  name: "montego-bay",
  prefix: "mb",
  symbols: `${HERE}/symbols.svg`,
  styles: STYLES.map((name) => `${HERE}/${name}.css`),
  draw,
  advance,
  perform,
  ask,
  aim,
  introduce,
  consequences,
  topicOf,
  writers,
  describe,
  foretell,
  isDirect,
  confirmLabel,
  isHintShort,
  lesson,
};
