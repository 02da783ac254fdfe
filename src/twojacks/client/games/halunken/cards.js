/** Move cards: the ring in small, the steps lit. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { list, say } from "../../words/words.js";

const SPACES = 14;
const RUM = "rum";
export const CARDS = ["1", "2", "3", "4", "5", "6", "7", RUM];

/** @param {number} index @returns {[string, string]} */
function placeOf(index) {
  const angle = (2 * Math.PI * index) / SPACES;
  return [(50 + 37.5 * Math.sin(angle)).toFixed(1), (75 - 37.5 * Math.cos(angle)).toFixed(1)];
}

/** @param {number} index @param {number} radius */
const dotPath = (index, radius) => {
  const [x, y] = placeOf(index);
  return `M${x} ${y}m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0`;
};

/** @param {number[]} places @param {number} radius */
const dots = (places, radius) => places.map((place) => dotPath(place, radius)).join("");

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** @param {string} card */
function drawSteps(card) {
  const steps = card === RUM ? 7 : Number(card);
  const goal = card === RUM ? nothing : svg`<path class="hal-dot-on" d=${dotPath(steps, 4.8)}></path><path class="hal-dot-mid" d=${dotPath(steps, 2)}></path>`;
  return svg`
    <path class="hal-dot-off" d=${dots(range(steps + 1, SPACES - 1), 2)}></path>
    <path class="hal-dot-on" d=${dots(range(1, steps), card === RUM ? 3.4 : 3.8)}></path>${goal}
    <path class="hal-dot-here" d=${dotPath(0, 4.6)}></path><path class="hal-dot-mid" d=${dotPath(0, 1.8)}></path>
  `;
}

/** @param {string} card */
const drawFace = (card) =>
  card === RUM
    ? svg`<use href="#hal-bottle" x="37.5" y="49" width="25" height="52.5"></use><text class="hal-num hal-card-ink" x="12" y="31" font-size="23">${say("hs-card", { card })}</text>`
    : svg`<text class="hal-num hal-on-sea" x="50" y="92" font-size="50" text-anchor="middle">${card}</text>
        <text class="hal-num hal-card-ink" x="15" y="36" font-size="31">${card}</text>`;

/** A card of 100×140; the seat's colours come from the class `seat-…` around it. @param {string} card @param {string|null} [colour] */
export const drawMove = (card, colour = null) => svg`
  <use href="#hal-move-card" width="100" height="140"></use>${drawSteps(card)}${drawFace(card)}
  ${colour ? svg`<use href="#hal-pennant-${colour}" x="66" y="5" width="23" height="30"></use>` : nothing}
`;

/** The same card lying small before somebody: one number that can be read from afar. @param {string} card @param {number} [named]  what a Rum counts as */
export const drawSmallMove = (card, named) => svg`
  <use href="#hal-move-card" width="100" height="140"></use>
  ${card === RUM && !named ? svg`<use href="#hal-bottle" x="30" y="33" width="40" height="84"></use>` : nothing}
  ${card === RUM && named ? svg`<use href="#hal-bottle" x="10" y="8" width="24" height="50"></use>` : nothing}
  ${card === RUM && !named ? nothing : svg`<text class="hal-num hal-on-sea" x="50" y="105" font-size="92" text-anchor="middle">${named ?? card}</text>`}
`;

/** A set of cards in small, those that are left bright; a screen reader hears which. @param {string[]} cards @param {string[]} left */
export const drawStrip = (cards, left) => html`
  <span class="unseen">${say("hs-cards-left", { list: list(cards.filter((card) => left.includes(card)).map((card) => say("hs-card", { card }))) })}</span>
  ${cards.map((card) => html`<span class=${left.includes(card) ? "hal-left" : "hal-gone"} aria-hidden="true">${card === "rum" ? "R" : card}</span>`)}
`;

/** Crests by the colour of a seat. @type {Record<string, string>} */
const CRESTS = { green: "square", yellow: "triangle", blue: "circle", red: "diamond" };

/** @param {string} colour @param {number} x @param {number} y @param {number} width */
export const drawCrest = (colour, x, y, width) => svg`<use href="#hal-crest-${CRESTS[colour]}" x=${x} y=${y} width=${width} height=${width}></use>`;

/** The back of a seat's card; Black Jack's has his mark. @param {string|null} colour */
export const drawMoveBack = (colour) => svg`
  <g class=${colour ? `seat-${colour}` : "hal-seat-jack"}>
    <use href="#hal-move-back" width="100" height="140"></use>
    ${colour ? drawCrest(colour, 30, 50, 40) : svg`<use href="#hal-jack-mark" x="26" y="51" width="48" height="38"></use>`}
  </g>
`;

/** A round badge with a seat's crest, or with Black Jack's mark, around 0,0. @param {string|null} colour @param {number} radius */
export const drawBadge = (colour, radius) =>
  colour
    ? svg`
        <g class="seat-${colour}">
          <circle class="hal-c-dark" cy=${radius * 0.09} r=${radius}></circle><circle class="hal-c" r=${radius * 0.94}></circle>
          ${drawCrest(colour, -radius * 0.55, -radius * 0.57, radius * 1.1)}
        </g>`
    : svg`
        <circle r=${radius} fill="#D9A441"></circle><circle r=${radius * 0.87} fill="#0A0F1A"></circle>
        <use href="#hal-jack-mark" x=${-radius * 0.68} y=${-radius * 0.55} width=${radius * 1.36} height=${radius * 1.08}></use>`;
