/** The harbours, loaded when somebody sails there. */
import { learnEvents } from "./event-kinds.js";
import { learnWords } from "./words.js";

/** @typedef {import("../types.js").GameView} GameView */

/** @type {Record<string, () => Promise<{gameView: GameView}>>} */
const GAME_VIEWS = {
  "montego-bay": () => import("../../games/montego_bay/page/index.js"),
  "halunken-und-spelunken": () => import("../../games/halunken/page/index.js"),
};

/** @type {Record<string, string>} */
const FOLDERS = { "montego-bay": "montego_bay", "halunken-und-spelunken": "halunken" };

/** The address of a game's picture. @param {string} game */
export const coverOf = (game) => `/games/${FOLDERS[game]}/page/cover.svg`;

export const GAMES = Object.keys(GAME_VIEWS);

/** @param {string} address */
function addStyle(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
  const loaded = new Promise((resolve, reject) => {
    link.onload = () => resolve(undefined);
    link.onerror = () => reject(new Error(address));
  });
  document.head.append(link);
  return loaded;
}

/** The symbols of one game at a time: both have a rope and a cat. @param {string} address */
async function showSymbols(address) {
  const place = /** @type {HTMLElement} */ (document.getElementById("symbols"));
  if (place.dataset.from === address) return;
  const text = await (await fetch(address)).text();
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  place.replaceChildren(document.importNode(file.documentElement, true));
  place.dataset.from = address;
}

/** Everything that a table of this game needs before it is drawn. @param {string} game */
export async function openGameView(game) {
  const { gameView } = await GAME_VIEWS[game]();
  await Promise.all([
    showSymbols(gameView.symbols),
    learnEvents(gameView),
    learnWords(["/text/words/{}/learn.ftl", gameView.words]),
    ...gameView.styles.map(addStyle),
  ]);
  document.documentElement.dataset.world = gameView.world;
  return gameView;
}
