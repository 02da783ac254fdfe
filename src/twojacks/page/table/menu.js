/** The menu of a table: invitation, language, rulebook, settings, keys, and leaving. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { forgetTable } from "../app/browser-storage.js";
import { factsOf } from "../app/games.js";
import { drawRulebook } from "../widgets/clause.js";
import { askFirst, closeDialog, openDialog } from "../widgets/dialog.js";
import { drawCode, drawLink, isOnlyHere, linkTo } from "../widgets/invitation.js";
import { drawLanguages, drawSettings } from "../widgets/settings.js";
import { say } from "../app/words.js";
import { tableOf } from "./selectors.js";

/** @typedef {import("./table-screen.js").TableScreen} TableScreen */

const KEYS = ["tab", "enter", "arrows", "c", "s", "h", "u", "comma", "about", "l", "escape"];

/** Devices without a mouse usually have no keyboard. */
const hasKeys = matchMedia("(any-pointer: fine)");

/** @param {TableScreen} screen */
export function openMenu(screen) {
  openDialog(
    () => say("page-menu"),
    () => drawMenu(screen),
    "sheet",
  );
}

/** @param {TableScreen} screen */
const drawMenu = (screen) => html`
  <nav class="menu">
    ${drawLanguages()} ${hasRules(screen) ? drawRulebook(tableOf(screen.state).game) : nothing}
    <button class="plain" data-control="tour" @click=${() => (closeDialog(), screen.playback.explanations.walk())}>
      ${say("page-tour")}
    </button>
    <button class="plain" data-control="invite" @click=${() => openInvitation(screen)}>${say("page-invite")}</button>
    ${
      hasKeys.matches && screen.playback.scene.size !== "phone"
        ? html`<button class="plain" data-control="keys" @click=${openKeys}>${say("page-keys")}</button>`
        : nothing
    }
    ${drawSettings(() => screen.playback.refresh())} ${drawWaysOut(screen)}
  </nav>
`;

/** @param {TableScreen} screen */
const hasRules = ({ state }) => factsOf(tableOf(state).game).rules;

/** @param {TableScreen} screen */
function drawWaysOut(screen) {
  const isSeated = screen.state.place.seats.length > 0;
  const leaving = html`<button
    class="plain danger ways-out"
    data-control="leave"
    @click=${() => confirmLeaving(screen)}
  >
    ${say("page-leave")} <small>${say("page-leave-what")}</small>
  </button>`;
  return html`
    <a class="button ways-out" href="/" @click=${closeDialog}
      >${say("page-home")} ${isSeated ? html`<small>${say("page-home-what")}</small>` : nothing}</a
    >
    ${isSeated ? leaving : nothing}
  `;
}

/** @param {TableScreen} screen */
function openInvitation(screen) {
  const { id, seats } = screen.state.place;
  const link = linkTo(id);
  openDialog(
    () => say("page-invite"),
    () => html`
      <p>${say("page-invite-what")}</p>
      ${drawLink(link, `/api/tables/${id}/invitation.svg`)}
      ${isOnlyHere(link) ? nothing : seats.map((seat) => drawPersonalLink(screen, seat))}
    `,
  );
}

/** @param {TableScreen} screen @param {number} seat */
const drawPersonalLink = (screen, seat) => html`
  <h3>${say("page-personal-link", { who: screen.playback.scene.seats[seat].name })}</h3>
  <p>${say("page-personal-link-what")}</p>
  ${drawCode(`/api/tables/${screen.state.place.id}/seats/${seat}/link.svg`)}
`;

export function openKeys() {
  openDialog(
    () => say("page-keys"),
    () =>
      html`<dl class="keys">
        ${KEYS.map(
          (key) =>
            html`<dt><kbd>${say(`page-key-${key}`)}</kbd></dt>
              <dd>${say(`page-key-${key}.does`)}</dd>`,
        )}
      </dl>`,
  );
}

/** @param {TableScreen} screen */
const confirmLeaving = (screen) =>
  askFirst({
    name: "leave",
    title: "page-leave",
    not: "page-stay",
    what: () => [say("page-leave-what")],
    deed: () => leave(screen),
    isDanger: true,
  });

/** @param {TableScreen} screen */
function leave(screen) {
  const { id, seats } = screen.state.place;
  for (const seat of seats) screen.clients.get(seat)?.connection.command("leave");
  forgetTable(id);
  setTimeout(() => location.assign("/"), 300); // until the command was sent
}
