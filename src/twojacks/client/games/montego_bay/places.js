/** Where things are: the harbour seen from the sea, and the same turned a quarter for phones. The arrow runs clockwise in both. */

/**
 * @typedef {{x: number, y: number}} Point
 * @typedef {object} Shape
 * @property {"wide"|"tall"} name
 * @property {number[]} box  x, y, width, height
 * @property {(space: number, spaces: number) => Point} space
 * @property {Record<"left"|"right", Point[]>} corners  on the way round the ends of the row, from rear to quay
 * @property {(pub: string, place: number, many: number) => Point} pub  where a figure waits before its first move
 * @property {(warehouse: number, spaces: number) => Point} house  the foot of its wall
 * @property {(space: number, spaces: number) => Point} room  where the goods of a storeroom stand
 * @property {(pier: number) => Point} ship  its waterline; pier 1 is 0
 * @property {(pier: number) => Point} jetty  where its number stands
 * @property {(stand: Point, place: number) => Point} held  the foot of a barrel in the hands of whoever stands there, the first being 0
 * @property {number} shipScale
 * @property {Point} jackAtHome
 * @property {Point} bank
 * @property {Point} tallyMan
 * @property {{large: number, small: number, jack: number, house: number, space: number}} scale
 */

/** @param {number} space @param {number} spaces  a storeroom's place in the row: 0 beside the left pub */
export const column = (space, spaces) => (space < spaces / 2 ? space : spaces - 1 - space);

/** @param {number} space @param {number} spaces */
export const isRear = (space, spaces) => space < spaces / 2;

const ROW = { left: 160, width: 816 };

/** @type {Shape} */
export const WIDE = {
  name: "wide",
  box: [0, 46, 1136, 752],
  space: (space, spaces) => ({
    x: ROW.left + ((column(space, spaces) + 0.5) * ROW.width * 2) / spaces,
    y: isRear(space, spaces) ? 244 : 507,
  }),
  corners: {
    left: [
      { x: 148, y: 290 },
      { x: 148, y: 462 },
    ],
    right: [
      { x: 988, y: 290 },
      { x: 988, y: 462 },
    ],
  },
  pub: (pub, place, many) => {
    const step = Math.min(31, 116 / many);
    const middle = pub === "left-pub" ? 72 : 1066;
    return { x: middle + (place - (many - 1) / 2) * step, y: 446 };
  },
  house: (warehouse, spaces) => ({ x: ROW.left + ((warehouse + 0.5) * ROW.width * 2) / spaces, y: 434 }),
  room: (space, spaces) => ({
    x: ROW.left + ((column(space, spaces) + 0.5) * ROW.width * 2) / spaces,
    y: isRear(space, spaces) ? 291 : 430,
  }),
  ship: (pier) => ({ x: 169 + 282 * pier, y: 772 }),
  jetty: (pier) => ({ x: 28 + 282 * pier, y: 526 }),
  held: ({ x, y }, place) => ({ x: x + 31 + 22 * (place % 2) + 5.5 * Math.floor(place / 2), y: y + 3 + 7 * place }),
  shipScale: 1,
  jackAtHome: { x: 762, y: 194 },
  bank: { x: 92, y: 514 },
  tallyMan: { x: 34, y: 515 },
  scale: { large: 0.95, small: 1.01, jack: 0.95, house: 0.95, space: 1 },
};

const COLUMN = { top: 88, height: 352 };
const OFFING = { quay: 209, rear: 369, quayRoom: 250, house: 290, rearRoom: 330 };

/** @param {number} space @param {number} spaces */
const rowY = (space, spaces) => COLUMN.top + (column(space, spaces) * COLUMN.height * 2) / spaces;

/** @type {Shape} */
export const TALL = {
  name: "tall",
  box: [0, -8, 390, 480],
  space: (space, spaces) => ({ x: isRear(space, spaces) ? OFFING.rear : OFFING.quay, y: rowY(space, spaces) }),
  corners: {
    left: [
      { x: 345, y: 62 },
      { x: 238, y: 66 },
    ],
    right: [
      { x: 345, y: 438 },
      { x: 236, y: 438 },
    ],
  },
  pub: (pub, place, many) => {
    const step = Math.min(16, 62 / many);
    return { x: 295 + (place - (many - 1) / 2) * step, y: pub === "left-pub" ? 60 : 470 };
  },
  house: (warehouse, spaces) => ({ x: OFFING.house, y: rowY(warehouse, spaces) + 5 }),
  room: (space, spaces) => ({
    x: isRear(space, spaces) ? OFFING.rearRoom : OFFING.quayRoom,
    y: rowY(space, spaces) - 12,
  }),
  ship: (pier) => ({ x: 88, y: 110 + 117 * pier }),
  jetty: (pier) => ({ x: 182, y: 44 + 117 * pier }),
  // away from the storerooms, whose numbers must be read
  held: ({ x, y }, place) => ({ x: x < OFFING.house ? x - 17 - 11 * (place % 2) : x + 9 + 3 * (place % 2), y: y + 2 + 4 * place }),
  shipScale: 0.64,
  jackAtHome: { x: 226, y: 462 },
  bank: { x: 246, y: 40 },
  tallyMan: { x: 210, y: 46 },
  scale: { large: 0.5, small: 0.58, jack: 0.52, house: 0.36, space: 0.47 },
};

/** The points that one walks by from a space to the next, the last one being that space. @param {Shape} shape @param {number} from @param {number} to @param {number} spaces @returns {Point[]} */
export function wayTo(shape, from, to, spaces) {
  const end = shape.space(to, spaces);
  if (isRear(from, spaces) === isRear(to, spaces)) return [end];
  const side = column(to, spaces) === 0 ? "left" : "right";
  return [...(isRear(from, spaces) ? shape.corners[side] : [...shape.corners[side]].reverse()), end];
}

/** How far Lazy Jack in his chair reaches to the right of where he stands, also while he acts. */
const WIDEST = 34;

/** @param {Shape} shape @param {Record<string, any>} view @param {string} figure @returns {Point|null} */
export function standOf(shape, view, figure) {
  const place = view.figures[figure];
  if (place === null || place === undefined) return null;
  const spaces = view.storerooms.length;
  if (typeof place === "string") return inPub(shape, view, figure, place);
  const point = shape.space(place, spaces);
  const sharing = Object.keys(view.figures).filter((other) => view.figures[other] === place);
  const step = 40 * shape.scale.space;
  const half = ((sharing.length - 1) * step) / 2;
  const middle = Math.min(point.x, shape.box[2] - WIDEST * shape.scale.jack - half); // two beside the edge make room
  return { x: middle - half + sharing.indexOf(figure) * step, y: point.y };
}

/** @param {Shape} shape @param {Record<string, any>} view @param {string} figure @param {string} pub */
function inPub(shape, view, figure, pub) {
  const guests = Object.keys(view.figures).filter((other) => view.figures[other] === pub);
  return shape.pub(pub, guests.indexOf(figure), guests.length);
}
