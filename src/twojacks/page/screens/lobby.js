/** Before the first game: the seats, the invitation, and bots for the free seats. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { Connection } from "../net/connection.js";
import { putBot, sitDown } from "../net/api.js";
import { memory, remember, rememberTable } from "../app/browser-storage.js";
import { bots, titleOf } from "../app/games.js";
import { icon, valueOf } from "../widgets/controls.js";
import { drawLink, linkTo } from "../widgets/invitation.js";
import { crest, seatName } from "../widgets/seats.js";
import { drawLanguages } from "../widgets/settings.js";
import { showToast } from "../widgets/notifications.js";
import { say } from "../app/words.js";

/**
 * @typedef {import("../net/messages.js").TableState} TableState
 * @typedef {import("../net/messages.js").SeatState} SeatState
 * @typedef {import("../net/connection.js").ServerMessage} ServerMessage
 * @typedef {import("../table/state.js").Place & {enter: () => Promise<void>}} LobbyPlace
 */

export class Lobby {
  /** @param {HTMLElement} host @param {LobbyPlace} place @param {TableState} table */
  constructor(host, place, table) {
    this.host = host;
    this.place = place;
    this.table = table;
    this.connection = new Connection(place.id, null, {
      message: (message) => this.receive(message),
      status: () => this.draw(),
    });
  }

  /** @param {ServerMessage} message */
  receive(message) {
    if (message.type !== "state" && message.type !== "update") return;
    this.table = message.table ?? this.table;
    if (message.play) {
      this.close();
      this.place.enter();
    } else this.draw();
  }

  close() {
    this.connection.close();
  }

  get amSeated() {
    return this.place.seats.length > 0;
  }

  /** @param {SubmitEvent} event */
  async sit(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const name = String(form.get("name")).trim();
    await this.attempt(async () => {
      const { seat } = await sitDown(this.place.id, name);
      remember({ name });
      if (!this.amSeated) this.place.seats.push(seat);
      const { id, seats, way } = this.place;
      rememberTable({ id, game: this.table.game, seats, way, names: [], when: Date.now(), over: false });
    });
  }

  /** @param {number} seat @param {string} bot */
  seatBot(seat, bot) {
    return this.attempt(() => putBot(this.place.id, seat, bot, this.place.seats[0]));
  }

  /** @param {() => Promise<unknown>} deed */
  async attempt(deed) {
    try {
      await deed();
    } catch (error) {
      showToast(error);
    }
    this.draw();
  }

  draw() {
    if (!this.connection.isClosed) render(this.drawScreen(), this.host);
  }

  drawScreen() {
    const { seats } = this.table;
    const free = seats.filter(({ kind }) => kind === "free").length;
    return html`
      <main class="screen gathering ${this.place.way}">
        <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
        <h1>${titleOf(this.table.game)}</h1>
        <p class="lead">${say("page-gathering", { free })}</p>
        <div class="two-columns">
          <section>
            <h2>${say("page-seats")}</h2>
            <ul class="seats">
              ${seats.map((seat, index) => this.drawSeat(seat, index))}
            </ul>
            ${this.amSeated || this.place.way === "screen" || !free ? nothing : this.drawSitDown()}
          </section>
          <section>${this.drawInvitation()}</section>
        </div>
      </main>
    `;
  }

  /** @param {SeatState} seat @param {number} index */
  drawSeat(seat, index) {
    const isMine = this.place.seats.includes(index);
    const isFree = seat.kind === "free";
    return html`
      <li class=${seat.kind}>
        ${crest(this.place.colours[index])}
        <span class="seat-name"
          >${isFree ? say("page-free-seat") : seatName(seat)}
          ${isMine ? html`<small>${say("page-you")}</small>` : nothing}</span
        >
        ${isFree && this.amSeated ? this.drawBotChoice(index) : nothing}
      </li>
    `;
  }

  /** @param {number} index */
  drawBotChoice(index) {
    return html`
      <select
        aria-label=${say("page-add-bot")}
        @change=${(/** @type {Event} */ event) => this.seatBot(index, valueOf(event))}
      >
        <option value="">${say("page-add-bot")}</option>
        ${bots().map((bot) => html`<option value=${bot}>${say(`page-bot-${bot}`)}</option>`)}
      </select>
    `;
  }

  drawSitDown() {
    return html`
      <form class="sit" @submit=${(/** @type {SubmitEvent} */ event) => this.sit(event)}>
        <label
          >${say("page-your-name")}
          <input name="name" required maxlength="24" autocomplete="nickname" .value=${memory.name}
        /></label>
        <button class="main" data-control="sit">${say("page-sit-down")}</button>
        <p class="quiet">${say("page-or-watch")}</p>
      </form>
    `;
  }

  drawInvitation() {
    const link = linkTo(this.place.id);
    const picture = `/api/tables/${this.place.id}/invitation.svg`;
    const isScreen = this.place.way === "screen";
    const commitment = `${this.table.fairness.commitment?.slice(0, 16)}…`;
    return html`
      <h2>${say(isScreen ? "page-scan" : "page-invite")}</h2>
      <p>${say(isScreen ? "page-scan-what" : "page-invite-what")}</p>
      ${isScreen ? drawLink(`${link}#hand`, `${picture}?hand=true`) : drawLink(link, picture)}
      <p class="quiet fairness">${say("page-promise", { commitment })}</p>
    `;
  }
}
