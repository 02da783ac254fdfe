/** A table on the screen: whose eyes, what may be chosen, and what the player wishes. */
import { previewOptions } from "../server/api.js";
import { rememberTable } from "../server/memory.js";
import { playSound } from "../sounds/sounds.js";
import { explainClause } from "../parts/clause.js";
import { closeDialog, drawDialog, isDialogOpen } from "../parts/dialog.js";
import { tellDecision } from "../parts/log.js";
import { Viewing } from "../parts/viewing.js";
import { tellApart } from "../parts/bots.js";
import { list, say, sayMessage } from "../words/words.js";
import { Advice } from "./advice.js";
import { dressOptions, listen } from "./choosing.js";
import { Eyes } from "./eyes.js";
import { Guide } from "./guide.js";
import { drawCurtain, drawParts } from "./surroundings.js";
import { takeBack } from "./undoing.js";
import { showToast } from "../parts/toast.js";
import { speak } from "../parts/heard.js";

/**
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Harbour} Harbour
 * @typedef {import("../server/memory.js").Way} Way
 */

export class Table {
  /**
   * @param {HTMLElement} host @param {Harbour} harbour
   * @param {{id: string, seats: number[], way: Way, colours: string[], again: () => void}} place
   *   `seats`: those this screen plays; none for somebody who watches. `again`: the table is no longer being played
   */
  constructor(host, harbour, place) {
    this.host = host;
    this.harbour = harbour;
    this.place = place;
    const readers = place.seats.length === 1 ? place.seats : [...place.seats, null];
    /** @type {Map<number|null, Eyes>} */
    this.eyes = new Map(readers.map((seat) => [seat, new Eyes(place.id, seat, harbour, this.makeListener(seat === readers.at(-1)))]));
    /** @type {number|null} whose knowledge is shown */
    this.reader = readers.at(-1) ?? null;
    /** The seat that must take the screen before anything secret is shown. @type {number|null} */
    this.curtain = null;
    /** The secret choice for which the curtain was lifted. @type {string|null} */
    this.lifted = null;
    /** What would be confirmed, and what is only pointed at. */
    this.picked = { option: /** @type {string|null} */ (null), pick: /** @type {number|null} */ (null) };
    /** @type {string|null} */
    this.pointed = null;
    this.question = ""; // which question previews and hint belong to
    /** @type {Record<string, any>} */
    this.previews = {};
    this.advice = new Advice(this);
    this.guide = new Guide(this);
    /** Whether the last decision came from the keyboard. */
    this.isByKey = false;
    /** Since when the present question waits for an answer. */
    this.wait = { what: "", since: 0 };
    this.era = 0;
    /** How far the log was read out. */
    this.heard = { era: 0, cursor: 0 };
    /** Whether this browser remembers the table as finished; null before it does at all. @type {boolean|null} */
    this.noted = null;
    /** Draws a running clock again. @type {ReturnType<typeof setTimeout>|undefined} */
    this.ticking = undefined;
    this.viewing = new Viewing(host, harbour, {
      timeline: () => this.current.timeline,
      sceneAt: () => this.sceneAt(),
      parts: (scene) => drawParts(this, scene),
      explain: (clause) => this.explain(clause),
      shown: () => this.shown(),
      meet: (index) => this.guide.meet(index),
    });
    this.chooser = this.makeChooser();
    listen(host, this.chooser);
    this.abort = new AbortController();
    this.listenToWindow(this.abort.signal);
  }

  get current() {
    return /** @type {Eyes} */ (this.eyes.get(this.reader));
  }

  get table() {
    return this.current.table;
  }

  get play() {
    return this.current.play;
  }

  get stage() {
    return this.viewing.stage;
  }

  /** @param {boolean} isSpokesman  what everybody is told is said once, in the words of who knows no secrets */
  makeListener(isSpokesman) {
    return {
      changed: () => this.changed(),
      remembered: (/** @type {Eyes} */ eyes, /** @type {number} */ by) => eyes === this.current && eyes.era === this.era && this.stage.moveOn(by),
      refused: (/** @type {any} */ error) => showToast(error, (clause) => this.explain(clause)),
      noticed: (/** @type {any[]} */ notices, /** @type {import("./timeline.js").Moment[]} */ past) => isSpokesman && this.notice(notices, past),
    };
  }

  // What is shown

  changed() {
    if (!this.table) return;
    if (this.table.stage === "gathering" && !this.play) return this.place.again();
    this.chooseReader();
    if (!this.current.timeline.moments.length) return;
    if (this.era !== this.current.era) {
      this.era = this.current.era;
      this.guide.forget();
      this.stage.catchUp();
    }
    this.askAbout();
    this.stage.follow();
    this.viewing.refresh();
    if (isDialogOpen()) drawDialog();
  }

  /** On a screen that is passed around, the seat that is asked looks; a curtain comes down before every secret choice. */
  chooseReader() {
    const readers = [...this.eyes.values()];
    if (readers.length < 2 || readers.some(({ play }) => !play)) return;
    const { play } = /** @type {Eyes} */ (this.eyes.get(null));
    const mine = play.waiting.filter((/** @type {number} */ seat) => this.place.seats.includes(seat));
    const holder = this.curtain ?? this.reader; // the seat that has the screen keeps it while it is asked
    const wanted = mine.includes(holder) ? holder : (mine[0] ?? null);
    const secret = wanted === null ? null : this.nameSecret(wanted);
    if (secret === null) this.lifted = null; // after a public decision the same question is a new one
    const curtain = secret === this.lifted ? null : wanted;
    const reader = curtain === null ? wanted : null; // while the curtain is down, a spectator's knowledge is drawn
    if (reader !== this.reader) this.look(reader);
    this.curtain = curtain;
  }

  /**
   * The secret choice that a seat is asked for; null where everybody may watch. The seat and the spectator each have a
   * connection: if one of them was told of the choice, that is enough.
   * @param {number} seat
   */
  nameSecret(seat) {
    const asked = [seat, null].map((reader) => this.eyes.get(reader)?.play).find((play) => play.secret);
    return asked ? `${seat} ${asked.decision}` : null;
  }

  /** @param {number|null} reader */
  look(reader) {
    const cursor = this.stage.cursor;
    this.reader = reader;
    this.curtain = null;
    this.unpick();
    this.era = this.current.era;
    if (this.stage.cursor > this.current.timeline.end) this.stage.cursor = Math.min(cursor, this.current.timeline.end);
  }

  /** The named seat has taken the screen. */
  liftCurtain() {
    this.lifted = this.nameSecret(/** @type {number} */ (this.curtain));
    this.changed();
    this.viewing.draw();
    /** @type {HTMLElement|null} */ (this.host.querySelector("[data-option]"))?.focus({ preventScroll: true });
  }

  /** @returns {Partial<Scene>} */
  sceneAt() {
    const { play } = this;
    const isPresent = this.stage.isPresent;
    const mayChoose = isPresent && this.curtain === null && this.reader !== null && !this.current.pending && !play.over;
    const { isAbsent } = this;
    const options = mayChoose && !isAbsent ? play.options : [];
    return {
      reader: this.reader,
      seats: this.seats,
      options,
      picked: options.length ? (this.pointed ?? this.picked.option) : null,
      isFirm: this.pointed === null || this.pointed === this.picked.option,
      choice: isPresent ? play.choice : null,
      waiting: isPresent ? play.waiting : [],
      chosen: isPresent ? play.chosen : [],
      previews: options.length ? this.previews : {},
      hint: options.length ? this.advice.hint : null,
      isPresent,
      mode: this.place.way === "screen" ? "screen" : this.place.way === "hand" ? "hand" : "board",
      over: isPresent && play.over,
      winners: isPresent ? play.winners : [],
    };
  }

  /** Whether a bot plays for the one who looks. */
  get isAbsent() {
    return this.reader !== null && this.table.seats[this.reader].substitute !== null;
  }

  /** @returns {import("../types.js").Seat[]} */
  get seats() {
    const { seats } = this.table;
    const names = tellApart(seats.map((/** @type {any} */ seat) => seat.name ?? say(`page-bot-${seat.bot ?? "free"}`)));
    return seats.map((/** @type {any} */ seat, /** @type {number} */ index) => ({
      seat: index,
      colour: this.place.colours[index],
      name: names[index],
      kind: seat.kind,
      bot: seat.bot,
      substitute: seat.substitute,
      isMe: this.place.seats.includes(index),
      isHere: seat.kind !== "person" || (this.current.presence.seats[index] ?? true),
    }));
  }

  /** Whoever chose by keys finds the next choice under them: what was chosen is gone, and the focus with it. */
  keepFocus() {
    const isLost = !document.activeElement || document.activeElement === document.body;
    const first = /** @type {HTMLElement|null} */ (this.host.querySelector("[data-option]"));
    if (!this.isByKey || !isLost || !first) return;
    this.isByKey = false;
    first.focus({ preventScroll: true });
  }

  shown() {
    dressOptions(this.host, this.chooser);
    this.keepFocus();
    drawCurtain(this);
    this.announce();
    this.noteEnd();
  }

  /** A screen reader hears what the log says, and what is asked. */
  announce() {
    const { scene } = this.viewing;
    const { cursor } = this.stage;
    const since = this.heard.era === this.era ? this.heard.cursor : cursor;
    const past = this.viewing.lines(scene).filter((line) => line.index <= cursor);
    const texts = past.filter((line) => line.index > since).map((line) => line.text);
    if (scene.isPresent) texts.push(sayMessage(this.harbour.ask(scene)));
    else if (!texts.length) texts.push(past.at(-1)?.text ?? "");
    this.heard = { era: this.era, cursor };
    const isNew = texts.map(speak).at(-1);
    if (isNew && scene.options.length) playSound("turn");
  }

  noteEnd() {
    const { id, seats, way } = this.place;
    const over = Boolean(this.play?.over) && this.table.scores.length >= this.table.games;
    const known = { id, game: this.table.game, seats, way, names: this.seats.map((seat) => seat.name), when: Date.now(), over };
    if (seats.length && this.noted !== over) rememberTable(known);
    this.noted = over;
  }

  // What is chosen

  makeChooser() {
    return {
      scene: () => (this.play && this.table ? this.viewing.scene : null),
      question: () => this.question,
      point: (/** @type {string|null} */ option) => {
        const pointed = option && this.play?.options.includes(option) ? option : null;
        if (pointed !== this.pointed) {
          this.pointed = pointed;
          this.viewing.refresh();
        }
      },
      pick: (/** @type {string} */ option, /** @type {number|null} */ pick) => {
        this.picked = { option, pick };
        playSound("card");
        this.viewing.draw();
      },
      play: (/** @type {string} */ option, /** @type {number|null} */ pick) => this.decide(option, pick),
      isDirect: (/** @type {string} */ option) => this.harbour.isDirect(option, this.viewing.scene),
      nameOf: (/** @type {string} */ option) => sayMessage(this.harbour.describe(option, this.viewing.scene)),
    };
  }

  /** @param {string} option @param {number|null} pick */
  decide(option, pick) {
    if (this.current.pending) return; // a second click on the same thing
    this.isByKey = Boolean(document.activeElement?.matches("[data-option]:focus-visible, [data-control=confirm]:focus-visible"));
    this.unpick();
    this.advice.drop();
    this.guide.answered();
    this.current.decide(option, pick);
  }

  confirm() {
    if (this.picked.option) this.decide(this.picked.option, this.picked.pick);
  }

  unpick() {
    this.picked = { option: null, pick: null };
    this.pointed = null;
  }

  /** A new question: nothing is picked, and the server is asked where the options lead. */
  askAbout() {
    const { play, reader } = this;
    const question = `${this.era} ${reader} ${play.decision} ${play.options.join()}`;
    if (question === this.question) return;
    this.question = question;
    this.unpick();
    this.advice.drop();
    this.previews = {};
    if (reader === null || !play.options.length) return;
    previewOptions(this.place.id, reader).then(
      (told) => {
        if (question !== this.question) return;
        this.previews = told.options;
        this.viewing.refresh();
      },
      () => undefined, // choosing goes on without
    );
  }

  // What happens around

  /** @param {any[]} notices @param {import("./timeline.js").Moment[]} past */
  notice(notices, past) {
    for (const notice of notices) {
      const id = { substituted: "page-notice-substituted", returned: "page-notice-returned", undone: "page-notice-undone", left: "page-notice-left" }[/** @type {string} */ (notice.kind)];
      const who = this.table && notice.seat !== undefined ? this.seats[notice.seat].name : "";
      const what = (notice.kind === "undone" && tellDecision(this.harbour, past, notice.seat, this.viewing.scene)) || "none";
      if (id) showToast({ code: "", message: say(id, { who, what, why: notice.why ?? "none" }) });
      if (notice.kind === "began") closeDialog();
    }
  }

  /** @param {string} clause */
  explain(clause) {
    explainClause(this.table.game, clause);
  }

  undo() {
    takeBack(this);
  }

  /** @param {string} type @param {Record<string, any>} [more] */
  wish(type, more) {
    const seats = type === "ready" ? this.place.seats : [this.reader ?? this.place.seats[0]];
    for (const seat of seats) this.eyes.get(seat)?.connection.wish(type, more);
  }

  /** Who is waited for, in words. */
  get waitedFor() {
    return list(this.play.waiting.map((/** @type {number} */ seat) => this.seats[seat].name));
  }

  /** @param {AbortSignal} signal */
  listenToWindow(signal) {
    addEventListener("resize", () => this.viewing.refresh(), { signal });
    addEventListener("keydown", (event) => this.handleKey(event), { signal });
  }

  /** @param {KeyboardEvent} event */
  handleKey(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (isDialogOpen() || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      Escape: () => (this.stage.isPlaying ? this.stage.skip() : (this.unpick(), this.viewing.refresh())),
      s: () => this.stage.skip(),
      h: () => this.table.hints && this.advice.ask(),
      u: () => this.play.undo && this.undo(),
      ",": () => this.stage.jump(this.stage.cursor - 1),
      ".": () => this.stage.jump(this.stage.cursor + 1),
      c: () => this.confirm(),
      l: () => /** @type {HTMLElement|null} */ (this.host.querySelector(".log"))?.focus(),
    };
    keys[event.key]?.();
  }

  close() {
    this.abort.abort();
    this.advice.drop();
    this.viewing.close();
    for (const eyes of this.eyes.values()) eyes.connection.close();
  }
}
