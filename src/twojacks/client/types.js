/**
 * What travels between the rooms of the page. Types only: this file is never loaded by a browser.
 *
 * @typedef {Record<string, any>} View  what a reader may know; its keys are those of docs/contract.md
 * @typedef {{kind: string, clause?: string} & Record<string, any>} GameEvent  one entry of the journal
 * @typedef {{id: string, args?: Record<string, any>}} Message  a sentence to be said with words.js
 * @typedef {Message & {clause: string}} Introduction  said once to somebody who meets something for the first time, with its rule
 * @typedef {import("./vendor/lit-html/lit-html.js").TemplateResult} Template
 *
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} colour  "blue": names the crest and the class `seat-blue`
 * @property {string} name  what the player is called, never empty
 * @property {"person"|"bot"|"free"} kind
 * @property {string|null} bot  who plays a bot's seat
 * @property {string|null} substitute  the bot that plays for an absent person
 * @property {boolean} isMe  one of the seats this screen plays
 * @property {boolean} isHere  connected; bots always are
 *
 * @typedef {object} Hint
 * @property {Record<string, {share: number, win: number}>} options  of a good mix, and the chance to win
 * @property {string} why
 *
 * @typedef {object} Scene  all that one drawing of a table needs
 * @property {View} view
 * @property {number|null} reader  the seat whose knowledge is shown
 * @property {Seat[]} seats
 * @property {string[]} options  what may be chosen now; empty unless this reader is asked and looks at the present
 * @property {string|null} picked  the option that would be confirmed, or that is hovered or focused
 * @property {boolean} isFirm  whether `picked` was clicked, and not only pointed at
 * @property {{made: string[], begun: string[]}|null} choice  the reader's own slot, see docs/protocol.md
 * @property {number[]} waiting  seats that owe a decision
 * @property {number[]} chosen  seats whose choice is made but may still be changed
 * @property {Record<string, any>} previews  by option: what the game's previews.py says; {} until they are there
 * @property {Hint|null} hint
 * @property {GameEvent|null} event  the event this moment shows; null at the beginning and in stills
 * @property {GameEvent[]} since  what happened since the reader last decided something, up to this moment
 * @property {boolean} isExplained  whether that event is being explained: time enough to name it in full
 * @property {boolean} isPresent  whether this is the newest moment
 * @property {"board"|"screen"|"hand"|"still"} mode
 * @property {"phone"|"tablet"|"desktop"} size
 * @property {boolean} over
 * @property {number[]} winners
 *
 * @typedef {object} Parts  templates the table makes and the harbour places
 * @property {Template} ask  the sentence at the top
 * @property {Template|null} prompt  what the picked option would do, and the button that confirms it
 * @property {Template} log
 * @property {Template} lastLine  the newest sentence of the log; opens the log
 * @property {Template} controls  sound, speed, hint, rules, menu
 * @property {Template|null} sign  a broken connection, a clock, a bot playing for somebody
 * @property {Story} story
 *
 * @typedef {{moments: import("./table/timeline.js").Moment[], jump: (index: number) => void}} Story  all that happened, and the way to each moment of it
 *
 * @typedef {object} Stage  what `perform` works with
 * @property {Scene} scene  the scene before the event
 * @property {(query: string) => Element|null} element  inside the drawing
 * @property {(element: Element|null, keyframes: Keyframe[], ms: number, options?: KeyframeAnimationOptions) => Promise<void>} animate
 * @property {(element: Element|null) => void} hide  until the event is over: what flies meanwhile is drawn elsewhere
 * @property {(symbol: Template, keyframes: Keyframe[], ms: number) => Promise<void>} fly  an SVG template that lives on the
 *   board's top layer, `[data-layer=flying]`, only while it moves
 * @property {(ms: number) => Promise<void>} pause
 * @property {(sound: string) => void} sound  "card", "step", "push", "barrel", "coin", "sail", "points", "steal", "win"
 * @property {() => Promise<void>} redraw  draws the scene with `advance` already applied, without the pointer's options; for
 *   events whose figures should stand at the new place before the last part of the motion
 * @property {boolean} isHurried  skipping or reduced motion: animate, fly and pause return at once
 *
 * @typedef {object} Harbour
 * @property {string} name
 * @property {"day"|"night"} world
 * @property {string} prefix  "mb" or "hs", of its messages
 * @property {string} symbols
 * @property {string[]} styles
 * @property {(scene: Scene, parts: Parts) => Template} draw
 * @property {(view: View, event: GameEvent) => View} advance
 * @property {(event: GameEvent, stage: Stage) => Promise<void>} perform
 * @property {(scene: Scene) => Message} ask
 * @property {Introduction} aim  what all of it is for, said before the first question of a first game
 * @property {(scene: Scene) => Introduction|null} introduce  the question, for somebody who is asked it for the first time
 * @property {Record<string, string[]>} consequences  by kind: kinds of events that belong to one and are seen happening before a word is said about it
 * @property {(event: GameEvent) => string} topicOf  what an event teaches: its kind, or something of its own
 * @property {(event: GameEvent) => string} logId  the message that tells an event
 * @property {(event: GameEvent, scene: Scene) => Record<string, any>} tellArgs
 * @property {(option: string, scene: Scene) => Message} describe
 * @property {(scene: Scene) => Message[]} foretell  what the picked option would do, from its preview; at most two sentences
 * @property {(option: string, scene: Scene) => boolean} isDirect
 * @property {(option: string, scene: Scene) => string} confirmLabel  message id of the confirming button ("hs-lay-down")
 * @property {(scene: Scene) => boolean} isHintShort  whether options have room for how often they are taken, but not for the chance to win
 * @property {(seat: number, scene: Scene) => Template} drawPortrait
 * @property {(view: View, seat: number) => number[]} countsOf  what decides who is before whom, the weightiest first
 */
export {};
