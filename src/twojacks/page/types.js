/**
 * Types that several parts of the page share. This file is never loaded by a browser. The messages of the server are in
 * net/messages.d.ts, which is generated.
 *
 * @typedef {import("./vendor/lit-html/lit-html.js").TemplateResult} Template
 * @typedef {import("./net/messages.js").JsonObject} View  what a reader may know; docs/contract.md has its keys
 * @typedef {import("./net/messages.js").GameEvent} GameEvent  one entry of the journal. `follows` is added by the
 *   timeline: the rules led to it, and nobody decided it
 * @typedef {Record<string, string|number>} Arguments  of a message
 * @typedef {{id: string, args?: Arguments}} Message  a sentence for words.js
 * @typedef {(value: any, form: string, scene: Scene) => string} Writer  a value in words, in a grammatical form
 * @typedef {Message & {clause: string}} Introduction  explains something once, with its rule
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} colour  "blue": names the crest and the class `seat-blue`
 * @property {string} name  of the player, never empty
 * @property {"person"|"bot"|"free"} kind
 * @property {string|null} bot  the bot in the seat
 * @property {string|null} substitute  the bot that plays for an absent person
 * @property {boolean} isMe  one of the seats that this screen plays
 * @property {boolean} isHere  connected; bots always are
 *
 * @typedef {object} Hint
 * @property {Record<string, {share: number, win: number}>} options  how often to choose each, and the chance to win
 * @property {string} why
 *
 * @typedef {object} Scene  everything that one drawing of a table needs
 * @property {View} view
 * @property {number|null} reader  the seat whose knowledge is shown
 * @property {Seat[]} seats
 * @property {string[]} options  empty unless this reader is asked and looks at the present
 * @property {string|null} picked  the option that would be confirmed, or that is hovered or focused
 * @property {boolean} isFirm  whether `picked` was clicked, and not only pointed at
 * @property {import("./net/messages.js").Choice|null} choice  the reader's own slot, see docs/protocol.md
 * @property {number[]} waiting  seats that owe a decision
 * @property {number[]} chosen  seats that have chosen and may still change their choice
 * @property {Record<string, any>} previews  by option, in the shape of the game's previews.py; {} until they are loaded
 * @property {Hint|null} hint
 * @property {GameEvent|null} event  the event that is shown; null at the beginning and in stills
 * @property {GameEvent[]} since  the events since the reader's last decision, up to this moment
 * @property {boolean} isExplained  whether that event is being explained, so that there is time to describe it in full
 * @property {boolean} isPresent  whether this is the newest moment
 * @property {"board"|"screen"|"hand"|"still"} mode
 * @property {"phone"|"tablet"|"desktop"} size
 * @property {boolean} over
 * @property {number[]} winners
 *
 * @typedef {object} Parts  templates that the page makes and the game view places
 * @property {Template} ask  the sentence at the top
 * @property {Template|null} prompt  what the picked option would do, and the button that confirms it
 * @property {Template} log
 * @property {Template} lastLine  the newest sentence of the log; opens the log
 * @property {Template} controls  sound, speed, hint, rules, menu
 * @property {Template|null} sign  a broken connection, a clock, a bot that plays for somebody
 * @property {Story} story
 *
 * @typedef {object} Story
 * @property {import("./table/timeline.js").Moment[]} moments  so far
 * @property {(index: number) => void} jump  shows a moment
 *
 * @typedef {object} StageTools  the tools of `perform`
 * @property {Scene} scene  before the event
 * @property {(query: string) => Element|null} element  inside the drawing
 * @property {Animate} animate
 * @property {(element: Element|null) => void} hide  until the event is over, while a copy of the element moves
 * @property {(symbol: Template, keyframes: Keyframe[], ms: number) => Promise<void>} fly  an SVG template that is drawn
 *   on the top layer of the board, `[data-layer=flying]`, only while it moves
 * @property {(ms: number) => Promise<void>} pause
 * @property {(sound: string) => void} sound  "card", "step", "push", "barrel", "coin", "sail", "points", "steal", "win"
 * @property {() => Promise<void>} redraw  draws the scene after the event; for the last part of a motion
 * @property {boolean} isHurried  skipping or reduced motion: animate, fly and pause return at once
 *
 * @callback Animate
 * @param {Element|null} element @param {Keyframe[]} keyframes @param {number} ms
 * @param {KeyframeAnimationOptions} [options]
 * @returns {Promise<void>}
 *
 * @typedef {object} Lesson  a game's tutorial; its messages are PREFIX-learn-STEP
 * @property {string[]} course  the steps in the order in which they usually come
 * @property {Record<string, string>} spokenOf  by step: a selector for what it describes at the lower edge of a phone
 *
 * @typedef {object} GameView  a game's front end; docs/guide/page.md describes its members
 * @property {string} name
 * @property {string} prefix  of its messages
 * @property {string[]} [words]  further Fluent files, with {} for the language
 * @property {string|null} symbols  the address of an SVG file that is put into the document
 * @property {string[]} styles  addresses of style sheets
 * @property {(scene: Scene, parts: Parts) => Template} draw
 * @property {(view: View, event: GameEvent) => View} advance
 * @property {(event: GameEvent, stage: StageTools) => Promise<void>} perform
 * @property {(scene: Scene) => Message} ask
 * @property {Introduction|null} aim  the aim of the game, explained before the first question of a first game
 * @property {(scene: Scene) => Introduction|null} introduce  explains a question that is asked for the first time
 * @property {Record<string, string[]>} consequences  by kind: kinds that are shown before it is explained
 * @property {(event: GameEvent) => string} topicOf  what an event teaches: its kind, or something more special
 * @property {Record<string, Writer>} writers  put values of events into words; events.py names them
 * @property {(option: string, scene: Scene) => Message} describe
 * @property {(scene: Scene) => Message[]} foretell  what the picked option would do, in up to two sentences
 * @property {(option: string, scene: Scene) => boolean} isDirect
 * @property {(option: string, scene: Scene) => string} confirmLabel  the message on the confirming button
 * @property {(scene: Scene) => boolean} isHintShort  whether options have no room for the chance to win
 * @property {Lesson|null} lesson
 */
export {};
