/** A finished game once more: from a table or from a file, as any seat knew it or with all cards open. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openHarbour } from "../games/harbours.js";
import { explainClause } from "../parts/clause.js";
import { closeDialog, openDialog } from "../parts/dialog.js";
import { icon, iconButton } from "../parts/icons.js";
import { copy } from "../parts/invitation.js";
import { drawLanguages } from "../parts/languages.js";
import { drawSpeed, drawSpeeds } from "../parts/settings.js";
import { showToast } from "../parts/toast.js";
import { Viewing } from "../parts/viewing.js";
import { listGames, replaySave, showRecord, showReplay, showState } from "../server/api.js";
import { knownTable } from "../server/memory.js";
import { Timeline } from "../table/timeline.js";
import { say } from "../words/words.js";
import { tellApart } from "../parts/bots.js";

/** @typedef {{game: string, record: any, read: (reader: string) => Promise<{steps: any[]}>, names: (string|null)[], mine: number[], link: string|null, from: {href: string, label: string}|null}} Source  `mine`: seats of this browser; `from`: the table it was played at */

/** @param {string} id @param {number} game @returns {Promise<Source>} */
async function fromTable(id, game) {
  const [{ table }, record] = await Promise.all([showState(id), showRecord(id, game)]);
  const names = record.seats.map((/** @type {any} */ seat) => seat.name ?? (seat.bot ? say(`page-bot-${seat.bot}`) : null));
  const link = `${location.origin}/replay?table=${id}&game=${game}`;
  const isShown = table.stage === "between" && table.game_number === game + 1; // and no later game of a series
  const from = { href: `/t/${id}`, label: isShown ? "page-back-to-result" : "page-back-to-table" };
  return { game: table.game, record, read: (reader) => showReplay(id, game, reader), names, mine: knownTable(id)?.seats ?? [], link, from };
}

/** @param {any} save @returns {Source} */
function fromFile(save) {
  const game = (save.save ?? save).game;
  const names = (save.seats ?? []).map((/** @type {any} */ seat) => seat.name ?? (seat.bot ? say(`page-bot-${seat.bot}`) : null));
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
      showToast(/** @type {any} */ (error));
    }
  }
  const draw = () => (inside ? inside.draw() : drawChooser(host, show));
  draw();
  return { draw, close: () => inside?.close() };
}

/** @param {HTMLElement} host @param {(source: Source) => Promise<void>} show */
function drawChooser(host, show) {
  /** @param {File|undefined} file */
  async function read(file) {
    if (!file) return;
    try {
      await show(fromFile(JSON.parse(await file.text())));
    } catch (error) {
      const isOurs = /** @type {any} */ (error).code;
      showToast(isOurs ? /** @type {any} */ (error) : { code: "page.file", message: "" });
    }
  }
  render(
    html`
      <main class="screen narrow replay-chooser">
        <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
        <article class="harbour halunken-und-spelunken">
          <img class="harbour-picture" src="/page/screens/halunken-und-spelunken.svg" alt="" width="640" height="400">
          <div class="harbour-text">
            <h1>${say("page-open-replay")}</h1>
            <p>${say("page-open-replay-what")}</p>
            <p class="row"><label class="button main">${say("page-choose-file")}
              <input class="unseen" type="file" accept=".json,application/json" @change=${(/** @type {any} */ event) => read(event.target.files[0])}></label></p>
          </div>
        </article>
      </main>
    `,
    host,
  );
}

/** @param {HTMLElement} host @param {Source} source @param {string} first */
async function openReplay(host, source, first) {
  const [harbour, { games }] = await Promise.all([openHarbour(source.game), listGames()]);
  const { colours } = games.find((/** @type {any} */ game) => game.name === source.game);
  const timeline = new Timeline(harbour.advance);
  let reader = first;
  let end = { view: /** @type {any} */ (null) };

  const load = async () => {
    const { steps } = await source.read(reader);
    timeline.fill(steps);
    end = steps.at(-1);
  };
  await load();
  const players = end.view.players;
  const names = tellApart(Array.from({ length: players }, (_, seat) => source.names[seat] ?? say("page-player", { number: seat + 1 })));
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    colour: colours[seat],
    name: names[seat],
    kind: /** @type {const} */ ("person"),
    bot: null,
    substitute: null,
    isMe: source.mine.includes(seat),
    isHere: true,
  }));

  render(html`<main class="table replaying"></main><nav class="replay-bar" aria-label=${say("page-replay")}></nav>`, host);
  const bar = /** @type {HTMLElement} */ (host.querySelector(".replay-bar"));
  const viewing = new Viewing(/** @type {HTMLElement} */ (host.querySelector("main")), harbour, {
    timeline: () => timeline,
    sceneAt: (index) => ({
      reader: /^\d$/.test(reader) ? Number(reader) : null,
      seats,
      over: index >= timeline.end,
      winners: index >= timeline.end ? winnersOf(timeline) : [],
    }),
    parts: () => ({ controls: html``, prompt: null }),
    explain: (clause) => explainClause(source.game, clause),
    shown: () => drawBar(bar, viewing, { seats, reader, change, source }),
  });

  /** @param {string} wanted */
  async function change(wanted) {
    reader = wanted;
    await load();
    viewing.told.key = "";
    viewing.stage.jump(viewing.stage.cursor);
  }

  viewing.stage.jump(0);
  const resize = () => viewing.refresh();
  addEventListener("resize", resize);
  return {
    draw: () => viewing.draw(),
    close: () => {
      viewing.close();
      removeEventListener("resize", resize);
    },
  };
}

/** @param {Timeline} timeline */
const winnersOf = (timeline) => timeline.moments.flatMap(({ event }) => (event?.kind === "won" ? [event.seat] : []));

/** @typedef {{seats: any[], reader: string, change: (reader: string) => void, source: Source}} Shown  through whose eyes */

/** @param {HTMLElement} bar @param {Viewing} viewing @param {Shown} shown */
function drawBar(bar, viewing, shown) {
  const { source } = shown;
  const { stage } = viewing;
  const { end } = viewing.viewer.timeline();
  const step = (/** @type {number} */ by) => () => stage.jump(stage.cursor + by);
  render(
    html`
      <div class="row">
        ${source.from ? drawWayBack(source.from) : nothing}
        <a class="round" href="/" aria-label=${say("page-home")} title=${say("page-home")}>${icon("home")}</a>
        ${iconButton("first", say("page-to-beginning"), () => stage.jump(0))}
        ${iconButton("back", say("page-step-back"), step(-1))}
        ${stage.isPlaying
          ? iconButton("pause", say("page-pause"), () => (stage.stop(), viewing.draw()))
          : iconButton("play", say("page-play"), () => stage.play())}
        ${iconButton("forward", say("page-step-forward"), step(1))}
        ${iconButton("last", say("page-to-end"), () => stage.catchUp())}
        <input class="slider" type="range" min="0" max=${end} .value=${String(stage.cursor)} aria-label=${say("page-moment")}
          @input=${(/** @type {any} */ event) => stage.jump(Number(event.target.value))}>
        ${drawReaders(shown)}
        <span class="row replay-more">${drawSpeed(() => viewing.refresh())}${drawMore(source)}</span>
        ${iconButton("menu", say("page-menu"), () => openDialog(() => say("page-menu"), () => drawMenu(shown), "sheet"))}
      </div>
    `,
    bar,
  );
}

/** @param {Shown} shown */
const drawReaders = ({ seats, reader, change }) => html`
  <select aria-label=${say("page-whose-eyes")} data-control="reader" @change=${(/** @type {any} */ event) => change(event.target.value)}>
    <option value="all" ?selected=${reader === "all"}>${say("page-all-open")}</option>
    ${seats.map((seat) => html`<option value=${seat.seat} ?selected=${reader === String(seat.seat)}>${seat.name}</option>`)}
    <option value="spectator" ?selected=${reader === "spectator"}>${say("page-spectator")}</option>
  </select>
`;

/** @param {{href: string, label: string}} from */
const drawWayBack = ({ href, label }) => html`<a class="button way-back" href=${href} aria-label=${say(label)} title=${say(label)}>${icon("cup")}<span>${say(label)}</span></a>`;

/** With words for what are signs in the bar, and what phones have no room for there. @param {Shown} shown */
const drawMenu = (shown) => html`
  <nav class="menu">
    ${drawReaders(shown)}
    ${drawMore(shown.source)}
    <div class="settings">${drawSpeeds(() => undefined)}</div>
    ${drawResult(shown.source)}
    <a class="button" href="/" @click=${closeDialog}>${say("page-home")}</a>
  </nav>
`;

/** @param {Source} source */
const drawResult = ({ from }) => (from ? html`<a class="button" data-control="result" href=${from.href} @click=${closeDialog}>${say(from.label)}</a>` : nothing);

/** What is seldom wanted: behind a button where room is short. @param {Source} source */
const drawMore = (source) => html`
  <button class="plain" data-control="download" @click=${() => download(source.record)}>${say("page-download")}</button>
  ${source.link ? html`<button class="plain" @click=${() => copy(/** @type {string} */ (source.link))}>${say("page-copy-link")}</button>` : nothing}
  ${drawLanguages()}
`;

/** @param {any} record */
function download(record) {
  const href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "two-jacks.json" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
