/** A tutorial: the first round of a game, in which everything new is explained and the learner chooses. */
import { html, nothing, render } from "../vendor/lit-html/lit-html.js";
import { openGameView } from "../table/game-view.js";
import { factsOf, titleOf } from "../app/games.js";
import { drawRulebook, explainClause } from "../widgets/clause.js";
import { introduceMoment, noteMet } from "../widgets/introductions.js";
import { iconButton } from "../widgets/controls.js";
import { drawLanguages } from "../widgets/settings.js";
import { showToast } from "../widgets/notifications.js";
import { Playback } from "../table/playback.js";
import { takeLesson } from "../net/api.js";
import { dressOptions, listen } from "../table/choosing.js";
import { Timeline } from "../table/timeline.js";
import { say, sayMessage } from "../app/words.js";
import { go } from "../app/main.js";
import { playNow } from "./create-table.js";
import { open as openStart } from "./start.js";

/**
 * @typedef {import("../types.js").GameView} GameView
 * @typedef {import("../types.js").Lesson} Lesson
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../net/messages.js").LessonState} LessonState
 */

const INTRODUCTION = 3;
const LEARNER = 0;
/** Between the coach and what lies at the lower edge of a phone. */
const MARGIN = 10;
class Tutorial {
  /** @param {HTMLElement} host @param {string} game @param {GameView} gameView @param {Lesson} lesson */
  constructor(host, game, gameView, lesson) {
    this.game = game;
    this.gameView = gameView;
    this.lesson = lesson;
    this.colours = factsOf(game).colours;
    this.timeline = new Timeline(gameView.advance);
    /** @type {string[]} */
    this.actions = [];
    /** The last answer of the server. @type {LessonState} */
    this.asked = { steps: [], options: [], previews: {}, waiting: [], over: false, winners: [] };
    this.introduced = 0;
    /** How many steps of the course were taken. */
    this.progress = 0;
    /** Messages that were shown. @type {Set<string>} */
    this.explained = new Set();
    /** The message that waits for "Go on"; null while the learner chooses. @type {string|null} */
    this.saying = null;
    /** The event that it explains; the banner names it. @type {import("../types.js").GameEvent|null} */
    this.explaining = null;
    /** Whether an answer is being sent: nothing is asked meanwhile. */
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
      scene: () => this.makeScene(),
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

  /** The next moment with something new to explain, or the last one. */
  nextStop() {
    const { cursor } = this.playback.stage;
    const index = this.timeline.moments.findIndex((_, place) => place > cursor && this.newsAt(place) !== null);
    return index < 0 ? this.timeline.end : index;
  }

  /** The explanation of a moment, unless it was shown before. @param {number} index */
  newsAt(index) {
    const news = introduceMoment(this.gameView, this.timeline, index);
    return news && !this.explained.has(news.id) ? news : null;
  }

  /** @param {string} id */
  note(id) {
    this.explained.add(id);
    noteMet(id); // a first game need not explain it again
  }

  /** Goes on to the next explanation, or to the question. */
  async goOn() {
    this.saying = this.explaining = null;
    if (this.introduced < INTRODUCTION - 1) {
      this.introduced += 1;
      this.saying = `${this.gameView.prefix}-learn-intro-${this.introduced + 1}`;
      if (this.saying === this.gameView.aim?.id) this.note(this.saying);
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

  /** @returns {Partial<Scene>} */
  makeScene() {
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
      bot: null,
      substitute: null,
      isMe: seat === LEARNER,
      isHere: true,
    }));
  }

  /** @returns {import("../table/choosing.js").Chooser} */
  makeChooser() {
    return {
      scene: () => (this.timeline.moments.length ? this.playback.scene : null),
      question: () => String(this.actions.length),
      point: (option) => {
        this.pointed = option && this.asked.options.includes(option) ? option : null;
        this.playback.refresh();
      },
      pick: (option, pick) => {
        this.picked = { option, pick };
        this.playback.draw();
      },
      play: (option) => this.decide(option),
      isDirect: (option) => this.gameView.isDirect(option, this.playback.scene),
      nameOf: (option) => sayMessage(this.gameView.describe(option, this.playback.scene)),
    };
  }

  /** @param {string} option */
  async decide(option) {
    if (!this.asked.options.includes(option)) return; // an earlier choice cannot be changed here
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
      showToast(error);
    }
    this.isSending = false;
    await this.goOn();
  }

  /** @param {Scene} scene */
  drawParts(scene) {
    const { picked } = scene;
    const isReady = picked && this.picked.option === picked && !this.gameView.isDirect(picked, scene);
    const prompt = picked ? this.drawPicked(scene, picked, Boolean(isReady)) : null;
    const leave = iconButton("close", say("learn-leave"), () => go("/"));
    return { prompt, controls: html`<div class="controls">${drawLanguages()}${leave}</div>` };
  }

  /** @param {Scene} scene @param {string} picked @param {boolean} isReady */
  drawPicked(scene, picked, isReady) {
    const { gameView } = this;
    const confirm = html`<button class="main" data-control="confirm" @click=${() => this.decide(picked)}>
      ${say(gameView.confirmLabel(picked, scene))}
    </button>`;
    return html`<div class="prompt">
      <div class="prompt-text">
        <strong>${sayMessage(gameView.describe(picked, scene))}</strong>
        ${gameView.foretell(scene).map((message) => html`<span>${sayMessage(message)}</span>`)}
      </div>
      ${isReady ? confirm : nothing}
    </div>`;
  }

  get coachMessage() {
    if (this.saying) return this.saying;
    if (this.isDone) return `${this.gameView.prefix}-learn-done`;
    return this.isAsked ? this.question : null;
  }

  /** The message that explains the question. */
  get question() {
    return this.gameView.introduce(this.playback.scene)?.id ?? null;
  }

  drawCoach() {
    const id = this.coachMessage;
    this.board.dataset.saying = id ?? ""; // lights what it describes
    render(id ? this.drawBubble(id) : nothing, this.place);
    const bubble = this.place.querySelector("div");
    const spokenOf = this.lesson.spokenOf[this.stepOf(id ?? "")];
    if (bubble) this.placeBubble(bubble, spokenOf ? `[data-option], ${spokenOf}` : "[data-option]");
  }

  /** @param {string} id */
  stepOf(id) {
    return id.replace(`${this.gameView.prefix}-learn-`, "");
  }

  /** On a phone the coach lies at the lower edge, or above what is chosen or described there.
   * @param {HTMLElement} bubble @param {string} seen */
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
    const { course } = this.lesson;
    this.progress = Math.max(this.progress, course.indexOf(this.stepOf(id)) + 1); // some steps may come earlier
    return html`
      <div class="coach">
        <progress aria-label=${say("learn-progress")} max=${course.length} value=${this.progress}></progress>
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
  const gameView = await openGameView(game);
  if (!gameView.lesson) return openStart(host);
  document.title = `${say("page-learn")} · ${titleOf(game)}`;
  const tutorial = new Tutorial(host, game, gameView, gameView.lesson);
  await tutorial.begin();
  const resize = () => tutorial.playback.refresh();
  addEventListener("resize", resize);
  return {
    draw: () => tutorial.playback.draw(),
    close: () => {
      removeEventListener("resize", resize);
      tutorial.close();
    },
  };
}
