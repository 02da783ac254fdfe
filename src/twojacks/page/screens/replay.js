/** Replays a game from a table or a file, as any seat knew it or with everything revealed. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openGameView } from "../table/game-view.js";
import { factsOf } from "../app/games.js";
import { explainClause } from "../widgets/clause.js";
import { closeDialog, openDialog } from "../widgets/dialog.js";
import { icon, iconButton, valueOf } from "../widgets/controls.js";
import { drawCover, findCover } from "../widgets/cover.js";
import { uniqueNames } from "../widgets/seats.js";
import { copy } from "../widgets/invitation.js";
import { drawLanguages, drawSpeed, drawSpeeds } from "../widgets/settings.js";
import { showToast } from "../widgets/notifications.js";
import { Playback } from "../table/playback.js";
import { ApiError, replaySave, showRecord, showReplay, showState } from "../net/api.js";
import { knownTable } from "../app/browser-storage.js";
import { Timeline } from "../table/timeline.js";
import { say } from "../app/words.js";

/**
 * @typedef {import("../net/messages.js").Record} GameRecord
 * @typedef {import("../net/messages.js").JsonObject} JsonObject
 * @typedef {import("../types.js").Seat} Seat
 *
 * @typedef {object} Source
 * @property {string} game
 * @property {GameRecord|JsonObject} record
 * @property {(reader: string) => Promise<import("../net/messages.js").Replay>} read
 * @property {(string|null)[]} names
 * @property {number[]} mine  seats of this browser
 * @property {string|null} link
 * @property {{href: string, label: string}|null} from  the table at which it was played
 */

/** @param {{name?: string|null, bot?: string|null}} seat */
const nameOf = ({ name, bot }) => name ?? (bot ? say(`page-bot-${bot}`) : null);

/** @param {string} id @param {number} game @returns {Promise<Source>} */
async function fromTable(id, game) {
  const [{ table }, record] = await Promise.all([showState(id), showRecord(id, game)]);
  const link = `${location.origin}/replay?table=${id}&game=${game}`;
  const isShown = table.stage === "between" && table.game_number === game + 1; // not a later game of a series
  const from = { href: `/t/${id}`, label: isShown ? "page-back-to-result" : "page-back-to-table" };
  return {
    game: table.game,
    record,
    read: (reader) => showReplay(id, game, reader),
    names: record.seats.map(nameOf),
    mine: knownTable(id)?.seats ?? [],
    link,
    from,
  };
}

/** @param {JsonObject} save @returns {Source} */
function fromFile(save) {
  const game = (save.save ?? save).game;
  const names = (save.seats ?? []).map(nameOf);
  return { game, record: save, read: (reader) => replaySave(save, reader), names, mine: [], link: null, from: null };
}

/** @param {HTMLElement} host @param {string[]} _parts @param {URL} address */
export async function open(host, _parts, address) {
  document.title = `${say("page-replay")} · Two Jacks`;
  const table = address.searchParams.get("table");
  /** @type {{draw: () => void, close: () => void}|null} */
  let inside = null;
  const show = async (/** @type {Source} */ source) => {
    const replay = await openReplay(host, source, address.searchParams.get("reader") ?? "all");
    inside = replay;
  };
  if (table) {
    try {
      await show(await fromTable(table, Number(address.searchParams.get("game") ?? 1)));
    } catch (error) {
      showToast(error);
    }
  }
  const draw = () => (inside ? inside.draw() : drawChooser(host, show));
  draw();
  return { draw, close: () => inside?.close() };
}

/** @param {Event} event */
const fileOf = (event) => /** @type {HTMLInputElement} */ (event.target).files?.[0];

/** @param {HTMLElement} host @param {(source: Source) => Promise<void>} show */
function drawChooser(host, show) {
  /** @param {File|undefined} file */
  async function read(file) {
    if (!file) return;
    try {
      await show(fromFile(JSON.parse(await file.text())));
    } catch (error) {
      showToast(error instanceof ApiError ? error : { code: "page.file", message: "" });
    }
  }
  render(
    html`
      <main class="screen narrow replay-chooser">
        <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
        <article class="game" data-world="night">
          ${drawCover(findCover("night"))}
          <div class="game-text">
            <h1>${say("page-open-replay")}</h1>
            <p>${say("page-open-replay-what")}</p>
            <p class="row">
              <label class="button main"
                >${say("page-choose-file")}
                <input
                  class="unseen"
                  type="file"
                  accept=".json,application/json"
                  @change=${(/** @type {Event} */ event) => read(fileOf(event))}
              /></label>
            </p>
          </div>
        </article>
      </main>
    `,
    host,
  );
}

/** @param {Source} source @param {number} players @returns {Seat[]} */
function seatsOf({ game, names, mine }, players) {
  const { colours } = factsOf(game);
  const all = Array.from({ length: players }, (_, seat) => names[seat] ?? say("page-player", { number: seat + 1 }));
  return uniqueNames(all).map((name, seat) => ({
    seat,
    colour: colours[seat],
    name,
    kind: "person",
    bot: null,
    substitute: null,
    isMe: mine.includes(seat),
    isHere: true,
  }));
}

/** @param {HTMLElement} host @param {Source} source @param {string} first */
async function openReplay(host, source, first) {
  const gameView = await openGameView(source.game);
  const timeline = new Timeline(gameView.advance);
  let reader = first;
  /** @type {number[]} */
  let winners = [];

  const load = async () => {
    const told = await source.read(reader);
    timeline.fill(told.steps);
    winners = told.winners;
  };
  await load();
  const seats = seatsOf(source, timeline.at(0)?.view.players);

  render(
    html`<main class="table replaying"></main>
      <nav class="replay-bar" aria-label=${say("page-replay")}></nav>`,
    host,
  );
  const bar = /** @type {HTMLElement} */ (host.querySelector(".replay-bar"));
  const playback = new Playback(/** @type {HTMLElement} */ (host.querySelector("main")), gameView, {
    timeline: () => timeline,
    scene: ({ cursor }) => ({
      reader: /^\d$/.test(reader) ? Number(reader) : null,
      seats,
      over: cursor >= timeline.end,
      winners: cursor >= timeline.end ? winners : [],
    }),
    parts: () => ({}),
    explain: (clause) => explainClause(source.game, clause),
    shown: () => drawBar(bar, playback, { seats, reader, change, source }),
  });

  /** @param {string} wanted */
  async function change(wanted) {
    reader = wanted;
    await load();
    playback.told.key = "";
    playback.stage.jump(playback.stage.cursor);
  }

  playback.stage.jump(0);
  const resize = () => playback.refresh();
  addEventListener("resize", resize);
  return {
    draw: () => playback.draw(),
    close: () => {
      playback.close();
      removeEventListener("resize", resize);
    },
  };
}

/** @typedef {{seats: Seat[], reader: string, change: (reader: string) => void, source: Source}} Shown */

/** @param {HTMLElement} bar @param {Playback} playback @param {Shown} shown */
function drawBar(bar, playback, shown) {
  const { source } = shown;
  const { stage } = playback;
  const { end } = playback.viewer.timeline();
  const step = (/** @type {number} */ by) => () => stage.jump(stage.cursor + by);
  render(
    html`
      <div class="row">
        ${source.from ? drawWayBack(source.from) : nothing}
        <a class="round" href="/" aria-label=${say("page-home")} title=${say("page-home")}>${icon("home")}</a>
        ${iconButton("first", say("page-to-beginning"), () => stage.jump(0))}
        ${iconButton("back", say("page-step-back"), step(-1))}
        ${
          stage.isPlaying
            ? iconButton("pause", say("page-pause"), () => (stage.stop(), playback.draw()))
            : iconButton("play", say("page-play"), () => stage.play())
        }
        ${iconButton("forward", say("page-step-forward"), step(1))}
        ${iconButton("last", say("page-to-end"), () => stage.catchUp())}
        <input
          class="slider"
          type="range"
          min="0"
          max=${end}
          .value=${String(stage.cursor)}
          aria-label=${say("page-moment")}
          @input=${(/** @type {Event} */ event) => stage.jump(Number(valueOf(event)))}
        />
        ${drawReaders(shown)}
        <span class="row replay-more">${drawSpeed(() => playback.refresh())}${drawMore(source)}</span>
        ${iconButton("menu", say("page-menu"), () =>
          openDialog(
            () => say("page-menu"),
            () => drawMenu(shown),
            "sheet",
          ),
        )}
      </div>
    `,
    bar,
  );
}

/** @param {Shown} shown */
const drawReaders = ({ seats, reader, change }) => html`
  <select
    aria-label=${say("page-whose-eyes")}
    data-control="reader"
    @change=${(/** @type {Event} */ event) => change(valueOf(event))}
  >
    <option value="all" ?selected=${reader === "all"}>${say("page-all-open")}</option>
    ${seats.map(({ seat, name }) => html`<option value=${seat} ?selected=${reader === String(seat)}>${name}</option>`)}
    <option value="spectator" ?selected=${reader === "spectator"}>${say("page-spectator")}</option>
  </select>
`;

/** @param {{href: string, label: string}} from */
const drawWayBack = ({ href, label }) =>
  html`<a class="button way-back" href=${href} aria-label=${say(label)} title=${say(label)}
    >${icon("cup")}<span>${say(label)}</span></a
  >`;

/** Names the icons of the bar, and has what does not fit on phones. @param {Shown} shown */
const drawMenu = (shown) => html`
  <nav class="menu">
    ${drawReaders(shown)} ${drawMore(shown.source)}
    <div class="settings">${drawSpeeds(() => undefined)}</div>
    ${drawResult(shown.source)}
    <a class="button" href="/" @click=${closeDialog}>${say("page-home")}</a>
  </nav>
`;

/** @param {Source} source */
const drawResult = ({ from }) =>
  from
    ? html`<a class="button" data-control="result" href=${from.href} @click=${closeDialog}>${say(from.label)}</a>`
    : nothing;

/** Rarely used: in the menu where space is short. @param {Source} source */
const drawMore = ({ record, link }) => html`
  <button class="plain" data-control="download" @click=${() => download(record)}>${say("page-download")}</button>
  ${link ? html`<button class="plain" @click=${() => copy(link)}>${say("page-copy-link")}</button>` : nothing}
  ${drawLanguages()}
`;

/** @param {object} record */
function download(record) {
  const href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "two-jacks.json" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
