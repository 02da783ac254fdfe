/** On the beach: the score track with its banners, and the rail with the order tiles. */
import { nothing, svg } from "../../vendor/lit-html/lit-html.js";
import { classes, colourOf, colourOfFigure, round } from "./facts.js";
import { crest, num, put } from "./pieces.js";

/**
 * @typedef {import("../../types.js").Scene} Scene
 * @typedef {{from: number, to: number, y: number, wave: number, every: number, size: number, stone: number}} Track
 */

/** @type {Record<"wide"|"tall", Track>} */
const TRACKS = {
  wide: { from: 158, to: 1112, y: 109, wave: 3.6, every: 5, size: 19, stone: 13.6 },
  tall: { from: 18, to: 372, y: 52, wave: 2.4, every: 10, size: 18, stone: 12.6 },
};
const LONG = 100; // with two players more points are made each
const SHORT = 60;

/** @param {import("../../types.js").View} view */
const trackLength = (view) => Math.max(view.players === 2 ? LONG : SHORT, Math.ceil(Math.max(...view.scores) / 10) * 10);

/** @param {Track} track @param {number} length @param {number} score */
function stoneAt(track, length, score) {
  const x = track.from + ((track.to - track.from) * score) / length;
  return { x, y: track.y + track.wave * Math.sin(x / 130) };
}

/** @param {Scene} scene @param {"wide"|"tall"} name */
export function drawTrack(scene, name) {
  const track = TRACKS[name];
  const length = trackLength(scene.view);
  const pitch = (track.to - track.from) / length;
  const path = Array.from({ length: 61 }, (_, step) => stoneAt(track, 60, step))
    .map(({ x, y }, step) => `${step ? "L" : "M"}${round(x)} ${round(y)}`)
    .join("");
  const every = length > SHORT ? track.every * 2 : track.every;
  const marks = Array.from({ length: Math.floor(length / every) + 1 }, (_, step) => step * every);
  return svg`
    <g data-about="mb-about-track" data-clause="MB-E4">
      <path class="track-bed" d=${path}></path>
      <path class="stones shade" d=${path} stroke-width=${Math.min(9, pitch * 0.62)} stroke-dasharray=${`0 ${round(pitch)}`} transform="translate(.7 1.8)"></path>
      <path class="stones" d=${path} stroke-width=${Math.min(9, pitch * 0.62)} stroke-dasharray=${`0 ${round(pitch)}`}></path>
      ${marks.map((score) => drawMark(stoneAt(track, length, score), scene.view.scores.includes(score) ? null : score, track))}
    </g>
    ${drawBanners(scene, track, length)}`;
}

/** @param {{x: number, y: number}} at @param {number|null} score  none where a banner says it @param {Track} track */
const drawMark = ({ x, y }, score, track) => svg`
  <ellipse cx=${x + 1} cy=${y + 2.4} rx=${track.stone} ry=${track.stone * 0.78} fill="#B08A52" opacity=".5"></ellipse><ellipse cx=${x} cy=${y} rx=${track.stone} ry=${track.stone * 0.8} fill="#F4ECD9"></ellipse>
  ${score === null ? nothing : num(x, y + track.size * 0.33, track.size, score)}`;

/** One banner for each score; who is equal shares a cloth, and crowded ones lean apart. @param {Scene} scene @param {Track} track @param {number} length */
function drawBanners(scene, track, length) {
  const scores = [...new Set(/** @type {number[]} */ (scene.view.scores))].sort((one, other) => one - other);
  const banners = scores.map((score) => {
    const seats = scene.seats.filter(({ seat }) => scene.view.scores[seat] === score).map(({ seat }) => seat);
    const foot = stoneAt(track, length, score);
    const half = seats.length === 1 ? 14 : 10.5 * seats.length;
    return { score, seats, foot, x: within(foot.x, half, track), half };
  });
  spread(banners, track);
  return banners.map((banner) => drawBanner(scene, banner));
}

/** A cloth hangs over the beach, whole. @param {number} x @param {number} half @param {Track} track */
const within = (x, half, track) => Math.max(track.from - 12 + half, Math.min(track.to + 14 - half, x));

/** @param {{x: number, half: number}[]} banners  in order; moved apart until none covers another @param {Track} track */
function spread(banners, track) {
  for (let pass = 0; pass < 24; pass += 1) {
    for (let place = 1; place < banners.length; place += 1) {
      const [one, other] = [banners[place - 1], banners[place]];
      const over = one.half + other.half + 3 - (other.x - one.x);
      if (over <= 0) continue;
      one.x = within(one.x - over / 2, one.half, track);
      other.x = within(Math.max(other.x + over / 2, one.x + one.half + other.half + 3), other.half, track);
    }
  }
}

/** @param {Scene} scene @param {{score: number, seats: number[], foot: {x: number, y: number}, x: number, half: number}} banner */
function drawBanner(scene, { score, seats, foot, x, half }) {
  const names = seats.map((seat) => scene.seats[seat].name).join(", ");
  const each = (2 * half) / seats.length;
  return svg`
    <g class="banner" data-banner=${seats.join(" ")} data-about="mb-about-score" data-clause="MB-E4"><title>${`${names}: ${score}`}</title>
      <ellipse cx=${foot.x + 4} cy=${foot.y + 1} rx="8" ry="2.6" fill="#9A7540" opacity=".45"></ellipse>
      <path d=${`M${round(foot.x)} ${round(foot.y)}L${round(x)} ${round(foot.y - 22)}V${round(foot.y - 57)}`} stroke="var(--wood-dark)" stroke-width="3" fill="none" stroke-linecap="round"></path>
      <g transform=${`translate(${round(x)} ${round(foot.y)})`}>
        <circle cy="-57" r="2.6" fill="var(--amber)"></circle>
        <path d=${`M${-half}-54Q0-51.5 ${half}-54V-14L0-18.6L${-half}-14Z`} fill="var(--paper)"></path>
        ${seats.map((seat, place) => drawQuarter(colourOf(scene, seat), -half + place * each, each))}
        ${num(0, -20.4, 19, score)}
      </g></g>`;
}

/** @param {string} colour @param {number} x @param {number} width */
const drawQuarter = (colour, x, width) => svg`
  <g class=${`seat-${colour}`}><path d=${`M${x}-53.6Q${x + width / 2}-52 ${x + width}-53.6V-36Q${x + width / 2}-34 ${x}-36Z`} fill="var(--c)"></path>${crest(colour, x + width / 2, -44.4, 0.68)}</g>`;

/** @param {Scene} scene  the fence with the tiles, position 1 first (MB-3.1) */
export function drawRail(scene) {
  const { order } = scene.view;
  const end = 138 + order.length * 54 + 8;
  const posts = Array.from({ length: order.length / 2 + 1 }, (_, post) => 146 + (post * (end - 158)) / (order.length / 2));
  return svg`
    <g class="rail" data-at="rail" data-about="mb-about-rail" data-clause="MB-3.1">
      <path d=${posts.map((x) => `M${round(x)} 176V130`).join("")} stroke="var(--wood-dark)" stroke-width="7" stroke-linecap="round"></path>
      <path d=${`M134 134Q${end / 2} 130 ${end} 134`} class="beam"></path><path d=${`M134 132Q${end / 2} 128 ${end} 132`} class="beam lit"></path>
      <path d=${`M134 162Q${end / 2} 158 ${end} 162`} class="beam"></path>
      ${order.map((/** @type {string|null} */ figure, /** @type {number} */ place) => (figure ? drawTile(scene, figure, place, 173 + place * 54, 149, 0.98) : nothing))}
    </g>`;
}

/** @param {Scene} scene @param {string} figure @param {number} place @param {number} x @param {number} y @param {number} scale @param {number} [size]  of its number */
export function drawTile(scene, figure, place, x, y, scale, size = 19.5) {
  const [colour, build] = figure.split("-");
  const isNow = scene.event?.figure === figure && ["turned-up", "walked", "went-back"].includes(scene.event.kind);
  return svg`
    <g transform=${`translate(${x} ${y}) scale(${scale})`}><g class=${classes(`seat-${colourOfFigure(figure)}`, "tile", isNow && "now")} data-tile=${figure}>
      ${put("order-tile", 0, 0)}${put(`docker-${build}`, 4, 17, build === "large" ? 0.4 : 0.46)}
      <g style="--crest:var(--c-dark)">${crest(colour, 11.5, -13, 0.42)}</g>${num(-8, -20 + size * 0.7, size, place + 1)}
    </g></g>`;
}
