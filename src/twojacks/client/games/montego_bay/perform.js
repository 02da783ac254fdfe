/** Events as motions, in the rules' order. Whole rounds of bots stay under ten seconds, so every motion is short. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { advance } from "./advance.js";
import { colourOf, JACK } from "./facts.js";
import { drawPerson, ownerColour, scaleOf } from "./figures.js";
import { drawFace } from "./hand.js";
import { holdAt, hullFor } from "./hulls.js";
import { barrel, crest, put } from "./pieces.js";
import { standOf, TALL, wayTo, WIDE } from "./places.js";

/**
 * @typedef {import("../../types.js").GameEvent} GameEvent
 * @typedef {import("../../types.js").Stage} Stage
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("./places.js").Shape} Shape
 * @typedef {import("./places.js").Point} Point
 * @typedef {{stage: Stage, scene: Scene, shape: Shape, event: GameEvent, after: Scene}} Act
 */

/** Milliseconds at normal speed. */
const MS = {
  choose: 25,
  turn: 40,
  step: 56,
  push: 180,
  visit: 40,
  load: 105,
  coin: 130,
  sail: 90,
  leave: 300,
  pay: 125,
  moveUp: 85,
  arrive: 200,
  tiles: 200,
  jack: 300,
  end: 500,
  won: 500,
};

/** @param {GameEvent} event @param {Stage} stage */
export async function perform(event, stage) {
  const shape = stage.element(".bay-board.bay-tall") ? TALL : WIDE;
  if (!stage.element(".bay-board")) return;
  const scene = stage.scene;
  const act = { stage, scene, shape, event, after: { ...scene, view: advance(scene.view, event) } };
  const isPaying = ["paid", "extra-point"].includes(event.kind);
  await Promise.all([scene.view.leaving && !isPaying ? leave(act) : null, MOTIONS[event.kind]?.(act)]);
}

/** @param {Point} point @param {string} [more] */
const at = ({ x, y }, more = "") => ({ transform: `translate(${x}px, ${y}px) ${more}` });

/** @type {Record<string, (act: Act) => Promise<void>|void>} */
const MOTIONS = {
  hired: jackComes,
  "jack-left": jackLeaves,
  chose: ({ stage }) => stage.pause(MS.choose),
  "turned-up": turnUp,
  walked: walk,
  pushed: push,
  "went-back": goBack,
  visited: visit,
  loaded: load,
  unloaded: unload,
  "put-in-pub": putInPub,
  spared: ({ stage }) => stage.pause(MS.visit * 2),
  "took-coin": takeCoin,
  "bank-empty": ({ stage }) => stage.pause(MS.visit * 2),
  sailed: sail,
  paid: pay,
  "pub-paid": pay,
  "extra-point": pay,
  "moved-up": moveUp,
  arrived: arrive,
  "tiles-moved": moveTiles,
  "tiles-shuffled": ({ stage }) => stage.pause(MS.tiles),
  "round-began": ({ stage }) => stage.pause(MS.tiles),
  ended: ({ stage }) => stage.pause(MS.end),
  won: win,
};

// Figures

/** A figure goes along points with small hops, over everything; the drawn one is hidden meanwhile. @param {Act} act @param {string} figure @param {Point[]} points @param {number} ms @param {{middle?: Keyframe, card?: number}} [how]  what differs half-way, and a card to carry */
async function go({ stage, scene, shape }, figure, points, ms, { middle, card } = {}) {
  const person = svg`${drawPerson(figure, scaleOf(shape, figure), ownerColour(scene, figure))}${card ? carried(scene, shape, figure, card) : nothing}`;
  const hop = 6 * shape.scale.space;
  const frames = points.flatMap((point, step) => {
    if (!step) return [at(point)];
    const before = points[step - 1];
    const half = { x: (point.x + before.x) / 2, y: (point.y + before.y) / 2 - hop };
    return [{ ...at(half), ...middle }, at(point)];
  });
  stage.hide(stage.element(`[data-figure="${figure}"]`));
  await stage.fly(person, frames, ms);
}

/** The card that was turned up, over the head of whoever walks by it. @param {Scene} scene @param {Shape} shape @param {string} figure @param {number} card */
function carried(scene, shape, figure, card) {
  const [size, up] = shape.name === "wide" ? [0.62, -112] : [0.44, -64];
  return svg`<g transform=${`translate(0 ${up}) scale(${size})`}>${drawFace(scene, figure, card)}</g>`;
}

/** @param {Act} act @param {string} figure */
const from = ({ scene, shape }, figure) => standOf(shape, scene.view, figure) ?? shape.jackAtHome;

/** @param {Act} act @param {string} figure */
const to = ({ after, shape }, figure) => standOf(shape, after.view, figure) ?? shape.jackAtHome;

/** @param {Act} act */
async function walk(act) {
  const { event, shape, scene, stage } = act;
  const spaces = scene.view.storerooms.length;
  const path = Array.from({ length: event.steps }, (_, step) => (event.to - event.steps + 1 + step + 2 * spaces) % spaces);
  const points = path.flatMap((space, step) => {
    const before = step ? path[step - 1] : event.from;
    return typeof before === "number" ? wayTo(shape, before, space, spaces) : [shape.space(space, spaces)];
  });
  stage.sound("step");
  await go(act, event.figure, [from(act, event.figure), ...points.slice(0, -1), to(act, event.figure)], MS.step * points.length, { card: event.steps });
}

/** Through the warehouse, behind its front. @param {Act} act */
async function push(act) {
  act.stage.sound("push");
  await go(act, act.event.figure, [from(act, act.event.figure), to(act, act.event.figure)], MS.push, { middle: { opacity: 0 } });
}

/** @param {Act} act */
async function goBack(act) {
  const { event, shape, scene } = act;
  const spaces = scene.view.storerooms.length;
  const points = [];
  for (let space = event.from; space !== event.to; space = (space + spaces - 1) % spaces) points.push(...wayTo(shape, space, (space + spaces - 1) % spaces, spaces));
  await go(act, event.figure, [from(act, event.figure), ...points.slice(0, -1), to(act, event.figure)], MS.step * points.length);
}

/** @param {Act} act */
async function jackComes(act) {
  act.stage.hide(act.stage.element("[data-at=jack-home]"));
  act.stage.sound("coin");
  await go(act, JACK, [act.shape.jackAtHome, to(act, JACK)], MS.jack);
}

/** @param {Act} act */
async function jackLeaves(act) {
  await go(act, JACK, [from(act, JACK), act.shape.jackAtHome], MS.jack);
}

/** The chip before the player turns about its upright axis. @param {Act} act */
async function turnUp({ stage, event }) {
  stage.sound("card");
  await stage.animate(stage.element(`[data-chip="${event.figure}"]`), [{ transform: "none" }, { transform: "scaleX(0)" }], MS.turn);
}

// Barrels and coins

/** @param {Act} act @param {string} figure */
function inHand({ scene, shape }, figure) {
  const point = standOf(shape, scene.view, figure);
  return point ? shape.held(point, 0) : shape.bank;
}

/** @param {Act} act @param {number} pier  counted from 0 @param {Record<string, any>} ship @param {number} seat  whose last barrel is looked for */
function holdPoint({ shape }, pier, ship, seat) {
  const count = ship.hold.slice(0, seat + 1).reduce((/** @type {number} */ total, /** @type {number} */ barrels) => total + barrels, 0);
  const hold = holdAt(hullFor(ship.capacity, ship.ship, shape.name), Math.max(0, count - 1));
  const { x, y } = shape.ship(pier);
  return { x: x + hold.x * shape.shipScale, y: y + hold.y * shape.shipScale };
}

/** @param {Act} act */
const barrelScale = ({ shape }) => (shape.name === "wide" ? 0.7 : 0.42);

/** @param {Act} act */
async function visit(act) {
  const { stage, shape, scene, event } = act;
  const room = shape.room(event.space, scene.view.storerooms.length);
  if (!event.barrels) return stage.pause(MS.visit);
  const symbol = svg`${barrel(colourOf(scene, event.seat), 0, 0, barrelScale(act))}`;
  await stage.fly(symbol, [at(room), at(inHand({ ...act, scene }, event.figure))], MS.visit * 1.4);
}

/** It rolls along the pier and drops into the hold. @param {Act} act */
async function load(act) {
  const { stage, shape, scene, event, after } = act;
  const start = inHand(act, event.figure);
  const end = holdPoint(act, event.pier - 1, after.view.piers[event.pier - 1], event.seat);
  const jetty = shape.jetty(event.pier - 1);
  stage.sound("barrel");
  stage.hide(stage.element("[data-at=in-hand] > :last-child"));
  await stage.fly(
    svg`${barrel(colourOf(scene, event.seat), 0, 0, barrelScale(act))}`,
    [at(start, "rotate(0deg)"), at({ x: jetty.x, y: jetty.y + 20 * shape.scale.space }, "rotate(200deg)"), at(end, `rotate(360deg) scale(${shape.shipScale * 0.9})`)],
    MS.load,
  );
}

/** @param {Act} act */
async function unload(act) {
  const { stage, scene, event } = act;
  const start = holdPoint(act, event.pier - 1, scene.view.piers[event.pier - 1], event.seat);
  const end = onBoard(stage, `[data-at="barrel-${event.seat}"]`) ?? inHand(act, event.figure);
  stage.sound("barrel");
  await stage.fly(svg`${barrel(colourOf(scene, event.seat), 0, 0, barrelScale(act))}`, [at(start), at(end, "rotate(-360deg)")], MS.load * 1.4);
}

/** @param {Act} act */
async function putInPub(act) {
  const { stage, shape, scene, event } = act;
  const pub = shape.pub("left-pub", 0, 1);
  stage.sound("barrel");
  await stage.fly(svg`${barrel(colourOf(scene, event.seat), 0, 0, barrelScale(act))}`, [at(inHand(act, event.figure)), at(pub, "rotate(-360deg)")], MS.load * 1.6);
}

/** @param {Act} act */
async function takeCoin({ stage, shape, event }) {
  const goal = onBoard(stage, `[data-at="coin-${event.seat}"]`) ?? shape.bank;
  stage.sound("coin");
  await stage.fly(svg`${put("coin", 0, 0, shape.name === "wide" ? 0.9 : 0.6)}`, [at(shape.bank), at(goal)], MS.coin);
}

/** The middle of something outside the board, in the board's own units. @param {Stage} stage @param {string} query @returns {Point|null} */
function onBoard(stage, query) {
  const [element, air] = [stage.element(query), /** @type {SVGSVGElement|null} */ (stage.element(".bay-air"))];
  const matrix = air?.getScreenCTM();
  if (!element || !matrix) return null;
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
}

// Ships

/** @param {Act} act */
async function sail({ stage }) {
  stage.sound("sail");
  await stage.pause(MS.sail);
}

/** Points go from the ship to the player. @param {Act} act */
async function pay(act) {
  const { stage, shape, scene, event } = act;
  const pier = scene.view.leaving?.pier;
  const ship = pier ? shape.ship(pier - 1) : shape.tallyMan;
  const start = { x: ship.x, y: ship.y - (pier ? 130 : 30) * shape.shipScale };
  const goal = onBoard(stage, `[data-at="score-${event.seat}"]`) ?? start;
  const s = shape.name === "wide" ? 1 : 0.72;
  stage.sound("points");
  const symbol = svg`<g class=${`seat-${colourOf(scene, event.seat)}`}><rect x="-34" y="-19" width="68" height="38" rx="19" fill="var(--paper)" stroke="var(--c)" stroke-width="4"></rect>
    <circle cx="-17" r="11" fill="var(--c)"></circle>${crest(colourOf(scene, event.seat), -17, 0, 0.7)}<text class="num" x="11" y="8" font-size="24">+${event.points}</text></g>`;
  await stage.fly(symbol, [at(start, `scale(${s * 0.6})`), at(start, `scale(${s * 1.15})`), at(goal, `scale(${s})`)], MS.pay);
}

/** Away to the left under sail, while the next thing happens. @param {Act} act */
const leave = ({ stage, scene }) =>
  stage.animate(
    stage.element(`[data-ship="${scene.view.leaving.ship}"]`),
    [{ transform: "translateX(0)", opacity: 1 }, { transform: "translateX(-160px)", opacity: 1, offset: 0.5 }, { transform: "translateX(-420px)", opacity: 0 }],
    MS.leave,
    { easing: "ease-in" },
  );

/** @param {Act} act */
async function moveUp({ stage, shape, event }) {
  const [start, end] = [shape.ship(event["from-pier"] - 1), shape.ship(event.pier - 1)];
  const shift = `translate(${(end.x - start.x) / shape.shipScale}px, ${(end.y - start.y) / shape.shipScale}px)`;
  await stage.animate(stage.element(`[data-ship="${event.ship}"]`), [{ transform: "none" }, { transform: shift }], MS.moveUp);
}

/** @param {Act} act */
async function arrive({ stage, shape, event }) {
  await stage.redraw();
  const far = shape.name === "wide" ? "translate(420px, 20px)" : "translate(-300px, 40px)";
  await stage.animate(stage.element(`[data-ship="${event.ship}"]`), [{ transform: far, opacity: 0 }, { transform: "none", opacity: 1 }], MS.arrive, { easing: "ease-out" });
}

// Order and end

/** All one position on, the last one over them to the front (MB-6.1). @param {Act} act */
async function moveTiles({ stage, event, scene }) {
  const many = scene.view.order.length;
  const step = stage.element(".bay-tiles") ? 40 / 0.96 : 54 / 0.98;
  await Promise.all(
    scene.view.order.map((/** @type {string} */ figure) => {
      const isLast = figure === event.figure;
      const frames = isLast
        ? [{ transform: "none" }, { transform: `translate(${(-step * (many - 1)) / 2}px, -26px)` }, { transform: `translate(${-step * (many - 1)}px, 0)` }]
        : [{ transform: "none" }, { transform: `translateX(${step}px)` }];
      return stage.animate(stage.element(`[data-tile="${figure}"]`), frames, MS.tiles);
    }),
  );
}

/** @param {Act} act */
async function win({ stage }) {
  stage.sound("win");
  await stage.pause(MS.won);
}
