/** The rule behind something, one click away, in the reader's language. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { readRules } from "../net/api.js";
import { language, say } from "../app/words.js";
import { drawDialog, openDialog } from "./dialog.js";

/**
 * @typedef {import("../net/messages.js").ClauseText} ClauseText
 * @typedef {import("../net/messages.js").Rules} Rules
 */

/** @type {Map<string, Rules>} */
const books = new Map();

/** @param {string} game @returns {Promise<Rules>} */
export async function openBook(game) {
  const key = `${game} ${language()}`;
  const book = books.get(key) ?? (await readRules(game, language()));
  books.set(key, book);
  return book;
}

/** @param {string} game @param {string} number */
export function explainClause(game, number) {
  /** @type {ClauseText|null|undefined} */
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

/** @param {string} game @param {string} number @param {ClauseText|null|undefined} clause */
const drawClause = (game, number, clause) => html`
  ${clause === undefined ? html`<p class="quiet">${say("page-loading")}</p>` : nothing}
  ${clause === null ? html`<p>${say("page-clause-unknown")}</p>` : nothing}
  ${
    clause
      ? html`${clause.title ? html`<h3>${clause.title}</h3>` : nothing}
          <p class="clause-text">${clause.text}</p>`
      : nothing
  }
  <p>${drawRulebook(game, number)}</p>
`;

/** A link to the rulebook, in a new tab so that the game stays. @param {string} game @param {string} [clause] */
export const drawRulebook = (game, clause = "") =>
  html`<a class="button" href="/rules/${game}${clause && `#${clause}`}" target="_blank" rel="noopener"
    >${say("page-open-rulebook")}<span class="unseen"> (${say("learn-new-tab")})</span></a
  >`;
