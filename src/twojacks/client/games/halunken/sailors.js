/** The forty-two sailors: every one a face of its own, put together from shared parts. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { colourOf, valueOf } from "./crews.js";

/** @typedef {import("../../types.js").Template} Template */

/** Each colour with its shade: skins, hair, coats, and the cloth of hats. @type {Record<string, [string, string]>} */
const SKINS = {
  pale: ["#F6C692", "#E0A06B"],
  rosy: ["#E8A988", "#CE7F5E"],
  tanned: ["#D9A06A", "#B0753F"],
  brown: ["#A9693F", "#7D4A2A"],
  dark: ["#7C4B2F", "#552F1B"],
  ruddy: ["#E9A77C", "#C07A52"],
};
/** @type {Record<string, [string, string]>} */
const HAIRS = {
  blond: ["#DDAF3E", "#A87A1A"],
  auburn: ["#8A4A1E", "#5E2F10"],
  red: ["#C4571F", "#8A3416"],
  black: ["#2A1620", "#12070C"],
  grey: ["#9AA3B2", "#6F7889"],
  white: ["#F1F3F6", "#C3CAD6"],
};
/** @type {Record<string, [string, string]>} */
const COATS = {
  navy: ["#20365E", "#2C4A80"],
  moss: ["#2E3B34", "#41544A"],
  wine: ["#5C2233", "#7C3246"],
  coal: ["#221A28", "#3A2C44"],
  peat: ["#5A3B26", "#7A5436"],
  teal: ["#1F4F55", "#2E7078"],
};
/** @type {Record<string, [string, string]>} */
const CLOTHS = {
  sea: ["#1F6F74", "#2E969A"],
  night: ["#1C2540", "#33415F"],
  ochre: ["#C08A1E", "#E9B93F"],
  crimson: ["#8E1F2E", "#B93848"],
  pitch: ["#1A1622", "#352D40"],
  olive: ["#5A6B2E", "#7C8F46"],
  plum: ["#4A2779", "#6B44A0"],
  linen: ["#CFC8B4", "#F0EAD8"],
};

/** Skin, hair, coat, cloth; then the parts of symbols.svg from back to front. @type {Record<string, string>} */
const FACES = {
  y1: "pale blond navy sea jersey round fringe bright snub grin freckles",
  y2: "pale red navy sea plaits jacket round short bright snub smile freckles",
  y3: "brown black teal ochre jersey round sides bright snub grin knit",
  y4: "tanned auburn moss linen jacket long sides laughing beak smile cap",
  y5: "pale blond navy sea jacket round sides bright snub grin freckles knit",
  y6: "dark black wine crimson vest square sides bright bulb stubble smile bandana ring",
  y7: "rosy auburn peat sea tail jacket long short almond beak stubble flat",
  y8: "tanned black navy crimson mane jacket round almond snub lips scarf ring",
  y9: "ruddy blond moss olive oilskin wide sides bushy short-beard bulb souwester",
  y10: "rosy auburn navy night brass square whiskers stern beak flat cap",
  y11: "brown black teal crimson jersey wide sides laughing bulb grin goatee straw",
  y12: "pale auburn navy night brass square sides stern beak flat moustache bicorn medal",
  g2: "rosy grey moss sea oilskin long sides tired bulb flat wrinkles",
  g3: "pale white peat sea jacket round bun glasses snub smile wrinkles",
  g4: "rosy white moss night oilskin round bushy beard bulb pipe broad",
  g5: "dark white navy ochre jersey square bushy short-beard bulb knit",
  g6: "tanned grey teal crimson vest long sides stern beak moustache bandana ring",
  g7: "ruddy white navy sea jacket wide sides whiskers laughing bulb grin wrinkles",
  g8: "brown grey wine plum jacket long sides tired beak goatee wrinkles straw",
  g9: "rosy grey moss olive oilskin square beard patch bulb souwester",
  g10: "pale white navy night jacket long whiskers glasses beak smile cap",
  g11: "tanned white coal sea tail vest square short stern plaited beak scar",
  g13: "ruddy white navy night brass square bushy beard bulb tricorn feather medal",
  v3: "pale auburn wine plum curls jacket round bright snub lips freckles",
  v4: "dark black teal ochre jacket long almond snub smile scarf ring",
  v5: "tanned black navy plum jacket round bun almond snub lips mole",
  v6: "rosy blond wine plum mane jacket round bright snub smile blush broad",
  v7: "brown black wine ochre mane jacket long almond snub lips scarf ring mole",
  v8: "pale red moss sea plaits jersey round fringe laughing snub grin freckles",
  v9: "dark black wine linen curls vest round bright snub grin bandana ring",
  v10: "rosy auburn navy night tail brass long sides stern beak lips cap scar",
  v11: "tanned black coal crimson mane brass round patch snub lips bandana ring",
  v14: "brown black wine plum mane brass long almond beak lips tricorn feather ring",
  r4: "ruddy auburn coal crimson vest square sides stubble stern bulb flat bandana",
  r5: "pale red coal sea vest long short laughing beak gold freckles ring anchor",
  r6: "dark black wine crimson vest wide sides stern bulb goatee gold scarf ring",
  r7: "tanned black peat pitch jacket square sides patch beak moustache knit scar",
  r8: "rosy red coal olive jersey wide bushy short-beard bulb bandana anchor",
  r9: "brown black coal ochre curls vest round almond snub lips bandana scar ring",
  r10: "ruddy grey coal pitch tail brass long stern plaited beak tricorn",
  r11: "dark black wine pitch brass square patch short-beard bulb broad scar",
  r15: "ruddy red coal pitch brass square sides patch beard bulb tricorn parrot",
};

/** @param {string} sailor @returns {{style: string, parts: string[]}} */
function readFace(sailor) {
  const [skin, hair, coat, cloth, ...parts] = FACES[sailor].split(" ");
  const named = { skin: SKINS[skin], hair: HAIRS[hair], coat: COATS[coat], cloth: CLOTHS[cloth] };
  const style = Object.entries(named).map(([name, [plain, shade]]) => `--${name}:${plain};--${name}-shade:${shade}`);
  return { style: style.join(";"), parts };
}

/** @param {string} sailor */
function makeBust(sailor) {
  const { style, parts } = readFace(sailor);
  return svg`<g class="hal-bust" style=${style}>${parts.map((part) => svg`<use href="#hal-f-${part}"></use>`)}</g>`;
}

/** @type {Record<string, Template>} */
const BUSTS = Object.fromEntries(Object.keys(FACES).map((sailor) => [sailor, makeBust(sailor)]));

/** A sailor's card of 100×140. @param {string} sailor @param {number} [size]  of the value: larger on small boards */
export const drawSailor = (sailor, size = 48) => svg`
  <g class="hal-sailor hal-of-${colourOf(sailor)}">
    <use href="#hal-sailor-field" width="100" height="140"></use>
    <g clip-path="url(#hal-card-clip)"><g transform="translate(9.5 16) scale(.92)">${BUSTS[sailor]}</g></g>
    <use href="#hal-sailor-corner" width="100" height="140"></use>
    <text class="hal-num hal-ink" x="30" y=${28 + size / 3} font-size=${size} text-anchor="middle">${valueOf(sailor)}</text>
  </g>
`;

/** The size of a small card's number, as far as there is room for it; and what it has at least. @param {number} shown */
const sizeIn = (shown) => (shown < 44 ? LEAST_SIZE : 36);
export const LEAST_SIZE = 32;

/** A small card's number, in the middle of what is seen of the card. @param {string} sailor @param {string} ink @param {number} shown @param {number} [size] */
const drawValue = (sailor, ink, shown, size = sizeIn(shown)) =>
  svg`<text class="hal-num ${ink}" x=${Math.min(30, shown / 2 + 1)} y=${26 + size * 0.36} font-size=${size} text-anchor="middle">${valueOf(sailor)}</text>`;

/** A small card of 60×80 for crews; narrow where others lie over its right side.
 * @param {string} sailor @param {number} [shown]  how many of its 60 units are seen @param {number} [size]  of the number */
export const drawMini = (sailor, shown = 60, size = undefined) =>
  svg`<use href="#hal-mini-${colourOf(sailor)}" width="60" height="80"></use>${drawValue(sailor, `hal-on-${colourOf(sailor)}`, shown, size)}`;

/** Where a small card lay. @param {string} sailor @param {number} shown */
export const drawGap = (sailor, shown) => svg`<rect class="hal-gap" x="2" y="2" width="56" height="76" rx="8"></rect>${drawValue(sailor, "hal-plain", shown)}`;

/**
 * How many sailors there are, in a box of 44×60: under a figure, so that nobody takes it for a sailor's value; and
 * without “×”, which says what counts double. No number where words say it: the figure alone has a box of 44×32.
 * @param {number|null} count @param {import("./crews.js").Colour|null} colour  null where they are of all colours
 */
export const drawTally = (count, colour) => svg`
  <g class="hal-tally ${colour ? `hal-of-${colour}` : ""}">
    <circle cx="22" cy="8.500" r="7"></circle><path d="M7 31V26C7 19 12 16 22 16S37 19 37 26V31Z"></path><path class="hal-kerchief" d="M15 16.500Q22 20 29 16.500L22 27Z"></path>
    ${count === null ? nothing : svg`<text class="hal-num" x="22" y="58" font-size="36" text-anchor="middle">${count}</text>`}
  </g>
`;

/** Somebody unseen. */
export const drawSailorBack = () => svg`<use href="#hal-sailor-back" width="100" height="140"></use>`;
