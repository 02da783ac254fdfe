/** How this browser's owner likes things: remembered here, and nowhere else. */
import { html } from "../vendor/lit-html/lit-html.js";
import { memory, pace, remember } from "../server/memory.js";
import { icon } from "./icons.js";
import { language, LANGUAGE_NAMES, say } from "../words/words.js";

/** One button goes round them; without motion only who asks for it plays. */
const SPEEDS = [0.5, 1, 2, 4];

/** Whoever wants no more of it than there is fetches no more. */
export function applyContrast() {
  const isHere = document.querySelector("link[href$='contrast.css']");
  if (memory.contrast && !isHere) document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/page/style/contrast.css" }));
  document.documentElement.toggleAttribute("data-contrast", memory.contrast);
}

/** @param {number} speed */
const nameSpeed = (speed) => (speed ? say("page-speed-name", { speed }) : say("page-stillness"));

/** All of it in one line, for who has not opened it. */
export function tellSettings() {
  const speed = pace() ? say("page-speed-is", { speed: nameSpeed(pace()) }) : say("page-stillness");
  const sound = say("page-sound-is", { sound: memory.sound ? "on" : "off" });
  const more = memory.contrast ? [say("page-contrast")] : [];
  return [memory.name || say("page-you-name"), LANGUAGE_NAMES[/** @type {"en"} */ (language())], speed, sound, ...more].join(" · ");
}

/** @param {() => void} changed */
export function drawSpeed(changed) {
  const label = say("page-speed-is", { speed: nameSpeed(pace()) });
  const next = SPEEDS[(SPEEDS.indexOf(pace()) + 1) % SPEEDS.length];
  return html`<button class="round" data-control="speed" title=${label} aria-label=${label}
    @click=${() => (remember({ speed: next }), changed())}>${pace() === 0 ? icon("skip") : `${pace() === 0.5 ? "½" : pace()}×`}</button>`;
}

/** @param {() => void} changed */
export const drawSpeeds = (changed) => html`
  <label>${say("page-speed")}
    <select data-control="speeds" @change=${(/** @type {any} */ event) => (remember({ speed: Number(event.target.value) }), changed())}>
      ${[0, ...SPEEDS].map((speed) => html`<option value=${speed} ?selected=${pace() === speed}>${nameSpeed(speed)}</option>`)}
    </select></label>
`;

/** @param {() => void} changed */
export const drawSettings = (changed) => html`
  <div class="settings">
    <label>${say("page-your-name")}
      <input maxlength="24" autocomplete="nickname" placeholder=${say("page-you-name")} .value=${memory.name} data-control="name"
        @change=${(/** @type {any} */ event) => (remember({ name: event.target.value.trim() }), changed())}></label>
    ${drawSpeeds(changed)}
    <label class="check"><input type="checkbox" .checked=${memory.sound} @change=${() => (remember({ sound: !memory.sound }), changed())}> ${say("page-sound")}</label>
    <label class="check"><input type="checkbox" .checked=${memory.guide} data-control="guide" @change=${() => (remember({ guide: !memory.guide }), changed())}> ${say("page-guide")}</label>
    <label class="check"><input type="checkbox" .checked=${memory.contrast}
      @change=${() => (remember({ contrast: !memory.contrast }), applyContrast(), changed())}> ${say("page-contrast")}</label>
  </div>
`;
