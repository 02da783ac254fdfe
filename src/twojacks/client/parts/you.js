/** A small word beside the name of whoever looks: a name alone does not say that it is oneself. */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { say } from "../words/words.js";

/** Nothing where several share the screen. @param {import("../types.js").Scene} scene @param {number} seat */
export const drawYou = ({ seats }, seat) =>
  seats[seat].isMe && seats.filter((one) => one.isMe).length === 1 ? html`<span class="you">${say("page-you")}</span>` : nothing;
