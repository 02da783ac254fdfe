/** The tutorial. Its sentences are in words/, as PREFIX-learn-STEP. */

/** @type {import("../../../page/types.js").Lesson} */
export const lesson = {
  course: [
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
  spokenOf: { "event-took-coin": "[data-seat]" },
};
