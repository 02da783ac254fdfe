/** Short messages: toasts that disappear, and sentences for screen readers. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { knows, say } from "../app/words.js";

/** @typedef {import("../net/messages.js").ErrorText} ErrorText */

const SHOWN_MS = 7_000;
const MOST_LINES = 20;

/** @param {{code: string, message: string}} error */
function wording({ code, message }) {
  const id = `page-error-${code.replaceAll(".", "-")}`;
  return code && knows(id) ? say(id) : message;
}

/**
 * Shows what was refused, or what happened at the table. Errors of an unknown kind are shown as they are.
 * @param {unknown} error @param {(clause: string) => void} [explain]
 */
export function showToast(error, explain) {
  const { code = "", message = String(error), clause } = /** @type {Partial<ErrorText>} */ (error);
  const place =
    document.querySelector(".toasts") ??
    document.body.appendChild(Object.assign(document.createElement("div"), { className: "toasts" }));
  place.setAttribute("role", "status");
  const toast = place.appendChild(Object.assign(document.createElement("div"), { className: "toast" }));
  render(
    html`<span>${wording({ code, message })}</span> ${
        clause && explain
          ? html`<button class="link" @click=${() => explain(clause)}>${say("page-why")}</button>`
          : nothing
      }`,
    toast,
  );
  setTimeout(() => toast.remove(), SHOWN_MS);
}

/** Reads a sentence out; returns whether it is a new one. @param {string} text */
export function announce(text) {
  const lines = /** @type {HTMLElement} */ (document.getElementById("announcements"));
  if (!text || lines.lastElementChild?.textContent === text) return false;
  lines.append(Object.assign(document.createElement("p"), { textContent: text }));
  if (lines.childElementCount > MOST_LINES) lines.firstElementChild?.remove();
  return true;
}
