/** What happens, shown happening: cards turn, captains hop from space to space, sailors change crews. */
import { svg } from "../../vendor/lit-html/lit-html.js";
import { drawMoveBack } from "./cards.js";
import { footOf, spaceOf } from "./figures.js";
import { concerns } from "./handed.js";
import { TALL, WIDE } from "./places.js";
import { drawSailor } from "./sailors.js";

/**
 * @typedef {import("../../types.js").Stage} Stage
 * @typedef {import("../../types.js").GameEvent} GameEvent
 * @typedef {import("../../types.js").Template} Template
 * @typedef {import("./places.js").Plan} Plan
 * @typedef {{x: number, y: number, scale: number}} Spot  the centre of a card of 100×140, on the flying layer
 */

const SPACES = 14;

/** The plan that is drawn now. @param {Stage} stage @returns {Plan} */
const planOf = (stage) => (stage.element(".hal-board.hal-tall") ? TALL : WIDE);

/** Where something is, seen from the flying layer; nowhere in a sheet that is closed. @param {Stage} stage @param {string} query @param {number} [most]  widest a card may be there @returns {Spot|null} */
function spotOf(stage, query, most = 60) {
  const [element, layer] = [stage.element(query), stage.element("[data-layer=flying]")];
  if (!element || !layer) return null;
  const [box, sky] = [element.getBoundingClientRect(), layer.getBoundingClientRect()];
  if (!box.width) return null;
  const width = Math.min(most, Math.max(24, box.width));
  return { x: box.left + box.width / 2 - sky.left, y: box.top + box.height / 2 - sky.top, scale: width / 100 };
}

/** @param {Spot} spot */
const poseAt = ({ x, y, scale }) => `translate(${x}px, ${y}px) scale(${scale})`;

/** @param {Stage} stage @param {Template} card @param {Spot|null} from @param {Spot|null} to @param {number} ms @param {boolean} [isHeldUp]  half way, and large */
async function flyCard(stage, card, from, to, ms, isHeldUp = false) {
  if (!from || !to) return;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30, scale: isHeldUp ? 0.9 : Math.max(from.scale, to.scale) * 1.25 };
  const keyframes = [from, middle, ...(isHeldUp ? [middle] : []), to].map((spot) => ({ transform: poseAt(spot) }));
  await stage.fly(svg`<g transform="translate(-50 -70)">${card}</g>`, keyframes, ms);
}

/** Where a crew, or the basin, keeps its sailors. @param {number|"basin"} store */
const storeQuery = (store) => (store === "basin" ? "[data-at=basin]" : `[data-at="crew-${store}"]`);

/** A sailor where it lies, or else the place where it is kept. @param {Stage} stage @param {string} sailor @param {number|"basin"} store */
const sailorSpot = (stage, sailor, store) =>
  spotOf(stage, `${storeQuery(store)} [data-sailor="${sailor}"]`) ?? spotOf(stage, storeQuery(store), 44);

// Figures

/** @param {Plan} plan @param {number} space */
const spotOnSpace = (plan, space) => {
  const [x, y] = plan.spaces[space];
  return [x, y + plan.widths.captain * 0.17];
};

/** @param {[number, number]|number[]} foot @param {number} [lift] */
const standAt = ([x, y], lift = 0) => ({ transform: `translate(${x.toFixed(1)}px, ${(y - lift).toFixed(1)}px)` });

/** HS-R5: one hop a space. @param {Stage} stage @param {GameEvent} event */
async function walk(stage, { figure, from, steps }) {
  const plan = planOf(stage);
  const feet = Array.from({ length: steps }, (_, index) => spotOnSpace(plan, (from + index + 1) % SPACES));
  const hop = plan.widths.captain * 0.22;
  let before = footOf(plan, stage.scene, figure);
  const keyframes = [standAt(before)];
  for (const foot of feet) {
    keyframes.push(standAt([(before[0] + foot[0]) / 2, (before[1] + foot[1]) / 2], hop), standAt(foot));
    before = /** @type {[number, number]} */ (foot);
  }
  stage.sound("step");
  await stage.animate(stage.element(`[data-figure="${figure}"]`), keyframes, 125 * steps, { easing: "linear" });
}

/** Black Jack glides, his coat swinging. @param {Stage} stage @param {GameEvent} event */
async function glide(stage, { from, steps }) {
  const plan = planOf(stage);
  const feet = Array.from({ length: steps }, (_, index) => standAt(spotOnSpace(plan, (from + index + 1) % SPACES)));
  const ms = 90 * steps + 120;
  const swing = [0, 3, -3, 3, 0].map((angle) => ({ transform: `rotate(${angle}deg)` }));
  await Promise.all([
    stage.animate(stage.element("[data-figure=jack]"), [standAt(footOf(plan, stage.scene, "jack")), ...feet], ms),
    stage.animate(stage.element("[data-figure=jack] .hal-body"), swing, ms),
  ]);
}

/** @param {Stage} stage @param {GameEvent} event */
async function push(stage, { figure, to }) {
  const plan = planOf(stage);
  stage.sound("push");
  await stage.animate(stage.element(`[data-figure="${figure}"]`), [standAt(footOf(plan, stage.scene, figure)), standAt(spotOnSpace(plan, to))], 280);
}

/** A figure is set down. @param {Stage} stage @param {number|"jack"} figure */
async function setDown(stage, figure) {
  await stage.redraw();
  stage.sound("step");
  const drop = [{ transform: "translateY(-40px)", opacity: 0 }, { transform: "none", opacity: 1 }];
  await stage.animate(stage.element(`[data-figure="${figure}"] .hal-body`), drop, 260, { easing: "ease-in" });
}

/** @param {Stage} stage @param {GameEvent} event */
async function bump(stage, { figure, other }) {
  const shake = [0, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  const bodies = [figure, other].map((one) => stage.element(`[data-figure="${one}"] .hal-body`));
  await Promise.all(bodies.map((body) => stage.animate(body, shake, 180)));
}

// Sailors

/** @param {Stage} stage @param {GameEvent} event */
async function take(stage, { space, sailor, into }) {
  const from = spotOf(stage, `[data-at="pile-${space}"] .hal-top`);
  stage.hide(stage.element(`[data-at="pile-${space}"] .hal-top`));
  stage.sound("card");
  await flyCard(stage, drawSailor(sailor), from, spotOf(stage, storeQuery(into), 44), 290);
}

/** @param {Stage} stage @param {GameEvent} event */
async function turnUp(stage, { space, clause }) {
  const [query, pace] = [`[data-at="pile-${space}"] .hal-top`, clause === "HS-S5" ? 0.35 : 1];
  await stage.animate(stage.element(query), [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], 70 * pace, { easing: "ease-in" });
  await stage.redraw();
  await stage.animate(stage.element(query), [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 90 * pace, { easing: "ease-out" });
}

/** What the reader loses or gains by others is held up on its way, so that nobody misses it. @param {Stage} stage @param {GameEvent} event @param {number|"basin"} from @param {number|"basin"} to @param {string} sound */
async function handOver(stage, event, from, to, sound) {
  const { sailor } = event;
  stage.sound(sound);
  const [start, end] = [sailorSpot(stage, sailor, from), spotOf(stage, storeQuery(to), 44)];
  stage.hide(stage.element(`${storeQuery(from)} [data-sailor="${sailor}"]`));
  const isNews = (event.follows || event.seat !== stage.scene.reader) && concerns(event, stage.scene.reader);
  await flyCard(stage, drawSailor(sailor), start, end, isNews ? 1800 : 440, isNews);
}

// Cards

/** @param {Stage} stage @param {string} query */
async function flip(stage, query) {
  stage.sound("card");
  await stage.animate(stage.element(query), [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], 80, { easing: "ease-in" });
  await stage.redraw();
  await stage.animate(stage.element(query), [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], 120, { easing: "ease-out" });
}

/** @param {Stage} stage @param {string} query @param {number} ms */
async function pop(stage, query, ms) {
  await stage.redraw();
  await stage.animate(stage.element(query), [{ transform: "scale(.6)" }, { transform: "scale(1.14)" }, { transform: "none" }], ms);
}

/** @param {Stage} stage @param {string} query */
async function shake(stage, query) {
  await stage.redraw();
  await stage.animate(stage.element(query), [0, -6, 6, -4, 0].map((angle) => ({ transform: `rotate(${angle}deg)` })), 260);
}

/** @param {number|"jack"} figure */
const beforeQuery = (figure) => `[data-at="before-${figure}"]`;

/** His card is shown above him. @param {Stage} stage @param {GameEvent} event */
async function turnJackCard(stage, { number }) {
  const spot = spotOf(stage, "[data-figure=jack]");
  if (!spot) return;
  stage.sound("card");
  const high = { ...spot, y: spot.y - 46, scale: 0.5 };
  const poses = [{ ...high, scale: 0.1 }, high, high].map((pose, index) => ({ transform: poseAt(pose), opacity: index ? 1 : 0, offset: [0, 0.35, 1][index] }));
  const card = svg`<g transform="translate(-50 -70)">${drawMoveBack(null)}<circle cx="50" cy="70" r="40" fill="#EAD9B5"></circle><text class="hal-num hal-ink" x="50" y="90" font-size="60" text-anchor="middle">${number}</text></g>`;
  await stage.fly(card, poses, 520);
}

/** Lights rise over the harbour. @param {Stage} stage */
async function celebrate(stage) {
  const spot = spotOf(stage, "[data-layer=ship]");
  if (!spot) return;
  stage.sound("win");
  const spark = (/** @type {number} */ index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const end = { x: spot.x + Math.cos(angle) * 170, y: spot.y - 60 + Math.sin(angle) * 120, scale: 0.2 };
    const poses = [{ transform: poseAt({ ...spot, scale: 0.1 }), opacity: 1 }, { transform: poseAt({ ...end, scale: 0.6 }), opacity: 1 }, { transform: poseAt(end), opacity: 0 }];
    return stage.fly(svg`<circle r="60" fill="url(#hal-halo)"></circle>`, poses, 900);
  };
  await Promise.all(Array.from({ length: 12 }, (_, index) => spark(index)));
}

/** @type {Record<string, (stage: Stage, event: GameEvent) => Promise<void>>} */
const SHOWS = {
  placed: (stage, { seat }) => setDown(stage, seat),
  "placed-jack": (stage) => setDown(stage, "jack"),
  took: take,
  "turned-up": turnUp,
  "round-began": (stage) => stage.pause(350),
  bid: (stage, { seat }) => pop(stage, beforeQuery(seat), 260),
  passed: (stage, { seat }) => pop(stage, beforeQuery(seat), 150),
  hired: (stage, event) => handOver(stage, event, event.seat, "basin", "coin"),
  "not-hired": (stage) => stage.pause(250),
  chose: (stage, { figure }) => pop(stage, beforeQuery(figure), 70),
  revealed: (stage, { figure }) => flip(stage, beforeQuery(figure)),
  cancelled: (stage, { figure }) => shake(stage, beforeQuery(figure)),
  named: (stage, { figure }) => pop(stage, beforeQuery(figure), 350),
  moved: (stage, event) => (event.figure === "jack" ? glide(stage, event) : walk(stage, event)),
  met: bump,
  robbed: (stage, event) => handOver(stage, event, event.victim, event.seat, "steal"),
  "robbed-nobody": (stage) => stage.pause(200),
  "may-not-rob": (stage) => stage.pause(250),
  gave: (stage, event) => handOver(stage, event, event.seat, "basin", "steal"),
  "gave-nothing": (stage) => stage.pause(150),
  pushed: push,
  "jack-turned": turnJackCard,
  scored: (stage) => stage.pause(150),
  won: celebrate,
};

/** @param {GameEvent} event @param {Stage} stage */
export async function perform(event, stage) {
  if (event.kind === "moved" && spaceOf(stage.scene, event.figure) === null) return;
  await SHOWS[event.kind]?.(stage, event);
}
