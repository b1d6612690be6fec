// A card drawn as it is read: its diagram, its arrow, its lists and its words.
import { h } from "./dom.js";
import { arrowSign, boxAround, corners, letter, offsetOf, polyline, turned, wayOf } from "./enter_boards.js";
import { isAsked } from "./enter_fields.js";
import { nameOf } from "./enter_order.js";

const DIAGRAM = new Set(["arrows", "squares"]);
const TURNS = { clockwise: "\u21bb", counterclockwise: "\u21ba" };

/** The drawing of a card with these values. */
export function drawCard(card, values) {
  const asked = card.fields.filter((field) => isAsked(field, values) && isGiven(values[field.name]));
  const onDiagram = asked.filter((field) => DIAGRAM.has(field.kind) && !field.when);
  const paths = asked.filter((field) => field.kind === "path");
  return [
    onDiagram.length ? diagram(onDiagram, values) : null,
    paths.length ? ways(paths, values) : null,
    h(
      "dl",
      { class: "read" },
      asked
        .filter((field) => field.kind !== "path" && field.kind !== "arrows")
        .map((field) => [h("dt", {}, field.label), h("dd", {}, said(field, values[field.name]))]),
    ),
  ].filter(Boolean);
}

const isGiven = (value) =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  value !== false &&
  !(typeof value === "object" && !Object.keys(value).length);

/** What a field says, in words or as a small drawing. */
function said(field, value) {
  if (value === true) return "\u2713";
  if (field.kind === "order" && Array.isArray(value))
    return h(
      "ol",
      {},
      value.map((one) => h("li", {}, nameOf(field, one))),
    );
  if (field.kind === "choice" && field.vectors.length)
    return h(
      "span",
      { class: "said-arrow" },
      arrowSign(field.vectors[field.choices.findIndex((one) => one.id === value)] ?? [0, 0]),
      nameOf(field, value),
    );
  if (Array.isArray(value)) return value.map((one) => named(field, one)).join(", ");
  const name = nameOf({ choices: [...field.choices, ...field.words] }, value);
  return TURNS[value] ? `${TURNS[value]} ${name}` : String(name);
}

/** What a list holds by its name, also where a name goes before its place, as in `gem A1`. */
const named = (field, value) =>
  String(value)
    .split(" ")
    .map((word) => nameOf(field, word))
    .join(" ");

/** Arrows and icons on squares around the card; an icon goes by the first letter of its name. */
function diagram(fields, values) {
  const marks = new Map();
  const put = ([x, y], mark) => marks.set([x, y].join(), [...(marks.get([x, y].join()) ?? []), mark]);
  let reach = 2;
  for (const field of fields) {
    if (field.kind === "arrows") {
      for (const [way, count] of Object.entries(values[field.name])) {
        const vector = field.vectors[field.choices.findIndex((one) => one.id === way)];
        for (let step = 1; vector && step <= Math.min(2, count); step += 1)
          put(
            vector.map((part) => part * step),
            { vector },
          );
      }
    } else if (Array.isArray(values[field.name])) {
      for (const square of values[field.name]) {
        const offset = offsetOf(square, field);
        reach = Math.max(reach, ...offset.map(Math.abs));
        put(offset, { letter: field.label[0], field });
      }
    }
  }
  const span = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return h(
    "svg:svg",
    {
      class: "drawn-card",
      viewBox: `${-reach - 0.55} ${-reach - 0.55} ${2 * reach + 1.1} ${2 * reach + 1.1}`,
      role: "img",
      "aria-label": fields.map((field) => field.label).join(", "),
    },
    span.flatMap((y) =>
      span.map((x) =>
        h("svg:rect", {
          class: x || y ? "cell" : "cell own",
          x: x - 0.46,
          y: y - 0.46,
          width: 0.92,
          height: 0.92,
          rx: 0.1,
        }),
      ),
    ),
    [...marks].flatMap(([key, list]) =>
      list.map((mark, index) => drawMark(key.split(",").map(Number), mark, index)),
    ),
  );
}

/** An arrow stands in the middle of its square, icons in the corners. */
function drawMark([x, y], mark, index) {
  if (mark.vector)
    return h("svg:path", {
      class: "drawn-arrow",
      d: "M0 .26V-.24M-.17 -.07L0 -.24L.17 -.07",
      transform: `translate(${x} ${y}) rotate(${turned(mark.vector)})`,
    });
  return h(
    "svg:text",
    { class: "drawn-icon", x: x + (index % 2 ? 0.29 : -0.29), y: y + (index > 1 ? -0.26 : 0.28) },
    mark.letter,
  );
}

/** All paths of a card from where a figure stands. */
function ways(fields, values) {
  const points = fields.flatMap((field) => wayOf(values[field.name], field));
  return h(
    "svg:svg",
    {
      class: "hexes drawn-ways",
      viewBox: boxAround([...points, [-1.5, -1], [1.5, 1]]),
      role: "img",
      "aria-label": fields.map((field) => field.label).join(", "),
    },
    [...new Map(points.map(([x, y]) => [[x.toFixed(2), y.toFixed(2)].join(), [x, y]])).values()].map(
      ([x, y]) => h("svg:polygon", { class: "hex", points: corners(x, y) }),
    ),
    fields.map((field) => [
      polyline(wayOf(values[field.name], field), "own"),
      letter(field, wayOf(values[field.name], field).at(-1), "own"),
    ]),
    h("svg:circle", { class: "start", cx: 0, cy: 0, r: 0.2 }),
  );
}
