/** The rulebook in the reader's language, clause by clause, with small live boards for the examples. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openHarbour } from "../games/harbours.js";
import { openBook } from "../parts/clause.js";
import { icon } from "../parts/icons.js";
import { drawLanguages } from "../parts/languages.js";
import { listGames } from "../server/api.js";
import { language, say } from "../words/words.js";
import { drawExamples, drawWhenNear } from "./examples.js";

/**
 * @typedef {import("../parts/clause.js").Clause} Clause
 * @typedef {import("../parts/clause.js").Section} Section
 * @typedef {import("../parts/clause.js").Rulebook} Rulebook
 */

/** @param {Clause} clause @param {(number: string) => any} example */
const drawClause = (clause, example) => html`
  <div class="clause" id=${clause.number}>
    <a class="clause-number" href="#${clause.number}">${clause.number}</a>
    <div>
      <p>${clause.title ? html`<strong>${clause.title}.</strong> ` : nothing}${clause.text}</p>
      ${clause.why ? html`<details class="ruling"><summary>${say("page-ruling")}</summary><p>${clause.why}</p></details>` : nothing}
    </div>
    ${example(clause.number)}
  </div>
`;

/** @param {Section} section @param {number} index @param {(number: string) => any} example */
const drawSection = (section, index, example) => html`
  <section class="clauses" id="section-${index}">
    <h2>${section.title}</h2>
    ${section.short ? html`<p class="in-short"><strong>${say("page-in-short")}.</strong> ${section.short}</p>` : nothing}
    ${section.text ? html`<p>${section.text}</p>` : nothing}
    ${section.why ? html`<details class="ruling"><summary>${say("page-ruling")}</summary><p>${section.why}</p></details>` : nothing}
    ${section.clauses.map((clause) => drawClause(clause, example))}
  </section>
`;

/** @param {HTMLElement} host @param {string[]} parts @param {URL} address */
export async function open(host, [game], address) {
  const [harbour, { games }] = await Promise.all([openHarbour(game), listGames()]);
  const { colours } = games.find((/** @type {any} */ one) => one.name === game);
  /** @type {Rulebook|null} */
  let book = null;
  let spoken = "";
  const boards = drawWhenNear(paint);
  const load = async () => {
    spoken = language();
    book = await openBook(game);
    paint();
  };

  function draw() {
    if (spoken !== language()) load();
    else paint();
  }

  function paint() {
    if (!book) return;
    const shown = book;
    document.title = shown.title;
    const example = drawExamples(harbour, shown.examples, colours, boards.isNear);
    render(
      html`
        <main class="screen rulebook">
          <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
          <h1>${shown.title}</h1>
          <p class="lead">${shown.intro}</p>
          <nav class="contents" aria-label=${say("page-contents")}>
            ${shown.sections.map((section, index) => html`<a href="#section-${index}">${section.title}</a>`)}
          </nav>
          ${shown.sections.map((section, index) => drawSection(section, index, example))}
          <p class="row"><a class="button main" href="/learn/${game}">${say("page-learn")}</a></p>
        </main>
      `,
      host,
    );
    boards.watch(host);
  }

  await load();
  const wanted = address.hash.slice(1);
  if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: "center" });
  return { draw, close: boards.close };
}
