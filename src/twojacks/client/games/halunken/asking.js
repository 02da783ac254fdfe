/** What is asked, what an option is called, and what it would lead to: all from options and previews, never from rules. */
import { knows, list, say, sayMessage } from "../../words/words.js";
import { isLastRound, leadingBid } from "./standing.js";
import { logId, nameFigure, saySailor, tellArgs } from "./telling.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").Message} Message
 */

/** @param {Scene} scene @param {number[]} seats */
const names = (scene, seats) => list(seats.map((seat) => scene.seats[seat].name));

/** @param {string} option @returns {[string, string]} */
const split = (option) => {
  const [verb, thing = ""] = option.split(" ");
  return [verb, thing];
};

// The sentence at the top

/** @param {Scene} scene @returns {Message} */
export function ask(scene) {
  if (scene.over) return { id: "hs-over", args: { names: names(scene, scene.winners), count: scene.winners.length, total: Math.max(...scene.view.scores) } };
  if (scene.options.length) return isLastRound(scene.view) ? { id: "hs-ask-last", args: { question: sayMessage(askReader(scene)) } } : askReader(scene);
  if (scene.event?.clause === "HS-S5") return { id: "hs-log-turned-up-list" };
  if (scene.event && knows(logId(scene.event))) return { id: logId(scene.event), args: tellArgs(scene.event, scene) };
  if (scene.waiting.length && scene.view.phase !== "over") return askOthers(scene);
  return { id: "hs-round", args: { round: scene.view.round } };
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
  return leading ? { id: "hs-ask-bid-more", args: { sailor: saySailor(leading[1]), name: scene.seats[leading[0]].name } } : { id: "hs-ask-bid" };
}

/** @param {Scene} scene @returns {Message} */
function askCard(scene) {
  const others = scene.chosen.filter((seat) => seat !== scene.reader);
  if (scene.choice?.made.length) return { id: "hs-ask-laid", args: { names: names(scene, scene.waiting), count: scene.waiting.length } };
  return others.length ? { id: "hs-ask-card-others", args: { names: names(scene, others), count: others.length } } : { id: "hs-ask-card" };
}

/** Whose the sailors are that may be taken: another crew's, the basin's, or both (HS-T6). @param {Scene} scene @returns {Message} */
function askRobbery(scene) {
  const stores = scene.options.filter((option) => option !== "take none").map((option) => storeOf(split(option)[1], scene));
  const crew = stores.find(({ store }) => store === "crew");
  if (!crew) return { id: "hs-ask-rob-basin" };
  return { id: stores.some(({ store }) => store === "basin") ? "hs-ask-rob-both" : "hs-ask-rob", args: { name: crew.name } };
}

/** @param {Scene} scene @returns {Message} */
function askOthers(scene) {
  const { phase } = scene.view;
  return { id: `hs-wait-${phase}`, args: { names: names(scene, scene.waiting), count: scene.waiting.length } };
}

/** @type {Record<string, import("../../types.js").Introduction>} by what is asked */
const INTRODUCTIONS = {
  place: { id: "learn-hs-ask-place", clause: "HS-S4" },
  "place-jack": { id: "learn-hs-ask-place-jack", clause: "HS-B1" },
  pass: { id: "learn-hs-ask-auction", clause: "HS-B2" },
  "pass-two-players": { id: "learn-hs-ask-auction-two-players", clause: "HS-T3" },
  card: { id: "learn-hs-ask-cards", clause: "HS-R1" },
  "jack-card": { id: "learn-hs-ask-jack-card", clause: "HS-T3" },
  rum: { id: "learn-hs-ask-name-rum", clause: "HS-R3" },
  "jack-rum": { id: "learn-hs-ask-jack-rum", clause: "HS-T3" },
  take: { id: "learn-hs-ask-rob", clause: "HS-R7" },
  "take-by-jack": { id: "learn-hs-ask-rob-by-jack", clause: "HS-B6" },
  "take-basin": { id: "learn-hs-ask-rob-basin", clause: "HS-B4" },
  give: { id: "learn-hs-ask-give", clause: "HS-B7" },
};

/** @type {import("../../types.js").Introduction} */
export const aim = { id: "learn-hs-intro-2", clause: "HS-E1" };

/** What somebody needs to know who is asked this for the first time. @param {Scene} scene */
export function introduce({ options, view }) {
  const [verb] = split(options.at(-1) ?? "");
  const isForTwo = view.players === 2;
  if (verb === "pass" && isForTwo) return INTRODUCTIONS["pass-two-players"];
  if (verb === "give" && isForTwo) return { ...INTRODUCTIONS.give, clause: "HS-T5" };
  if (verb !== "take") return INTRODUCTIONS[verb] ?? null;
  const { mover, met } = view.resolving;
  if (met === "jack") return isForTwo ? { ...INTRODUCTIONS["take-basin"], clause: "HS-T6" } : INTRODUCTIONS["take-basin"];
  return mover === "jack" && !isForTwo ? INTRODUCTIONS["take-by-jack"] : INTRODUCTIONS.take;
}

// What an option is called

/** @param {string} option @param {Scene} scene @returns {Message} */
export function describe(option, scene) {
  const [verb, thing] = split(option);
  if (verb === "place" || verb === "place-jack") return { id: `hs-do-${verb}`, args: { at: say("hs-tavern-at", { space: Number(thing) }) } };
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
  return told ? { id: "hs-do-move", args: { who, steps: Number(thing), to } } : { id: "hs-do-card", args: { who, card: thing } };
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
  if (verb === "pass") return told.hirer === null ? [] : [{ id: "hs-then-hirer", args: { name: scene.seats[told.hirer].name } }];
  if (told.numbers) return [{ id: "hs-then-rum" }];
  if (told.path) return foretellMove(scene, told);
  if (verb === "bid") return [{ id: "hs-then-paid", args: pointsOf(scene, told, scene.reader) }];
  return foretellExchange(scene, told);
}

/** @param {Scene} scene @param {any} told @param {number|null} seat */
const pointsOf = (scene, told, seat) => ({
  before: scene.view.scores[/** @type {number} */ (seat)],
  after: told.scores[/** @type {number} */ (seat)],
});

/** @param {Scene} scene @param {any} told @returns {Message[]} */
function foretellMove(scene, told) {
  const joins = told.sailor === null ? { id: "hs-then-nobody" } : { id: "hs-then-joins", args: { sailor: saySailor(told.sailor), ...pointsOf(scene, told, scene.reader) } };
  const meets = foretellMeeting(scene, told);
  const earlier = told.earlier?.length ? { id: "hs-then-earlier", args: { names: list(told.earlier.map((/** @type {any} */ figure) => nameFigure(figure, scene))), count: told.earlier.length } } : null;
  return [joins, meets ?? earlier].filter((message) => message !== null);
}

/** @param {Scene} scene @param {any} told @returns {Message|null} */
function foretellMeeting(scene, told) {
  if (told.meets === null) return null;
  const args = { name: nameFigure(told.meets, scene), to: say("hs-tavern-to", { space: told.pushed_to }) };
  if (!told.loot.length) return { id: "hs-then-pushes", args };
  return { id: told.meets === "jack" ? "hs-then-robs-basin" : "hs-then-robs", args };
}

/** @param {Scene} scene @param {any} told @returns {Message[]} */
function foretellExchange(scene, told) {
  const mine = { id: "hs-then-points", args: { name: scene.seats[/** @type {number} */ (scene.reader)].name, ...pointsOf(scene, told, scene.reader) } };
  if (typeof told.victim !== "number") return [mine];
  return [mine, { id: "hs-then-points", args: { name: scene.seats[told.victim].name, ...pointsOf(scene, told, told.victim) } }];
}
