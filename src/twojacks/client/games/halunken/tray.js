/** What lies before the reader: move cards on their rack, or the sailors and signs that are to choose from. */
import { html, nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { say } from "../../words/words.js";
import { CARDS, drawBadge, drawMove } from "./cards.js";
import { drawHintTag } from "./hints.js";
import { TAVERNS } from "./places.js";
import { drawSailor } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Template} Template
 * @typedef {object} Slot  one place of the tray
 * @property {string} option
 * @property {boolean} isOffered
 * @property {boolean} isUsed
 * @property {number|null} pick  which pick of a choice it is, where there are several (HS-T3)
 * @property {Template} face  a card of 100×140
 */

/** @param {Scene} scene @param {Slot} slot */
function drawSlot(scene, { option, isOffered, isUsed, pick, face }) {
  const isPicked = scene.picked === option;
  const isMade = !isPicked && [...(scene.choice?.made ?? []), ...(scene.choice?.begun ?? [])].includes(option);
  const state = isUsed ? "hal-used" : isPicked ? "hal-picked" : isMade ? "hal-made" : "";
  return html`
    <div class="hal-slot-place ${isOffered ? "touch" : "hal-calm"} ${state}" data-option=${isOffered ? option : nothing} data-pick=${isOffered && pick !== null ? pick : nothing}
      data-drag=${isOffered ? "" : nothing} data-card=${option}>
      <svg class="hal-card-face" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice">${face}</svg>${isOffered ? drawHintTag(scene, option) : nothing}
    </div>
  `;
}

/** More sailors than this lie in several rows on a phone. */
const MOST_IN_A_ROW = 5;

/** On a phone used cards close up, so that the others can be touched. @param {Slot[]} slots */
function columnsOf(slots) {
  const widest = slots.length > MOST_IN_A_ROW ? "1fr" : "64px";
  return slots.map((slot) => (slot.isUsed ? "minmax(16px,.55fr)" : `minmax(44px,${widest})`)).join(" ");
}

/** @param {number} count */
function rowsOf(count) {
  const rows = Math.ceil(count / MOST_IN_A_ROW);
  return `--count:${count};--rows:${rows};--in-row:${Math.ceil(count / rows)}`;
}

/** @param {Scene} scene @param {string} label @param {Slot[]} slots @param {{kind?: string, refusal?: Template|typeof nothing}} [more] */
const drawRack = (scene, label, slots, { kind = "", refusal = nothing } = {}) => html`
  <div class="hal-rack ${kind} ${slots.some(({ option }) => scene.options.includes(option)) ? "hal-wanted" : ""}" role="group" aria-label=${label} style=${rowsOf(slots.length)}>
    <div class="hal-cards" style="--columns:${columnsOf(slots)}">${slots.map((slot) => drawSlot(scene, slot))}</div>
    ${refusal}<span class="hal-plate">${label}</span>
  </div>
`;

/** @param {Scene} scene @param {string} verb @param {string[]} hand @param {string|null} colour @param {number|null} pick @param {boolean} mayRepeat  of an earlier pick */
function makeMoveSlots(scene, verb, hand, colour, pick, mayRepeat) {
  return CARDS.map((card) => {
    const option = `${verb} ${card}`;
    const isOffered = scene.options.includes(option) || (mayRepeat && hand.includes(card));
    return { option, isOffered, isUsed: !hand.includes(card), pick, face: svg`<g class=${colour ? `seat-${colour}` : "hal-seat-jack"}>${drawMove(card, colour)}</g>` };
  });
}

/** @param {Scene} scene @param {number} seat */
function drawHand(scene, seat) {
  const hires = scene.view.jack_hand && scene.view.hirer === seat && scene.view.phase === "cards";
  const begun = scene.choice?.begun.length ?? 0;
  const own = makeMoveSlots(scene, "card", scene.view.hands[seat], scene.seats[seat].colour, hires && scene.choice ? 0 : null, begun > 0);
  if (!hires) return drawRack(scene, say("hs-your-cards"), own);
  const his = makeMoveSlots(scene, "jack-card", scene.view.jack_hand, null, scene.choice ? 1 : null, false);
  return html`<div class="hal-racks">${drawRack(scene, say("hs-your-cards"), own)}${drawRack(scene, say("hs-his-cards"), his)}</div>`;
}

/** The numbers a Rum may become. @param {Scene} scene @param {number} seat */
function drawNumbers(scene, seat) {
  const isJacks = scene.options[0].startsWith("jack-rum");
  const colour = isJacks ? null : scene.seats[seat].colour;
  const slots = CARDS.slice(0, -1).map((card) => {
    const option = `${isJacks ? "jack-rum" : "rum"} ${card}`;
    const isOffered = scene.options.includes(option);
    return { option, isOffered, isUsed: !isOffered, pick: null, face: svg`<g class=${colour ? `seat-${colour}` : "hal-seat-jack"}>${drawMove(card, colour)}</g>` };
  });
  return drawRack(scene, say("hs-numbers"), slots);
}

/** Whose a sailor is; the basin is nobody. @param {Scene} scene @param {string} sailor */
const ownerOf = (scene, sailor) => scene.view.crews.findIndex((/** @type {string[]} */ crew) => crew.includes(sailor));

/** Told where two stores are open to the robber (HS-T6). @param {Scene} scene @param {string} sailor */
function drawOwner(scene, sailor) {
  const seat = ownerOf(scene, sailor);
  const isPlain = thingsOf(scene, "take").every((other) => other === "none" || ownerOf(scene, other) === seat);
  return seat < 0 || isPlain ? nothing : svg`<g transform="translate(80 122)">${drawBadge(scene.seats[seat].colour, 15)}</g>`;
}

/** @param {Scene} scene @param {string} verb @param {string[]} sailors @param {string} label @param {Template|typeof nothing} [refusal] */
function drawSailors(scene, verb, sailors, label, refusal = nothing) {
  const slots = sailors.map((sailor) => {
    const option = `${verb} ${sailor}`;
    const isOffered = scene.options.includes(option);
    return { option, isOffered, isUsed: false, pick: null, face: svg`${drawSailor(sailor)}${verb === "take" ? drawOwner(scene, sailor) : nothing}` };
  });
  return drawRack(scene, label, slots, { kind: slots.length > MOST_IN_A_ROW ? "hal-many" : "", refusal });
}

/** @param {Scene} scene @param {string} option @param {string} id */
const drawRefusal = (scene, option, id) => html`
  <div class="touch hal-refusal ${scene.picked === option ? "hal-picked" : ""}" data-option=${option}><span>${say(id)}</span>${drawHintTag(scene, option)}</div>
`;

/** @param {Scene} scene @param {string} prefix */
const thingsOf = (scene, prefix) => scene.options.filter((option) => option.startsWith(`${prefix} `)).map((option) => option.slice(prefix.length + 1));

/** Whom the sailors that may be taken belong to. @param {Scene} scene */
function labelOfLoot(scene) {
  const owners = thingsOf(scene, "take").filter((thing) => thing !== "none").map((sailor) => ownerOf(scene, sailor));
  return owners.includes(-1) ? say("hs-basin") : say("hs-crew-of", { name: scene.seats[owners[0]].name });
}

/** The signs of the taverns, for a phone beside the board. @param {Scene} scene */
function drawSigns(scene) {
  const verb = scene.options[0].split(" ")[0];
  return html`
    <div class="hal-signs" role="group" aria-label=${say("hs-taverns")}>
      ${thingsOf(scene, verb).map((space) => {
        const option = `${verb} ${space}`;
        return html`
          <div class="touch hal-sign ${scene.picked === option ? "hal-picked" : ""}" data-option=${option}>
            <svg viewBox="0 0 44 56"><use href="#hal-sign-${TAVERNS[Number(space)]}" width="44" height="56"></use></svg>
            <span aria-hidden="true">${say("hs-tavern", { space: Number(space) })}</span>${drawHintTag(scene, option)}
          </div>
        `;
      })}
    </div>
  `;
}

/** @param {Scene} scene */
export function drawTray(scene) {
  const { reader, options, view } = scene;
  if (reader === null || scene.over) return nothing;
  const verb = options[0]?.split(" ")[0];
  if (verb === "bid" || verb === "pass") return drawSailors(scene, "bid", view.crews[reader], say("hs-your-crew"), drawRefusal(scene, "pass", "hs-do-pass"));
  if (verb === "give") return drawSailors(scene, "give", view.crews[reader], say("hs-your-crew"));
  if (verb === "take") return drawSailors(scene, "take", thingsOf(scene, "take").filter((thing) => thing !== "none"), labelOfLoot(scene), drawRefusal(scene, "take none", "hs-nobody"));
  if (verb === "rum" || verb === "jack-rum") return drawNumbers(scene, reader);
  if (scene.mode === "hand" && (verb === "place" || verb === "place-jack")) return drawSigns(scene);
  return drawHand(scene, reader);
}
