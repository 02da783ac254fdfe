/** The door to Montego Bay. */
import { html, svg } from "../../vendor/lit-html/lit-html.js";
import { advance } from "./advance.js";
import { draw } from "./draw.js";
import { drawPerson } from "./figures.js";
import { consequences, topicOf } from "./firsts.js";
import { isHintShort } from "./hints.js";
import { perform } from "./perform.js";
import { aim, ask, describe, foretell, introduce, logId, tellArgs } from "./tell.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** A ship is touched and loaded; cards and hiring are shown first. @param {string} option */
const isDirect = (option) => !option.startsWith("card ") && !option.startsWith("hire ");

/** @param {string} option */
const confirmLabel = (option) => (option.startsWith("hire ") ? "mb-confirm-hire" : "mb-confirm-card");

/** @param {number} seat @param {Scene} scene */
const drawPortrait = (seat, scene) => html`
  <svg class="bay-portrait" viewBox="-20 -80 40 40" aria-hidden="true">${svg`${drawPerson(`${scene.seats[seat].colour}-large`, 1)}`}</svg>
`;

/** @type {import("../../types.js").Harbour} */
export const harbour = {
  name: "montego-bay",
  world: "day",
  prefix: "mb",
  symbols: "/page/games/montego_bay/symbols.svg",
  styles: ["board", "around", "prompted"].map((name) => `/page/games/montego_bay/${name}.css`),
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
