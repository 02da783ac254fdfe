/** The harbour as one drawing, in either shape, from back to front. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawRail, drawTrack } from "./beach.js";
import { drawFigures, drawInHand, drawJackAtHome, drawTallyMan, drawTicks } from "./figures.js";
import { put } from "./pieces.js";
import { isRear, TALL, WIDE } from "./places.js";
import { drawPlan } from "./plans.js";
import { drawHalos, drawPort } from "./ships.js";
import { drawArrows, drawCellar, drawHouse, drawPub, drawSpaces, drawStoreroom } from "./town.js";

/** @typedef {import("../../types.js").Scene} Scene */

/** @param {number} count */
const upTo = (count) => Array.from({ length: count }, (_, number) => number);

/**
 * In layers: what moves by itself is moved as a whole layer, and a layer in which nothing has changed is not painted again.
 * @param {Scene} scene @param {"wide"|"tall"} name
 */
export function drawBoard(scene, name) {
  const shape = name === "wide" ? WIDE : TALL;
  const box = shape.box.join(" ");
  return html`
    <div class="bay-board bay-${name}" data-drop role="group" aria-label=${say("mb-board", { round: scene.view.round })}>
      <svg class="bay-ground" viewBox=${box} aria-hidden="true">${name === "wide" ? put("land-wide", 0, 0) : svg`${put("land-tall", 0, 0)}${put("water-tall", 0, 0)}`}</svg>
      ${(name === "wide" ? drawWide(scene) : [drawTall(scene)]).map((inside) => html`<svg class="bay-land" viewBox=${box}>${inside}</svg>`)}
      ${name === "wide" ? html`<svg class="bay-sea" viewBox=${box} aria-hidden="true">${put("water-wide", 0, 0)}</svg><svg class="bay-glints" viewBox=${box} aria-hidden="true">${put("glints", 0, 0)}</svg>` : nothing}
      <svg class="bay-halos" viewBox=${box} aria-hidden="true">${drawHalos(scene, shape)}</svg>
      <svg class="bay-port" viewBox=${box} role="group" aria-label=${say("mb-port")}>${drawPort(scene, shape)}</svg>
      <svg class="bay-air" viewBox=${box} aria-hidden="true">${svg`${drawPlan(scene, shape)}<g data-layer="flying"></g>`}</svg>
    </div>
  `;
}

/** Behind the row, the row, and before it. @param {Scene} scene */
function drawWide(scene) {
  const spaces = scene.view.storerooms.length;
  const warehouses = upTo(spaces / 2);
  const isBehind = (/** @type {number|string} */ place) => typeof place === "number" && isRear(place, spaces);
  const isBefore = (/** @type {number|string} */ place) => typeof place === "number" && !isRear(place, spaces);
  return [
    svg`${drawTrack(scene, "wide")}${drawRail(scene)}${drawJackAtHome(scene, WIDE)}
      ${drawArrows(WIDE, spaces)}${drawSpaces(scene, WIDE)}${drawFigures(scene, WIDE, isBehind)}`,
    svg`${warehouses.map((space) => drawStoreroom(scene, WIDE, space))}
      ${put("trees-wide", 0, 0)}${drawPub("left", 70, 436, 1)}${drawPub("right", 1066, 436, 1)}
      ${warehouses.map((warehouse) => svg`${drawHouse(scene, WIDE, warehouse)}${drawStoreroom(scene, WIDE, spaces - 1 - warehouse)}`)}
      ${put("quay-props", 0, 0)}${put("bollard", 150, 529)}${put("bollard", 1006, 529)}`,
    svg`${drawFigures(scene, WIDE, (place) => typeof place === "string")}${drawCellar(scene, WIDE)}${drawTallyMan(scene, WIDE)}
      ${drawFigures(scene, WIDE, isBefore)}${drawTicks(scene, WIDE)}${drawInHand(scene, WIDE)}`,
  ];
}

/** Houses and people stand row by row, so that the nearer ones cover those behind. @param {Scene} scene */
function drawTall(scene) {
  const spaces = scene.view.storerooms.length;
  return svg`
    ${drawSpaces(scene, TALL)}${drawArrows(TALL, spaces)}
    ${put("palm", 384, 60, 0.34)}${drawPub("left", 290, 56, 0.34)}
    ${drawTallyMan(scene, TALL)}${drawCellar(scene, TALL)}
    ${upTo(spaces / 2).map((row) => drawRow(scene, row, spaces))}
    ${put("bush", 330, 468, 0.5)}${put("palm", 386, 476, 0.24)}${drawPub("right", 290, 464, 0.33)}
    ${drawFigures(scene, TALL, (place) => typeof place === "string")}${drawJackAtHome(scene, TALL)}
    ${drawTicks(scene, TALL)}${drawInHand(scene, TALL)}`;
}

/** @param {Scene} scene @param {number} row @param {number} spaces */
const drawRow = (scene, row, spaces) => svg`
  ${drawHouse(scene, TALL, row)}${drawStoreroom(scene, TALL, row)}${drawStoreroom(scene, TALL, spaces - 1 - row)}
  ${drawFigures(scene, TALL, (place) => place === row || place === spaces - 1 - row)}`;

/** The score track alone, above the board on phones. @param {Scene} scene */
export const drawTrackStrip = (scene) => html`
  <svg class="bay-track" viewBox="0 -6 390 72" aria-hidden="true">${svg`${drawTrack(scene, "tall")}`}</svg>
`;
