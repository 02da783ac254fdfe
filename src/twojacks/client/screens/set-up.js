/** Setting a table up: which game, who plays how, and the table's rules. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { listGames } from "../server/api.js";
import { memory, remember } from "../server/memory.js";
import { GAMES } from "../games/harbours.js";
import { crest, icon } from "../parts/icons.js";
import { drawLanguages } from "../parts/languages.js";
import { showToast } from "../parts/toast.js";
import { say } from "../words/words.js";
import { BOTS } from "../parts/bots.js";
import { openTable } from "./opening.js";

const CLOCKS = [null, 30, 60, 180, 86_400];
const WAYS = /** @type {const} */ (["online", "pass", "screen"]);

/** @typedef {{kind: "here"|"away"|"bot", name: string, bot: string}} Chair */

/** @param {HTMLElement} host @param {string[]} _parts @param {URL} address */
export async function open(host, _parts, address) {
  const { games } = await listGames();
  document.title = "Two Jacks";
  const form = {
    game: address.searchParams.get("game") ?? "montego-bay",
    variant: "standard",
    players: 4,
    /** @type {"online"|"pass"|"screen"} */
    way: "online",
    hints: false,
    isPublic: false,
    clock: /** @type {number|null} */ (null),
    games: /** @type {1|3} */ (1),
    chairs: /** @type {Chair[]} */ ([]),
    isBusy: false,
  };
  const facts = () => games.find((/** @type {any} */ one) => one.name === form.game) ?? games[0];

  /** Chairs for every seat, as the way of playing has them; what was typed stays. */
  function arrange() {
    const variants = facts().variants;
    if (!variants[form.variant]) form.variant = Object.keys(variants)[0];
    if (!variants[form.variant].includes(form.players)) form.players = variants[form.variant].at(-1);
    if (form.way === "pass") form.isPublic = false;
    form.chairs = Array.from({ length: form.players }, (_, seat) => {
      const kept = form.chairs[seat];
      const kind = form.way === "pass" ? "here" : seat === 0 && form.way === "online" ? "here" : "away";
      const name = kept?.name || (seat === 0 && form.way !== "screen" ? memory.name : "");
      return { kind: kept?.kind === "bot" ? "bot" : kind, name, bot: kept?.bot ?? "bosun" };
    });
  }

  /** The rules that are played by so many: those that were chosen, if they can be. @param {number} players */
  function variantFor(players) {
    const { variants } = facts();
    const fitting = Object.keys(variants).filter((variant) => variants[variant].includes(players));
    return fitting.includes(form.variant) ? form.variant : fitting[0];
  }

  /** @param {Partial<typeof form>} change */
  function set(change) {
    Object.assign(form, change);
    if (change.game) form.variant = Object.keys(facts().variants)[0] === "beginner" ? "standard" : Object.keys(facts().variants)[0];
    arrange();
    draw();
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (form.isBusy) return;
    form.isBusy = true;
    const here = form.chairs.filter((chair) => chair.kind === "here");
    const names = here.map((chair, index) => chair.name.trim() || say("page-player", { number: index + 1 }));
    if (form.way === "online" && here[0]?.name) remember({ name: here[0].name.trim() });
    const { game, variant, players, way, hints, isPublic, clock } = form;
    const bots = form.chairs.map((chair) => (chair.kind === "bot" ? chair.bot : null));
    try {
      await openTable({ game, variant, players, way, hints, isPublic, clock, games: form.games, names, bots });
    } catch (error) {
      form.isBusy = false;
      showToast(/** @type {any} */ (error));
    }
  }

  /** @param {string} name @param {any[]} values @param {any} value @param {(value: any) => unknown} label @param {(value: any) => void} choose */
  const drawRadios = (name, values, value, label, choose) => html`
    <fieldset class="choices">
      <legend>${say(`page-set-up-${name}`)}</legend>
      <div class="row">
        ${values.map(
          (one) => html`<label class="choice"><input type="radio" name=${name} value=${String(one)} .checked=${one === value} @change=${() => choose(one)}><span>${label(one)}</span></label>`,
        )}
      </div>
    </fieldset>
  `;

  /** @param {string} game */
  const drawTitle = (game) => html`<img class="harbour-picture" src="/page/screens/${game}.svg" alt="" width="640" height="400">${say(`page-title-${game}`)}`;

  /** @param {Chair} chair @param {number} seat */
  const drawChair = (chair, seat) => html`
    <li>
      ${crest(facts().colours[seat])}
      <select aria-label=${say("page-who-sits", { number: seat + 1 })} @change=${(/** @type {any} */ event) => sitChair(seat, event.target.value)}>
        ${form.way === "pass" || (form.way === "online" && seat === 0)
          ? html`<option value="here" ?selected=${chair.kind === "here"}>${say(seat === 0 && form.way === "online" ? "page-chair-me" : "page-chair-here")}</option>`
          : html`<option value="away" ?selected=${chair.kind === "away"}>${say(form.way === "screen" ? "page-chair-phone" : "page-chair-away")}</option>`}
        ${BOTS.map((bot) => html`<option value=${bot} ?selected=${chair.kind === "bot" && chair.bot === bot}>${say("page-chair-bot", { name: say(`page-bot-${bot}`) })}</option>`)}
      </select>
      ${chair.kind === "here"
        ? html`<input aria-label=${say("page-name-of", { number: seat + 1 })} placeholder=${say("page-player", { number: seat + 1 })} maxlength="24" .value=${chair.name}
            @input=${(/** @type {any} */ event) => (chair.name = event.target.value)}>`
        : nothing}
      ${chair.kind === "bot" ? html`<span class="quiet">${say(`page-bot-${chair.bot}.sentence`)}</span>` : nothing}
    </li>
  `;

  /** @param {number} seat @param {string} value */
  function sitChair(seat, value) {
    const isBot = BOTS.includes(value);
    form.chairs[seat] = { ...form.chairs[seat], kind: isBot ? "bot" : /** @type {any} */ (value), ...(isBot ? { bot: value } : {}) };
    draw();
  }

  const isPossible = () => form.chairs.some((chair) => chair.kind !== "bot");

  function draw() {
    const { variants } = facts();
    const counts = [...new Set(/** @type {number[]} */ (Object.values(variants).flat()))].sort();
    render(
      html`
        <main class="screen set-up">
          <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
          <h1>${say("page-set-up")}</h1>
          <form @submit=${submit}>
            <div>
              ${drawRadios("game", GAMES, form.game, drawTitle, (game) => set({ game }))}
              ${drawRadios("way", [...WAYS], form.way, (way) => say(`page-way-${way}`), (way) => set({ way }))}
              <p class="quiet">${say(`page-way-${form.way}.what`)}</p>
              ${Object.keys(variants).length > 1 ? drawRadios("variant", Object.keys(variants), form.variant, (variant) => say(`page-variant-${variant}`), (variant) => set({ variant })) : nothing}
              ${drawRadios("players", counts, form.players, String, (players) => set({ players, variant: variantFor(players) }))}
            </div>
            <div>
              <fieldset class="choices"><legend>${say("page-seats")}</legend><ul class="chairs">${form.chairs.map(drawChair)}</ul></fieldset>
              <details>
                <summary>${say("page-more-settings")}</summary>
                ${drawRadios("clock", CLOCKS, form.clock, (seconds) => say("page-clock", { seconds: seconds ?? 0 }), (clock) => set({ clock }))}
                ${drawRadios("games", [1, 3], form.games, (count) => say("page-series", { count }), (count) => set({ games: count }))}
                <label class="check"><input type="checkbox" .checked=${form.hints} @change=${() => set({ hints: !form.hints })}> ${say("page-allow-hints")}</label>
                ${form.way === "pass" ? nothing : html`<label class="check"><input type="checkbox" .checked=${form.isPublic} @change=${() => set({ isPublic: !form.isPublic })}> ${say("page-make-public")}</label>`}
              </details>
              ${isPossible() ? nothing : html`<p class="quiet">${say("page-needs-person")}</p>`}
              <p class="row"><button class="main big" data-control="open-table" ?disabled=${!isPossible()}>${say("page-open-table")}</button></p>
            </div>
          </form>
        </main>
      `,
      host,
    );
  }

  set({ game: form.game });
  return { draw, close: () => undefined };
}
