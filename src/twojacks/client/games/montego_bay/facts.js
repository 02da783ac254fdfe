/** What a scene says, read off without drawing anything. */

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {import("../../types.js").View} View
 */

export const JACK = "lazy-jack";

/** @param {number} value */
export const round = (value) => Math.round(value * 1000) / 1000;

/** @param {Scene} scene @param {number} seat */
export const colourOf = (scene, seat) => scene.seats[seat].colour;

/** @param {string} figure */
export const colourOfFigure = (figure) => figure.split("-")[0];

/** @param {View} view @param {string} figure @returns {number|null}  the seat it works for */
export const ownerOf = (view, figure) => (figure === JACK ? view.hirer : view.owners[figure]);

/** @param {View} view @param {number} seat  its figures in the order in which cards are asked for */
export function figuresOf(view, seat) {
  const dockers = Object.keys(view.owners).filter((figure) => view.owners[figure] === seat);
  return view.hirer === seat ? [...dockers, JACK] : dockers;
}

/** How many ships can still be filled before the game ends: ships of the piles take their places (MB-P1). None in a round that is surely the last. @param {View} view */
export function shipsToEnd(view) {
  const left = [view.piers.filter(Boolean), ...view.piles].flat().length;
  return Math.max(0, left - view.last_ships);
}

/** So few that it can easily come in this round. @param {View} view */
export const isEndNear = (view) => view.phase !== "over" && shipsToEnd(view) <= 2;

/** Attributes of what may be touched: an option of the scene, or null. @param {Scene} scene @param {string} option */
export const offered = (scene, option) => (scene.options.includes(option) ? option : null);

/** @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
