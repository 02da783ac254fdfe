/** The start page: what this is, the games to choose from, and everything one click away. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { games, titleOf } from "../app/games.js";
import { forgetTable, memory } from "../app/browser-storage.js";
import { askFirst } from "../widgets/dialog.js";
import { icon } from "../widgets/controls.js";
import { drawCover } from "../widgets/cover.js";
import { drawLanguages, drawSettings, tellSettings } from "../widgets/settings.js";
import { language, list, say } from "../app/words.js";
import { playNow } from "./create-table.js";

/** @param {import("../app/games.js").GameFacts} game */
const drawGame = ({ name, title, about, facts, page, lesson }) => html`
  <article class="game" data-world=${page?.world ?? "day"}>
    ${drawCover(page)}
    <div class="game-text">
      <h2>${title}</h2>
      <p>${about}</p>
      <p class="facts">${facts}</p>
      <div class="row">
        <button class="main big" data-control="play-${name}" @click=${() => playNow(name)}>
          ${icon("play")} ${say("page-play-now")}
        </button>
        ${
          lesson
            ? html`<a class="button" data-control="learn-${name}" href="/learn/${name}">${say("page-learn")}</a>`
            : nothing
        }
        <a class="button" data-control="together-${name}" href="/new?game=${name}">${say("page-play-together")}</a>
      </div>
    </div>
  </article>
`;

/** @typedef {import("../app/browser-storage.js").KnownTable} KnownTable */

/** Tables at which this browser has a seat, the last one first.
 * @param {string} heading @param {KnownTable[]} tables @param {() => void} draw */
function drawTables(heading, tables, draw) {
  if (!tables.length) return nothing;
  return html`
    <section class="continue">
      <h2>${heading}</h2>
      <ul>
        ${tables.map((table) => drawTable(table, draw))}
      </ul>
    </section>
  `;
}

/** @param {KnownTable} table @param {() => void} draw */
const drawTable = (table, draw) => html`
  <li>
    <a class="button" href="/t/${table.id}"
      >${titleOf(table.game)}
      <small>${list(table.names)}${table.when ? html`<br />${sayDate(table.when)}` : nothing}</small></a
    >
    <button
      class="round"
      aria-label=${say("page-forget")}
      title=${say("page-forget")}
      @click=${() => forget(table, draw)}
    >
      ${icon("close")}
    </button>
  </li>
`;

/** @param {number} when */
const sayDate = (when) => new Date(when).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** @param {KnownTable} table @param {() => void} draw */
const forget = ({ id }, draw) =>
  askFirst({
    name: "forget",
    title: "page-forget",
    not: "page-keep",
    what: () => [say("page-forget-what")],
    deed: () => (forgetTable(id), draw()),
  });

/** @param {boolean} over @param {number} most */
const tablesThatAre = (over, most) => memory.tables.filter((table) => table.over === over).slice(0, most);

const drawRulebooks = () =>
  games()
    .filter(({ rules }) => rules)
    .map(
      ({ name, title }) =>
        html`<a class="button" href="/rules/${name}">${icon("book")} ${say("page-rules-of", { game: title })}</a>`,
    );

/** @param {() => void} draw */
const drawScreen = (draw) => html`
  <main class="screen start">
    <header class="bar"><span class="brand">Two Jacks</span>${drawLanguages()}</header>
    <h1>${say("page-what-this-is")}</h1>
    ${drawTables(say("page-continue"), tablesThatAre(false, 6), draw)}
    <div class="games">${games().map(drawGame)}</div>
    ${drawTables(say("page-finished"), tablesThatAre(true, 3), draw)}
    <nav class="row more">
      <a class="button" data-control="watch" href="/watch">${icon("eye")} ${say("page-watch")}</a>
      <a class="button" data-control="open-file" href="/replay">${say("page-open-replay")}</a>
      ${drawRulebooks()}
    </nav>
    <details class="sheet-paper">
      <summary>${say("page-settings")} <small>${tellSettings()}</small></summary>
      ${drawSettings(draw)}
    </details>
    <footer class="quiet">${say("page-independent")}</footer>
  </main>
`;

/** @param {HTMLElement} host */
export async function open(host) {
  document.documentElement.dataset.world = "day";
  document.title = "Two Jacks";
  const draw = () => render(drawScreen(draw), host);
  draw();
  return { draw, close: () => undefined };
}
