/** Before the first game: who sits where, the invitation, and bots for the seats nobody takes. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { Connection } from "../server/connection.js";
import { putBot, sitDown } from "../server/api.js";
import { memory, remember, rememberTable } from "../server/memory.js";
import { crest, icon } from "../parts/icons.js";
import { drawLink, linkTo } from "../parts/invitation.js";
import { drawLanguages } from "../parts/languages.js";
import { showToast } from "../parts/toast.js";
import { say } from "../words/words.js";
import { BOTS } from "../parts/bots.js";

/** @typedef {{id: string, seats: number[], way: import("../server/memory.js").Way, colours: string[], enter: () => Promise<void>}} Place */

export class Gathering {
  /** @param {HTMLElement} host @param {Place} place */
  constructor(host, place) {
    this.host = host;
    this.place = place;
    /** @type {any} */
    this.table = null;
    this.connection = new Connection(place.id, null, {
      message: (message) => this.receive(message),
      status: () => this.draw(),
    });
  }

  /** @param {any} message */
  receive(message) {
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
    const wanted = form.get("seat");
    await this.attempt(async () => {
      const { seat } = await sitDown(this.place.id, name, wanted === null ? null : Number(wanted));
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

  /** @param {() => Promise<any>} deed */
  async attempt(deed) {
    try {
      await deed();
    } catch (error) {
      showToast(/** @type {any} */ (error));
    }
    this.draw();
  }

  draw() {
    if (!this.table || this.connection.isClosed) return;
    render(this.drawScreen(), this.host);
  }

  drawScreen() {
    const { table } = this;
    return html`
      <main class="screen gathering ${this.place.way}">
        <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
        <h1>${say(`page-title-${table.game}`)}</h1>
        <p class="lead">${say("page-gathering", { free: table.seats.filter((/** @type {any} */ seat) => seat.kind === "free").length })}</p>
        <div class="two-columns">
          <section>
            <h2>${say("page-seats")}</h2>
            <ul class="seats">${table.seats.map((/** @type {any} */ seat, /** @type {number} */ index) => this.drawSeat(seat, index))}</ul>
            ${this.amSeated || this.place.way === "screen" ? nothing : this.drawSitDown()}
          </section>
          <section>${this.drawInvitation()}</section>
        </div>
      </main>
    `;
  }

  /** @param {any} seat @param {number} index */
  drawSeat(seat, index) {
    const isMine = this.place.seats.includes(index);
    return html`
      <li class=${seat.kind}>
        ${crest(this.place.colours[index])}
        <span class="seat-name">${seat.kind === "free" ? say("page-free-seat") : (seat.name ?? say(`page-bot-${seat.bot}`))}
          ${isMine ? html`<small>${say("page-you")}</small>` : nothing}</span>
        ${seat.kind === "free" && this.amSeated ? this.drawBotChoice(index) : nothing}
      </li>
    `;
  }

  /** @param {number} index */
  drawBotChoice(index) {
    return html`
      <select aria-label=${say("page-add-bot")} @change=${(/** @type {any} */ event) => this.seatBot(index, event.target.value)}>
        <option value="">${say("page-add-bot")}</option>
        ${BOTS.map((bot) => html`<option value=${bot}>${say(`page-bot-${bot}`)}</option>`)}
      </select>
    `;
  }

  drawSitDown() {
    const free = this.table.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ index) => (seat.kind === "free" ? [index] : []));
    if (!free.length) return nothing;
    return html`
      <form class="sit" @submit=${(/** @type {SubmitEvent} */ event) => this.sit(event)}>
        <label>${say("page-your-name")} <input name="name" required maxlength="24" autocomplete="nickname" .value=${memory.name}></label>
        <button class="main" data-control="sit">${say("page-sit-down")}</button>
        <p class="quiet">${say("page-or-watch")}</p>
      </form>
    `;
  }

  drawInvitation() {
    const link = linkTo(this.place.id);
    const picture = `/api/tables/${this.place.id}/invitation.svg`;
    const isScreen = this.place.way === "screen";
    return html`
      <h2>${say(isScreen ? "page-scan" : "page-invite")}</h2>
      <p>${say(isScreen ? "page-scan-what" : "page-invite-what")}</p>
      ${isScreen ? drawLink(`${link}#hand`, `${picture}?hand=true`) : drawLink(link, picture)}
      <p class="quiet fairness">${say("page-promise", { commitment: `${this.table.fairness.commitment.slice(0, 16)}…` })}</p>
    `;
  }
}
