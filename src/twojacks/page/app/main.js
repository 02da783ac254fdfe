/** The router: shows the screen of an address. A screen can be drawn again and closed. */
import { drawDialog, closeDialog } from "../widgets/dialog.js";
import { applyContrast, onLanguage } from "../widgets/settings.js";
import { memory } from "./browser-storage.js";
import { loadGames } from "./games.js";
import { knows, LANGUAGE_NAMES, say, speak } from "./words.js";

/**
 * @typedef {{draw: () => void, close: () => void}} Screen
 * @typedef {(host: HTMLElement, parts: string[], address: URL) => Promise<Screen>} Opener
 */

/** @type {[RegExp, () => Promise<{open: Opener}>][]} */
const SCREENS = [
  [/^\/$/, () => import("../screens/start.js")],
  [/^\/new$/, () => import("../screens/new-table.js")],
  [/^\/t\/([a-z2-7]+)$/, () => import("../screens/play.js")],
  [/^\/watch$/, () => import("../screens/watch.js")],
  [/^\/learn\/([a-z-]+)$/, () => import("../screens/tutorial.js")],
  [/^\/rules\/([a-z-]+)$/, () => import("../screens/rulebook.js")],
  [/^\/replay$/, () => import("../screens/replay.js")],
];

/** Shown when not even the words could be loaded. */
const FALLBACK = ["Two Jacks could not be loaded.", "Try again"];

/** @type {Screen|null} */
let screen = null;
let visit = 0;
/** The address of the screen, without its fragment. */
let shown = "";

async function show() {
  const number = (visit += 1);
  const address = new URL(location.href);
  shown = address.pathname + address.search;
  const found = SCREENS.map(([pattern, load]) => ({ parts: pattern.exec(address.pathname), load })).find(
    ({ parts }) => parts,
  );
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

/** Something could not be loaded: says so and offers to try again. @param {unknown} error */
function showFailure(error) {
  console.error(error);
  const page = /** @type {HTMLElement} */ (document.getElementById("page"));
  const [what, again] = knows("page-trouble-what") ? [say("page-trouble-what"), say("page-try-again")] : FALLBACK;
  const text = Object.assign(document.createElement("p"), { textContent: what });
  const button = Object.assign(document.createElement("button"), { textContent: again, className: "main" });
  button.onclick = () => location.reload();
  const main = Object.assign(document.createElement("main"), { className: "screen narrow" });
  main.append(text, button);
  page.replaceChildren(main);
}

/** Goes to another screen without reloading the page. @param {string} path */
export function go(path) {
  history.pushState(null, "", path);
  scrollTo(0, 0);
  return show().catch(showFailure);
}

/** Follows links of the page without reloading it. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return; // within the page
  if (link.origin !== location.origin || !SCREENS.some(([pattern]) => pattern.test(link.pathname))) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** The reader's own language, if the page has it. */
function preferredLanguage() {
  const wanted = [memory.language, ...navigator.languages].map((code) => code?.slice(0, 2));
  return wanted.find((code) => code && code in LANGUAGE_NAMES) ?? "en";
}

async function start() {
  applyContrast();
  const language = preferredLanguage();
  await Promise.all([speak(language), loadGames(language)]);
  onLanguage(() => {
    screen?.draw();
    drawDialog();
  });
  addEventListener("popstate", () => {
    // The browser itself scrolls to another fragment of the same screen.
    if (shown !== location.pathname + location.search) show().catch(showFailure);
  });
  document.addEventListener("click", follow);
  await show();
}

start().catch(showFailure);
