/** A table, from gathering to the end of its last game. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openHarbour } from "../games/harbours.js";
import { listGames, showState, takeCookie } from "../server/api.js";
import { knownTable, rememberTable } from "../server/memory.js";
import { say } from "../words/words.js";
import { Gathering } from "./gathering.js";
import { Table } from "../table/table.js";

/** @typedef {import("../server/memory.js").Way} Way */

/** The seat that a personal link brings along: its token becomes a cookie, and leaves the address. @param {string} id @param {URL} address */
async function readPersonalLink(id, address) {
  const given = new URLSearchParams(address.hash.slice(1));
  const [seat, token] = [given.get("seat"), given.get("token")];
  if (seat === null || !token) return;
  history.replaceState(null, "", address.pathname);
  await takeCookie(id, Number(seat), token);
  const state = await showState(id, Number(seat));
  const known = knownTable(id);
  const seats = [...new Set([...(known?.seats ?? []), Number(seat)])];
  rememberTable({ id, game: state.table.game, seats, way: known?.way ?? "online", names: [], when: Date.now(), over: false });
}

/** @param {HTMLElement} host @param {string[]} parts @param {URL} address */
export async function open(host, [id], address) {
  /** @type {{draw: () => void, close: () => void}|null} */
  let inside = null;
  let isClosed = false;
  const place = { watching: address.searchParams.get("as") === "screen" };

  async function enter() {
    inside?.close();
    const [state, { games }] = await Promise.all([showState(id), listGames()]);
    const { table } = state;
    const harbour = await openHarbour(table.game);
    if (isClosed) return;
    const known = knownTable(id);
    const way = /** @type {Way} */ (place.watching ? "screen" : address.hash === "#hand" ? "hand" : (known?.way ?? "online"));
    const seats = place.watching ? [] : (known?.seats ?? []);
    const { colours } = games.find((/** @type {any} */ game) => game.name === table.game);
    document.title = `${say(`page-title-${table.game}`)} · Two Jacks`;
    inside = table.stage === "gathering" && !state.play
      ? new Gathering(host, { id, seats, way, colours, enter })
      : openTable(host, harbour, { id, seats, way, colours, again: enter });
  }

  try {
    await readPersonalLink(id, address);
    await enter();
  } catch (error) {
    drawMissing(host, /** @type {any} */ (error).code);
  }
  return {
    draw: () => inside?.draw(),
    close: () => {
      isClosed = true;
      inside?.close();
    },
  };
}

/** @param {HTMLElement} host @param {any} harbour @param {any} place */
function openTable(host, harbour, place) {
  render(html`<main class="table"></main><div class="curtain-place"></div>`, host);
  const table = new Table(/** @type {HTMLElement} */ (host.querySelector("main")), harbour, place);
  return { draw: () => table.viewing.draw(), close: () => table.close() };
}

/** @param {HTMLElement} host @param {string|undefined} code */
function drawMissing(host, code) {
  const isGone = code === "table.unknown";
  render(
    html`
      <main class="screen narrow">
        <h1>${say(isGone ? "page-no-table" : "page-trouble")}</h1>
        <p>${say(isGone ? "page-no-table-what" : "page-trouble-what")}</p>
        <p class="row">
          ${isGone ? nothing : html`<button class="main" @click=${() => location.reload()}>${say("page-try-again")}</button>`}
          <a class="button" href="/">${say("page-home")}</a>
        </p>
      </main>
    `,
    host,
  );
}
