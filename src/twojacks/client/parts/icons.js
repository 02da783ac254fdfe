/** Line icons of the controls, drawn for this project on a grid of 24. */
import { svg, html } from "../vendor/lit-html/lit-html.js";

/** @type {Record<string, string>} */
const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  book: "M12 6c-2-1.6-5-2-8-1.6v13c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-13C17 4 14 4.4 12 6zM12 6v13",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.800c.8.7 1.1 1.3 1.1 2.200h5c0-.9.3-1.5 1.1-2.200A6 6 0 0 0 12 3z",
  sound: "M4 10v4h4l5 4V6l-5 4zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6l-5 4zM17 9.500l5 5M22 9.500l-5 5",
  skip: "M5 6l7 6-7 6zM13 6l7 6-7 6z",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2",
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  first: "M6 5v14M18 5l-8 7 8 7z",
  last: "M18 5v14M6 5l8 7-8 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  close: "M6 6l12 12M18 6L6 18",
  up: "M5 15l7-7 7 7",
  link: "M9.5 14.500l5-5M8 12l-2.5 2.500a3.5 3.5 0 0 0 5 5L13 17M16 12l2.5-2.500a3.5 3.5 0 0 0-5-5L11 7",
  eye: "M2.5 12C5 7.5 8.3 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.8 6.5-9.5 6.500s-7-2-9.5-6.500zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  help: "M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.5",
  cup: "M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1.5 4 3.200 4M17 6h3c0 3-1.5 4-3.200 4M12 14v5M8.500 20h7",
  home: "M4 11l8-7 8 7M6.5 9.500V20h11V9.5",
};

/** @param {string} name */
export const icon = (name) => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${PATHS[name]}></path>`}</svg>`;

/** @param {string} name @param {string} label @param {() => void} click @param {{pressed?: boolean, disabled?: boolean, id?: string}} [state] */
export const iconButton = (name, label, click, { pressed, disabled = false, id = name } = {}) => html`
  <button class="round" data-control=${id} aria-label=${label} title=${label} aria-pressed=${pressed === undefined ? /** @type {any} */ (undefined) : String(pressed)}
    ?disabled=${disabled} @click=${click}>${icon(name)}</button>
`;

/** The crests that tell players apart without colour. @type {Record<string, string>} */
const CRESTS = {
  blue: "M10 1.400a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.200z",
  yellow: "M10 2l8.6 15.600H1.400z",
  green: "M2.6 2.600h14.800v14.800H2.600z",
  orange: "M10 .8l8.4 9.2-8.4 9.200L1.6 10z",
  red: "M10 .8l8.4 9.2-8.4 9.200L1.6 10z",
};

/** @param {string} colour */
export const crest = (colour) => html`
  <svg class="crest-badge badge-${colour}" viewBox="-6 -6 32 32" aria-hidden="true">
    ${svg`<circle cx="10" cy="10" r="15.5"></circle><path d=${CRESTS[colour]} transform="translate(2 2) scale(.8)"></path>`}
  </svg>
`;
