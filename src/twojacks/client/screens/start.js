/** The start page: what this is, two pictures to choose from, and everything one click away. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { GAMES } from "../games/harbours.js";
import { forgetTable, memory } from "../server/memory.js";
import { askFirst } from "../parts/dialog.js";
import { icon } from "../parts/icons.js";
import { drawLanguages } from "../parts/languages.js";
import { drawSettings, tellSettings } from "../parts/settings.js";
import { language, list, say } from "../words/words.js";
import { playNow } from "./opening.js";

/** @param {string} game */
const drawGame = (game) => html`
  <article class="harbour ${game}">
    <img class="harbour-picture" src="/page/screens/${game}.svg" alt="" width="640" height="400">
    <div class="harbour-text">
      <h2>${say(`page-title-${game}`)}</h2>
      <p>${say(`page-about-${game}`)}</p>
      <p class="facts">${say(`page-facts-${game}`)}</p>
      <div class="row">
        <button class="main big" data-control="play-${game}" @click=${() => playNow(game)}>${icon("play")} ${say("page-play-now")}</button>
        <a class="button" data-control="learn-${game}" href="/learn/${game}">${say("page-learn")}</a>
        <a class="button" data-control="together-${game}" href="/new?game=${game}">${say("page-play-together")}</a>
      </div>
    </div>
  </article>
`;

/** @typedef {import("../server/memory.js").KnownTable} KnownTable */

/** Tables this browser sits at, those that were played last first. @param {string} heading @param {KnownTable[]} tables @param {() => void} draw */
function drawTables(heading, tables, draw) {
  if (!tables.length) return nothing;
  return html`
    <section class="continue">
      <h2>${heading}</h2>
      <ul>
        ${tables.map(
          (table) => html`
            <li>
              <a class="button" href="/t/${table.id}">${say(`page-title-${table.game}`)} <small>${list(table.names)}${table.when ? html`<br>${sayDate(table.when)}` : nothing}</small></a>
              <button class="round" aria-label=${say("page-forget")} title=${say("page-forget")}
                @click=${() => forget(table, draw)}>${icon("close")}</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {number} when */
const sayDate = (when) => new Date(when).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** @param {KnownTable} table @param {() => void} draw */
const forget = ({ id }, draw) =>
  askFirst({ name: "forget", title: "page-forget", not: "page-keep", what: () => [say("page-forget-what")], deed: () => (forgetTable(id), draw()) });

/** @param {boolean} over @param {number} most */
const tablesThatAre = (over, most) => memory.tables.filter((table) => table.over === over).slice(0, most);

/** @param {HTMLElement} host */
export async function open(host) {
  document.documentElement.dataset.world = "day";
  document.title = "Two Jacks";
  const draw = () =>
    render(
      html`
        <main class="screen start">
          <header class="bar"><span class="brand">Two Jacks</span>${drawLanguages()}</header>
          <h1>${say("page-what-this-is")}</h1>
          ${drawTables(say("page-continue"), tablesThatAre(false, 6), draw)}
          <div class="harbours">${GAMES.map(drawGame)}</div>
          ${drawTables(say("page-finished"), tablesThatAre(true, 3), draw)}
          <nav class="row more">
            <a class="button" data-control="watch" href="/watch">${icon("eye")} ${say("page-watch")}</a>
            <a class="button" data-control="open-file" href="/replay">${say("page-open-replay")}</a>
            ${GAMES.map((game) => html`<a class="button" href="/rules/${game}">${icon("book")} ${say("page-rules-of", { game: say(`page-title-${game}`) })}</a>`)}
          </nav>
          <details class="sheet-paper"><summary>${say("page-settings")} <small>${tellSettings()}</small></summary>${drawSettings(draw)}</details>
          <footer class="quiet">${say("page-independent")}</footer>
        </main>
      `,
      host,
    );
  draw();
  return { draw, close: () => undefined };
}

