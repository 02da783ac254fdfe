/** The end of a game: what comes next, and the proof that nobody cheated. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { randomness, replaySave, showRecord } from "../server/api.js";
import { isKept, noteAdded, proofOf } from "../server/proofs.js";
import { drawDialog, openDialog } from "../parts/dialog.js";
import { list, say } from "../words/words.js";

/**
 * @typedef {import("./table.js").Table} Table
 * @typedef {import("../types.js").Scene} Scene
 */

/** @param {Table} table @param {Scene} scene */
export function drawEnd(table, scene) {
  const { id, games, scores, seats } = table.table;
  const isSeriesOn = games > 1 && scores.length < games;
  const amReady = table.place.seats.length > 0 && table.place.seats.every((seat) => seats[seat].ready);
  return html`
    <div class="prompt end">
      <div class="prompt-text">
        <strong>${say("page-won", { who: list(scene.winners.map((seat) => scene.seats[seat].name)), count: scene.winners.length })}</strong>
        ${drawPlace(table, scene)}
        ${games > 1 ? html`<span>${drawTotals(table, scene)}</span>` : nothing}
      </div>
      <div class="prompt-buttons">
        ${table.place.seats.length
          ? html`<button class="main" data-control="again" ?disabled=${amReady} @click=${() => playAgain(table)}>
              ${say(amReady ? "page-waiting-for-others" : isSeriesOn ? "page-next-game" : "page-rematch")}
            </button>`
          : nothing}
        <a class="button" data-control="replay" href="/replay?table=${id}&game=${table.current.game}">${say("page-replay")}</a>
        <button class="plain" data-control="verify" @click=${() => openProof(table)}>${say("page-verify")}</button>
        <a class="button" href="/">${say("page-home")}</a>
      </div>
    </div>
  `;
}

/** Whoever has not won finds their own place; nobody's where several share the screen. @param {Table} table @param {Scene} scene */
function drawPlace({ harbour, place: { seats: own } }, { view, seats, winners }) {
  if (own.length !== 1 || winners.includes(own[0])) return nothing;
  const mine = harbour.countsOf(view, own[0]);
  const isBefore = (/** @type {number[]} */ counts) => (counts.map((count, weight) => count - mine[weight]).find(Boolean) ?? 0) > 0;
  const before = seats.filter(({ seat }) => isBefore(harbour.countsOf(view, seat)));
  return html`<span>${say("page-place", { place: before.length + 1 })}</span>`;
}

/** @param {Table} table @param {Scene} scene */
const drawTotals = (table, scene) =>
  say("page-totals", {
    game: table.current.game,
    games: table.table.games,
    list: list(scene.seats.map(({ seat, name }) => say("page-total", { name, points: table.table.totals[seat] }))),
  });

/** Everybody on this screen is ready, and adds to the next shuffle. @param {Table} table */
function playAgain(table) {
  const digits = randomness();
  for (const seat of table.place.seats) noteAdded(table.place.id, seat, digits);
  table.wish("ready", { randomness: digits });
}

/**
 * As docs/fairness.md has it: the promise is kept, and the key is made of everybody's part. Browsers have a SHA-256 of
 * their own, but not for pages of another computer without TLS.
 * @param {any} record @param {import("../server/proofs.js").Proof} proof @param {number} game
 */
async function checkRecord(record, proof, game) {
  const [{ sha256 }, { bytesToHex, hexToBytes, utf8ToBytes }] = await Promise.all([import("../vendor/noble-hashes/sha2.js"), import("../vendor/noble-hashes/utils.js")]);
  const promised = bytesToHex(sha256(hexToBytes(record.secret)));
  const parts = record.contributions.map((/** @type {string|null} */ added, /** @type {number} */ seat) => `seat ${seat} ${added ?? "none"}\n`);
  const text = `two-jacks key 1\nsecret ${record.secret}\n${parts.join("")}`;
  const key = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
  return { isPromised: promised === record.commitment && isKept(proof, game, record), isKey: key === record.save.key };
}

/** @param {Table} table */
function openProof(table) {
  /** @type {{step: string, ok: boolean|null}[]} */
  const steps = ["promise", "key", "game"].map((step) => ({ step, ok: null }));
  openDialog(
    () => say("page-verify"),
    () => html`
      <p>${say("page-verify-what")}</p>
      <ul class="checks">
        ${steps.map(({ step, ok }) => html`<li class=${ok === null ? "open" : ok ? "good" : "bad"}>${say(`page-verify-${step}`)}</li>`)}
      </ul>
      ${table.seats.some(({ bot }) => bot) ? html`<p>${say("page-verify-bots")}</p>` : nothing}
    `,
  );
  prove(table, steps).catch(() => {
    for (const step of steps) step.ok ??= false;
    drawDialog();
  });
}

/** @param {Table} table @param {{step: string, ok: boolean|null}[]} steps */
async function prove(table, steps) {
  const record = await showRecord(table.place.id, table.current.game);
  const { isPromised, isKey } = await checkRecord(record, proofOf(table.place.id), table.current.game);
  [steps[0].ok, steps[1].ok] = [isPromised, isKey];
  drawDialog();
  const { steps: replayed } = await replaySave(record, "all");
  const end = replayed.at(-1).view;
  steps[2].ok = JSON.stringify(end.scores) === JSON.stringify(table.play.view.scores);
  drawDialog();
}
