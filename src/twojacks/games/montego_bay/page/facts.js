/** What a scene says, read off without drawing anything. */

/**
 * @typedef {import("../../../page/types.js").Scene} Scene
 * @typedef {import("../../../page/types.js").View} View
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

const FEW_SHIPS = 2; // so few to the end that it can easily come in this round

/** @param {View} view */
export const isEndNear = (view) => view.phase !== "over" && view.ships_to_end <= FEW_SHIPS;

/** Attributes of what may be touched: an option of the scene, or null. @param {Scene} scene @param {string} option */
export const offered = (scene, option) => (scene.options.includes(option) ? option : null);

/** @param {...(string|false|null|undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
