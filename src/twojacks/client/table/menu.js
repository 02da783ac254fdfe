/** The table's menu: the link, languages, the rulebook, keys, and leaving. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { forgetTable } from "../server/memory.js";
import { drawRulebook } from "../parts/clause.js";
import { askFirst, closeDialog, openDialog } from "../parts/dialog.js";
import { drawCode, drawLink, isOnlyHere, linkTo } from "../parts/invitation.js";
import { drawLanguages } from "../parts/languages.js";
import { drawSettings } from "../parts/settings.js";
import { say } from "../words/words.js";

/** @typedef {import("./table.js").Table} Table */

const KEYS = ["tab", "enter", "arrows", "c", "s", "h", "u", "comma", "about", "l", "escape"];

/** A finger presses no keys. */
const hasKeys = matchMedia("(any-pointer: fine)");

/** @param {Table} table */
export function openMenu(table) {
  openDialog(() => say("page-menu"), () => drawMenu(table), "sheet");
}

/** @param {Table} table */
const drawMenu = (table) => html`
  <nav class="menu">
    ${drawLanguages()}
    ${drawRulebook(table.table.game)}
    <button class="plain" data-control="tour" @click=${() => (closeDialog(), table.viewing.about.walk())}>${say("page-tour")}</button>
    <button class="plain" data-control="invite" @click=${() => openInvitation(table)}>${say("page-invite")}</button>
    ${hasKeys.matches && table.viewing.scene.size !== "phone" ? html`<button class="plain" data-control="keys" @click=${openKeys}>${say("page-keys")}</button>` : nothing}
    ${drawSettings(() => table.viewing.refresh())}
    <a class="button ways-out" href="/" @click=${closeDialog}>${say("page-home")} ${table.place.seats.length ? html`<small>${say("page-home-what")}</small>` : nothing}</a>
    ${table.place.seats.length ? html`<button class="plain danger ways-out" data-control="leave" @click=${() => confirmLeaving(table)}>${say("page-leave")} <small>${say("page-leave-what")}</small></button>` : nothing}
  </nav>
`;

/** @param {Table} table */
function openInvitation(table) {
  const { id, seats } = table.place;
  const link = linkTo(id);
  openDialog(
    () => say("page-invite"),
    () => html`
      <p>${say("page-invite-what")}</p>
      ${drawLink(link, `/api/tables/${id}/invitation.svg`)}
      ${isOnlyHere(link) ? nothing : seats.map((seat) => drawPersonalLink(table, seat))}
    `,
  );
}

/** @param {Table} table @param {number} seat */
const drawPersonalLink = (table, seat) => html`
  <h3>${say("page-personal-link", { who: table.seats[seat].name })}</h3>
  <p>${say("page-personal-link-what")}</p>
  ${drawCode(`/api/tables/${table.place.id}/seats/${seat}/link.svg`)}
`;

export function openKeys() {
  openDialog(
    () => say("page-keys"),
    () => html`<dl class="keys">${KEYS.map((key) => html`<dt><kbd>${say(`page-key-${key}`)}</kbd></dt><dd>${say(`page-key-${key}.does`)}</dd>`)}</dl>`,
  );
}

/** @param {Table} table */
const confirmLeaving = (table) =>
  askFirst({ name: "leave", title: "page-leave", not: "page-stay", what: () => [say("page-leave-what")], deed: () => leave(table), isDanger: true });

/** @param {Table} table */
function leave(table) {
  for (const seat of table.place.seats) table.eyes.get(seat)?.connection.wish("leave");
  forgetTable(table.place.id);
  setTimeout(() => location.assign("/"), 300); // the wish is on its way
}
