/** What each player has: coins, barrels, the cards of the round, points; and whose move it is. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { drawYou } from "../../parts/you.js";
import { say } from "../../words/words.js";
import { classes, colourOfFigure, figuresOf, JACK, ownerOf } from "./facts.js";
import { crest, put } from "./pieces.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Seat} Seat
 */

/** @param {Scene} scene */
export const drawPanels = (scene) => html`
  <ul class="bay-players" data-many=${scene.seats.length}>${scene.seats.map((seat) => drawPanel(scene, seat))}</ul>
`;

/** @param {Scene} scene @param {Seat} seat */
export function drawPanel(scene, seat) {
  const { view } = scene;
  const number = seat.seat;
  const isActing = view.acting ? ownerOf(view, view.acting) === number : scene.waiting.includes(number);
  const state = classes("bay-player", `seat-${seat.colour}`, isActing && "now", !seat.isHere && "away", scene.over && scene.winners.includes(number) && "won");
  return html`
    <li class=${state} data-seat=${number}>
      <svg class="bay-shield" viewBox="0 0 52 64" preserveAspectRatio="none" aria-hidden="true">
        ${svg`<path d="M0 0H42Q52 16 42 32T42 64H0Z" fill="var(--c)"></path><path d="M0 0H12Q4 24 4 64H0Z" fill="var(--c-lit)" opacity=".6"></path>`}
      </svg>
      <svg class="bay-crest" viewBox="-11 -11 22 22" aria-hidden="true">${svg`${crest(seat.colour, 0, 0)}`}</svg>
      <span class="bay-who"><span class="bay-name" style="--letters:${seat.name.length}" title=${seat.name}>${seat.name}</span>${drawYou(scene, number)}</span>
      ${drawCount("coin", "0 0 32 33", view.coins[number], "mb-coins", number)}
      ${drawCount("barrel", "0 0 36 46", view.supply[number], "mb-supply", number)}
      ${drawSign(scene, seat)}
      <span class="bay-chips" data-about="mb-about-cards" data-clause="MB-2.2">${figuresOf(view, number).map((figure) => drawChip(scene, figure))}</span>
      <span class="bay-score" data-at=${`score-${number}`} data-about="mb-about-score" data-clause="MB-E4" title=${say("mb-points", { points: view.scores[number] })}>${view.scores[number]}</span>
    </li>
  `;
}

/** @param {"coin"|"barrel"} thing @param {string} box @param {number} count @param {string} message @param {number} seat */
const drawCount = (thing, box, count, message, seat) => html`
  <span class="bay-count" data-at=${`${thing}-${seat}`} data-about=${thing === "coin" ? "mb-about-coins" : "mb-about-supply"} data-clause=${thing === "coin" ? "MB-4.7" : "MB-S4"} title=${say(message, { count })}>
    <svg viewBox=${box} aria-hidden="true">${svg`${thing === "coin" ? put("coin", 16, 16) : put("barrel", 18, 43)}`}</svg><b>${count}</b>
  </span>
`;

/** Barrels in hand, a choice that is made, or somebody who thinks. @param {Scene} scene @param {Seat} seat */
function drawSign(scene, seat) {
  const { view } = scene;
  const isLoading = view.acting && view.phase === "load" && ownerOf(view, view.acting) === seat.seat && view.left > 0;
  if (isLoading) {
    return html`<span class="bay-sign" title=${say("mb-in-hand", { count: view.left })}><svg viewBox="0 0 36 46" aria-hidden="true">${svg`${put("barrel", 18, 43)}`}</svg><b>+${view.left}</b></span>`;
  }
  if (scene.chosen.includes(seat.seat)) {
    return html`<span class="bay-sign done" role="img" aria-label=${say("mb-has-chosen", { name: seat.name })}><svg viewBox="-11 -11 22 22">${svg`<circle r="10" fill="var(--teal)"></circle>${put("tick", 0, 0, 0.85)}`}</svg></span>`;
  }
  if (scene.waiting.includes(seat.seat) && !scene.over) {
    return html`<span class="bay-sign thinking" role="img" aria-label=${say("mb-thinks", { name: seat.name })}><svg viewBox="-10 -12 20 24">${svg`${put("hourglass", 0, 0)}`}</svg></span>`;
  }
  return nothing;
}

/** A card as a chip: its number, its back, or an empty place. @param {Scene} scene @param {string} figure */
function drawChip(scene, figure) {
  const card = scene.view.chosen[figure];
  const colour = figure === JACK ? "jack" : colourOfFigure(figure);
  const kind = classes("bay-chip", `seat-${colour}`, figure.endsWith("large") && "large", card === null && "empty", card === "?" && "back");
  const label = say("mb-chip", { figure: say("mb-figure-short", { figure }), card: card === null ? "none" : card === "?" ? "hidden" : String(card) });
  return html`<span class=${kind} data-chip=${figure} title=${label}>${typeof card === "number" ? card : ""}</span>`;
}
