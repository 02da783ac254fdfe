/** The door to Montego Bay. */
import { html, svg } from "../../../page/vendor/lit-html/lit-html.js";
import { advance } from "./advance.js";
import { draw } from "./layout.js";
import { drawPerson } from "./figures.js";
import { consequences, topicOf } from "./introductions.js";
import { isHintShort } from "./hints.js";
import { perform } from "./animate.js";
import { aim, ask, describe, foretell, introduce, logId, tellArgs } from "./sentences.js";

/** @typedef {import("../../../page/types.js").Scene} Scene */

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
  symbols: "/games/montego_bay/page/symbols.svg",
  styles: ["board", "layout", "prompted"].map((name) => `/games/montego_bay/page/${name}.css`),
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
  drawPortrait,
  countsOf: ({ scores, coins }, seat) => [scores[seat], coins[seat]], // MB-E4
};
