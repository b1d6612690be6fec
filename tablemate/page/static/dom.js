// Building elements, finding them, and showing them without losing the person's place.
import { locale } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * The first element of a selector.
 * @type {(selector: string, within?: ParentNode) => HTMLElement | null}
 */
export const find = (selector, within = document) => within.querySelector(selector);

/**
 * All elements of a selector.
 * @type {(selector: string, within?: ParentNode) => NodeListOf<HTMLElement>}
 */
export const findAll = (selector, within = document) => within.querySelectorAll(selector);

/** The element that has the keyboard's focus. */
export const focusedNow = () => /** @type {HTMLElement | null} */ (document.activeElement);

/** The class names that apply: strings, without what is empty or false. */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** An element with attributes, listeners (`onclick`) and children. Text is always text, never markup. */
export function h(tag, attributes = {}, ...children) {
  const element = tag.startsWith("svg:")
    ? document.createElementNS(SVG, tag.slice(4))
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Fill a place again if what it depends on changed; the focus stays on the thing with the same data-key. */
export function show(place, depends, build) {
  const key = JSON.stringify(depends);
  if (place.shownFor === key) return;
  place.shownFor = key;
  const active = focusedNow();
  const focused = place.contains(active) ? active?.dataset?.key : undefined;
  const typed = focused && "value" in active ? active.value : undefined;
  place.replaceChildren(...[build()].flat(Infinity).filter(Boolean));
  const again = focused && place.querySelector(`[data-key="${CSS.escape(focused)}"]`);
  if (!again) return;
  if (typed !== undefined && again.tagName === "INPUT" && again.type === "text") again.value = typed;
  again.focus({ preventScroll: true });
}

const MOST_TOASTS = 3; // so that they never cover the table
const TOAST_MS = 7000;
const TOAST_ACT_MS = 20000; // one that offers something stays long enough to be reached

/** Words at the foot of the page for a moment, read out too; a touch takes them away. `offer` is a button on them. */
export function toast(words, offer) {
  const note = h(
    "p",
    { class: "toast arrives", onclick: () => note.remove() },
    words,
    offer && h("button", { type: "button", "data-key": "toast-act", onclick: offer.act }, offer.words),
  );
  const notes = document.getElementById("toasts");
  const again = (other) => !offer && other.textContent === words; // said twice is shown once
  for (const other of [...notes.children].filter(again)) other.remove();
  notes.append(note);
  while (notes.children.length > MOST_TOASTS) notes.firstChild.remove();
  setTimeout(() => note.remove(), offer ? TOAST_ACT_MS : TOAST_MS);
}

/** A date as people say it. */
export function when(iso) {
  return new Date(iso).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}
