/** The ships that wait in the roads: two piles, the next one of each seen. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { drawHull, drawWake, hullFor } from "./hulls.js";
import { drawPays, goods, num, put } from "./pieces.js";

/** @typedef {import("../../types.js").Scene} Scene */

const SMALL_BOAT = "M-10-4H10L6 2H-6ZM-1-5V-15H1V-5ZM2-14Q9-11 8-6H2ZM-2-13Q-8-10-7-6H-2Z";

/** Both piles side by side, in a box of 290 by 176. @param {Scene} scene */
export const drawRoads = (scene) => svg`
  ${put("gull", 96, 14, 0.6)}${put("gull", 132, 4, 0.44)}
  ${[0, 1].map((pile) => drawPile(scene, pile, 74 + 144 * pile, 124))}`;

/** @param {Scene} scene @param {number} pile @param {number} x @param {number} y */
function drawPile(scene, pile, x, y) {
  const ids = scene.view.piles[pile];
  const top = ids.at(-1);
  return svg`
    <g data-pile=${pile + 1} data-about="mb-about-pile" data-clause="MB-P1" transform=${`translate(${x} ${y})`}>
      ${ids.length ? Array.from({ length: Math.min(ids.length - 1, 5) }, (_, ship) => put("far-ship", (ship - 1.8) * 25, -118 + 5 * ((ship * 7) % 3), 0.86)) : nothing}
      ${top ? drawWaiting(scene, top) : nothing}
      ${ids.length && !top ? put("far-ship", 0, 0, 2.4) : nothing}
      <g transform="translate(0 34)"><path d="M-34 8Q0 16 34 8Q20 18 0 18T-34 8Z" fill="var(--foam)" opacity=".5"></path>${put("buoy", -22, 8, 0.9)}
        <rect x="-8" y="-14" width="56" height="28" rx="9" fill="var(--wood-deep)"></rect><rect x="-6" y="-12" width="52" height="24" rx="7" fill="#FBEBC8"></rect>${num(8, 7, 22, ids.length)}
        <path transform="translate(31 8)" d=${SMALL_BOAT} fill="var(--wood-dark)"></path></g>
    </g>`;
}

/** @param {Scene} scene @param {string} ship */
function drawWaiting(scene, ship) {
  const { capacity, points } = scene.view.ships[ship];
  const hull = hullFor(capacity, ship, "wide");
  const wake = drawWake(hull);
  return svg`
    <g transform="scale(.5)">${wake.shade}${drawHull(hull, capacity)}${wake.foam}</g>
    ${drawPays(points, [20, 17.5, 17], 5.5, ((hull.sails[0] + hull.sails[1]) / 2 - 3) * 0.5, -73)}
    ${goods("barrel", -9, -1, 0.34)}${num(10, -1, 18, capacity, "pale")}`;
}

/** On phones: a sail with what the next ship pays and holds, and how many there are. @param {Scene} scene @param {number} pile */
export function drawPileCard(scene, pile) {
  const ids = scene.view.piles[pile];
  const next = ids.length ? scene.view.ships[ids.at(-1)] : null;
  return svg`
    <path d="M2 3Q32-2 62 3V43Q32 39 2 43Z" fill="url(#mb-sailcloth)" opacity=${ids.length ? 1 : 0.55}></path>
    ${next ? drawPays(next.points, [24, 20, 17.5], 8, 32, 19.5) : ids.length ? put("far-ship", 32, 24, 0.8) : nothing}
    ${next ? svg`${goods("barrel", 10, 38, 0.32)}${num(24, 37.5, 16.5, next.capacity)}` : nothing}
    <path transform="translate(40 36.5) scale(.7)" d=${SMALL_BOAT} fill="var(--wood-dark)"></path>${num(54, 37.5, 16.5, ids.length)}`;
}
