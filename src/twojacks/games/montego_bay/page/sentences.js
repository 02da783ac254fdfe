/** Sentences: what is asked, what an option is called, what it would do; and how values of events are said. */
import { list, say, sayMessage } from "../../../page/app/words.js";
import { kindOf } from "../../../page/app/event-kinds.js";
import { logId, tellArgs } from "../../../page/widgets/narration.js";
import { isEndNear, ownerOf } from "./facts.js";
import { figureAsked } from "./hand.js";
import { column, isRear } from "./geometry.js";

/**
 * @typedef {import("../../../page/types.js").Scene} Scene
 * @typedef {import("../../../page/types.js").Message} Message
 */

/** @param {string} figure */
const objectOf = (figure) => say("mb-figure-object", { figure });

/** @param {Scene} scene @param {number[]} seats */
const namesOf = (scene, seats) => list(seats.map((seat) => scene.seats[seat].name));

/** @param {boolean} is */
const yes = (is) => (is ? "yes" : "no");

/** On phones the banner has two lines: a third would make the board smaller. */
const MOST_LETTERS = 50;

/** @param {Scene} scene @returns {Message} */
export function ask(scene) {
  const { view, reader } = scene;
  if (scene.over) {
    return { id: "mb-ask-over", args: { names: namesOf(scene, scene.winners), count: scene.winners.length } };
  }
  if (scene.options.length && reader !== null) return warn(scene, askReader(scene, reader));
  const told = scene.event && scene.isExplained ? { id: logId(scene.event), args: tellArgs(scene.event, scene) } : null;
  if (told && (scene.size !== "phone" || sayMessage(told).length <= MOST_LETTERS)) return told;
  const banner = scene.event && kindOf(scene.event).banner;
  if (banner) return { id: `mb-${banner}` };
  if (view.phase === "over") return { id: "mb-ask-end" };
  return askOthers(scene);
}

/**
 * A few full ships, and the game ends (MB-E1); where there is no room to say so it stands beside the piles.
 * @param {Scene} scene @param {Message} asked @returns {Message}
 */
function warn(scene, asked) {
  const warning = { id: "mb-ask-last-ships", args: { count: scene.view.ships_to_end, question: sayMessage(asked) } };
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
  if (scene.choice?.made.length && !scene.choice.begun.length) {
    return { id: "mb-ask-chosen", args: { names: namesOf(scene, scene.waiting), count: scene.waiting.length } };
  }
  const figure = /** @type {string} */ (figureAsked(scene));
  return { id: "mb-ask-card", args: { name, shared, figure: objectOf(figure) } };
}

/** Whether nobody else plays on this screen. @param {Scene} scene */
const isAlone = (scene) => scene.seats.filter((seat) => seat.isMe).length === 1;

/** @param {Scene} scene @returns {Message} */
function askOthers(scene) {
  const { view, waiting } = scene;
  const owner = view.acting ? ownerOf(view, view.acting) : null;
  if (owner !== null) {
    return {
      id: view.phase === "unload" ? "mb-ask-unloading" : "mb-ask-loading",
      args: { name: scene.seats[owner].name, own: yes(isAlone(scene) && owner === scene.reader) },
    };
  }
  if (!waiting.length) return { id: "mb-ask-round", args: { round: view.round } };
  const id = view.phase === "hire" ? "mb-ask-hiring" : "mb-ask-choosing";
  return { id, args: { names: namesOf(scene, waiting), count: waiting.length } };
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

/**
 * Phones have room for one sentence more: what is drawn goes without saying.
 * @param {import("./previews.js").WalkPreview} plan @param {Scene["size"]} size @returns {Message[]}
 */
function foretellWalk(plan, size) {
  const { barrels, broken, coins } = plan.storeroom;
  const room = { barrels, broken: plan.spares ? 0 : broken, coins };
  const shown = Object.entries(room).flatMap(([thing, count]) => (count ? [say(`mb-room-${thing}`, { count })] : []));
  const reached = shown.length ? { id: "mb-then-room", args: { list: list(shown) } } : { id: "mb-then-empty" };
  const earlier = plan.earlier?.length ? [{ id: "mb-then-earlier", args: { count: plan.earlier.length } }] : [];
  const meeting = plan.meets ? [foretellMeeting(plan.meets, plan.pushed_to)] : [];
  return [reached, ...(size === "phone" && earlier.length ? [] : meeting), ...earlier];
}

/** @param {string} met @param {number|null} pushedTo @returns {Message} */
const foretellMeeting = (met, pushedTo) =>
  pushedTo === null ? { id: "mb-then-back" } : { id: "mb-then-pushes", args: { figure: objectOf(met) } };

/** @param {Scene} scene @param {import("./previews.js").ShipPreview} plan @returns {Message[]} */
function foretellShip(scene, plan) {
  const due = plan.pays.flatMap((/** @type {number|null} */ points, /** @type {number} */ seat) =>
    points === null ? [] : [say("mb-each", { name: scene.seats[seat].name, count: points })],
  );
  const pays = due.length ? [{ id: plan.sails ? "mb-then-sails" : "mb-then-pays", args: { list: list(due) } }] : [];
  const extra = plan.sails ? [{ id: "mb-then-extra" }] : [];
  return [...pays, ...extra];
}

/** By the number that is painted on the warehouse. @param {string} form @param {number} space @param {Scene} scene */
function saySpace(form, space, { view }) {
  const spaces = view.storerooms.length;
  return say(form, { side: isRear(space, spaces) ? "rear" : "quay", number: column(space, spaces) + 1 });
}

/**
 * How values of events are said; events.py names these.
 * @type {Record<string, import("../../../page/types.js").Writer>}
 */
export const writers = {
  figure: (figure, form) => say(form ? `mb-figure-${form}` : "mb-figure", { figure }),
  space: (space, form, scene) => (typeof space === "number" ? saySpace(`mb-space-${form}`, space, scene) : "pub"),
};
