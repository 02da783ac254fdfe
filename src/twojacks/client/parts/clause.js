/** The rule behind something, one click away: its clause in the reader's language. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { readRules } from "../server/api.js";
import { language, say } from "../words/words.js";
import { drawDialog, openDialog } from "./dialog.js";

/**
 * @typedef {{number: string, title: string|null, text: string, ruling: boolean, why: string|null}} Clause
 * @typedef {{number: string|null, title: string, short: string|null, text: string|null, why: string|null, clauses: Clause[]}} Section
 * @typedef {{title: string, intro: string, sections: Section[], examples: Example[]}} Rulebook
 * @typedef {{clause: string, caption: string, players: number, before: any, after: any}} Example  two positions of the game
 */

/** @type {Map<string, Rulebook>} */
const books = new Map();

/** @param {string} game @returns {Promise<Rulebook>} */
export async function openBook(game) {
  const key = `${game} ${language()}`;
  const book = books.get(key) ?? (await readRules(game, language()));
  books.set(key, book);
  return book;
}

/** @param {string} game @param {string} number */
export function explainClause(game, number) {
  /** @type {Clause|null|undefined} */
  let clause;
  let spoken = "";
  const look = () => {
    spoken = language();
    openBook(game).then(
      (book) => {
        clause = book.sections.flatMap((section) => section.clauses).find((one) => one.number === number) ?? null;
        drawDialog();
      },
      () => {
        clause = null;
        drawDialog();
      },
    );
  };
  look();
  openDialog(
    () => say("page-clause", { clause: number }),
    () => {
      if (spoken !== language()) look();
      return drawClause(game, number, clause);
    },
  );
}

/** @param {string} game @param {string} number @param {Clause|null|undefined} clause */
const drawClause = (game, number, clause) => html`
  ${clause === undefined ? html`<p class="quiet">${say("page-loading")}</p>` : nothing}
  ${clause === null ? html`<p>${say("page-clause-unknown")}</p>` : nothing}
  ${clause
    ? html`${clause.title ? html`<h3>${clause.title}</h3>` : nothing}
        <p class="clause-text">${clause.text}</p>`
    : nothing}
  <p>${drawRulebook(game, number)}</p>
`;

/** The way to the rulebook from a game, which stays where it is. @param {string} game @param {string} [clause] */
export const drawRulebook = (game, clause = "") =>
  html`<a class="button" href="/rules/${game}${clause && `#${clause}`}" target="_blank" rel="noopener">${say("page-open-rulebook")}<span class="unseen"> (${say("learn-new-tab")})</span></a>`;
