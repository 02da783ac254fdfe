/** Sailors by colour, and what a crew counts: for numbers that are shown while things happen (HS-E1). */

/**
 * @typedef {"y"|"g"|"v"|"r"} Colour
 * @typedef {{colour: Colour, sailors: string[], sum: number, isDoubled: boolean}} Group
 */

/** @type {Colour[]} the order of every sorted list */
export const COLOURS = ["y", "g", "v", "r"];

/** @param {string} sailor @returns {Colour} */
export const colourOf = (sailor) => /** @type {Colour} */ (sailor[0]);

/** @param {string} sailor */
export const valueOf = (sailor) => Number(sailor.slice(1));

/** @param {string} one @param {string} other */
const compare = (one, other) =>
  COLOURS.indexOf(colourOf(one)) - COLOURS.indexOf(colourOf(other)) || valueOf(one) - valueOf(other);

/** @param {string[]} crew @param {string} sailor */
export const withSailor = (crew, sailor) => [...crew, sailor].sort(compare);

/** @param {string[]} crew @param {string} sailor */
export const withoutSailor = (crew, sailor) => crew.filter((other) => other !== sailor);

/** @param {string[]} sailors */
const sumOf = (sailors) => sailors.reduce((sum, sailor) => sum + valueOf(sailor), 0);

/** The colour with most sailors; of equal ones the one worth most. @param {string[]} crew @returns {Colour|null} */
export function doubledOf(crew) {
  /** @param {Colour} colour */
  const weigh = (colour) => {
    const sailors = crew.filter((sailor) => colourOf(sailor) === colour);
    return sailors.length * 1000 + sumOf(sailors);
  };
  if (!crew.length) return null;
  return COLOURS.reduce((best, colour) => (weigh(colour) > weigh(best) ? colour : best));
}

/** @param {string[]} crew @param {Colour|null} [doubled] @returns {Group[]} */
export function groupsOf(crew, doubled = doubledOf(crew)) {
  return COLOURS.map((colour) => {
    const sailors = crew.filter((sailor) => colourOf(sailor) === colour);
    return { colour, sailors, sum: sumOf(sailors), isDoubled: colour === doubled };
  }).filter(({ sailors }) => sailors.length);
}

/** @param {string[]} crew */
export const totalOf = (crew) =>
  groupsOf(crew).reduce((total, { sum, isDoubled }) => total + (isDoubled ? 2 * sum : sum), 0);
