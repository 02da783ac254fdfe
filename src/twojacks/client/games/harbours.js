/** The harbours, loaded when somebody sails there. */
import { learnWords } from "../words/words.js";

/** @typedef {import("../types.js").Harbour} Harbour */

/** @type {Record<string, () => Promise<{harbour: Harbour}>>} */
const HARBOURS = {
  "montego-bay": () => import("./montego_bay/harbour.js"),
  "halunken-und-spelunken": () => import("./halunken/harbour.js"),
};

export const GAMES = Object.keys(HARBOURS);

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
export async function openHarbour(game) {
  const { harbour } = await HARBOURS[game]();
  await Promise.all([
    showSymbols(harbour.symbols),
    learnWords(["learn", game, `${game}-log`]),
    ...harbour.styles.map(addStyle),
  ]);
  document.documentElement.dataset.world = harbour.world;
  return harbour;
}
