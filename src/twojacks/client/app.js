/** Addresses to screens. One screen is shown at a time; each says how it is drawn again and how it ends. */
import { drawDialog, closeDialog } from "./parts/dialog.js";
import { onLanguage } from "./parts/languages.js";
import { applyContrast } from "./parts/settings.js";
import { memory } from "./server/memory.js";
import { knows, LANGUAGES, say, speak } from "./words/words.js";

/**
 * @typedef {{draw: () => void, close: () => void}} Screen
 * @typedef {(host: HTMLElement, parts: string[], address: URL) => Promise<Screen>} Opener
 */

/** @type {[RegExp, () => Promise<{open: Opener}>][]} */
const SCREENS = [
  [/^\/$/, () => import("./screens/start.js")],
  [/^\/new$/, () => import("./screens/set-up.js")],
  [/^\/t\/([a-z2-7]+)$/, () => import("./screens/table.js")],
  [/^\/watch$/, () => import("./screens/watch.js")],
  [/^\/learn\/([a-z-]+)$/, () => import("./screens/learn.js")],
  [/^\/rules\/([a-z-]+)$/, () => import("./screens/rulebook.js")],
  [/^\/replay$/, () => import("./screens/replay.js")],
];

/** Where not even words could be loaded. */
const LAST_WORDS = ["Two Jacks could not be loaded.", "Try again"];

/** @type {Screen|null} */
let screen = null;
let visit = 0;
/** The address of the screen, without the place on it. */
let shown = "";

async function show() {
  const number = (visit += 1);
  const address = new URL(location.href);
  shown = address.pathname + address.search;
  const found = SCREENS.map(([pattern, load]) => ({ parts: pattern.exec(address.pathname), load })).find(({ parts }) => parts);
  const { open } = await (found?.load ?? SCREENS[0][1])();
  if (number !== visit) return;
  screen?.close();
  closeDialog();
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const host = document.createElement("div");
  page.replaceChildren(host);
  screen = null;
  const opened = await open(host, found?.parts?.slice(1) ?? [], address);
  if (number === visit) screen = opened;
  else opened.close();
}

/** Something could not be loaded: one sentence, and a way on. @param {unknown} error */
function admit(error) {
  console.error(error);
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const [what, again] = knows("page-trouble-what") ? [say("page-trouble-what"), say("page-try-again")] : LAST_WORDS;
  const text = Object.assign(document.createElement("p"), { textContent: what });
  const button = Object.assign(document.createElement("button"), { textContent: again, className: "main" });
  button.onclick = () => location.reload();
  const main = Object.assign(document.createElement("main"), { className: "screen narrow" });
  main.append(text, button);
  page.replaceChildren(main);
}

/** Goes to another screen without loading the page anew. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  return show().catch(admit);
}

/** Links of the page are followed without loading it anew. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return; // within the page
  if (link.origin !== location.origin || !SCREENS.some(([pattern]) => pattern.test(link.pathname))) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The reader's own language, if we speak it. */
function preferredLanguage() {
  const wanted = [memory.language, ...navigator.languages].map((code) => code?.slice(0, 2));
  return wanted.find((code) => code && LANGUAGES.includes(code)) ?? "en";
}

async function start() {
  applyContrast();
  await speak(preferredLanguage());
  onLanguage(() => {
    screen?.draw();
    drawDialog();
  });
  addEventListener("popstate", () => {
    if (shown !== location.pathname + location.search) show().catch(admit); // another place of the same screen is the browser's affair
  });
  document.addEventListener("click", follow);
  await show();
}

start().catch(admit);
