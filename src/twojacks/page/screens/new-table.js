/** Sets up a table: the game, how people share it, the seats, and the table's rules. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { memory, remember } from "../app/browser-storage.js";
import { bots, factsOf, games } from "../app/games.js";
import { icon, valueOf } from "../widgets/controls.js";
import { drawCover } from "../widgets/cover.js";
import { crest } from "../widgets/seats.js";
import { drawLanguages } from "../widgets/settings.js";
import { showToast } from "../widgets/notifications.js";
import { knows, say } from "../app/words.js";
import { openTable } from "./create-table.js";

const CLOCKS = [null, 30, 60, 180, 86_400];
const WAYS = /** @type {const} */ (["online", "pass", "screen"]);
const SERIES = /** @type {const} */ ([1, 3]);

/**
 * @typedef {{kind: "here"|"away"|"bot", name: string, bot: string}} Chair
 *
 * @typedef {object} Form
 * @property {string} game
 * @property {string} variant
 * @property {number} players
 * @property {"online"|"pass"|"screen"} way
 * @property {boolean} hints
 * @property {boolean} isPublic
 * @property {number|null} clock
 * @property {1|3} games
 * @property {Chair[]} chairs  one for each seat
 * @property {boolean} isBusy
 */

/** @param {string} game @returns {Form} */
const emptyForm = (game) => ({
  game: factsOf(game).prefix ? game : games()[0].name,
  variant: "",
  players: 4,
  way: "online",
  hints: false,
  isPublic: false,
  clock: null,
  games: 1,
  chairs: [],
  isBusy: false,
});

/** Changes a form and makes it consistent again. @param {Form} form @param {Partial<Form>} change */
function update(form, change) {
  Object.assign(form, change);
  const { variants } = factsOf(form.game);
  const names = Object.keys(variants);
  if (change.game || !variants[form.variant]) [form.variant] = names;
  if (!variants[form.variant].includes(form.players)) form.players = Math.max(...variants[form.variant]);
  if (form.way === "pass") form.isPublic = false;
  form.chairs = Array.from({ length: form.players }, (_, seat) => arrangeChair(form, seat));
}

/** @param {Form} form @param {number} seat @returns {Chair} */
function arrangeChair({ chairs, way }, seat) {
  const kept = chairs[seat];
  const isHere = way === "pass" || (seat === 0 && way === "online");
  const name = kept?.name || (seat === 0 && way !== "screen" ? memory.name : "");
  return { kind: kept?.kind === "bot" ? "bot" : isHere ? "here" : "away", name, bot: kept?.bot ?? bots()[2] };
}

/** The chosen variant, if it is for that many players, or the first one that is.
 * @param {Form} form @param {number} players */
function variantFor(form, players) {
  const { variants } = factsOf(form.game);
  const fitting = Object.keys(variants).filter((variant) => variants[variant].includes(players));
  return fitting.includes(form.variant) ? form.variant : fitting[0];
}

/** @param {Form} form */
const hasPerson = (form) => form.chairs.some((chair) => chair.kind !== "bot");

/** @param {string} variant */
const nameVariant = (variant) => (knows(`page-variant-${variant}`) ? say(`page-variant-${variant}`) : variant);

/** Opens the table; returns whether that worked. @param {Form} form */
async function submit(form) {
  const here = form.chairs.filter((chair) => chair.kind === "here");
  const names = here.map((chair, index) => chair.name.trim() || say("page-player", { number: index + 1 }));
  if (form.way === "online" && here[0]?.name) remember({ name: here[0].name.trim() });
  const { game, variant, players, way, hints, isPublic, clock } = form;
  const seated = form.chairs.map((chair) => (chair.kind === "bot" ? chair.bot : null));
  try {
    await openTable({ game, variant, players, way, hints, isPublic, clock, games: form.games, names, bots: seated });
    return true;
  } catch (error) {
    showToast(error);
    return false;
  }
}

// Drawing

/**
 * @template T
 * @param {string} name @param {readonly T[]} values @param {T} value
 * @param {(value: T) => unknown} label @param {(value: T) => void} choose
 */
const drawRadios = (name, values, value, label, choose) => html`
  <fieldset class="choices">
    <legend>${say(`page-set-up-${name}`)}</legend>
    <div class="row">
      ${values.map(
        (one) =>
          html`<label class="choice"
            ><input
              type="radio"
              name=${name}
              value=${String(one)}
              .checked=${one === value}
              @change=${() => choose(one)}
            /><span>${label(one)}</span></label
          >`,
      )}
    </div>
  </fieldset>
`;

/** @param {boolean} isOn @param {string} label @param {() => void} change */
const drawCheck = (isOn, label, change) =>
  html`<label class="check"><input type="checkbox" .checked=${isOn} @change=${change} /> ${say(label)}</label>`;

/** @param {string} game */
const drawGame = (game) => html`${drawCover(factsOf(game).page)}${factsOf(game).title}`;

/** @param {Form} form @param {Chair} chair @param {number} seat */
function drawPersonOption({ way }, chair, seat) {
  const isMe = seat === 0 && way === "online";
  const [value, label] =
    way === "pass" || isMe
      ? ["here", isMe ? "page-chair-me" : "page-chair-here"]
      : ["away", way === "screen" ? "page-chair-phone" : "page-chair-away"];
  return html`<option value=${value} ?selected=${chair.kind === value}>${say(label)}</option>`;
}

/** @param {Chair} chair @param {string} bot */
const drawBotOption = (chair, bot) =>
  html`<option value=${bot} ?selected=${chair.kind === "bot" && chair.bot === bot}>
    ${say("page-chair-bot", { name: say(`page-bot-${bot}`) })}
  </option>`;

/** @param {Chair} chair @param {number} seat */
const drawName = (chair, seat) =>
  html`<input
    aria-label=${say("page-name-of", { number: seat + 1 })}
    placeholder=${say("page-player", { number: seat + 1 })}
    maxlength="24"
    .value=${chair.name}
    @input=${(/** @type {Event} */ event) => (chair.name = valueOf(event))}
  />`;

/** @param {Form} form @param {Chair} chair @param {number} seat @param {(chair: Chair) => void} change */
const drawChair = (form, chair, seat, change) => html`
  <li>
    ${crest(factsOf(form.game).colours[seat])}
    <select
      aria-label=${say("page-who-sits", { number: seat + 1 })}
      @change=${(/** @type {Event} */ event) => change(sitChair(chair, valueOf(event)))}
    >
      ${drawPersonOption(form, chair, seat)} ${bots().map((bot) => drawBotOption(chair, bot))}
    </select>
    ${chair.kind === "here" ? drawName(chair, seat) : nothing}
    ${chair.kind === "bot" ? html`<span class="quiet">${say(`page-bot-${chair.bot}.sentence`)}</span>` : nothing}
  </li>
`;

/** @param {Chair} chair @param {string} value @returns {Chair} */
const sitChair = (chair, value) =>
  bots().includes(value)
    ? { ...chair, kind: "bot", bot: value }
    : { ...chair, kind: value === "here" ? "here" : "away" };

/** @param {Form} form @param {(change: Partial<Form>) => void} set */
function drawRules(form, set) {
  const { variants } = factsOf(form.game);
  const counts = [...new Set(Object.values(variants).flat())].sort();
  return html`
    ${drawRadios(
      "game",
      games().map(({ name }) => name),
      form.game,
      drawGame,
      (game) => set({ game }),
    )}
    ${drawRadios(
      "way",
      WAYS,
      form.way,
      (way) => say(`page-way-${way}`),
      (way) => set({ way }),
    )}
    <p class="quiet">${say(`page-way-${form.way}.what`)}</p>
    ${
      Object.keys(variants).length > 1
        ? drawRadios("variant", Object.keys(variants), form.variant, nameVariant, (variant) => set({ variant }))
        : nothing
    }
    ${drawRadios("players", counts, form.players, String, (players) =>
      set({ players, variant: variantFor(form, players) }),
    )}
  `;
}

/** @param {Form} form @param {(change: Partial<Form>) => void} set */
const drawMore = (form, set) => html`
  <details>
    <summary>${say("page-more-settings")}</summary>
    ${drawRadios(
      "clock",
      CLOCKS,
      form.clock,
      (seconds) => say("page-clock", { seconds: seconds ?? 0 }),
      (clock) => set({ clock }),
    )}
    ${drawRadios(
      "games",
      SERIES,
      form.games,
      (count) => say("page-series", { count }),
      (count) => set({ games: count }),
    )}
    ${drawCheck(form.hints, "page-allow-hints", () => set({ hints: !form.hints }))}
    ${
      form.way === "pass"
        ? nothing
        : drawCheck(form.isPublic, "page-make-public", () => set({ isPublic: !form.isPublic }))
    }
  </details>
`;

/** @param {Form} form @param {(change: Partial<Form>) => void} set @param {(event: SubmitEvent) => void} send */
const drawScreen = (form, set, send) => html`
  <main class="screen set-up">
    <header class="bar"><a class="brand" href="/">${icon("home")} Two Jacks</a>${drawLanguages()}</header>
    <h1>${say("page-set-up")}</h1>
    <form @submit=${send}>
      <div>${drawRules(form, set)}</div>
      <div>
        <fieldset class="choices">
          <legend>${say("page-seats")}</legend>
          <ul class="chairs">
            ${form.chairs.map((chair, seat) =>
              drawChair(form, chair, seat, (changed) => set({ chairs: form.chairs.with(seat, changed) })),
            )}
          </ul>
        </fieldset>
        ${drawMore(form, set)} ${hasPerson(form) ? nothing : html`<p class="quiet">${say("page-needs-person")}</p>`}
        <p class="row">
          <button class="main big" data-control="open-table" ?disabled=${!hasPerson(form)}>
            ${say("page-open-table")}
          </button>
        </p>
      </div>
    </form>
  </main>
`;

/** @param {HTMLElement} host @param {string[]} _parts @param {URL} address */
export async function open(host, _parts, address) {
  document.title = "Two Jacks";
  const form = emptyForm(address.searchParams.get("game") ?? games()[0].name);
  const draw = () => render(drawScreen(form, set, send), host);

  /** @param {Partial<Form>} change */
  function set(change) {
    update(form, change);
    draw();
  }

  /** @param {SubmitEvent} event */
  async function send(event) {
    event.preventDefault();
    if (form.isBusy) return;
    form.isBusy = true;
    form.isBusy = await submit(form);
  }

  set({ game: form.game });
  return { draw, close: () => undefined };
}
