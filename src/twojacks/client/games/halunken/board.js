/** The ring: scenery, town and figures in layers of one view box, so that what moves repaints little. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { drawRaft, drawShip } from "./basin.js";
import { drawFigures } from "./figures.js";
import { viewBoxOf } from "./places.js";
import { drawPlanned, drawSteps } from "./planned.js";
import { drawScenery } from "./scenery.js";
import { drawChoices, drawSpaces, drawTown } from "./town.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Template} Template
 * @typedef {import("./places.js").Plan} Plan
 */

/** @param {Plan} plan @param {string} name @param {Template} inside */
const layer = (plan, name, inside) => html`<svg class="hal-layer hal-${name}" viewBox=${viewBoxOf(plan)} data-layer=${name}>${inside}</svg>`;

/** @param {Plan} plan @param {Scene} scene @param {Template|typeof nothing} [over]  what lies on the water: a prompt */
export function drawBoard(plan, scene, over = nothing) {
  const [, , width, height] = plan.box;
  const hasJack = scene.view.variant !== "beginner";
  return html`
    <div class="hal-ring-place">
      <div class="hal-board hal-${plan.name}" data-drop style="--ratio:${width / height}" role="group" aria-label=${say("hs-board")}>
        ${layer(plan, "scenery", svg`${drawScenery(plan)}`)}
        ${layer(plan, "ship", svg`${drawShip(plan)}`)}
        ${layer(plan, "town", svg`${drawSpaces(plan)}${drawTown(plan, scene)}${hasJack ? drawRaft(plan, scene) : nothing}`)}
        ${layer(plan, "figures", svg`${drawPlanned(plan, scene)}${drawFigures(plan, scene)}${drawSteps(plan, scene)}${drawChoices(plan, scene)}`)}
        ${over}
      </div>
    </div>
  `;
}
