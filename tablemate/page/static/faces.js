// One thing drawn: a card, a playing card, a tile, a die or a piece, around the point 0 0, in millimetres.
import { classes, h } from "./dom.js";
import { dieFace } from "./icons.js";
import { isDrawn, symbol } from "./symbols.js";

/** @type {[number, number]} */
export const CARD = [63.5, 88.9];
const SIDEWAYS = CARD[0] / CARD[1]; // how small a card lies that is turned within its place
const TURNED = { away: 180, sideways: 90 };
const turnOf = (item, kind) => (kind === "card" || kind === "suit" ? (TURNED[item.facing] ?? 0) : 0);

/** Whether the name of a thing stands at its foot. */
export const isHeadDown = (item, kind) => turnOf(item, kind) === 180;

export const capital = (words) => words[0].toUpperCase() + words.slice(1);

const pen = document.createElement("canvas").getContext("2d");
const SMALLEST = 0.4; // letters of a name, as a share of the largest
const MEASURED = 20; // pixels high, of letters that are measured
const widths = new Map();

/** How wide words are in letters of this size, as this browser draws them. */
export function textWidth(words, size, weight = 700, family = "--plain") {
  const key = `${weight} ${family} ${words}`;
  if (!widths.has(key)) {
    pen.font = `${weight} ${MEASURED}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
    widths.set(key, pen.measureText(words).width / MEASURED);
  }
  return widths.get(key) * size;
}

/** What kind of thing this is: as its face says, else by what its zone holds. */
export function kindOf(item, face, zone) {
  if (face?.shape && face.shape !== "hex") return face.shape;
  if (zone.content === "dice") return "die";
  return zone.thing[1] > 40 ? "card" : "piece";
}

const SIZES = { die: [34, 34], piece: [22, 22], figure: [26, 26], tile: [54, 54], card: CARD, suit: CARD };
export const sizeOf = (kind) => SIZES[kind] ?? CARD;

/** Draw a thing. `number` alike ones show how many they are, unless they are drawn one by one. */
export function drawThing(item, face, kind, { number = item.number } = {}) {
  const draw = { die, piece, figure: piece, tile, suit, card }[kind] ?? card;
  const turned = turnOf(item, kind);
  const across = turned === 90 && kind === "card" && item.id && item.up !== false; // so its name can be read
  return h(
    "svg:g",
    {
      class: classes(
        `thing is-${kind} tint-${face?.tint || "plain"}`,
        item.side && `side-${item.side}`,
        item.up === false && "is-down",
      ),
    },
    h(
      "svg:g",
      turned && !across ? { transform: `rotate(${turned}) scale(${turned === 90 ? SIDEWAYS : 1})` } : {},
      draw(item, face ?? {}, turned),
    ),
    number > 1 && badge(`${number}`, ...sizeOf(kind), namedCard(item, kind) && !isHeadDown(item, kind)),
    marks(item, ...sizeOf(kind)),
  );
}

const box = (w, height, r = 4) => ({ x: -w / 2, y: -height / 2, width: w, height, rx: r });

const namedCard = (item, kind) => kind === "card" && item.id && item.up !== false;

/** How many there are, in the upper right corner, or the lower one if the name stands above. */
function badge(text, w, height, below) {
  const r = Math.max(6.5, Math.min(11, w / 5));
  const wide = Math.max(r, textWidth(text, r * 1.2, 800) / 2 + r * 0.35);
  const x = w / 2 - wide * 0.55,
    y = (below ? 1 : -1) * (height / 2 - r * 0.55);
  return h(
    "svg:g",
    { class: "badge" },
    h("svg:rect", { x: x - wide, y: y - r, width: 2 * wide, height: 2 * r, rx: r }),
    h("svg:text", { x, y: y + r * 0.42, "font-size": r * 1.2 }, text),
  );
}

function marks(item, w, height) {
  return (item.marks ?? []).map((mark, index) =>
    h(
      "svg:g",
      { class: `mark-sign mark-${mark}` },
      h("svg:circle", { cx: w / 2 - 7 - 15 * index, cy: height / 2 - 7, r: 8 }),
      symbol(mark, w / 2 - 7 - 15 * index, height / 2 - 7, 10),
    ),
  );
}

/** Words in lines of at most this width and as large as they can be. */
export function textLines(words, width, largest, mostLines = 3) {
  const parts = words.split(/[\s]+|(?<=-)/).filter(Boolean);
  const fits = (line, size) => textWidth(line, size, 700, "--read") <= width;
  for (let size = largest; size > largest * SMALLEST; size -= 0.5) {
    const lines = [];
    for (const part of parts) {
      const joint = lines.length && !lines.at(-1).endsWith("-") ? " " : "";
      if (lines.length && fits(lines.at(-1) + joint + part, size)) lines[lines.length - 1] += joint + part;
      else lines.push(part);
    }
    if (
      lines.length <= Math.min(mostLines, (2.2 * largest) / size) &&
      lines.every((line) => fits(line, size))
    )
      return { size, lines };
  }
  const size = largest * SMALLEST;
  let shown = words;
  while (!fits(shown, size)) shown = `${shown.slice(0, -2)}…`;
  return { size, lines: [shown] };
}

function title(words, y, width, largest, mostLines, x = 0) {
  const { size, lines } = textLines(words, width, largest, mostLines);
  const top = y - ((lines.length - 1) * size * 1.1) / 2 + size * 0.35;
  return h(
    "svg:text",
    { class: "title", "font-size": size },
    lines.map((line, index) => h("svg:tspan", { x, y: top + index * size * 1.1 }, line)),
  );
}

// --- kinds of things ----------------------------------------------------------------------------

function back([w, height]) {
  return [
    h("svg:rect", { class: "paper", ...box(w, height) }),
    h("svg:rect", { class: "back", ...box(w - 9, height - 9, 3) }),
    h("svg:path", {
      class: "weave",
      d: `M${-w / 2 + 7} 0L0 ${-height / 2 + 7}L${w / 2 - 7} 0L0 ${height / 2 - 7}z`,
    }),
  ];
}

function card(item, face, turned) {
  const [w, height] = CARD;
  if (item.up === false) return back(CARD);
  if (!item.id)
    return [
      h("svg:rect", { class: "paper unknown", ...box(w, height) }),
      h("svg:text", { class: "question-sign", y: 14, "font-size": 38 }, "?"),
    ];
  const signs = (face.signs ?? []).filter(isDrawn);
  if (turned === 90) return across(item, signs);
  const diagram = face.squares && Object.keys(face.squares).length > 0;
  const bodyY = 14;
  const corner = face.corner ? textWidth(face.corner, 12, 800) + 5 : 0; // beside the name
  return [
    h("svg:rect", { class: "paper", ...box(w, height) }),
    h("svg:path", {
      class: "band",
      d: `M${-w / 2} ${-height / 2 + 30}v-26a4 4 0 0 1 4 -4h${w - 8}a4 4 0 0 1 4 4v26z`,
    }),
    // The name stays readable from the player's chair, however the card is turned.
    h(
      "svg:g",
      turned === 180 ? { transform: `rotate(180 0 ${-height / 2 + 15})` } : {},
      title(item.name, -height / 2 + 15, w - 6 - corner, 12, 3, -corner / 2),
    ),
    face.corner &&
      h(
        "svg:text",
        { class: "corner", x: w / 2 - corner / 2, y: -height / 2 + 13, "font-size": 12 },
        face.corner,
      ),
    diagram ? squares(face.squares, bodyY) : row(signs, bodyY, w - 10),
    diagram && signs.length > 0 && symbol(signs[0], w / 2 - 9, height / 2 - 9, 12),
  ];
}

/** A card that lies across: as small as its place is wide, and its name still to be read. */
function across(item, signs) {
  const [w, height] = [CARD[0], CARD[0] * SIDEWAYS];
  return [
    h("svg:rect", { class: "paper", ...box(w, height) }),
    h("svg:path", {
      class: "band",
      d: `M${-w / 2} ${-height / 2 + 24}v-20a4 4 0 0 1 4 -4h${w - 8}a4 4 0 0 1 4 4v20z`,
    }),
    title(item.name, -height / 2 + 12, w - 6, 11, 2),
    row(signs, 12, w - 10, 17),
  ];
}

/** The diagram of a card: five by five squares around it, what it does on each. */
function squares(kinds, y) {
  const cell = 10;
  /** @returns {[number, number]} */
  const at = ([forward, right]) => [right * cell, y - forward * cell];
  const near = (offset) => Math.max(Math.abs(offset[0]), Math.abs(offset[1])) <= 2;
  const lines = (kinds.move ?? []).filter(near).map((offset) => {
    const [x, ay] = at(offset);
    const far = Math.max(Math.abs(offset[0]), Math.abs(offset[1]));
    const [ux, uy] = [x / far, (ay - y) / far];
    const along = (share) => `${x + ux * share} ${ay + uy * share}`;
    const barb = (side) => `M${along(0.2)}l${-ux * 0.32 + side * uy * 0.24} ${-uy * 0.32 - side * ux * 0.24}`;
    return h("svg:path", { class: "way", d: `M${along(-0.75)}L${along(0.18)}${barb(1)}${barb(-1)}` });
  });
  const signs = ["ranged", "protect", "lock"].flatMap((kind) =>
    (kinds[kind] ?? []).filter(near).map((offset) => symbol(kind, ...at(offset), cell * 0.86, kind)),
  );
  return h(
    "svg:g",
    { class: "diagram" },
    h("svg:path", {
      class: "net",
      d: [-2, -1, 0, 1, 2]
        .flatMap((r) =>
          [-2, -1, 0, 1, 2].map(
            (q) => `M${q * cell - cell / 2} ${y + r * cell - cell / 2}h${cell}v${cell}h${-cell}z`,
          ),
        )
        .join(""),
    }),
    h("svg:rect", {
      class: "self",
      x: -cell / 2 + 1.5,
      y: y - cell / 2 + 1.5,
      width: cell - 3,
      height: cell - 3,
      rx: 1.5,
    }),
    lines,
    signs,
  );
}

function row(signs, y, width, largest = 26) {
  if (!signs.length) return null;
  const size = Math.min(largest, width / signs.length - 1);
  return signs.map((name, index) =>
    symbol(name, (index - (signs.length - 1) / 2) * (size + 1), y, size, name),
  );
}

function suit(item, face) {
  const [w, height] = CARD;
  if (item.up === false) return back(CARD);
  const long = (face.corner ?? "").length > 2;
  return [
    h("svg:rect", { class: "paper", ...box(w, height) }),
    h("svg:text", { class: "value", x: 0, y: 6, "font-size": long ? 24 : 40 }, face.corner),
    symbol(face.signs?.[0] ?? "", 0, 26, 26),
    symbol(face.signs?.[0] ?? "", -w / 2 + 11, -height / 2 + 12, 13),
  ];
}

function tile(item, face) {
  const signs = (face.signs ?? []).filter(isDrawn);
  return [
    h("svg:rect", { class: "paper", ...box(54, 54, 6) }),
    row(signs, signs.length ? -15 : 0, 44, 18),
    title(item.name, signs.length ? 7 : 0, 51, 7.6, 3),
  ];
}

function die(item) {
  if (!item.id)
    return [
      h("svg:rect", { class: "paper unknown", ...box(34, 34, 7) }),
      h("svg:text", { class: "question-sign", y: 8, "font-size": 22 }, "?"),
    ];
  return [
    h("svg:rect", { class: "paper", ...box(34, 34, 7) }),
    h("svg:g", { class: "face-lines", transform: "translate(-14.4 -14.4) scale(.8)" }, dieFace(item.id)),
  ];
}

function piece(item, face) {
  const sign = face.signs?.find(isDrawn);
  return [
    h("svg:circle", { class: "disc", r: sign ? 11 : 10 }),
    sign
      ? symbol(sign, 0, 0, 16)
      : h("svg:text", { class: "title", y: 4, "font-size": 9 }, item.name.slice(0, 3)),
    face.corner && h("svg:text", { class: "figure-number", y: 7.2, "font-size": 8 }, face.corner),
  ];
}
