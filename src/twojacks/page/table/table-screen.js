/** A table on the screen: connects its readers, its state and its drawing. */
import { previewOptions } from "../net/api.js";
import { explainClause } from "../widgets/clause.js";
import { drawDialog, isDialogOpen } from "../widgets/dialog.js";
import { showToast } from "../widgets/notifications.js";
import { playSound } from "../widgets/sounds.js";
import { sayMessage } from "../app/words.js";
import { drawCurtain, drawParts } from "./chrome.js";
import { dressOptions, listen } from "./choosing.js";
import { Coach } from "./coaching.js";
import { announceScene, rememberScreen, showNotices } from "./effects.js";
import { HintRequest } from "./hint.js";
import { Playback } from "./playback.js";
import { SeatClient } from "./seat-client.js";
import { chooseReader, current, hasGame, playOf, questionOf, sceneOf, secretOf, tableOf } from "./selectors.js";
import { newScreen } from "./state.js";
import { takeBack } from "./undo.js";

/**
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../net/connection.js").CommandType} CommandType
 * @typedef {import("../net/connection.js").CommandFields} CommandFields
 * @typedef {import("./state.js").Place} Place
 */

export class TableScreen {
  /**
   * @param {HTMLElement} host @param {GameView} gameView
   * @param {Place & {again: () => void}} place  `again`: called when the table is no longer being played
   */
  constructor(host, gameView, { again, ...place }) {
    this.host = host;
    this.gameView = gameView;
    this.again = again;
    const readers = place.seats.length === 1 ? place.seats : [...place.seats, null];
    this.clients = new Map(
      readers.map((seat) => [
        seat,
        new SeatClient(place.id, seat, gameView, this.makeListener(seat === readers.at(-1))),
      ]),
    );
    this.state = newScreen(
      place,
      [...this.clients.values()].map((client) => client.state),
    );
    this.hints = new HintRequest(this);
    this.coach = new Coach(this);
    /** Redraws a running clock. @type {ReturnType<typeof setTimeout>|undefined} */
    this.ticking = undefined;
    this.playback = new Playback(host, gameView, {
      timeline: () => current(this.state).timeline,
      scene: (stage) => sceneOf(this.state, stage.isPresent),
      parts: (scene) => drawParts(this, scene),
      explain: (clause) => this.explain(clause),
      shown: (scene) => this.shown(scene),
      meet: (index) => this.coach.meet(index),
    });
    this.chooser = this.makeChooser();
    listen(host, this.chooser);
    this.abort = new AbortController();
    this.listenToWindow(this.abort.signal);
  }

  get stage() {
    return this.playback.stage;
  }

  get client() {
    return /** @type {SeatClient} */ (this.clients.get(this.state.reader));
  }

  /** @param {boolean} isSpokesman  notices are shown once, as the reader without secrets is told them
   * @returns {import("./seat-client.js").Listener} */
  makeListener(isSpokesman) {
    return {
      changed: () => this.changed(),
      historyLoaded: (reader, by) => {
        if (reader === current(this.state) && reader.era === this.state.era) this.stage.moveOn(by);
      },
      refused: (error) => showToast(error, (clause) => this.explain(clause)),
      noticed: (notices, past) => {
        if (isSpokesman) showNotices(this.state, this.playback, notices, past);
      },
    };
  }

  // Showing

  changed() {
    const { state } = this;
    const { table, play } = current(state);
    if (!table) return;
    if (table.stage === "gathering" && !play) return this.again();
    this.switchReader();
    const { timeline, era } = current(state);
    if (!timeline.moments.length) return;
    if (state.era !== era) {
      state.era = era;
      this.coach.forget();
      this.stage.catchUp();
    }
    this.askAbout();
    this.stage.follow();
    this.playback.refresh();
    if (isDialogOpen()) drawDialog();
  }

  /** Shows another reader on a screen that several seats share, or lets the curtain down. */
  switchReader() {
    const { state, stage } = this;
    const { reader, curtain, lifted } = chooseReader(state);
    const isOther = reader !== state.reader;
    Object.assign(state, { reader, curtain, lifted });
    if (!isOther) return;
    this.unpick();
    state.era = current(state).era;
    stage.cursor = Math.min(stage.cursor, current(state).timeline.end);
  }

  /** The named seat has taken the screen. */
  liftCurtain() {
    const { curtain } = this.state;
    if (curtain !== null) this.state.lifted = secretOf(this.state, curtain);
    this.changed();
    this.draw();
    this.firstOption()?.focus({ preventScroll: true });
  }

  firstOption() {
    return /** @type {HTMLElement|null} */ (this.host.querySelector("[data-option]"));
  }

  draw() {
    this.playback.draw();
  }

  /** @param {Scene} scene */
  shown(scene) {
    dressOptions(this.host, this.chooser);
    this.keepFocus();
    drawCurtain(this, scene);
    announceScene(this.state, this.playback, scene);
    rememberScreen(this.state, scene);
  }

  /** The option that was chosen by key is gone, and the focus with it: the next one gets it. */
  keepFocus() {
    const isLost = !document.activeElement || document.activeElement === document.body;
    const first = this.firstOption();
    if (!this.state.isByKey || !isLost || !first) return;
    this.state.isByKey = false;
    first.focus({ preventScroll: true });
  }

  // Choosing

  /** @returns {import("./choosing.js").Chooser} */
  makeChooser() {
    const { state, gameView, playback } = this;
    return {
      scene: () => (hasGame(state) ? playback.scene : null),
      question: () => state.question,
      point: (option) => {
        const pointed = option && current(state).play?.options.includes(option) ? option : null;
        if (pointed === state.pointed) return;
        state.pointed = pointed;
        playback.refresh();
      },
      pick: (option, pick) => {
        state.picked = { option, pick };
        playSound("card");
        playback.draw();
      },
      play: (option, pick) => this.decide(option, pick),
      isDirect: (option) => gameView.isDirect(option, playback.scene),
      nameOf: (option) => sayMessage(gameView.describe(option, playback.scene)),
    };
  }

  /** @param {string} option @param {number|null} pick */
  decide(option, pick) {
    if (current(this.state).pending) return; // a second click
    this.state.isByKey = Boolean(
      document.activeElement?.matches("[data-option]:focus-visible, [data-control=confirm]:focus-visible"),
    );
    this.unpick();
    this.hints.drop();
    this.coach.answered();
    this.client.decide(option, pick);
  }

  confirm() {
    const { option, pick } = this.state.picked;
    if (option) this.decide(option, pick);
  }

  unpick() {
    this.state.picked = { option: null, pick: null };
    this.state.pointed = null;
  }

  /** Prepares a new question: nothing is picked, and previews of the options are loaded. */
  askAbout() {
    const { state } = this;
    const question = questionOf(state);
    if (question === state.question) return;
    state.question = question;
    this.unpick();
    this.hints.drop();
    state.previews = {};
    if (state.reader === null || !playOf(state).options.length) return;
    previewOptions(state.place.id, state.reader).then(
      ({ options }) => {
        if (question !== state.question) return;
        state.previews = options;
        this.playback.refresh();
      },
      () => undefined, // options can be chosen without previews
    );
  }

  // Commands

  undo() {
    takeBack(this);
  }

  /** @param {CommandType} type @param {CommandFields} [fields] */
  command(type, fields) {
    const { reader, place } = this.state;
    const seats = type === "ready" ? place.seats : [reader ?? place.seats[0]];
    for (const seat of seats) this.clients.get(seat)?.connection.command(type, fields);
  }

  /** @param {string} clause */
  explain(clause) {
    explainClause(tableOf(this.state).game, clause);
  }

  // The window

  /** @param {AbortSignal} signal */
  listenToWindow(signal) {
    addEventListener("resize", () => this.playback.refresh(), { signal });
    addEventListener("keydown", (event) => this.handleKey(event), { signal });
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const isOurs = !(event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select"));
    if (isOurs && hasGame(this.state) && !isDialogOpen()) this.shortcuts[event.key]?.();
  }

  /** @type {Record<string, () => void>} */
  shortcuts = {
    Escape: () => (this.stage.isPlaying ? this.stage.skip() : (this.unpick(), this.playback.refresh())),
    s: () => this.stage.skip(),
    h: () => tableOf(this.state).hints && this.hints.ask(),
    u: () => playOf(this.state).undo && this.undo(),
    ",": () => this.stage.jump(this.stage.cursor - 1),
    ".": () => this.stage.jump(this.stage.cursor + 1),
    c: () => this.confirm(),
    l: () => /** @type {HTMLElement|null} */ (this.host.querySelector(".log"))?.focus(),
  };

  close() {
    this.abort.abort();
    this.hints.drop();
    this.playback.close();
    for (const client of this.clients.values()) client.connection.close();
  }
}
