/**
 * Choosing an option where it lies: whatever carries `data-option` can be pointed at, clicked, tabbed to, walked to by the
 * arrow keys, and dragged onto `data-drop`. Harbours only mark their drawings.
 */

/** Pixels a pointer may move before it drags. */
const SLACK = 8;

/**
 * @typedef {object} Chooser
 * @property {() => import("../types.js").Scene|null} scene
 * @property {() => string} question  the same as long as the same is asked
 * @property {(option: string, pick: number|null) => void} pick  clicked: shown, and confirmed by the next click
 * @property {(option: string|null) => void} point  hovered or focused, or no longer
 * @property {(option: string, pick: number|null) => void} play
 * @property {(option: string) => boolean} isDirect
 * @property {(option: string) => string} nameOf  what a screen reader says
 */

/** @param {EventTarget|null} target @returns {HTMLElement|null} */
const optionAt = (target) => (target instanceof Element ? /** @type {any} */ (target.closest("[data-option]")) : null);

/** @param {HTMLElement} element */
const readOption = (element) => ({
  option: /** @type {string} */ (element.dataset.option),
  pick: element.dataset.pick === undefined ? null : Number(element.dataset.pick),
});

/** @param {HTMLElement} host @param {Chooser} chooser */
export function listen(host, chooser) {
  const dragging = makeDragging(host, chooser);
  const isMeant = listenForDoubles(host, chooser);
  host.addEventListener("click", (event) => {
    const element = optionAt(event.target);
    if (element && isMeant(event) && !dragging.hasJustDropped()) choose(element, chooser);
  });
  listenForRedrawn(host, chooser);
  host.addEventListener("keydown", (event) => handleKey(event, host, chooser));
  host.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") chooser.point(optionAt(event.target)?.dataset.option ?? null);
  });
  host.addEventListener("pointerleave", () => chooser.point(null));
  host.addEventListener("focusin", (event) => {
    const element = optionAt(event.target);
    if (element?.matches(":focus-visible")) chooser.point(element.dataset.option ?? null);
  });
}

/** The later clicks of a double click answer no question that came after the first. @param {HTMLElement} host @param {Chooser} chooser */
function listenForDoubles(host, chooser) {
  let asked = "";
  host.addEventListener("click", ({ detail }) => detail < 2 && (asked = chooser.question()), { capture: true });
  return (/** @type {MouseEvent} */ { detail }) => detail < 2 || asked === chooser.question();
}

/** What was pressed may be drawn anew before it is let go: then there is no click. @param {HTMLElement} host @param {Chooser} chooser */
function listenForRedrawn(host, chooser) {
  /** @type {HTMLElement|null} */
  let pressed = null;
  host.addEventListener("pointerdown", (event) => (pressed = optionAt(event.target)));
  host.addEventListener("pointerup", (event) => {
    const under = optionAt(document.elementFromPoint(event.clientX, event.clientY));
    if (under && pressed && !pressed.isConnected && under.dataset.option === pressed.dataset.option) choose(under, chooser);
    pressed = null;
  });
}

/** @param {HTMLElement} element @param {Chooser} chooser */
function choose(element, chooser) {
  const { option, pick } = readOption(element);
  const scene = chooser.scene();
  const isConfirmed = scene?.picked === option && scene.isFirm;
  if (isConfirmed || chooser.isDirect(option)) chooser.play(option, pick);
  else chooser.pick(option, pick);
}

/** @param {KeyboardEvent} event @param {HTMLElement} host @param {Chooser} chooser */
function handleKey(event, host, chooser) {
  const element = optionAt(event.target);
  if (!element) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    choose(element, chooser);
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const all = /** @type {HTMLElement[]} */ ([...host.querySelectorAll("[data-option]")]);
  all[(all.indexOf(element) + step + all.length) % all.length].focus();
}

/** What drawn options were before they could be chosen. @type {WeakMap<Element, {role: string|null, label: string|null, name: string}>} */
const undressed = new WeakMap();

/** Drawn options are one choice out of several: reachable by keys, each with a name. @param {HTMLElement} host @param {Chooser} chooser */
export function dressOptions(host, chooser) {
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (host.querySelectorAll("[data-option]"))) {
    if (!(element instanceof HTMLButtonElement)) dress(element, chooser);
    else if (!element.textContent?.trim()) setAttribute(element, "aria-label", chooser.nameOf(readOption(element).option));
  }
  for (const element of host.querySelectorAll("[data-dressed]:not([data-option])")) undress(element);
}

/** @param {HTMLElement} element @param {Chooser} chooser */
function dress(element, chooser) {
  const { option } = readOption(element);
  const [scene, name] = [chooser.scene(), chooser.nameOf(option)];
  const before = undressed.get(element) ?? { role: element.getAttribute("role"), label: null, name: "" };
  const label = element.getAttribute("aria-label");
  undressed.set(element, { ...before, label: label === before.name ? before.label : label, name });
  const worn = { "data-dressed": "", role: "radio", tabindex: "0", "aria-label": name, "aria-checked": String(scene?.picked === option && scene.isFirm) };
  for (const [attribute, value] of Object.entries(worn)) setAttribute(element, attribute, value);
}

/** What can no longer be chosen is a drawing again. @param {Element} element */
function undress(element) {
  const { role, label } = undressed.get(element) ?? { role: null, label: null };
  for (const attribute of ["data-dressed", "tabindex", "aria-checked"]) element.removeAttribute(attribute);
  for (const [attribute, value] of [["role", role], ["aria-label", label]]) {
    if (value === null) element.removeAttribute(/** @type {string} */ (attribute));
    else element.setAttribute(/** @type {string} */ (attribute), value);
  }
  undressed.delete(element);
}

/** @param {Element} element @param {string} name @param {string} value */
function setAttribute(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} host @param {Chooser} chooser */
function makeDragging(host, chooser) {
  /** @type {{element: HTMLElement, x: number, y: number, id: number, isMoving: boolean}|null} */
  let held = null;
  let dropped = 0;
  host.addEventListener("pointerdown", (event) => {
    const element = optionAt(event.target);
    if (!element?.hasAttribute("data-drag") || event.button !== 0) return;
    held = { element, x: event.clientX, y: event.clientY, id: event.pointerId, isMoving: false };
  });
  host.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.id) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.isMoving && Math.hypot(dx, dy) < SLACK) return;
    if (!held.isMoving) {
      held.isMoving = true;
      host.setPointerCapture(held.id);
      chooser.pick(readOption(held.element).option, readOption(held.element).pick);
    }
    const scale = held.element instanceof SVGGraphicsElement ? 1 / (held.element.getScreenCTM()?.a ?? 1) : 1;
    held.element.style.translate = `${dx * scale}px ${dy * scale}px`;
    host.classList.add("dragging");
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (!held || event.pointerId !== held.id) return;
    const { element, isMoving } = held;
    held = null;
    if (!isMoving) return;
    dropped = performance.now();
    element.style.translate = "";
    host.classList.remove("dragging");
    const goal = document.elementsFromPoint(event.clientX, event.clientY).some((under) => under.closest("[data-drop]"));
    if (goal && event.type === "pointerup") chooser.play(readOption(element).option, readOption(element).pick);
  };
  host.addEventListener("pointerup", end);
  host.addEventListener("pointercancel", end);
  return { hasJustDropped: () => performance.now() - dropped < 50 };
}
