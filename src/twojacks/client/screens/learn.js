/** A first round with guidance: everything is explained when it happens for the first time, and chosen by the learner. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openHarbour } from "../games/harbours.js";
import { drawRulebook, explainClause } from "../parts/clause.js";
import { introduceMoment, noteMet } from "../parts/firsts.js";
import { iconButton } from "../parts/icons.js";
import { drawLanguages } from "../parts/languages.js";
import { showToast } from "../parts/toast.js";
import { Viewing } from "../parts/viewing.js";
import { listGames, takeLesson } from "../server/api.js";
import { dressOptions, listen } from "../table/choosing.js";
import { Timeline } from "../table/timeline.js";
import { say, sayMessage } from "../words/words.js";
import { go } from "../app.js";
import { playNow } from "./opening.js";

/** @typedef {import("../types.js").Harbour} Harbour */

const INTRODUCTION = 3;
const LEARNER = 0;
/** Between what lies at the lower edge of a phone and what is above it. */
const MARGIN = 10;
/** What is said, in this order, where it happens at all; how much of it is past is the lesson's progress. @type {Record<string, string[]>} */
const COURSE = {
  mb: ["intro-1", "intro-2", "intro-3", "ask-cards", "ask-cards-small", "event-turned-up", "event-pushed", "event-visited", "event-loaded",
    "event-took-coin", "ask-load", "event-sailed-pilot", "event-tiles-moved", "done"],
  hs: ["intro-1", "intro-2", "intro-3", "event-placed", "ask-place", "event-turned-up", "ask-cards", "event-revealed", "event-cancelled",
    "event-named", "event-moved", "event-met", "event-pushed", "done"],
};
/** What lies at the lower edge of a phone and is spoken of. @type {Record<string, string>} */
const SPOKEN_OF = { "learn-hs-intro-3": ".hal-tray", "learn-mb-event-took-coin": "[data-seat]" };

class Lesson {
  /** @param {HTMLElement} host @param {string} game @param {Harbour} harbour @param {string[]} colours */
  constructor(host, game, harbour, colours) {
    this.game = game;
    this.harbour = harbour;
    this.colours = colours;
    this.timeline = new Timeline(harbour.advance);
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
    render(html`<main class="table lesson"></main><section class="coach-place" aria-live="polite" aria-label=${say("page-learn")}></section>`, host);
    this.board = /** @type {HTMLElement} */ (host.querySelector("main"));
    this.place = /** @type {HTMLElement} */ (host.querySelector(".coach-place"));
    this.chooser = this.makeChooser();
    this.viewing = new Viewing(this.board, harbour, {
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
    this.viewing.stage.jump(0);
    this.saying = `learn-${this.harbour.prefix}-intro-1`;
    this.viewing.draw();
  }

  async ask() {
    this.asked = await takeLesson(this.game, this.actions);
    const known = this.timeline.moments.length;
    const fresh = new Timeline(this.harbour.advance);
    fresh.fill(this.asked.steps);
    this.timeline.moments = known ? [...this.timeline.moments, ...fresh.moments.slice(known)] : fresh.moments;
  }

  /** The next thing that was not explained yet, or the present. */
  nextStop() {
    const { cursor } = this.viewing.stage;
    const index = this.timeline.moments.findIndex((_, place) => place > cursor && this.newsAt(place) !== null);
    return index < 0 ? this.timeline.end : index;
  }

  /** What is said about a moment, where it was not said yet. @param {number} index */
  newsAt(index) {
    const news = introduceMoment(this.harbour, this.timeline, index);
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
      this.saying = `learn-${this.harbour.prefix}-intro-${this.introduced + 1}`;
      if (this.saying === this.harbour.aim.id) this.note(this.saying);
      return this.viewing.draw();
    }
    this.introduced = INTRODUCTION;
    await this.viewing.stage.play(this.nextStop());
    const news = this.newsAt(this.viewing.stage.cursor);
    if (news) this.note(news.id);
    this.saying = news?.id ?? null;
    this.explaining = news?.event ?? null;
    this.viewing.draw();
  }

  get isAsked() {
    const { stage } = this.viewing;
    const isReady = this.saying === null && this.introduced === INTRODUCTION && !stage.isPlaying && !this.isSending;
    return isReady && stage.cursor >= this.timeline.end && !this.isDone;
  }

  /** The first round is over. */
  get isDone() {
    const { stage } = this.viewing;
    return stage.cursor >= this.timeline.end && (this.asked.over || (this.timeline.at(stage.cursor)?.view.round ?? 1) > 1);
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
      scene: () => (this.timeline.moments.length ? this.viewing.scene : null),
      question: () => String(this.actions.length),
      point: (/** @type {string|null} */ option) => {
        this.pointed = option && this.asked.options.includes(option) ? option : null;
        this.viewing.refresh();
      },
      pick: (/** @type {string} */ option, /** @type {number|null} */ pick) => {
        this.picked = { option, pick };
        this.viewing.draw();
      },
      play: (/** @type {string} */ option) => this.decide(option),
      isDirect: (/** @type {string} */ option) => this.harbour.isDirect(option, this.viewing.scene),
      nameOf: (/** @type {string} */ option) => sayMessage(this.harbour.describe(option, this.viewing.scene)),
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
    this.viewing.draw();
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
    const isReady = picked && this.picked.option === picked && !this.harbour.isDirect(picked, scene);
    const prompt = picked
      ? html`<div class="prompt">
          <div class="prompt-text"><strong>${sayMessage(this.harbour.describe(picked, scene))}</strong>
            ${this.harbour.foretell(scene).map((message) => html`<span>${sayMessage(message)}</span>`)}</div>
          ${isReady ? html`<button class="main" data-control="confirm" @click=${() => this.decide(picked)}>${say(this.harbour.confirmLabel(picked, scene))}</button>` : nothing}
        </div>`
      : null;
    const leave = iconButton("close", say("learn-leave"), () => go("/"));
    return { prompt, controls: html`<div class="controls">${drawLanguages()}${leave}</div>` };
  }

  get coachMessage() {
    if (this.saying) return this.saying;
    if (this.isDone) return `learn-${this.harbour.prefix}-done`;
    return this.isAsked ? this.question : null;
  }

  /** The message for what is asked. */
  get question() {
    return this.harbour.introduce(this.viewing.scene)?.id ?? null;
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
    const below = [...this.board.querySelectorAll(seen)].map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom > edge);
    const isLifted = below.length > 0 && this.viewing.scene.size === "phone";
    bubble.classList.toggle("lifted", isLifted);
    if (isLifted) bubble.style.setProperty("--lift", `${innerHeight - Math.min(...below.map(({ top }) => top))}px`);
  }

  /** @param {string} id */
  drawBubble(id) {
    const { prefix } = this.harbour;
    this.progress = Math.max(this.progress, COURSE[prefix].indexOf(id.replace(`learn-${prefix}-`, "")) + 1); // not all of it happens in this order
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
        <button class="main" data-control="play-now" @click=${() => playNow(this.game)}>${say("learn-play-now")}</button>
        ${drawRulebook(this.game)}
      </div>`;
    }
    return this.saying ? html`<button class="main" data-control="go-on" @click=${() => this.goOn()}>${say("learn-go-on")}</button>` : nothing;
  }

  close() {
    this.viewing.close();
  }
}

/** @param {HTMLElement} host @param {string[]} parts */
export async function open(host, [game]) {
  const [harbour, { games }] = await Promise.all([openHarbour(game), listGames()]);
  document.title = `${say("page-learn")} · ${say(`page-title-${game}`)}`;
  const { colours } = games.find((/** @type {any} */ one) => one.name === game);
  const lesson = new Lesson(host, game, harbour, colours);
  await lesson.begin();
  const resize = () => lesson.viewing.refresh();
  addEventListener("resize", resize);
  return {
    draw: () => lesson.viewing.draw(),
    close: () => {
      removeEventListener("resize", resize);
      lesson.close();
    },
  };
}
