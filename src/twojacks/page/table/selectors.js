/** Answers questions about a table's state (state.js). Every function here is pure. */
import { list, say } from "../app/words.js";
import { seatName, uniqueNames } from "../widgets/seats.js";

/**
 * @typedef {import("./state.js").ScreenState} ScreenState
 * @typedef {import("./state.js").ReaderState} ReaderState
 * @typedef {import("../types.js").Scene} Scene
 * @typedef {import("../types.js").Seat} Seat
 * @typedef {import("../net/messages.js").TableState} TableState
 * @typedef {import("../net/messages.js").Play} Play
 * @typedef {ReaderState & {table: TableState, play: Play}} Begun
 */

/** The reader whose knowledge is shown. @param {ScreenState} state */
export const current = (state) => /** @type {ReaderState} */ (state.readers.get(state.reader));

/** The same, once a game was begun. @param {ScreenState} state */
export const begun = (state) => /** @type {Begun} */ (current(state));

/** The table, after the first message. @param {ScreenState} state */
export const tableOf = (state) => begun(state).table;

/** The current game, after it has begun. @param {ScreenState} state */
export const playOf = (state) => begun(state).play;

/** Whether a game can be shown. @param {ScreenState} state */
export const hasGame = (state) => Boolean(current(state).table && current(state).play);

/** The number of the game that is shown. When it is over, the table already counts the next one.
 * @param {ReaderState} reader */
export const gameNumber = ({ table }) => (table ? table.game_number - (table.stage === "between" ? 1 : 0) : 0);

/** @param {ScreenState} state @returns {Seat[]} */
export function seatsOf(state) {
  const { place } = state;
  const { seats } = tableOf(state);
  const { presence } = current(state);
  const names = uniqueNames(seats.map(seatName));
  return seats.map(({ kind, bot, substitute }, seat) => ({
    seat,
    colour: place.colours[seat],
    name: names[seat],
    kind,
    bot,
    substitute,
    isMe: place.seats.includes(seat),
    isHere: kind !== "person" || (presence.seats[seat] ?? true),
  }));
}

/** Whether a bot plays for the reader. @param {ScreenState} state */
export const isAbsent = (state) => state.reader !== null && tableOf(state).seats[state.reader].substitute !== null;

/** The names of the seats that owe a decision. @param {ScreenState} state @param {Seat[]} seats */
export const waitedFor = (state, seats) => list(playOf(state).waiting.map((seat) => seats[seat].name));

/** Whether all games of the table are over. @param {ScreenState} state */
export const isFinished = (state) => playOf(state).over && tableOf(state).scores.length >= tableOf(state).games;

/** Identifies a question: as long as it is the same, so are its previews and its hint. @param {ScreenState} state */
export function questionOf(state) {
  const { decision, options } = playOf(state);
  return `${state.era} ${state.reader} ${decision} ${options.join()}`;
}

/**
 * The secret choice that a seat is asked for; null where everybody may watch. The seat and the spectator each have a
 * connection: it is enough if one of them was told of the choice.
 * @param {ScreenState} state @param {number} seat
 */
export function secretOf({ readers }, seat) {
  const asked = [seat, null].map((reader) => readers.get(reader)?.play).find((play) => play?.secret);
  return asked ? `${seat} ${asked.decision}` : null;
}

/**
 * Who looks at a screen that several seats share: the seat that is asked. A curtain comes down before every secret
 * choice, and while it is down, only what a spectator knows is drawn.
 * @param {ScreenState} state @returns {Pick<ScreenState, "reader"|"curtain"|"lifted">}
 */
export function chooseReader(state) {
  const { readers, place, reader, curtain, lifted } = state;
  const told = [...readers.values()].map(({ play }) => play);
  const play = readers.get(null)?.play;
  if (told.length < 2 || told.includes(null) || !play) return { reader, curtain, lifted };
  const mine = play.waiting.filter((seat) => place.seats.includes(seat));
  const holder = curtain ?? reader; // the seat that has the screen keeps it while it is asked
  const wanted = holder !== null && mine.includes(holder) ? holder : (mine[0] ?? null);
  const secret = wanted === null ? null : secretOf(state, wanted);
  const kept = secret === null ? null : lifted; // after a public decision the same question is a new one
  const isDown = secret !== kept;
  return { reader: isDown ? null : wanted, curtain: isDown ? wanted : null, lifted: kept };
}

const MODES = /** @type {const} */ ({ online: "board", pass: "board", screen: "screen", hand: "hand" });

/** What a scene has of this table. @param {ScreenState} state @param {boolean} isPresent @returns {Partial<Scene>} */
export function sceneOf(state, isPresent) {
  const { reader, curtain, pointed, picked, place } = state;
  const { play, pending } = begun(state);
  const mayChoose = isPresent && curtain === null && reader !== null && !pending && !play.over && !isAbsent(state);
  const options = mayChoose ? play.options : [];
  const isAsked = options.length > 0;
  return {
    reader,
    seats: seatsOf(state),
    options,
    picked: isAsked ? (pointed ?? picked.option) : null,
    isFirm: pointed === null || pointed === picked.option,
    choice: isPresent ? play.choice : null,
    waiting: isPresent ? play.waiting : [],
    chosen: isPresent ? play.chosen : [],
    previews: isAsked ? state.previews : {},
    hint: isAsked ? state.hint : null,
    isPresent,
    mode: MODES[place.way],
    over: isPresent && play.over,
    winners: isPresent ? play.winners : [],
  };
}

/** The person who is waited for and not connected. @param {Scene} scene */
export const absentPerson = ({ seats, waiting }) =>
  seats.find(({ kind, isHere, seat }) => kind === "person" && !isHere && waiting.includes(seat));

/** Whether only bots are waited for. @param {Scene} scene */
export const areBotsThinking = ({ seats, waiting }) =>
  waiting.length > 0 && waiting.every((seat) => seats[seat].kind === "bot");

/** The place of a single reader who has not won, counted from 1; null for others.
 * @param {ScreenState} state @param {Scene} scene @returns {number|null} */
export function placeOf({ place: { seats } }, { view, winners }) {
  const isShown = seats.length === 1 && !winners.includes(seats[0]);
  return isShown ? (view.places?.[seats[0]] ?? null) : null;
}

/** The points of all games so far, in words. @param {ScreenState} state @param {Scene} scene */
export const sayTotals = (state, { seats }) =>
  say("page-totals", {
    game: gameNumber(current(state)),
    games: tableOf(state).games,
    list: list(seats.map(({ seat, name }) => say("page-total", { name, points: tableOf(state).totals[seat] }))),
  });
