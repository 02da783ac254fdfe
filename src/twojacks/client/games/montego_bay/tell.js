/** Sentences: what is asked, what an option is called, what it would do, and the arguments of the log. */
import { list, say, sayMessage } from "../../words/words.js";
import { isEndNear, JACK, ownerOf, shipsToEnd } from "./facts.js";
import { figureAsked } from "./hand.js";
import { column, isRear } from "./places.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Message} Message
 * @typedef {import("../../types.js").GameEvent} GameEvent
 */

/** @param {string} figure */
const objectOf = (figure) => say("mb-figure-object", { figure });

/** @param {Scene} scene @param {number[]} seats */
const namesOf = (scene, seats) => list(seats.map((seat) => scene.seats[seat].name));

/** @param {boolean} is */
const yes = (is) => (is ? "yes" : "no");

/** On phones the banner has two lines: a third would make the board smaller. */
const MOST_LETTERS = 50;

/** What moves on the board while nobody is asked. @type {Record<string, string>} */
const SHOWN = {
  "turned-up": "mb-ask-moving",
  walked: "mb-ask-moving",
  pushed: "mb-ask-moving",
  "went-back": "mb-ask-moving",
  sailed: "mb-ask-sailing",
  paid: "mb-ask-sailing",
  "extra-point": "mb-ask-sailing",
  "moved-up": "mb-ask-sailing",
  arrived: "mb-ask-sailing",
  "tiles-moved": "mb-ask-order",
  "tiles-shuffled": "mb-ask-order",
  "tile-laid": "mb-ask-order",
  ended: "mb-ask-end",
  "pub-paid": "mb-ask-end",
};

/** @param {Scene} scene @returns {Message} */
export function ask(scene) {
  const { view, reader } = scene;
  if (scene.over) return { id: "mb-ask-over", args: { names: namesOf(scene, scene.winners), count: scene.winners.length } };
  if (scene.options.length && reader !== null) return warn(scene, askReader(scene, reader));
  const told = scene.event && scene.isExplained ? { id: logId(scene.event), args: tellArgs(scene.event, scene) } : null;
  if (told && (scene.size !== "phone" || sayMessage(told).length <= MOST_LETTERS)) return told;
  const shown = scene.event && SHOWN[scene.event.kind];
  if (shown) return { id: shown };
  if (view.phase === "over") return { id: "mb-ask-end" };
  return askOthers(scene);
}

/** A few full ships, and the game ends (MB-E1); where there is no room to say so it stands beside the piles. @param {Scene} scene @param {Message} asked @returns {Message} */
function warn(scene, asked) {
  const warning = { id: "mb-ask-last-ships", args: { count: shipsToEnd(scene.view), question: sayMessage(asked) } };
  const hasRoom = scene.size !== "phone" || sayMessage(warning).length <= MOST_LETTERS;
  return isEndNear(scene.view) && hasRoom ? warning : asked;
}

/** @param {Scene} scene @param {number} reader @returns {Message} */
function askReader(scene, reader) {
  const { view } = scene;
  const name = scene.seats[reader].name;
  const shared = yes(!isAlone(scene));
  const left = view.left;
  if (view.phase === "hire") return { id: "mb-ask-hire", args: { name, shared, coins: view.coins[reader] } };
  if (view.phase === "load") return { id: "mb-ask-load", args: { name, shared, left } };
  if (view.phase === "unload") return { id: "mb-ask-unload", args: { name, shared, left } };
  if (scene.choice?.made.length && !scene.choice.begun.length) return { id: "mb-ask-chosen", args: { names: namesOf(scene, scene.waiting), count: scene.waiting.length } };
  const figure = /** @type {string} */ (figureAsked(scene));
  return { id: "mb-ask-card", args: { name, shared, figure: objectOf(figure) } };
}

/** Whether nobody else plays on this screen. @param {Scene} scene */
const isAlone = (scene) => scene.seats.filter((seat) => seat.isMe).length === 1;

/** @param {Scene} scene @returns {Message} */
function askOthers(scene) {
  const { view, waiting } = scene;
  const owner = view.acting ? ownerOf(view, view.acting) : null;
  if (owner !== null) return { id: view.phase === "unload" ? "mb-ask-unloading" : "mb-ask-loading", args: { name: scene.seats[owner].name, own: yes(isAlone(scene) && owner === scene.reader) } };
  if (!waiting.length) return { id: "mb-ask-round", args: { round: view.round } };
  const id = view.phase === "hire" ? "mb-ask-hiring" : "mb-ask-choosing";
  return { id, args: { names: namesOf(scene, waiting), count: waiting.length } };
}

/** @type {Record<string, import("../../types.js").Introduction>} by the verb that is asked for */
const INTRODUCTIONS = {
  hire: { id: "learn-mb-ask-hire", clause: "MB-1.1" },
  load: { id: "learn-mb-ask-load", clause: "MB-4.3" },
  unload: { id: "learn-mb-ask-unload", clause: "MB-4.5" },
};

/** @type {import("../../types.js").Introduction} */
export const aim = { id: "learn-mb-intro-2", clause: "MB-E4" };

/** What somebody needs to know who is asked this for the first time; a docker's first card while it stands in its pub. @param {Scene} scene */
export function introduce({ options, view }) {
  const [verb, figure] = (options[0] ?? "").split(" ");
  if (options.includes("decline")) return INTRODUCTIONS.hire;
  if (verb !== "card") return INTRODUCTIONS[verb] ?? null;
  if (figure === JACK) return { id: "learn-mb-ask-cards-jack", clause: "MB-2.3" };
  if (typeof view.figures[figure] === "number") return null;
  return { id: figure.endsWith("small") ? "learn-mb-ask-cards-small" : "learn-mb-ask-cards", clause: "MB-2.2" };
}

/** @param {string} option @param {Scene} scene @returns {Message} */
export function describe(option, scene) {
  const [verb, thing, card] = option.split(" ");
  if (verb === "hire") return { id: "mb-do-hire", args: { figure: say("mb-figure-with", { figure: thing }) } };
  if (verb === "decline") return { id: "mb-do-decline" };
  if (verb === "card") return { id: "mb-do-card", args: { figure: objectOf(thing), card: Number(card) } };
  const ship = scene.view.piers[Number(thing) - 1];
  const aboard = ship?.hold.reduce((/** @type {number} */ total, /** @type {number} */ count) => total + count, 0) ?? 0;
  return { id: `mb-do-${verb}`, args: { pier: Number(thing), aboard, capacity: ship?.capacity ?? 0 } };
}

/** @param {Scene} scene @returns {Message[]} */
export function foretell(scene) {
  const plan = scene.picked ? scene.previews[scene.picked] : null;
  if (!plan) return [];
  if (plan.path) return foretellWalk(plan, scene.size);
  if (plan.cards) return [{ id: "mb-then-hired", args: { coins: plan.coins } }];
  if (plan.hold) return foretellShip(scene, plan);
  return plan.asked === null ? [] : [{ id: "mb-then-asked", args: { name: scene.seats[plan.asked].name } }];
}

/** Phones have room for one sentence more: what is drawn goes without saying. @param {Record<string, any>} plan @param {Scene["size"]} size @returns {Message[]} */
function foretellWalk(plan, size) {
  const { barrels, broken, coins } = plan.storeroom;
  const room = plan.figure === JACK ? { barrels, broken: 0, coins } : { barrels, broken, coins };
  const shown = Object.entries(room).flatMap(([thing, count]) => (count ? [say(`mb-room-${thing}`, { count })] : []));
  const reached = shown.length ? { id: "mb-then-room", args: { list: list(shown) } } : { id: "mb-then-empty" };
  const earlier = plan.earlier?.length ? [{ id: "mb-then-earlier", args: { count: plan.earlier.length } }] : [];
  const meeting = plan.meets ? [foretellMeeting(plan)] : [];
  return [reached, ...(size === "phone" && earlier.length ? [] : meeting), ...earlier];
}

/** @param {Record<string, any>} plan @returns {Message} */
const foretellMeeting = (plan) => (plan.pushed_to === null ? { id: "mb-then-back" } : { id: "mb-then-pushes", args: { figure: objectOf(plan.meets) } });

/** @param {Scene} scene @param {Record<string, any>} plan @returns {Message[]} */
function foretellShip(scene, plan) {
  const due = plan.pays.flatMap((/** @type {number|null} */ points, /** @type {number} */ seat) =>
    points === null ? [] : [say("mb-each", { name: scene.seats[seat].name, count: points })],
  );
  const pays = due.length ? [{ id: plan.sails ? "mb-then-sails" : "mb-then-pays", args: { list: list(due) } }] : [];
  const extra = plan.sails ? [{ id: "mb-then-extra" }] : [];
  return [...pays, ...extra];
}

/** @type {Record<string, string>} in which form a figure stands in the sentence of a kind */
const FORMS = { "tile-laid": "mb-figure-short", chose: "mb-figure-object" };

/** @type {Record<string, string>} in which form a space stands there */
const SPACES = { to: "mb-space-to", at: "mb-space-at", space: "mb-space-from" };

/** By the number that is painted on the warehouse. @param {string} form @param {number} space @param {Scene} scene */
function saySpace(form, space, { view }) {
  const spaces = view.storerooms.length;
  return say(form, { side: isRear(space, spaces) ? "rear" : "quay", number: column(space, spaces) + 1 });
}

/** @param {GameEvent} event */
export const logId = (event) => `mb-log-${event.kind}`;

/** @param {GameEvent} event @param {Scene} scene */
export function tellArgs(event, scene) {
  /** @type {Record<string, any>} */
  const args = Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
  if (typeof event.seat === "number") args.seat = scene.seats[event.seat].name;
  if (event.figure) args.figure = say(FORMS[event.kind] ?? "mb-figure", { figure: event.figure });
  for (const other of ["by", "met", "behind"]) if (event[other]) args[other] = objectOf(event[other]);
  if (event.with) args.with = say("mb-figure-with", { figure: event.with });
  for (const [name, form] of Object.entries(SPACES)) if (typeof event[name] === "number") args[name] = saySpace(form, event[name], scene);
  for (const name of ["from", "at"]) if (typeof event[name] === "string") args[name] = "pub";
  if (typeof event.space === "number") args.room = saySpace("mb-space-room", event.space, scene);
  if (event.kind === "chose") args.known = yes(event.card !== "?");
  if (event.kind === "loaded" || event.kind === "unloaded") args.barrels = 1;
  if ("full" in event) args.full = yes(event.full);
  return args;
}
