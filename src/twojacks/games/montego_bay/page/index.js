/** The front end of Montego Bay: a sunny harbour in Jamaica. */
import { html, svg } from "../../../page/vendor/lit-html/lit-html.js";
import { advance } from "./advance.js";
import { draw } from "./layout.js";
import { drawPerson } from "./figures.js";
import { aim, consequences, introduce, topicOf } from "./introductions.js";
import { isHintShort } from "./hints.js";
import { perform } from "./animate.js";
import { ask, describe, foretell, writers } from "./sentences.js";

/** @typedef {import("../../../page/types.js").Scene} Scene */

const HERE = "/games/montego_bay/page";
const STYLES = ["board", "layout", "panels", "hand", "ending", "screens", "phones", "modes", "prompted"];

/** A ship is touched and loaded; cards and hiring are shown first. @param {string} option */
const isDirect = (option) => !option.startsWith("card ") && !option.startsWith("hire ");

/** @param {string} option */
const confirmLabel = (option) => (option.startsWith("hire ") ? "mb-confirm-hire" : "mb-confirm-card");

/** @param {number} seat @param {Scene} scene */
const drawPortrait = (seat, scene) => html`
  <svg class="bay-portrait" viewBox="-20 -80 40 40" aria-hidden="true">
    ${svg`${drawPerson(`${scene.seats[seat].colour}-large`, 1)}`}
  </svg>
`;

/** @type {import("../../../page/types.js").GameView} */
export const gameView = {
  name: "montego-bay",
  world: "day",
  prefix: "mb",
  words: "/games/montego_bay/words/{}.ftl",
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
  drawPortrait,
};
