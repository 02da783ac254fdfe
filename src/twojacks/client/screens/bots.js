/** The bots' names, weakest first; sentences and titles are words. */
export const BOTS = ["cabin-boy", "deckhand", "bosun", "captain", "admiral"];

/** Who keeps a newcomer company. */
export const COMPANY = ["deckhand", "bosun", "deckhand"];
