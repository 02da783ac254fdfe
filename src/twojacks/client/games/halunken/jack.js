/** Black Jack's board: whom he works for, the auction, and which of his cards are out (HS-B2, HS-B8, HS-T1). */
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { CARDS, drawMoveBack, drawSmallMove, drawStrip } from "./cards.js";
import { sailorArgs } from "./telling.js";
import { leadingBid } from "./standing.js";

/** @typedef {import("../../types.js").Scene} Scene */

const JACK_CARDS = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** @param {Scene} scene */
function drawFortune(scene) {
  const { view, seats } = scene;
  if (view.hirer !== null) return html`${say("hs-jack-works-for")} <b>${seats[view.hirer].name}</b>`;
  if (view.phase !== "auction") return say(view.bids.length ? "hs-jack-for-nobody" : "hs-jack-waits");
  const leading = leadingBid(scene);
  if (!leading) return say("hs-jack-for-hire");
  return say("hs-jack-highest-bid", { name: seats[leading[0]].name, sailor: say("hs-sailor", sailorArgs(leading[1])) });
}

/** @param {Scene} scene */
function drawHisCards(scene) {
  const { view } = scene;
  const [all, left] = view.jack_hand ? [CARDS, view.jack_hand] : [JACK_CARDS, JACK_CARDS.filter((card) => !view.jack_played.includes(card))];
  const [label, about, clause] = view.jack_hand ? ["hs-jack-hand", "hs-about-played", "HS-T1"] : ["hs-jack-turned-up", "hs-about-jack-cards", "HS-B8"];
  return html`
    <span class="hal-jack-label">${say(label)}</span>
    <span class="hal-played hal-jack-cards" data-at="jack-cards" data-about=${about} data-clause=${clause}>
      ${drawStrip(all, left)}
    </span>
  `;
}

/** His card of this round, with two players. @param {Scene} scene */
function drawHisCard(scene) {
  const { view } = scene;
  if (!view.jack_hand || view.jack_chosen === null) return nothing;
  const isHidden = view.jack_chosen === "?";
  return html`<svg class="hal-before" viewBox="0 0 100 140" data-at="before-jack">${isHidden ? drawMoveBack(null) : drawSmallMove(view.jack_chosen, view.named.jack)}</svg>`;
}

/** @param {Scene} scene */
export function drawJackPanel(scene) {
  if (scene.view.variant === "beginner") return nothing;
  return html`
    <section class="hal-wood hal-jack-panel" aria-label=${say("hs-figure-jack")}>
      <svg class="hal-jack-face" viewBox="-36 -36 72 72" data-about="hs-about-jack" data-clause="HS-B5">
        <circle r="34.5" fill="#D9A441"></circle><circle r="32" fill="#24365A"></circle>
        <clipPath id="hal-jack-clip"><circle r="32"></circle></clipPath>
        <g clip-path="url(#hal-jack-clip)"><circle cx="-12" cy="-10" r="36" fill="url(#hal-glow)"></circle><use href="#hal-black-jack" x="-44" y="-29" width="88" height="117"></use></g>
      </svg>
      <div class="hal-who"><span class="hal-name">${say("hs-figure-jack")}</span><span class="hal-status">${drawFortune(scene)}</span></div>
      ${drawHisCard(scene)}${drawHisCards(scene)}
    </section>
  `;
}
