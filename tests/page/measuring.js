/**
 * What a careful eye would criticise on the page as it is now, as sentences; none is good. Evaluated in the browser.
 * `touch` is the smallest side of a target in pixels, `digits` the smallest size of a number.
 *
 * @param {{touch: number, digits: number}} limits
 * @returns {string[]}
 */
(limits) => {
  const SLACK = 1.5; // pixels lost to rounding
  const INLINE = 24; // a target inside a sentence or a list of sentences (WCAG 2.5.8)
  const SMALLEST = 11; // pixels of any letter
  const INSIDE_TEXT = ".log, p, .toast, .sign, .clause-number";
  const IN_FRONT = "dialog, [popover], .about, .toasts, .coach, .curtain, .bay-ending, .hal-end-place"; // what may lie over the rest
  const TARGETS = "button, a[href], input, select, summary, [role=button], [data-option]";

  /** While something is said about the table (somebody is away) a board may be a little smaller. */
  const digits = limits.digits - (document.querySelector(".sign") ? 2 : 0);

  /** What is in front of everything else, if something is. */
  const front = document.querySelector("dialog[open]") ?? document.querySelector(".curtain") ?? document.body;

  /** @param {Element} element */
  const nameOf = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const mark = element.getAttribute("data-option") ?? element.getAttribute("data-control") ?? element.getAttribute("class") ?? "";
    return `<${element.localName} ${mark}> “${text}”`;
  };

  /** @param {Element} element */
  const isShown = (element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen, [data-layer=flying]");

  /** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

  /** @param {Box} box @param {Box} other @returns {Box} */
  const meet = (box, other) => ({
    left: Math.max(box.left, other.left),
    top: Math.max(box.top, other.top),
    right: Math.min(box.right, other.right),
    bottom: Math.min(box.bottom, other.bottom),
  });
  /** @param {Box} box */
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;

  /** What is left of a box after everything that scrolls around its element. @param {Box} box @param {Element} element */
  const inView = (box, element) => {
    let rest = box;
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (![overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) continue;
      rest = meet(rest, around.getBoundingClientRect());
    }
    return rest;
  };

  /** The first element that hides a part of the box for good. @param {Box} box @param {Element} element */
  const cutBy = (box, element) => {
    for (let around = /** @type {Element|null} */ (element); around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      const isCut = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
      const isSvg = around instanceof SVGElement && !(around instanceof SVGSVGElement);
      if (!isSvg && isCut(overflowX) && (box.left < edge.left - SLACK || box.right > edge.right + SLACK)) return around;
      if (!isSvg && isCut(overflowY) && (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)) return around;
      if (!isSvg && [overflowX, overflowY].some((overflow) => overflow === "auto" || overflow === "scroll")) return null;
      if (position === "fixed") return null;
    }
    return null;
  };

  /** Long names end with an ellipsis and are told in full by a title; the last line of the log opens all of it. @param {Element} element */
  const isShortened = (element) =>
    (getComputedStyle(element).textOverflow === "ellipsis" && element.closest("[title]") !== null) || element.closest(".last-line") !== null;

  /** How tall letters are on the screen. @param {Element} element */
  const sizeOf = (element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    return element instanceof SVGGraphicsElement ? size * Math.abs(element.getScreenCTM()?.d ?? 1) : size;
  };

  /** @typedef {{element: Element, text: string, box: Box, size: number}} Piece  one line of text */

  /** @returns {Piece[]} */
  const findPieces = () => {
    const walker = document.createTreeWalker(front, NodeFilter.SHOW_TEXT);
    /** @type {Piece[]} */
    const found = [];
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest("option, style, script, noscript, title") || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = sizeOf(element);
      for (const line of range.getClientRects()) {
        // A line's box is taller than its letters: the middle is what is read.
        const spare = Math.max(0, (line.height - size * 0.8) / 2);
        const whole = { left: line.left, right: line.right, top: line.top + spare, bottom: line.bottom - spare };
        const box = isShortened(element) ? meet(whole, element.getBoundingClientRect()) : whole;
        if (!isEmpty(box)) found.push({ element, text: node.data.trim().slice(0, 40), box, size });
      }
    }
    return found;
  };

  /** @param {Piece} piece */
  const judgePiece = ({ element, text, box, size }) => {
    const faults = [];
    const seen = inView(box, element);
    if (isEmpty(seen)) return [];
    const cutter = isShortened(element) ? null : cutBy(box, element);
    if (cutter) faults.push(`cut off: “${text}” in ${nameOf(element)} by ${nameOf(cutter).slice(0, 60)}`);
    if (seen.left < -SLACK || seen.right > innerWidth + SLACK) faults.push(`beyond the edge: “${text}” in ${nameOf(element)}`);
    if (size < SMALLEST - 0.05) faults.push(`letters of ${size.toFixed(1)} px: “${text}” in ${nameOf(element)}`);
    else if (size < digits - 0.05 && /\d/.test(text) && element.closest(".table, svg") && !element.closest(".log")) {
      faults.push(`numbers of ${size.toFixed(1)} px: “${text}” in ${nameOf(element)}`);
    }
    return faults;
  };

  /** Two pieces of text that lie on each other. @param {Piece[]} pieces */
  const findOverlaps = (pieces) => {
    const shown = pieces.map((piece) => ({ ...piece, box: inView(piece.box, piece.element) })).filter(({ box }) => !isEmpty(box));
    const faults = [];
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        const both = meet(one.box, other.box);
        const isDeep = both.right - both.left > 2 && both.bottom - both.top > 2;
        if (isDeep && one.element !== other.element) faults.push(`overlap: “${one.text}” and “${other.text}”`);
      }
    }
    return faults;
  };

  /** What lies over the middle of a piece, if something does. @param {Piece} piece @returns {Element|null} */
  const coverOf = ({ element, box }) => {
    const seen = inView(box, element);
    if (isEmpty(seen)) return null;
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    for (const over of document.elementsFromPoint(x, y)) {
      if (over.contains(element) || element.contains(over)) return null;
      if (over instanceof HTMLElement && isOpaque(over)) return over;
    }
    return null;
  };

  /** @param {Element} element */
  const isOpaque = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundImage !== "none" || !/^rgba\(.*, 0(\.\d+)?\)$/.test(backgroundColor);
  };

  /** @param {Element} element */
  const judgeTarget = (element) => {
    if (!isShown(element.closest("label") ?? element) || element.matches(":disabled")) return [];
    const box = (element.closest("label") ?? element).getBoundingClientRect();
    if (isEmpty(inView(box, element))) return [];
    const seen = meet(box, { left: 0, top: -Infinity, right: innerWidth, bottom: Infinity });
    const isInline = getComputedStyle(element).display === "inline" || element.closest(INSIDE_TEXT) !== null;
    const least = isInline && !element.matches("[data-option], .main, .button") ? INLINE : limits.touch;
    const [width, height] = [seen.right - seen.left, seen.bottom - seen.top]; // what glows may glow beyond the edge
    return Math.min(width, height) < least - 0.6 ? [`target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${nameOf(element)}`] : [];
  };

  /** @param {Element} element */
  const judgeScrolling = (element) => {
    const { overflowX } = getComputedStyle(element);
    const isSideways = ["auto", "scroll"].includes(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
    return isSideways && isShown(element) ? [`scrolls sideways: ${nameOf(element)}`] : [];
  };

  const found = findPieces().map((piece) => ({ piece, cover: coverOf(piece) }));
  const pieces = found.filter(({ cover }) => !cover?.closest(IN_FRONT)).map(({ piece }) => piece);
  const covered = found.flatMap(({ piece, cover }) => (cover && !cover.closest(IN_FRONT) ? [`covered: “${piece.text}” by ${nameOf(cover)}`] : []));
  const faults = [
    ...covered,
    ...(document.documentElement.scrollWidth > innerWidth + SLACK ? ["the page scrolls sideways"] : []),
    ...pieces.flatMap(judgePiece),
    ...findOverlaps(pieces),
    ...[...front.querySelectorAll(TARGETS)].flatMap(judgeTarget),
    ...[...front.querySelectorAll("*")].flatMap(judgeScrolling),
  ];
  return [...new Set(faults)];
};
