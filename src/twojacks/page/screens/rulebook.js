/** The rulebook in the reader's language, clause by clause, with small live boards for the examples. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openGameView } from "../table/game-view.js";
import { factsOf } from "../app/games.js";
import { openBook } from "../widgets/clause.js";
import { icon } from "../widgets/controls.js";
import { drawLanguages } from "../widgets/settings.js";
import { language, say } from "../app/words.js";
import { drawExamples, drawWhenNear } from "./examples.js";

/**
 * @typedef {import("../net/messages.js").ClauseText} ClauseText
 * @typedef {import("../net/messages.js").SectionText} SectionText
 * @typedef {import("../net/messages.js").Rules} Rules
 * @typedef {(number: string) => unknown} DrawExample
 */

/** @param {string|null} why */
const drawRuling = (why) =>
  why
    ? html`<details class="ruling">
        <summary>${say("page-ruling")}</summary>
        <p>${why}</p>
      </details>`
    : nothing;

/** @param {ClauseText} clause @param {DrawExample} example */
const drawClause = (clause, example) => html`
  <div class="clause" id=${clause.number}>
    <a class="clause-number" href="#${clause.number}">${clause.number}</a>
    <div>
      <p>${clause.title ? html`<strong>${clause.title}.</strong> ` : nothing}${clause.text}</p>
      ${drawRuling(clause.why)}
    </div>
    ${example(clause.number)}
  </div>
`;

/** @param {SectionText} section @param {number} index @param {DrawExample} example */
const drawSection = (section, index, example) => html`
  <section class="clauses" id="section-${index}">
    <h2>${section.title}</h2>
    ${
      section.short ? html`<p class="in-short"><strong>${say("page-in-short")}.</strong> ${section.short}</p>` : nothing
    }
    ${section.text ? html`<p>${section.text}</p>` : nothing} ${drawRuling(section.why)}
    ${section.clauses.map((clause) => drawClause(clause, example))}
  </section>
`;

/** @param {HTMLElement} host @param {string[]} parts @param {URL} address */
export async function open(host, [game], address) {
  const gameView = await openGameView(game);
  const { colours, lesson } = factsOf(game);
  /** @type {Rules|null} */
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
    const example = drawExamples(gameView, shown.examples, colours, boards.isNear);
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
          ${
            lesson
              ? html`<p class="row"><a class="button main" href="/learn/${game}">${say("page-learn")}</a></p>`
              : nothing
          }
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
