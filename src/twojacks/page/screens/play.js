/** A table, from the lobby to the end of its last game. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openGameView } from "../table/game-view.js";
import { ApiError, showState, takeCookie } from "../net/api.js";
import { knownTable, rememberTable } from "../app/browser-storage.js";
import { factsOf } from "../app/games.js";
import { say } from "../app/words.js";
import { Lobby } from "./lobby.js";
import { TableScreen } from "../table/table-screen.js";

/** @typedef {import("../app/browser-storage.js").Way} Way */

/** Takes the seat of a personal link: its token becomes a cookie and leaves the address.
 * @param {string} id @param {URL} address */
async function readPersonalLink(id, address) {
  const given = new URLSearchParams(address.hash.slice(1));
  const [seat, token] = [given.get("seat"), given.get("token")];
  if (seat === null || !token) return;
  history.replaceState(null, "", address.pathname);
  await takeCookie(id, Number(seat), token);
  const { table } = await showState(id, Number(seat));
  const known = knownTable(id);
  const seats = [...new Set([...(known?.seats ?? []), Number(seat)])];
  const way = known?.way ?? "online";
  rememberTable({ id, game: table.game, seats, way, names: [], when: Date.now(), over: false });
}

/** @param {string} id @param {URL} address @returns {{seats: number[], way: Way}} */
function readPlace(id, address) {
  if (address.searchParams.get("as") === "screen") return { seats: [], way: "screen" };
  const known = knownTable(id);
  return { seats: known?.seats ?? [], way: address.hash === "#hand" ? "hand" : (known?.way ?? "online") };
}

/** @param {HTMLElement} host @param {string[]} parts @param {URL} address */
export async function open(host, [id], address) {
  /** @type {{draw: () => void, close: () => void}|null} */
  let inside = null;
  let isClosed = false;

  async function enter() {
    inside?.close();
    const { table, play } = await showState(id);
    const gameView = await openGameView(table.game);
    if (isClosed) return;
    const { colours, title } = factsOf(table.game);
    const place = { id, ...readPlace(id, address), colours };
    document.title = `${title} · Two Jacks`;
    inside =
      table.stage === "gathering" && !play
        ? new Lobby(host, { ...place, enter }, table)
        : openTable(host, gameView, { ...place, again: enter });
  }

  try {
    await readPersonalLink(id, address);
    await enter();
  } catch (error) {
    drawMissing(host, error instanceof ApiError ? error.code : "");
  }
  return {
    draw: () => inside?.draw(),
    close: () => {
      isClosed = true;
      inside?.close();
    },
  };
}

/**
 * @param {HTMLElement} host @param {import("../types.js").GameView} gameView
 * @param {import("../table/state.js").Place & {again: () => void}} place
 */
function openTable(host, gameView, place) {
  render(
    html`<main class="table"></main>
      <div class="curtain-place"></div>`,
    host,
  );
  return new TableScreen(/** @type {HTMLElement} */ (host.querySelector("main")), gameView, place);
}

/** @param {HTMLElement} host @param {string} code */
function drawMissing(host, code) {
  const isGone = code === "table.unknown";
  const reload = html`<button class="main" @click=${() => location.reload()}>${say("page-try-again")}</button>`;
  render(
    html`
      <main class="screen narrow">
        <h1>${say(isGone ? "page-no-table" : "page-trouble")}</h1>
        <p>${say(isGone ? "page-no-table-what" : "page-trouble-what")}</p>
        <p class="row">${isGone ? nothing : reload} <a class="button" href="/">${say("page-home")}</a></p>
      </main>
    `,
    host,
  );
}
