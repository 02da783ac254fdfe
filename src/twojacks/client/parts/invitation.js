/** How others come to a table: by a link, and by a code where a phone can open it. */
import { html } from "../vendor/lit-html/lit-html.js";
import { knownTable } from "../server/memory.js";
import { say } from "../words/words.js";

/** Addresses nobody else can open. */
const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** @param {string} link */
export const isOnlyHere = (link) => LOOPBACK.includes(new URL(link).hostname);

/** As this page was opened; where nobody else can open that, as the server calls itself. @param {string} id */
export function linkTo(id) {
  const here = `${location.origin}/t/${id}`;
  return isOnlyHere(here) ? (knownTable(id)?.invitation ?? here) : here;
}

/** @param {string} picture */
export const drawCode = (picture) => html`<img class="code" src=${picture} alt=${say("page-code")}>`;

/** @param {string} link @param {string} picture  of its code */
export const drawLink = (link, picture) => html`
  <p class="link-row"><input readonly .value=${link} aria-label=${say("page-link")}>
    <button class="main" data-control="copy" @click=${() => copy(link)}>${say("page-copy")}</button></p>
  ${isOnlyHere(link) ? html`<p class="only-here">${say("page-only-here")}</p>` : drawCode(picture)}
`;

/** @param {string} text */
export async function copy(text) {
  await navigator.clipboard?.writeText(text).catch(() => undefined); // the field can be copied by hand
}
