/** Tables that were made public: to join, or to watch. */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { listTables } from "../server/api.js";
import { icon } from "../parts/icons.js";
import { drawLanguages } from "../parts/languages.js";
import { list, say } from "../words/words.js";

const AGAIN_MS = 5_000;

/** @param {HTMLElement} host */
export async function open(host) {
  /** @type {any[]|null} */
  let tables = null;
  const look = async () => {
    tables = await listTables().then((told) => told.tables, () => tables);
    draw();
  };

  /** @param {any} table */
  const drawTable = (table) => {
    const free = table.seats.filter((/** @type {any} */ seat) => seat.kind === "free").length;
    const names = table.seats.filter((/** @type {any} */ seat) => seat.kind !== "free").map((/** @type {any} */ seat) => seat.name ?? say(`page-bot-${seat.bot}`));
    return html`
      <li>
        <a class="button" href="/t/${table.id}">
          <strong>${say(`page-title-${table.game}`)}</strong>
          <small>${list(names)}</small>
          <small>${say(table.stage === "gathering" ? "page-table-free" : "page-table-playing", { free })}</small>
        </a>
      </li>
    `;
  };

  function draw() {
    render(
      html`
        <main class="screen narrow watch">
          <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
          <article class="harbour">
            <img class="harbour-picture" src="/page/screens/montego-bay.svg" alt="" width="640" height="400">
            <div class="harbour-text">
              <h1>${say("page-watch")}</h1>
              <p>${say(tables?.length ? "page-watch-what" : "page-watch-none")}</p>
              <ul class="tables">${(tables ?? []).map(drawTable)}</ul>
              <p class="row"><a class="button main" href="/new">${say("page-set-up")}</a></p>
            </div>
          </article>
        </main>
      `,
      host,
    );
  }

  await look();
  const looking = setInterval(look, AGAIN_MS);
  return { draw, close: () => clearInterval(looking) };
}
