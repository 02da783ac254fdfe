// Generated from the models in twojacks.server.wire; do not edit. To update it:
// python -m twojacks.server.wire.js_types > src/twojacks/page/net/messages.d.ts

/** An object whose fields depend on the game. */
export type JsonObject = { [field: string]: any };

/** One entry of the journal; its other fields depend on its kind. */
export interface GameEvent {
  kind: string;
  clause: string;
  [field: string]: any;
}

/** Something that happened at the table and not in the game. */
export interface Notice {
  kind: string;
  seat?: number;
  why?: string | null;
}

/** Answers a command that changed nothing, over a socket. */
export interface AcceptedText {
  type: "accepted";
  request: string;
}

/** How a field of an event becomes an argument of a sentence. */
export interface ArgumentFacts {
  field: string;
  write: string;
  form: string;
  forms: { [name: string]: string };
  cases: ([boolean | number | string | null, string])[];
  same_as: [string, string] | null;
  otherwise: string;
}

export interface BotFacts {
  name: string;
  sentence: string;
  portrait: string;
}

export interface Choice {
  made: string[];
  begun: string[];
}

export interface ClauseText {
  number: string;
  title: string | null;
  text: string;
  ruling: boolean;
  why: string | null;
}

/** What a seat may ask for. `type` names the message of the socket and the end of the HTTP path. */
export interface ClientCommand {
  request: string;
}

export interface Created {
  table: string;
  invitation: string;
  state: State;
}

export interface Decide {
  request: string;
  type?: "decide";
  decision: number;
  action: string;
  pick?: number | null;
}

export interface ErrorText {
  code: string;
  message: string;
  clause?: string | null;
}

export interface EventFacts {
  kinds: { [name: string]: KindFacts };
  arguments: { [name: string]: ArgumentFacts };
}

export interface ExampleText {
  clause: string;
  caption: string;
  players: number;
  before: JsonObject;
  after: JsonObject | null;
}

export interface Fairness {
  commitment: string | null;
  contributions: (string | null)[];
}

/** `words` has a place for the language; `page` is null for a game that is shown on the generic board. */
export interface GameFacts {
  name: string;
  title: string;
  about: string;
  facts: string;
  prefix: string;
  variants: { [name: string]: number[] };
  colours: string[];
  words: string | null;
  page: PageFacts | null;
  rules: boolean;
  lesson: boolean;
}

export interface Games {
  games: GameFacts[];
  bots: BotFacts[];
}

export interface HintText {
  decision: number;
  seat: number;
  options: HintedOption[];
  chances: number[];
  line: [number, string][];
  events: GameEvent[];
  why: string;
  simulations: number;
  seconds: number;
}

export interface HintedOption {
  action: string;
  mix: number;
  chance: number;
  simulations: number;
}

/** What was asked for is on disk; `n` is the last number told to this seat. */
export interface Kept {
  n: number;
}

/** A kind of event: its fields, its roles for everybody who tells or shows it, and its animation. */
export interface KindFacts {
  fields: string[];
  secret: string[];
  roles: Role[];
  by_clause: { [name: string]: Role[] };
  after: string[];
  listing: ListingFacts;
  animation: string;
  banner: string;
}

export interface Leave {
  request: string;
  type?: "leave";
}

export interface LessonState {
  steps: Step[];
  options: string[];
  previews: { [name: string]: JsonObject };
  waiting: number[];
  over: boolean;
  winners: number[];
}

/** How several events in a row are listed in one sentence. */
export interface ListingFacts {
  names: string;
  count_by: string;
  count: string;
  only_if: string;
}

/** The options as a client asks for them. */
export interface NewTable {
  game: string;
  players: number;
  variant?: string | null;
  edition?: string | JsonObject | null;
  bots?: (string | null)[];
  clock?: number | null;
  public?: boolean;
  hints?: boolean;
  games?: 1 | 3;
}

/** A game's own front end: its module, its picture, and which of the two sets of colours it is drawn in. */
export interface PageFacts {
  module: string;
  cover: string | null;
  world: "day" | "night";
}

export interface Play {
  decision: number;
  waiting: number[];
  chosen: number[];
  secret: boolean;
  options: string[];
  choice: Choice | null;
  undo: boolean;
  undo_reveals: boolean;
  practised: boolean;
  deadline: number | null;
  over: boolean;
  winners: number[];
  view: JsonObject;
}

export interface Pong {
  type: "pong";
}

/** Sent over a socket on connecting and when it changes. */
export interface PresenceText {
  type: "presence";
  seats: boolean[];
  watching: number;
}

/** By option where it leads if nobody else acts before; the shapes are in docs/reference/previews.md. */
export interface Previews {
  decision: number;
  options: { [name: string]: JsonObject };
}

export interface PutBot {
  request: string;
  bot: string;
}

export interface Ready {
  request: string;
  type?: "ready";
  randomness?: string | null;
}

export interface Record {
  format: "two-jacks record";
  version: 1;
  commitment: string;
  secret: string;
  contributions: (string | null)[];
  bot_seed: string;
  seats: ({ [name: string]: string | null })[];
  bots: (string | null)[];
  practised: boolean;
  save: JsonObject;
}

export interface Refused {
  error: ErrorText;
}

/** Answers a command that was refused, over a socket. */
export interface RefusedText {
  type: "refused";
  request: string | null;
  error: ErrorText;
}

export interface Replay {
  steps: Step[];
  winners: number[];
}

export interface ReplaySave {
  save: JsonObject;
  reader?: "0" | "1" | "2" | "3" | "spectator" | "all";
}

export interface Return {
  request: string;
  type?: "return";
}

/** What a kind of event is for everybody who tells or shows events. */
export type Role = "decision" | "reveal" | "heading" | "emphasis" | "result" | "continues" | "together" | "untold";

export interface RulebookText {
  game: string;
  language: string;
  title: string;
  intro: string;
  sections: SectionText[];
  examples: ExampleText[];
}

export interface Rules {
  game: string;
  language: string;
  title: string;
  intro: string;
  sections: SectionText[];
  examples: ExampleText[];
}

export interface SeatState {
  kind: "person" | "bot" | "free";
  name: string | null;
  bot: string | null;
  substitute: string | null;
  why: "clock" | "agreed" | "left" | null;
  votes: number[];
  ready: boolean;
}

export interface SeatSummary {
  kind: string;
  name: string | null;
  bot: string | null;
}

export interface SeatToken {
  token: string;
}

export interface Seated {
  seat: number;
  token: string;
  link: string;
}

export interface SectionText {
  number: string | null;
  title: string;
  short: string | null;
  text: string | null;
  why: string | null;
  clauses: ClauseText[];
}

export interface Session {
  token: string;
}

export interface SitDown {
  name: string;
  request?: string | null;
  seat?: number | null;
  randomness?: string | null;
}

export interface State {
  type: "state";
  n: number;
  reader: number | null;
  table: TableState;
  play: Play | null;
}

export interface Step {
  decision: number;
  seat?: number | null;
  bot?: string | null;
  action?: string | null;
  events: GameEvent[];
  decided: number[];
  view: JsonObject;
}

/** The options of a table: checked by the game and complete. Entry 0 of the log holds them. */
export interface TableOptions {
  game: string;
  players: number;
  variant: string;
  edition?: JsonObject | null;
  bots?: (string | null)[];
  clock?: number | null;
  public?: boolean;
  hints?: boolean;
  games?: 1 | 3;
}

export interface TableState {
  clock: number | null;
  public: boolean;
  hints: boolean;
  games: 1 | 3;
  id: string;
  game: string;
  variant: string;
  players: number;
  edition?: string | null;
  stage: "gathering" | "playing" | "between";
  game_number: number;
  scores: number[][];
  totals: number[];
  seats: SeatState[];
  fairness: Fairness;
}

export interface TableSummary {
  games: 1 | 3;
  clock: number | null;
  id: string;
  game: string;
  variant: string;
  players: number;
  stage: string;
  seats: SeatSummary[];
}

export interface Tables {
  tables: TableSummary[];
}

export interface TakeLesson {
  actions: string[];
}

export interface Undo {
  request: string;
  type?: "undo";
  decision: number;
}

/** One line of a stream, or one message of a socket. */
export interface Update {
  type: "update";
  n: number;
  request?: string | null;
  seat?: number | null;
  bot?: string | null;
  notices: Notice[];
  events: GameEvent[];
  decided?: number[];
  table?: TableState | null;
  play?: Play | null;
}

export interface Vote {
  request: string;
  type?: "vote";
  about: number;
  agree: boolean;
}
