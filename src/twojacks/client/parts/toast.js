/** Short messages that go away: what was refused and what to do, or what happened around the table. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { knows, say } from "../words/words.js";

const SHOWN_MS = 7_000;

/** @param {{code: string, message: string}} error */
function wording({ code, message }) {
  const id = `page-error-${code.replaceAll(".", "-")}`;
  return code && knows(id) ? say(id) : message;
}

/** @param {{code: string, message: string, clause?: string|null}} error @param {(clause: string) => void} [explain] */
export function showToast(error, explain) {
  const place = document.querySelector(".toasts") ?? document.body.appendChild(Object.assign(document.createElement("div"), { className: "toasts" }));
  place.setAttribute("role", "status");
  const toast = place.appendChild(Object.assign(document.createElement("div"), { className: "toast" }));
  const { clause } = error;
  render(
    html`<span>${wording(error)}</span>
      ${clause && explain ? html`<button class="link" @click=${() => explain(clause)}>${say("page-why")}</button>` : nothing}`,
    toast,
  );
  setTimeout(() => toast.remove(), SHOWN_MS);
}
