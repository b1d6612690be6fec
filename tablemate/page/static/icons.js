// Small drawings of our own: signs for the page, faces for the dice.
import { h } from "./dom.js";
import { t } from "./words.js";

const SIGNS = {
  play: "M7 5l12 7-12 7z",
  table: "M3 9h18M6 9v10M18 9v10M9 4h6v5H9z",
  history: "M12 7v5l3 2M4 12a8 8 0 1 0 3-6.2M4 4v4h4",
  setup: "M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6",
  light:
    "M12 4V2M12 22v-2M4 12H2M22 12h-2M6 6L4.6 4.6M19.4 19.4L18 18M6 18l-1.4 1.4M19.4 4.6L18 6" +
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  keys: "M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM7 10h.01M12 10h.01M17 10h.01M8 14h8",
  sure: "M4 12l5 5L20 6",
  check: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
  unreadable:
    "M3 3l18 18M10 6.3A9 9 0 0 1 12 6c6 0 9 6 9 6a15 15 0 0 1-2.5 3.2M6 8a15 15 0 0 0-3 4s3 6 9 6a9 9 0 0 0 3.6-.7",
  yours: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0",
  empty: "M6 12h12",
  to_fill: "M12 5v14M5 12h14",
  face_down:
    "M4 8v10h11M8 4h11a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM10 12l7-5M10 7l7 5",
  undo: "M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3",
  again: "M20 5v5h-5M20 10a8 8 0 1 0 .5 5",
  why: "M12 3a6 6 0 0 1 3.5 10.9V17h-7v-3.1A6 6 0 0 1 12 3zM9 21h6",
  hush: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sound: "M4 9v6h4l5 4V5L8 9zM17 8a5 5 0 0 1 0 8M20 5a9 9 0 0 1 0 14",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  hand:
    "M8 13V5a1.5 1.5 0 0 1 3 0v6-7.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v9" +
    "a7 7 0 0 1-7 7c-3 0-4.5-1.5-6-4l-2-3.5c-.6-1 .9-2.2 2-1z",
  event: "M12 5v14M5 12h14",
  question: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 18h.01",
  well: "M4 12l5 5L20 6",
  ill: "M12 4v10M12 19h.01",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  results: "M4 20V10M10 20V4M16 20v-7M21 20H3",
  film: "M4 6h16v12H4zM8 6v12M16 6v12M4 10h4M4 14h4M16 10h4M16 14h4",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  cards: "M8 5h10v14H8zM5 8v13h10",
  phone: "M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM11 19h2",
  close: "M5 5l14 14M19 5L5 19",
  plus: "M12 5v14M5 12h14",
};

const FACES = {
  invertebrate: [
    ["path", { d: "M4 22c4-7 7 3 11-3s6-9 13-6" }],
    ["circle", { cx: 28, cy: 12.5, r: 2.2, class: "solid" }],
    ["path", { d: "M28 10l1.5-4M30 12l3-3" }],
  ],
  seed: [
    ["path", { d: "M18 32V14" }],
    ["path", { d: "M18 14c-4-3-4-8 0-11 4 3 4 8 0 11z" }],
    ["path", { d: "M18 22c-5 0-8-3-8-7 5 0 8 3 8 7zM18 22c5 0 8-3 8-7-5 0-8 3-8 7z" }],
  ],
  fruit: [
    ["circle", { cx: 11, cy: 25, r: 6 }],
    ["circle", { cx: 25, cy: 27, r: 6 }],
    ["path", { d: "M12 19C14 12 19 7 27 5M25 21c0-6-1-10 2-16" }],
  ],
  fish: [
    ["path", { d: "M4 18c6-9 15-9 21 0-6 9-15 9-21 0z" }],
    ["path", { d: "M25 18l8-7v14z" }],
    ["circle", { cx: 10.5, cy: 16.5, r: 1.6, class: "solid" }],
  ],
  rodent: [
    ["path", { d: "M5 25c0-8 6-13 13-13s11 5 11 13z" }],
    ["circle", { cx: 11, cy: 12, r: 3.6 }],
    ["circle", { cx: 9.5, cy: 20, r: 1.5, class: "solid" }],
    ["path", { d: "M29 25c5 0 5-8 1-9" }],
  ],
  invertebrate_seed: [
    ["path", { d: "M3 13c3-5 5 2 8-2s4-6 8-4" }],
    ["path", { d: "M33 3L3 33", "stroke-dasharray": "2 4" }],
    [
      "path",
      {
        d: "M25 33V23M25 23c-3-2-3-6 0-8 3 2 3 6 0 8zM25 29c-4 0-6-2-6-5 4 0 6 2 6 5zM25 29c4 0 6-2 6-5-4 0-6 2-6 5z",
      },
    ],
  ],
};

/** A sign of the page. */
export const sign = (name) => h("span", { class: "glyph", "aria-hidden": "true" }, drawSign(name));

export function drawSign(name) {
  return h("svg:svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, h("svg:path", { d: SIGNS[name] }));
}

/** The lines of a die's face in a box of 36, to be put into a drawing. */
export const dieFace = (id) => (FACES[id] ?? []).map(([tag, attributes]) => h(`svg:${tag}`, attributes));

/** The face of a die, or nothing if there is no drawing of it. */
export function face(id) {
  if (!FACES[id]) return null;
  return h(
    "svg:svg",
    { viewBox: "0 0 36 36", class: "face", "aria-hidden": "true" },
    FACES[id].map(([tag, attributes]) => h(`svg:${tag}`, attributes)),
  );
}

/** How sure something is, as a sign and a word. */
export const status = (name) =>
  h("span", { class: "state" }, SIGNS[name] ? sign(name) : null, t(`status_${name}`));
