/** The games and bots that the server offers, described in the reader's language. */
import { listGames } from "../net/api.js";

/**
 * @typedef {import("../net/messages.js").GameFacts} GameFacts
 * @typedef {import("../net/messages.js").BotFacts} BotFacts
 */

/** @type {{games: GameFacts[], bots: BotFacts[]}} */
let offered = { games: [], bots: [] };

/** To be awaited before anything is drawn, and again for another language. @param {string} language */
export async function loadGames(language) {
  offered = await listGames(language);
}

export const games = () => offered.games;

/** The names of the bots, weakest first. */
export const bots = () => offered.bots.map(({ name }) => name);

/** The bots that play against a newcomer: not the strongest ones, and not the weakest one first. */
export const defaultOpponents = () => [1, 2, 0].map((index) => bots()[index]);

/** Facts about a game; only its name if the server does not have it. @param {string} name @returns {GameFacts} */
export const factsOf = (name) => offered.games.find((game) => game.name === name) ?? { ...UNKNOWN, name, title: name };

/** @type {GameFacts} */
const UNKNOWN = {
  name: "",
  title: "",
  about: "",
  facts: "",
  prefix: "",
  variants: {},
  colours: [],
  words: null,
  page: null,
  rules: false,
  lesson: false,
};

/** @param {string} name */
export const titleOf = (name) => factsOf(name).title;
