/**
 * What a table's screen knows, as plain data. selectors.js answers questions about it without changing it. Only
 * table-screen.js, effects.js, coaching.js, hint.js and seat-client.js (its own reader) change it.
 *
 * @typedef {import("../types.js").Introduction} Introduction
 *
 * @typedef {object} Place  where this browser sits
 * @property {string} id  of the table
 * @property {number[]} seats  that this screen plays; empty for a spectator
 * @property {import("../app/browser-storage.js").Way} way
 * @property {string[]} colours  by seat
 *
 * @typedef {object} ReaderState  what one reader of the table was told: a seat of this screen, or a spectator (null)
 * @property {number|null} seat
 * @property {import("../net/messages.js").TableState|null} table  null before the first message
 * @property {import("../net/messages.js").Play|null} play  the current game; null before the first one
 * @property {{seats: boolean[], watching: number}} presence
 * @property {"new"|"open"|"lost"|"refused"} status  of the connection
 * @property {import("./timeline.js").Timeline} timeline  of the current game
 * @property {number} era  counts games and undone decisions: the timeline does not continue an earlier one
 * @property {string|null} pending  the request id of a decision that was not answered yet
 *
 * @typedef {object} ScreenState
 * @property {Place} place
 * @property {Map<number|null, ReaderState>} readers  the seats of this screen; if they are not one, the spectator, too
 * @property {number|null} reader  the one whose knowledge is shown
 * @property {number} era  of the reader, when it was last shown
 * @property {number|null} curtain  the seat that must take the screen before anything secret is shown
 * @property {string|null} lifted  the secret choice for which the curtain was lifted
 * @property {{option: string|null, pick: number|null}} picked  the option that would be confirmed
 * @property {string|null} pointed  the option that is hovered or focused
 * @property {string} question  the question that `previews` and `hint` belong to
 * @property {import("../types.js").Scene["previews"]} previews
 * @property {import("../types.js").Hint|null} hint
 * @property {boolean} isThinking  whether a hint was asked for
 * @property {Introduction|null} news  explains the event that is shown
 * @property {Introduction|null} unread  explains an event that was not shown moving, before the next question
 * @property {boolean} isByKey  whether the last decision came from the keyboard
 * @property {{what: string, since: number}} wait  what is waited for, and since when
 * @property {{era: number, cursor: number}} announced  how far the log was read out
 * @property {boolean|null} remembered  whether this browser remembers the table as finished; null: not at all yet
 */

/** @param {number|null} seat @param {import("./timeline.js").Timeline} timeline @returns {ReaderState} */
export const newReader = (seat, timeline) => ({
  seat,
  table: null,
  play: null,
  presence: { seats: [], watching: 0 },
  status: "new",
  timeline,
  era: 0,
  pending: null,
});

/** @param {Place} place @param {ReaderState[]} readers  the last one is shown first @returns {ScreenState} */
export const newScreen = (place, readers) => ({
  place,
  readers: new Map(readers.map((reader) => [reader.seat, reader])),
  reader: readers.at(-1)?.seat ?? null,
  era: 0,
  curtain: null,
  lifted: null,
  picked: { option: null, pick: null },
  pointed: null,
  question: "",
  previews: {},
  hint: null,
  isThinking: false,
  news: null,
  unread: null,
  isByKey: false,
  wait: { what: "", since: 0 },
  announced: { era: 0, cursor: 0 },
  remembered: null,
});
