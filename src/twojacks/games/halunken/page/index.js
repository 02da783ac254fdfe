/** The front end of Halunken & Spelunken: a wet English harbour at night, 1750. */
import { advance } from "./advance.js";
import { perform } from "./animate.js";
import { isHintShort } from "./hints.js";
import { lesson } from "./lesson.js";
import { aim, consequences, introduce, topicOf } from "./introductions.js";
import { draw } from "./layout.js";
import { ask, confirmLabel, describe, foretell, writers } from "./sentences.js";

/** @typedef {import("../../../page/types.js").GameView} GameView */

const HERE = "/games/halunken/page";
const STYLES = [
  "symbols",
  "board",
  "layout",
  "hand",
  "ending",
  "panels",
  "screens",
  "phones",
  "modes",
  "lesson",
  "contrast",
];
/** A refusal takes one click. Of everything else a click shows where it leads, and the next one plays it. */
const REFUSALS = ["pass", "take none"];

/** @type {GameView} */
export const gameView = {
  name: "halunken-und-spelunken",
  prefix: "hs",
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
  isDirect: (option) => REFUSALS.includes(option),
  confirmLabel,
  isHintShort,
  lesson,
};
