/** Sentences in the reader's language, from the Fluent files under /locale. */
import { FluentBundle, FluentResource } from "../vendor/fluent-bundle/index.js";

export const LANGUAGES = ["en", "nl", "fr", "it", "de"];
/** How each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", nl: "Nederlands", fr: "Français", it: "Italiano", de: "Deutsch" };

/** Whose habits lists follow: our English is British. @type {Record<string, string>} */
const REGIONS = { en: "en-GB" };

/** @type {Set<string>} files that were asked for, to be read again in another language */
const files = new Set(["page"]);
/** @type {FluentBundle} */
let bundle = new FluentBundle("en");
let current = "en";
/** @type {Map<string, Promise<string>>} */
const texts = new Map();

export const language = () => current;

/** @param {string} code @param {string} file @returns {Promise<string>} */
function fetchText(code, file) {
  const address = `/locale/${code}/${file}.ftl`;
  const known = texts.get(address);
  if (known) return known;
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer.text();
  });
  texts.set(address, text);
  text.catch(() => texts.delete(address)); // to be tried again when the connection is back
  return text;
}

/** Reads all files in one language and speaks it from now on. @param {string} code */
export async function speak(code) {
  const fresh = new FluentBundle(code, { useIsolating: false });
  for (const text of await Promise.all([...files].map((file) => fetchText(code, file)))) {
    fresh.addResource(new FluentResource(text));
  }
  bundle = fresh;
  current = code;
  document.documentElement.lang = code;
}

/** More words, such as a game's. @param {string[]} names */
export async function learnWords(names) {
  if (names.every((name) => files.has(name))) return;
  for (const name of names) files.add(name);
  await speak(current);
}

/**
 * A sentence. What is missing is shown by its id, so that it is seen.
 * @param {string} id @param {Record<string, any>} [args]
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

/** "A, B and C" as the language has it. @param {string[]} names @param {"conjunction"|"disjunction"} [type] */
export const list = (names, type = "conjunction") => new Intl.ListFormat(REGIONS[current] ?? current, { type }).format(names);

/** @param {number} share */
export const percent = (share) => new Intl.NumberFormat(current, { style: "percent" }).format(share);
