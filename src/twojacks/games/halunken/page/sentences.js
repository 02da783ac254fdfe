/**
 * What is asked, what an option is called, and what it would lead to: all from options and previews, never from rules.
 */
import { knows, list, say, sayMessage } from "../../../page/app/words.js";
import { hasRole } from "../../../page/app/event-kinds.js";
import { logId, tellArgs } from "../../../page/widgets/narration.js";
import { colourOf, isLastRound, leadingBid, roundArgs, valueOf } from "./facts.js";

/**
 * @typedef {import("../../../page/types.js").Scene} Scene
 * @typedef {import("../../../page/types.js").Message} Message
 * @typedef {import("./previews.js").MovePreview} MovePreview
 */

/** @param {Scene} scene @param {number[]} seats */
const names = (scene, seats) => list(seats.map((seat) => scene.seats[seat].name));

/** @param {string} option @returns {[string, string]} */
const split = (option) => {
  const [verb, thing = ""] = option.split(" ");
  return [verb, thing];
};

// Words

/** @param {string} sailor */
export const saySailor = (sailor) => say("hs-sailor", { colour: colourOf(sailor), value: valueOf(sailor) });

/** A captain is called by the player's name. @param {number|"jack"} figure @param {Scene} scene */
const nameFigure = (figure, scene) => (figure === "jack" ? say("hs-figure-jack") : scene.seats[figure].name);

/**
 * How values of events are said; events.py names these.
 * @type {Record<string, import("../../../page/types.js").Writer>}
 */
export const writers = {
  figure: (figure, _form, scene) => nameFigure(figure, scene),
  sailor: saySailor,
  card: (card) => say("hs-card", { card }),
  tavern: (space, form) => say(`hs-tavern-${form}`, { space }),
};

// The sentence at the top

/** @param {Scene} scene @returns {Message} */
export function ask(scene) {
  if (scene.over) {
    return {
      id: "hs-over",
      args: { names: names(scene, scene.winners), count: scene.winners.length, total: Math.max(...scene.view.scores) },
    };
  }
  if (scene.options.length) {
    return isLastRound(scene.view)
      ? { id: "hs-ask-last", args: { question: sayMessage(askReader(scene)) } }
      : askReader(scene);
  }
  if (scene.event?.kind === "turned-up" && hasRole(scene.event, "together")) return { id: "hs-log-turned-up-list" };
  if (scene.event && knows(logId(scene.event))) return { id: logId(scene.event), args: tellArgs(scene.event, scene) };
  if (scene.waiting.length && scene.view.phase !== "over") return askOthers(scene);
  return { id: "hs-round", args: roundArgs(scene.view) };
}

/** @param {Scene} scene @returns {Message} */
function askReader(scene) {
  const [verb] = split(scene.options[0]);
  if (verb === "bid" || verb === "pass") return askBid(scene);
  if (verb === "card") return askCard(scene);
  if (verb === "take") return askRobbery(scene);
  return { id: `hs-ask-${verb}` };
}

/** @param {Scene} scene @returns {Message} */
function askBid(scene) {
  const leading = leadingBid(scene);
  return leading
    ? { id: "hs-ask-bid-more", args: { sailor: saySailor(leading[1]), name: scene.seats[leading[0]].name } }
    : { id: "hs-ask-bid" };
}

/** @param {Scene} scene @returns {Message} */
function askCard(scene) {
  const others = scene.chosen.filter((seat) => seat !== scene.reader);
  if (scene.choice?.made.length) {
    return { id: "hs-ask-laid", args: { names: names(scene, scene.waiting), count: scene.waiting.length } };
  }
  return others.length
    ? { id: "hs-ask-card-others", args: { names: names(scene, others), count: others.length } }
    : { id: "hs-ask-card" };
}

/**
 * Whose the sailors are that may be taken: another crew's, the basin's, or both (HS-T6).
 * @param {Scene} scene @returns {Message}
 */
function askRobbery(scene) {
  const stores = scene.options
    .filter((option) => option !== "take none")
    .map((option) => storeOf(split(option)[1], scene));
  const crew = stores.find(({ store }) => store === "crew");
  if (!crew) return { id: "hs-ask-rob-basin" };
  return {
    id: stores.some(({ store }) => store === "basin") ? "hs-ask-rob-both" : "hs-ask-rob",
    args: { name: crew.name },
  };
}

/** @param {Scene} scene @returns {Message} */
function askOthers(scene) {
  const { phase } = scene.view;
  return { id: `hs-wait-${phase}`, args: { names: names(scene, scene.waiting), count: scene.waiting.length } };
}

// What an option is called

/** @param {string} option @param {Scene} scene @returns {Message} */
export function describe(option, scene) {
  const [verb, thing] = split(option);
  if (verb === "place" || verb === "place-jack") {
    return { id: `hs-do-${verb}`, args: { at: say("hs-tavern-at", { space: Number(thing) }) } };
  }
  if (verb === "pass") return { id: "hs-do-pass" };
  if (option === "take none") return { id: "hs-do-take-none" };
  if (verb === "take") return { id: "hs-do-take", args: { sailor: saySailor(thing), ...storeOf(thing, scene) } };
  if (verb === "bid" || verb === "give") return { id: `hs-do-${verb}`, args: { sailor: saySailor(thing) } };
  return describeMove(option, verb, thing, scene);
}

/** Whose sailor it is. @param {string} sailor @param {Scene} scene */
function storeOf(sailor, scene) {
  const seat = scene.view.crews.findIndex((/** @type {string[]} */ crew) => crew.includes(sailor));
  return seat < 0 ? { store: "basin", name: "" } : { store: "crew", name: scene.seats[seat].name };
}

/** @param {string} option @param {string} verb @param {string} thing @param {Scene} scene @returns {Message} */
function describeMove(option, verb, thing, scene) {
  const who = verb.startsWith("jack") ? "jack" : "captain";
  if (thing === "rum") return { id: "hs-do-rum", args: { who } };
  const told = scene.previews[option];
  const to = told ? say("hs-tavern-to", { space: told.space }) : "";
  return told
    ? { id: "hs-do-move", args: { who, steps: Number(thing), to } }
    : { id: "hs-do-card", args: { who, card: thing } };
}

/** @param {string} option */
export function confirmLabel(option) {
  const [verb] = split(option);
  return `hs-confirm-${verb.replace("jack-", "")}`;
}

// What the picked option would lead to

/** @param {Scene} scene @returns {Message[]} */
export function foretell(scene) {
  const told = scene.picked ? scene.previews[scene.picked] : null;
  if (!scene.picked || !told) return [];
  const [verb] = split(scene.picked);
  if (verb === "place") return [{ id: "hs-then-place" }];
  if (verb === "place-jack") return [];
  if (verb === "pass") {
    return told.hirer === null ? [] : [{ id: "hs-then-hirer", args: { name: scene.seats[told.hirer].name } }];
  }
  if (told.numbers) return [{ id: "hs-then-rum" }];
  if (told.path) return foretellMove(scene, told);
  if (verb === "bid") return [{ id: "hs-then-paid", args: pointsOf(scene, told, scene.reader) }];
  return foretellExchange(scene, told);
}

/** @param {Scene} scene @param {{scores: number[]}} told @param {number|null} seat */
const pointsOf = (scene, told, seat) => ({
  before: scene.view.scores[/** @type {number} */ (seat)],
  after: told.scores[/** @type {number} */ (seat)],
});

/** @param {Scene} scene @param {MovePreview} told @returns {Message[]} */
function foretellMove(scene, told) {
  const joins =
    told.sailor === null
      ? { id: "hs-then-nobody" }
      : { id: "hs-then-joins", args: { sailor: saySailor(told.sailor), ...pointsOf(scene, told, scene.reader) } };
  const meets = foretellMeeting(scene, told);
  const earlier = told.earlier?.length
    ? {
        id: "hs-then-earlier",
        args: {
          names: list(told.earlier.map((figure) => nameFigure(figure, scene))),
          count: told.earlier.length,
        },
      }
    : null;
  return [joins, meets ?? earlier].filter((message) => message !== null);
}

/** @param {Scene} scene @param {MovePreview} told @returns {Message|null} */
function foretellMeeting(scene, told) {
  if (told.meets === null) return null;
  const args = {
    name: nameFigure(told.meets, scene),
    to: say("hs-tavern-to", { space: told.pushed_to ?? told.space }),
  };
  if (!told.loot.length) return { id: "hs-then-pushes", args };
  return { id: told.meets === "jack" ? "hs-then-robs-basin" : "hs-then-robs", args };
}

/** @param {Scene} scene @param {{scores: number[], victim?: number|"basin"|null}} told @returns {Message[]} */
function foretellExchange(scene, told) {
  const mine = {
    id: "hs-then-points",
    args: { name: scene.seats[/** @type {number} */ (scene.reader)].name, ...pointsOf(scene, told, scene.reader) },
  };
  if (typeof told.victim !== "number") return [mine];
  return [
    mine,
    { id: "hs-then-points", args: { name: scene.seats[told.victim].name, ...pointsOf(scene, told, told.victim) } },
  ];
}
