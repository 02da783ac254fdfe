/** The pictures of the games. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { games } from "../app/games.js";

/** @typedef {import("../net/messages.js").PageFacts} PageFacts */

/** Nothing for a game without a picture. @param {PageFacts|null|undefined} page */
export const drawCover = (page) =>
  page?.cover ? html`<img class="game-cover" src=${page.cover} alt="" width="640" height="400" />` : nothing;

/** A picture for a screen that belongs to no game. @param {"day"|"night"} world */
export function findCover(world) {
  const pages = games().flatMap(({ page }) => (page?.cover ? [page] : []));
  return pages.find((page) => page.world === world) ?? pages[0];
}
