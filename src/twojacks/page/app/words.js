/** Sentences in the reader's language, from the Fluent files. */
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

/** The languages of the page, by code, each in its own words. @type {Record<string, string>} */
export const LANGUAGE_NAMES = { en: "English", nl: "Nederlands", fr: "Français", it: "Italiano", de: "Deutsch" };

/** Regions whose conventions lists follow: our English is British. @type {Record<string, string>} */
const REGIONS = { en: "en-GB" };

/** The files in use, which are read again in another language. */
const files = new Set(["/text/words/{}/page.ftl"]);
let bundle = new FluentBundle("en");
let current = "en";
/** @type {Map<string, Promise<string>>} */
const texts = new Map();

export const language = () => current;

/** @param {string} code @param {string} file  with {} for the language @returns {Promise<string>} */
function fetchText(code, file) {
  const address = file.replace("{}", code);
  const known = texts.get(address);
  if (known) return known;
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  texts.set(address, text);
  text.catch(() => texts.delete(address)); // fetched again when the connection is back
  return text;
}

/** Loads all files in one language and switches to it. @param {string} code */
export async function speak(code) {
  const fresh = new FluentBundle(code, { useIsolating: false });
  for (const text of await Promise.all([...files].map((file) => fetchText(code, file)))) {
    fresh.addResource(new FluentResource(text));
  }
  bundle = fresh;
  current = code;
  document.documentElement.lang = code;
}

/** Adds files, such as those of a game. @param {string[]} names */
export async function learnWords(names) {
  if (names.every((name) => files.has(name))) return;
  for (const name of names) files.add(name);
  await speak(current);
}

/**
 * A sentence. A missing one is shown as its id, so that somebody notices.
 * @param {string} id @param {import("../types.js").Arguments} [args]
 */
export function say(id, args) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no message ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length) console.error(`${id}: ${errors.map((error) => error.message).join("; ")}`);
  return text;
}

/** @param {import("../types.js").Message} message */
export const sayMessage = (message) => say(message.id, message.args);

/** @param {string} id */
export const knows = (id) => bundle.hasMessage(id);

/** "A, B and C" in the current language. @param {string[]} names @param {"conjunction"|"disjunction"} [type] */
export const list = (names, type = "conjunction") =>
  new Intl.ListFormat(REGIONS[current] ?? current, { type }).format(names);

/** @param {number} share */
export const percent = (share) => new Intl.NumberFormat(current, { style: "percent" }).format(share);
