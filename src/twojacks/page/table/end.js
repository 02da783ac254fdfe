/** The end of a game: the result, what comes next, and the proof that the shuffle was fair. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { randomness, replaySave, showRecord } from "../net/api.js";
import { isKept, noteAdded, proofOf } from "../net/fairness.js";
import { drawDialog, openDialog } from "../widgets/dialog.js";
import { list, say } from "../app/words.js";
import { current, gameNumber, placeOf, playOf, sayTotals, tableOf } from "./selectors.js";

/**
 * @typedef {import("./table-screen.js").TableScreen} TableScreen
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {{step: string, ok: boolean|null}} Check
 */

/** @param {TableScreen} screen @param {Scene} scene */
export function drawEnd(screen, scene) {
  const { state } = screen;
  const { id, games } = tableOf(state);
  const who = list(scene.winners.map((seat) => scene.seats[seat].name));
  const place = placeOf(state, scene);
  return html`
    <div class="prompt end">
      <div class="prompt-text">
        <strong>${say("page-won", { who, count: scene.winners.length })}</strong>
        ${place === null ? nothing : html`<span>${say("page-place", { place })}</span>`}
        ${games > 1 ? html`<span>${sayTotals(state, scene)}</span>` : nothing}
      </div>
      <div class="prompt-buttons">
        ${state.place.seats.length ? drawAgain(screen) : nothing}
        <a class="button" data-control="replay" href="/replay?table=${id}&game=${gameNumber(current(state))}"
          >${say("page-replay")}</a
        >
        <button class="plain" data-control="verify" @click=${() => openProof(screen)}>${say("page-verify")}</button>
        <a class="button" href="/">${say("page-home")}</a>
      </div>
    </div>
  `;
}

/** @param {TableScreen} screen */
function drawAgain(screen) {
  const { games, scores, seats } = tableOf(screen.state);
  const isReady = screen.state.place.seats.every((seat) => seats[seat].ready);
  const next = games > 1 && scores.length < games ? "page-next-game" : "page-rematch";
  return html`<button class="main" data-control="again" ?disabled=${isReady} @click=${() => playAgain(screen)}>
    ${say(isReady ? "page-waiting-for-others" : next)}
  </button>`;
}

/** Everybody on this screen is ready, and adds to the next shuffle. @param {TableScreen} screen */
function playAgain(screen) {
  const { id, seats } = screen.state.place;
  const digits = randomness();
  for (const seat of seats) noteAdded(id, seat, digits);
  screen.command("ready", { randomness: digits });
}

/**
 * Checks that the secret is the promised one and that everybody contributed to the key (docs/reference/fairness.md).
 * Browsers have their own SHA-256, but only for pages with TLS or from the same computer.
 * @param {import("../net/messages.js").Record} record @param {import("../net/fairness.js").Proof} proof
 * @param {number} game
 */
async function checkRecord(record, proof, game) {
  const [{ sha256 }, { bytesToHex, hexToBytes, utf8ToBytes }] = await Promise.all([
    import("../vendor/noble-hashes/sha2.js"),
    import("../vendor/noble-hashes/utils.js"),
  ]);
  const promised = bytesToHex(sha256(hexToBytes(record.secret)));
  const parts = record.contributions.map((added, seat) => `seat ${seat} ${added ?? "none"}\n`);
  const text = `two-jacks key 1\nsecret ${record.secret}\n${parts.join("")}`;
  const key = bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
  return { isPromised: promised === record.commitment && isKept(proof, game, record), isKey: key === record.save.key };
}

/** @param {Check} check */
const drawCheck = ({ step, ok }) =>
  html`<li class=${ok === null ? "open" : ok ? "good" : "bad"}>${say(`page-verify-${step}`)}</li>`;

/** @param {TableScreen} screen */
function openProof(screen) {
  /** @type {Check[]} */
  const checks = ["promise", "key", "game"].map((step) => ({ step, ok: null }));
  openDialog(
    () => say("page-verify"),
    () => html`
      <p>${say("page-verify-what")}</p>
      <ul class="checks">
        ${checks.map(drawCheck)}
      </ul>
      ${screen.playback.scene.seats.some(({ bot }) => bot) ? html`<p>${say("page-verify-bots")}</p>` : nothing}
    `,
  );
  prove(screen, checks).catch(() => {
    for (const check of checks) check.ok ??= false;
    drawDialog();
  });
}

/** @param {TableScreen} screen @param {Check[]} checks */
async function prove({ state }, checks) {
  const { id } = state.place;
  const game = gameNumber(current(state));
  const record = await showRecord(id, game);
  const { isPromised, isKey } = await checkRecord(record, proofOf(id), game);
  [checks[0].ok, checks[1].ok] = [isPromised, isKey];
  drawDialog();
  const { steps } = await replaySave(record, "all");
  checks[2].ok = JSON.stringify(steps.at(-1)?.view.scores) === JSON.stringify(playOf(state).view.scores);
  drawDialog();
}
