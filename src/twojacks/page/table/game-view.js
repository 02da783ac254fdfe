/** Loads a game's front end: its module, words, symbols and style sheets. */
import { learnEvents } from "../app/event-kinds.js";
import { factsOf } from "../app/games.js";
import { learnWords } from "../app/words.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../net/messages.js").GameFacts} GameFacts
 */

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

/** The symbols of one game at a time, because two games may use the same ids. @param {string} address */
async function showSymbols(address) {
  const place = /** @type {HTMLElement} */ (document.getElementById("symbols"));
  if (place.dataset.from === address) return;
  const text = await (await fetch(address)).text();
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  place.replaceChildren(document.importNode(file.documentElement, true));
  place.dataset.from = address;
}

/** The game's own front end, or the generic board for a game without one. @param {GameFacts} facts */
async function loadModule({ name, prefix, page }) {
  if (!page) return (await import("./generic-view.js")).makeGenericView(name, prefix);
  return /** @type {GameView} */ ((await import(page.module)).gameView);
}

/** Everything that a table of this game needs before it is drawn. @param {string} name @returns {Promise<GameView>} */
export async function openGameView(name) {
  const facts = factsOf(name);
  const gameView = await loadModule(facts);
  const words = ["/text/words/{}/learn.ftl", ...(gameView.words ?? []), ...(facts.words ? [facts.words] : [])];
  await Promise.all([
    gameView.symbols ? showSymbols(gameView.symbols) : undefined,
    learnEvents(gameView),
    learnWords(words),
    ...gameView.styles.map(addStyle),
  ]);
  Object.assign(document.documentElement.dataset, { world: facts.page?.world ?? "day", game: name });
  return gameView;
}
