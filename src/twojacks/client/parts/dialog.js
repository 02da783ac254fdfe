/** One dialog at a time, over whatever screen is shown. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { say } from "../words/words.js";
import { icon } from "./icons.js";

/** @typedef {import("../types.js").Template} Template */

/** @type {{title: () => string, body: () => Template, kind: string}|null} */
let shown = null;

const place = () => /** @type {HTMLElement} */ (document.getElementById("over"));

/**
 * `title` and `body` are asked again whenever the page is drawn, so that a dialog changes its language too.
 * @param {() => string} title @param {() => Template} body @param {string} [kind]  "sheet" comes from the side
 */
export function openDialog(title, body, kind = "card") {
  shown = { title, body, kind };
  drawDialog();
  const dialog = /** @type {HTMLDialogElement} */ (place().querySelector("dialog"));
  if (!dialog.open) dialog.showModal();
}

/**
 * Something is done only when it was meant; `name` names the controls, `title` is what is done, `not` the way out of it, as messages.
 * @param {{name: string, title: string, not: string, what: () => string[], deed: () => void, isDanger?: boolean}} question
 */
export function askFirst({ name, title, not, what, deed, isDanger = false }) {
  openDialog(
    () => say(title),
    () => html`
      ${what().map((sentence) => html`<p>${sentence}</p>`)}
      <p class="row">
        <button class="plain" data-control="${name}-not" @click=${closeDialog}>${say(not)}</button>
        <button class="main ${isDanger ? "danger" : ""}" data-control="${name}-now" @click=${() => (closeDialog(), deed())}>${say(title)}</button>
      </p>
    `,
  );
}

export function closeDialog() {
  place().querySelector("dialog")?.close();
}

export const isDialogOpen = () => shown !== null;

function forget() {
  shown = null;
  drawDialog();
}

/** @param {MouseEvent} event */
function closeFromOutside(event) {
  if (event.target instanceof HTMLDialogElement) closeDialog();
}

export function drawDialog() {
  const dialog = shown;
  render(
    dialog
      ? html`
          <dialog class="dialog ${dialog.kind}" aria-labelledby="dialog-title" @close=${forget} @click=${closeFromOutside}>
            <div class="dialog-inside">
              <header>
                <h2 id="dialog-title">${dialog.title()}</h2>
                <button class="round" aria-label=${say("page-close")} @click=${closeDialog}>${icon("close")}</button>
              </header>
              <div class="dialog-body">${dialog.body()}</div>
            </div>
          </dialog>
        `
      : nothing,
    place(),
  );
}
