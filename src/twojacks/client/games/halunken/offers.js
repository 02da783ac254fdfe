/** Sailors that lie on a board or on the raft and may be chosen: a click there is a click on the same sailor in the tray. */

/** @param {string} option */
export const chooseInTray = (option) => (/** @type {Event} */ event) => {
  const table = event.target instanceof Element ? event.target.closest(".hal") : null;
  /** @type {HTMLElement|null|undefined} */ (table?.querySelector(`.hal-tray [data-option="${option}"]`))?.click();
};
