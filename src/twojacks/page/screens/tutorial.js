/** A first round with guidance: everything is explained when it happens for the first time, and chosen by the learner. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openGameView } from "../app/game-views.js";
import { drawRulebook, explainClause } from "../widgets/clause.js";
import { introduceMoment, noteMet } from "../widgets/introductions.js";
import { iconButton } from "../widgets/icons.js";
import { drawLanguages } from "../widgets/languages.js";
import { showToast } from "../widgets/toast.js";
import { Playback } from "../table/playback.js";
import { listGames, takeLesson } from "../net/api.js";
import { dressOptions, listen } from "../table/choosing.js";
import { Timeline } from "../table/timeline.js";
import { say, sayMessage } from "../app/words.js";
import { go } from "../app/main.js";
import { playNow } from "./create-table.js";

/** @typedef {import("../types.js").GameView} GameView */

const INTRODUCTION = 3;
const LEARNER = 0;
/** Between what lies at the lower edge of a phone and what is above it. */
const MARGIN = 10;
/** What is said, in this order, where it happens at all; how much of it is past is the lesson's progress. @type {Record<string, string[]>} */
const COURSE = {
  mb: [
    "intro-1",
    "intro-2",
    "intro-3",
    "ask-cards",
    "ask-cards-small",
    "event-turned-up",
    "event-pushed",
    "event-visited",
    "event-loaded",
    "event-took-coin",
    "ask-load",
    "event-sailed-pilot",
    "event-tiles-moved",
    "done",
  ],
  hs: [
    "intro-1",
    "intro-2",
    "intro-3",
    "event-placed",
    "ask-place",
    "event-turned-up",
    "ask-cards",
    "event-revealed",
    "event-cancelled",
    "event-named",
    "event-moved",
    "event-met",
    "event-pushed",
    "done",
  ],
};
/** What lies at the lower edge of a phone and is spoken of. @type {Record<string, string>} */
const SPOKEN_OF = { "hs-learn-intro-3": ".hal-tray", "mb-learn-event-took-coin": "[data-seat]" };

class Tutorial {
  /** @param {HTMLElement} host @param {string} game @param {GameView} gameView @param {string[]} colours */
  constructor(host, game, gameView, colours) {
    this.game = game;
    this.gameView = gameView;
    this.colours = colours;
    this.timeline = new Timeline(gameView.advance);
    /** @type {string[]} */
    this.actions = [];
    /** @type {any} what is asked: the answer of the server */
    this.asked = { options: [], previews: {}, waiting: [], over: false, winners: [] };
    this.introduced = 0;
    /** How many steps of the course are behind the learner or being taken. */
    this.progress = 0;
    /** Messages that were said. @type {Set<string>} */
    this.explained = new Set();
    /** The message that waits for "go on"; null while the learner is asked. @type {string|null} */
    this.saying = null;
    /** What it is about, if that happened: the banner names it. @type {import("../types.js").GameEvent|null} */
    this.explaining = null;
    /** An answer is on its way: nothing is asked meanwhile. */
    this.isSending = false;
    /** @type {{option: string|null, pick: number|null}} */
    this.picked = { option: null, pick: null };
    /** @type {string|null} */
    this.pointed = null;
    render(
      html`<main class="table lesson"></main>
        <section class="coach-place" aria-live="polite" aria-label=${say("page-learn")}></section>`,
      host,
    );
    this.board = /** @type {HTMLElement} */ (host.querySelector("main"));
    this.place = /** @type {HTMLElement} */ (host.querySelector(".coach-place"));
    this.chooser = this.makeChooser();
    this.playback = new Playback(this.board, gameView, {
      timeline: () => this.timeline,
      isNew: true,
      sceneAt: () => this.sceneAt(),
      parts: (scene) => this.drawParts(scene),
      explain: (clause) => explainClause(game, clause),
      shown: () => {
        dressOptions(this.board, this.chooser);
        this.drawCoach();
      },
    });
    listen(this.board, this.chooser);
  }

  async begin() {
    await this.ask();
    this.playback.stage.jump(0);
    this.saying = `${this.gameView.prefix}-learn-intro-1`;
    this.playback.draw();
  }

  async ask() {
    this.asked = await takeLesson(this.game, this.actions);
    const known = this.timeline.moments.length;
    const fresh = new Timeline(this.gameView.advance);
    fresh.fill(this.asked.steps);
    this.timeline.moments = known ? [...this.timeline.moments, ...fresh.moments.slice(known)] : fresh.moments;
  }

  /** The next thing that was not explained yet, or the present. */
  nextStop() {
    const { cursor } = this.playback.stage;
    const index = this.timeline.moments.findIndex((_, place) => place > cursor && this.newsAt(place) !== null);
    return index < 0 ? this.timeline.end : index;
  }

  /** What is said about a moment, where it was not said yet. @param {number} index */
  newsAt(index) {
    const news = introduceMoment(this.gameView, this.timeline, index);
    return news && !this.explained.has(news.id) ? news : null;
  }

  /** @param {string} id */
  note(id) {
    this.explained.add(id);
    noteMet(id); // a first game need not say it again
  }

  /** On to the next explanation, or to the question. */
  async goOn() {
    this.saying = this.explaining = null;
    if (this.introduced < INTRODUCTION - 1) {
      this.introduced += 1;
      this.saying = `${this.gameView.prefix}-learn-intro-${this.introduced + 1}`;
      if (this.saying === this.gameView.aim.id) this.note(this.saying);
      return this.playback.draw();
    }
    this.introduced = INTRODUCTION;
    await this.playback.stage.play(this.nextStop());
    const news = this.newsAt(this.playback.stage.cursor);
    if (news) this.note(news.id);
    this.saying = news?.id ?? null;
    this.explaining = news?.event ?? null;
    this.playback.draw();
  }

  get isAsked() {
    const { stage } = this.playback;
    const isReady = this.saying === null && this.introduced === INTRODUCTION && !stage.isPlaying && !this.isSending;
    return isReady && stage.cursor >= this.timeline.end && !this.isDone;
  }

  /** The first round is over. */
  get isDone() {
    const { stage } = this.playback;
    return (
      stage.cursor >= this.timeline.end && (this.asked.over || (this.timeline.at(stage.cursor)?.view.round ?? 1) > 1)
    );
  }

  sceneAt() {
    const options = this.isAsked ? this.asked.options : [];
    return {
      reader: LEARNER,
      ...(this.explaining ? { event: this.explaining, isExplained: true } : {}),
      seats: this.seats,
      options,
      picked: options.length ? (this.pointed ?? this.picked.option) : null,
      isFirm: this.pointed === null || this.pointed === this.picked.option,
      waiting: this.isAsked ? this.asked.waiting : [],
      previews: options.length ? this.asked.previews : {},
      isPresent: this.isAsked,
    };
  }

  /** @returns {import("../types.js").Seat[]} */
  get seats() {
    const { players } = this.timeline.moments[0].view;
    return Array.from({ length: players }, (_, seat) => ({
      seat,
      colour: this.colours[seat],
      name: seat === LEARNER ? say("page-you-name") : say(`learn-neighbour-${seat}`),
      kind: seat === LEARNER ? /** @type {const} */ ("person") : /** @type {const} */ ("bot"),
      bot: seat === LEARNER ? null : "deckhand",
      substitute: null,
      isMe: seat === LEARNER,
      isHere: true,
    }));
  }

  makeChooser() {
    return {
      scene: () => (this.timeline.moments.length ? this.playback.scene : null),
      question: () => String(this.actions.length),
      point: (/** @type {string|null} */ option) => {
        this.pointed = option && this.asked.options.includes(option) ? option : null;
        this.playback.refresh();
      },
      pick: (/** @type {string} */ option, /** @type {number|null} */ pick) => {
        this.picked = { option, pick };
        this.playback.draw();
      },
      play: (/** @type {string} */ option) => this.decide(option),
      isDirect: (/** @type {string} */ option) => this.gameView.isDirect(option, this.playback.scene),
      nameOf: (/** @type {string} */ option) => sayMessage(this.gameView.describe(option, this.playback.scene)),
    };
  }

  /** @param {string} option */
  async decide(option) {
    if (!this.asked.options.includes(option)) return; // an earlier card of several: the lesson goes one way
    if (this.question) this.note(this.question);
    this.picked = { option: null, pick: null };
    this.pointed = null;
    this.actions.push(option);
    this.isSending = true;
    this.playback.draw();
    try {
      await this.ask();
    } catch (error) {
      this.actions.pop();
      showToast(/** @type {any} */ (error));
    }
    this.isSending = false;
    await this.goOn();
  }

  /** @param {import("../types.js").Scene} scene */
  drawParts(scene) {
    const { picked } = scene;
    const isReady = picked && this.picked.option === picked && !this.gameView.isDirect(picked, scene);
    const prompt = picked
      ? html`<div class="prompt">
          <div class="prompt-text">
            <strong>${sayMessage(this.gameView.describe(picked, scene))}</strong>
            ${this.gameView.foretell(scene).map((message) => html`<span>${sayMessage(message)}</span>`)}
          </div>
          ${isReady ? html`<button class="main" data-control="confirm" @click=${() => this.decide(picked)}>${say(this.gameView.confirmLabel(picked, scene))}</button>` : nothing}
        </div>`
      : null;
    const leave = iconButton("close", say("learn-leave"), () => go("/"));
    return { prompt, controls: html`<div class="controls">${drawLanguages()}${leave}</div>` };
  }

  get coachMessage() {
    if (this.saying) return this.saying;
    if (this.isDone) return `${this.gameView.prefix}-learn-done`;
    return this.isAsked ? this.question : null;
  }

  /** The message for what is asked. */
  get question() {
    return this.gameView.introduce(this.playback.scene)?.id ?? null;
  }

  drawCoach() {
    const id = this.coachMessage;
    this.board.dataset.saying = id ?? ""; // what it speaks of is lit
    render(id ? this.drawBubble(id) : nothing, this.place);
    const bubble = this.place.querySelector("div");
    if (bubble) this.placeBubble(bubble, `[data-option], ${SPOKEN_OF[id ?? ""] ?? ":not(*)"}`);
  }

  /** On a phone it lies below the board, where it is looked for, or above what is chosen or spoken of there. @param {HTMLElement} bubble @param {string} seen */
  placeBubble(bubble, seen) {
    this.board.style.setProperty("--coach", `${bubble.offsetHeight}px`); // the log ends above it
    const edge = innerHeight - bubble.offsetHeight - MARGIN;
    const below = [...this.board.querySelectorAll(seen)]
      .map((one) => one.getBoundingClientRect())
      .filter(({ bottom }) => bottom > edge);
    const isLifted = below.length > 0 && this.playback.scene.size === "phone";
    bubble.classList.toggle("lifted", isLifted);
    if (isLifted) bubble.style.setProperty("--lift", `${innerHeight - Math.min(...below.map(({ top }) => top))}px`);
  }

  /** @param {string} id */
  drawBubble(id) {
    const { prefix } = this.gameView;
    this.progress = Math.max(this.progress, COURSE[prefix].indexOf(id.replace(`${prefix}-learn-`, "")) + 1); // not all of it happens in this order
    return html`
      <div class="coach">
        <progress aria-label=${say("learn-progress")} max=${COURSE[prefix].length} value=${this.progress}></progress>
        <p>${say(id)} ${this.isDone ? say("learn-speed") : nothing}</p>
        ${this.drawWayOn()}
      </div>
    `;
  }

  drawWayOn() {
    if (this.isDone) {
      return html`<div class="row">
        <button class="main" data-control="play-now" @click=${() => playNow(this.game)}>
          ${say("learn-play-now")}
        </button>
        ${drawRulebook(this.game)}
      </div>`;
    }
    return this.saying
      ? html`<button class="main" data-control="go-on" @click=${() => this.goOn()}>${say("learn-go-on")}</button>`
      : nothing;
  }

  close() {
    this.playback.close();
  }
}

/** @param {HTMLElement} host @param {string[]} parts */
export async function open(host, [game]) {
  const [gameView, { games }] = await Promise.all([openGameView(game), listGames()]);
  document.title = `${say("page-learn")} · ${say(`page-title-${game}`)}`;
  const { colours } = games.find((/** @type {any} */ one) => one.name === game);
  const lesson = new Tutorial(host, game, gameView, colours);
  await lesson.begin();
  const resize = () => lesson.playback.refresh();
  addEventListener("resize", resize);
  return {
    draw: () => lesson.playback.draw(),
    close: () => {
      removeEventListener("resize", resize);
      lesson.close();
    },
  };
}
