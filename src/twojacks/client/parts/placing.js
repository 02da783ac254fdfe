/** Where something can lie beside what it is about without covering what must be read or touched. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const MARGIN = 10;
const GAP = 5;
const STEP = 8; // pixels between two places that are tried

/** How many square pixels they share. @param {Box} one @param {Box} other */
function shared(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Below what it is about, above it, then at any height; in its middle, beside it, or at the edges of the window. @param {Box} about @param {number} width @param {number} height @returns {Box[]} */
function placesBeside(about, width, height) {
  const [right, low] = [Math.max(MARGIN, innerWidth - width - MARGIN), Math.max(MARGIN, innerHeight - height - MARGIN)];
  const middle = Math.max(MARGIN, Math.min((about.left + about.right - width) / 2, right));
  const sides = [middle, about.right + GAP, about.left - width - GAP, MARGIN, right].filter((left) => left >= MARGIN && left <= right);
  const heights = Array.from({ length: Math.ceil(low / STEP) }, (_, step) => MARGIN + step * STEP);
  const near = (/** @type {number} */ top) => Math.abs(top + height / 2 - (about.top + about.bottom) / 2);
  const tops = [about.bottom + GAP, about.top - height - GAP, ...heights.sort((one, other) => near(one) - near(other))];
  return tops
    .filter((top) => top >= MARGIN && top <= low)
    .flatMap((top) => sides.map((left) => ({ left, top, right: left + width, bottom: top + height })));
}

/**
 * The place nearest to what it is about that covers least of what is kept free, and how much it covers.
 * @param {Box} about @param {number} width @param {number} height @param {Box[]} kept
 */
export function findPlace(about, width, height, kept) {
  const places = placesBeside(about, width, height).map((place) => ({ ...place, covered: kept.reduce((all, box) => all + shared(place, box), 0) }));
  return places.reduce((best, place) => (place.covered < best.covered ? place : best));
}
