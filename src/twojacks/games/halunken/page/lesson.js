/** The tutorial. Its sentences are in words/, as PREFIX-learn-STEP. */

/** @type {import("../../../page/types.js").Lesson} */
export const lesson = {
  course: [
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
  spokenOf: { "intro-3": ".hal-tray" },
};
