/** Switching the language, at any time and without losing anything. */
import { html } from "../vendor/lit-html/lit-html.js";
import { remember } from "../server/memory.js";
import { language, LANGUAGE_NAMES, LANGUAGES, say, speak } from "../words/words.js";

/** @type {() => void} */
let redraw = () => undefined;

/** Whoever draws the page says how it is drawn again. @param {() => void} draw */
export const onLanguage = (draw) => {
  redraw = draw;
};

/** @param {string} code */
async function change(code) {
  await speak(code);
  remember({ language: code });
  redraw();
}

export const drawLanguages = () => html`
  <label class="languages">
    <span class="unseen">${say("page-language")}</span>
    <select data-control="language" @change=${(/** @type {any} */ event) => change(event.target.value)}>
      ${LANGUAGES.map((code) => html`<option value=${code} lang=${code} ?selected=${code === language()}>${LANGUAGE_NAMES[/** @type {"en"} */ (code)]}</option>`)}
    </select>
  </label>
`;
