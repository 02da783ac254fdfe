/** The bots' names, weakest first; sentences and titles are words. */
export const BOTS = ["cabin-boy", "deckhand", "bosun", "captain", "admiral"];

/** Who keeps a newcomer company. */
export const COMPANY = ["deckhand", "bosun", "cabin-boy"];

/** Two of a kind are told apart by a number: "Bosun 2". @param {string[]} names */
export const tellApart = (names) =>
  names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
