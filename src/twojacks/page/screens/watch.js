/** The public tables, to join or to watch. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { listTables } from "../net/api.js";
import { titleOf } from "../app/games.js";
import { icon } from "../widgets/controls.js";
import { findCover, drawCover } from "../widgets/cover.js";
import { drawLanguages } from "../widgets/settings.js";
import { seatName } from "../widgets/seats.js";
import { list, say } from "../app/words.js";

/** @typedef {import("../net/messages.js").TableSummary} TableSummary */

const AGAIN_MS = 5_000;

/** @param {TableSummary} table */
const drawTable = (table) => {
  const taken = table.seats.filter((seat) => seat.kind !== "free");
  const free = table.seats.length - taken.length;
  return html`
    <li>
      <a class="button" href="/t/${table.id}">
        <strong>${titleOf(table.game)}</strong>
        <small>${list(taken.map(seatName))}</small>
        <small>${say(table.stage === "gathering" ? "page-table-free" : "page-table-playing", { free })}</small>
      </a>
    </li>
  `;
};

/** @param {TableSummary[]} tables */
const drawScreen = (tables) => html`
  <main class="screen narrow watch">
    <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
    <article class="game">
      ${drawCover(findCover("day"))}
      <div class="game-text">
        <h1>${say("page-watch")}</h1>
        <p>${say(tables.length ? "page-watch-what" : "page-watch-none")}</p>
        <ul class="tables">
          ${tables.map(drawTable)}
        </ul>
        <p class="row"><a class="button main" href="/new">${say("page-set-up")}</a></p>
      </div>
    </article>
  </main>
`;

/** @param {HTMLElement} host */
export async function open(host) {
  /** @type {TableSummary[]} */
  let tables = [];
  const draw = () => render(drawScreen(tables), host);
  const look = async () => {
    tables = await listTables().then(
      (told) => told.tables,
      () => tables,
    );
    draw();
  };
  await look();
  const looking = setInterval(look, AGAIN_MS);
  return { draw, close: () => clearInterval(looking) };
}
