/** Settings, which this browser remembers: language, speed, sound and contrast. */
import { html } from "../vendor/lit-html/lit-html.js";
import { memory, pace, remember } from "../app/browser-storage.js";
import { loadGames } from "../app/games.js";
import { icon, valueOf } from "./controls.js";
import { language, LANGUAGE_NAMES, say, speak } from "../app/words.js";

/** One button cycles through these; "no motion" is chosen in the settings only. */
const SPEEDS = [0.5, 1, 2, 4];

/** Loads contrast.css on demand. */
export function applyContrast() {
  const isHere = document.querySelector("link[href$='contrast.css']");
  if (memory.contrast && !isHere) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/page/style/contrast.css" }),
    );
  }
  document.documentElement.toggleAttribute("data-contrast", memory.contrast);
}

/** @param {number} speed */
const nameSpeed = (speed) => (speed ? say("page-speed-name", { speed }) : say("page-stillness"));

/** A summary for the closed settings. */
export function tellSettings() {
  const speed = pace() ? say("page-speed-is", { speed: nameSpeed(pace()) }) : say("page-stillness");
  const sound = say("page-sound-is", { sound: memory.sound ? "on" : "off" });
  const more = memory.contrast ? [say("page-contrast")] : [];
  return [memory.name || say("page-you-name"), LANGUAGE_NAMES[language()], speed, sound, ...more].join(" · ");
}

/** @param {() => void} changed */
export function drawSpeed(changed) {
  const label = say("page-speed-is", { speed: nameSpeed(pace()) });
  const next = SPEEDS[(SPEEDS.indexOf(pace()) + 1) % SPEEDS.length];
  return html`<button
    class="round"
    data-control="speed"
    title=${label}
    aria-label=${label}
    @click=${() => (remember({ speed: next }), changed())}
  >
    ${pace() === 0 ? icon("skip") : `${pace() === 0.5 ? "½" : pace()}×`}
  </button>`;
}

/** @param {() => void} changed */
export const drawSpeeds = (changed) => html`
  <label
    >${say("page-speed")}
    <select
      data-control="speeds"
      @change=${(/** @type {Event} */ event) => (remember({ speed: Number(valueOf(event)) }), changed())}
    >
      ${[0, ...SPEEDS].map(
        (speed) => html`<option value=${speed} ?selected=${pace() === speed}>${nameSpeed(speed)}</option>`,
      )}
    </select></label
  >
`;

/** @param {() => void} changed */
export const drawSettings = (changed) => html`
  <div class="settings">
    <label
      >${say("page-your-name")}
      <input
        maxlength="24"
        autocomplete="nickname"
        placeholder=${say("page-you-name")}
        .value=${memory.name}
        data-control="name"
        @change=${(/** @type {Event} */ event) => (remember({ name: valueOf(event).trim() }), changed())}
    /></label>
    ${drawSpeeds(changed)}
    <label class="check"
      ><input
        type="checkbox"
        .checked=${memory.sound}
        @change=${() => (remember({ sound: !memory.sound }), changed())}
      />
      ${say("page-sound")}</label
    >
    <label class="check"
      ><input
        type="checkbox"
        .checked=${memory.guide}
        data-control="guide"
        @change=${() => (remember({ guide: !memory.guide }), changed())}
      />
      ${say("page-guide")}</label
    >
    <label class="check"
      ><input
        type="checkbox"
        .checked=${memory.contrast}
        @change=${() => (remember({ contrast: !memory.contrast }), applyContrast(), changed())}
      />
      ${say("page-contrast")}</label
    >
  </div>
`;

/** @type {() => void} */
let redraw = () => undefined;

/** Sets how the page is drawn again in another language. @param {() => void} draw */
export const onLanguage = (draw) => {
  redraw = draw;
};

/** @param {string} code */
async function changeLanguage(code) {
  await Promise.all([speak(code), loadGames(code)]);
  remember({ language: code });
  redraw();
}

export const drawLanguages = () => html`
  <label class="languages">
    <span class="unseen">${say("page-language")}</span>
    <select data-control="language" @change=${(/** @type {Event} */ event) => changeLanguage(valueOf(event))}>
      ${Object.entries(LANGUAGE_NAMES).map(
        ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language()}>${name}</option>`,
      )}
    </select>
  </label>
`;
