/** How a seat is shown: its crest, its name, and whether it is the reader's own. */
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { say } from "../app/words.js";

/** The crests tell players apart without colour. @type {Record<string, string>} */
const CRESTS = {
  blue: "M10 1.400a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.200z",
  yellow: "M10 2l8.6 15.600H1.400z",
  green: "M2.6 2.600h14.800v14.800H2.600z",
  orange: "M10 .8l8.4 9.2-8.4 9.200L1.6 10z",
  red: "M10 .8l8.4 9.2-8.4 9.200L1.6 10z",
};

/** @param {string} colour */
export const crest = (colour) => html`
  <svg class="crest-badge badge-${colour}" viewBox="-6 -6 32 32" aria-hidden="true">
    ${svg`<circle cx="10" cy="10" r="15.5"></circle>
      <path d=${CRESTS[colour] ?? CRESTS.blue} transform="translate(2 2) scale(.8)"></path>`}
  </svg>
`;

/** Marks the reader's own seat; nothing where several seats share the screen.
 * @param {import("../types.js").Scene} scene @param {number} seat */
export const drawYou = ({ seats }, seat) =>
  seats[seat].isMe && seats.filter((one) => one.isMe).length === 1
    ? html`<span class="you">${say("page-you")}</span>`
    : nothing;

/** What a person or a bot in a seat is called. @param {{name: string|null, bot: string|null}} seat */
export const seatName = ({ name, bot }) => name ?? say(`page-bot-${bot ?? "free"}`);

/** Numbers tell seats with the same name apart: "Bosun 2". @param {string[]} names */
export const uniqueNames = (names) =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
