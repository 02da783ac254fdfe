/** What a screen reader is told. */

const MOST_LINES = 20;

/** Whether it is new. @param {string} text */
export function speak(text) {
  const heard = /** @type {HTMLElement} */ (document.getElementById("heard"));
  if (!text || heard.lastElementChild?.textContent === text) return false;
  heard.append(Object.assign(document.createElement("p"), { textContent: text }));
  if (heard.childElementCount > MOST_LINES) heard.firstElementChild?.remove();
  return true;
}
