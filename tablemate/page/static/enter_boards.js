// Diagrams that are touched: arrows and squares around a card, hexagons of a board, paths on them.
import { h, show } from "./dom.js";
import { t } from "./words.js";

const REACH = 2; // a printed diagram shows two squares around the card
const FARTHEST = 4;
const HEX = 1 / Math.sqrt(3); // from the middle of a hexagon to its corner, if neighbours are 1 apart
const MAP = 3.2; // how far the hexagons of a path's map reach at least

// --- keys -----------------------------------------------------------------------------------------

const AIMS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Let arrow keys lead from one button of a drawing to the next; Tab enters and leaves it. */
export function walk(board) {
  const stops = () => [...board.querySelectorAll("[data-stop]")];
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const settle = (one) => {
    for (const stop of stops()) stop.setAttribute("tabindex", stop === one ? "0" : "-1");
  };
  board.addEventListener("focusin", (event) => event.target.matches("[data-stop]") && settle(event.target));
  board.addEventListener("keydown", (event) => {
    const aim = AIMS[event.key];
    if (!aim || !event.target.matches("[data-stop]")) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = middle(event.target);
    const ahead = stops()
      .map((stop) => {
        const [dx, dy] = [middle(stop)[0] - x, middle(stop)[1] - y];
        const along = dx * aim[0] + dy * aim[1];
        const aside = Math.abs(dx * aim[1]) + Math.abs(dy * aim[0]);
        return { stop, along, cost: along + 2 * aside };
      })
      .filter((one) => one.along > 1);
    ahead.sort((one, other) => one.cost - other.cost)[0]?.stop.focus();
  });
  const first = stops().find((stop) => stop.getAttribute("tabindex") === "0") ?? stops()[0];
  if (first) settle(first);
  return board;
}

// --- squares --------------------------------------------------------------------------------------

export const turned = ([x, y]) => (Math.atan2(x, -y) * 180) / Math.PI;
export const arrowSign = (vector) =>
  h(
    "svg:svg",
    { viewBox: "-12 -12 24 24", class: "arrow-sign", "aria-hidden": "true" },
    h("svg:path", { d: "M0 9V-8M-6 -2L0 -8L6 -2", transform: `rotate(${turned(vector)})` }),
  );

const CARD_SIGN = () =>
  h(
    "svg:svg",
    { viewBox: "-12 -12 24 24", class: "card-sign", "aria-hidden": "true" },
    h("svg:rect", { x: -7, y: -10, width: 14, height: 20, rx: 3 }),
    h("svg:path", { d: "M-3 -2L0 -6L3 -2" }),
  );

function grid(reach, cell) {
  const board = h("div", { class: "diagram" });
  board.style.gridTemplateColumns = `repeat(${2 * reach + 1}, minmax(0, 1fr))`;
  board.style.setProperty("--across", 2 * reach + 1);
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1)
      board.append(x || y ? cell(x, y) : h("span", { class: "square middle" }, CARD_SIGN()));
  return board;
}

/** Arrows on the eight lines from the card: a touch goes from none to one to two. */
export function arrowsDiagram(field, value, tell) {
  let counts = { ...value };
  const said = [t("form_arrows_none"), t("form_arrows_one"), t("form_arrows_two")];
  const at = new Map(
    field.choices.flatMap((one, index) =>
      [1, 2].map((step) => [
        field.vectors[index].map((part) => part * step).join(),
        { ...one, vector: field.vectors[index], step },
      ]),
    ),
  );
  const buttons = [];
  const set = (id, count) => {
    const rest = Object.entries(counts).filter(([way]) => way !== id);
    counts = Object.fromEntries(count ? [...rest, [id, count]] : rest);
    tell(counts);
    paint();
  };
  const touch = ({ id, step }) => {
    const count = counts[id] ?? 0;
    if (step === 1) set(id, (count + 1) % 3);
    else set(id, count === 2 ? 1 : 2);
  };
  const paint = () => {
    for (const [button, one] of buttons) {
      const count = counts[one.id] ?? 0;
      button.classList.toggle("lit", count >= one.step);
      button.setAttribute("aria-label", `${one.name}, ${one.step}: ${said[count]}`);
    }
  };
  const board = grid(REACH, (x, y) => {
    const one = at.get([x, y].join());
    if (!one) return h("span", { class: "square" });
    const button = h(
      "button",
      {
        type: "button",
        class: "square",
        "data-stop": "",
        "data-key": `${field.name}-${one.id}-${one.step}`,
        onclick: () => touch(one),
        onkeydown: (event) => {
          if (!/^[012]$/.test(event.key)) return;
          event.stopPropagation();
          set(one.id, Number(event.key));
        },
      },
      arrowSign(one.vector),
    );
    buttons.push([button, one]);
    return button;
  });
  paint();
  return h(
    "div",
    { class: "stack tight" },
    walk(board),
    h("p", { class: "hint keys-hint" }, t("form_arrows_help")),
  );
}

/** Where a square lies that is named by steps, such as forward-forward-left. */
export function offsetOf(square, field) {
  const steps = square
    .split("-")
    .map((step) => field.vectors[field.choices.findIndex((one) => one.id === step)] ?? [0, 0]);
  return steps.reduce(([x, y], [dx, dy]) => [x + dx, y + dy], [0, 0]);
}

/** The steps that lead to a square, those forward or back first. */
function stepsTo(x, y, field) {
  const along = field.choices.flatMap((one, index) => {
    const [dx, dy] = field.vectors[index];
    return Array(Math.max(0, dx * x + dy * y)).fill(one);
  });
  return { id: along.map((one) => one.id).join("-"), name: along.map((one) => one.name).join(" ") };
}

/** Squares around the card that are marked or not. */
export function squaresDiagram(field, value, tell) {
  const marked = new Map(value.map((square) => [offsetOf(square, field).join(), square]));
  const far = Math.max(0, ...value.map((square) => Math.max(...offsetOf(square, field).map(Math.abs))));
  const place = h("div", { class: "stack tight" });
  const toggle = (x, y, button) => {
    const key = [x, y].join();
    if (!marked.delete(key)) marked.set(key, stepsTo(x, y, field).id);
    button.setAttribute("aria-pressed", String(marked.has(key)));
    tell([...marked.values()]);
  };
  const draw = (reach) =>
    place.replaceChildren(
      walk(
        grid(reach, (x, y) => {
          const button = h("button", {
            type: "button",
            class: "square mark",
            "data-stop": "",
            "data-key": `${field.name}-${x}-${y}`,
            "aria-pressed": String(marked.has([x, y].join())),
            "aria-label": stepsTo(x, y, field).name,
            onclick: () => toggle(x, y, button),
          });
          return button;
        }),
      ),
      reach < FARTHEST
        ? h(
            "button",
            { type: "button", class: "quiet wider", onclick: () => draw(FARTHEST) },
            t("form_wider"),
          )
        : "",
    );
  draw(far > REACH ? FARTHEST : REACH);
  return place;
}

/** One of eight directions around a middle. */
export function compass(field, value, tell) {
  const name = `enter-${field.name}`;
  const at = new Map(
    field.choices.map((one, index) => [
      field.vectors[index].join(),
      { ...one, vector: field.vectors[index] },
    ]),
  );
  const board = grid(1, (x, y) => {
    const one = at.get([x, y].join());
    return one
      ? h(
          "label",
          { class: "square point" },
          h("input", {
            type: "radio",
            class: "sr-only",
            name,
            value: one.id,
            checked: one.id === value,
            "aria-label": one.name,
            onchange: () => tell(one.id),
          }),
          arrowSign(one.vector),
        )
      : h("span", { class: "square" });
  });
  board.classList.add("compass");
  return board;
}

// --- hexagons -------------------------------------------------------------------------------------

export const corners = (x, y, size = 0.94 * HEX) =>
  [0, 1, 2, 3, 4, 5]
    .map((n) =>
      [x + size * Math.sin((n * Math.PI) / 3), y - size * Math.cos((n * Math.PI) / 3)]
        .map((part) => part.toFixed(3))
        .join(),
    )
    .join(" ");

export function boxAround(points, rim = 0.75) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - rim, Math.min(...ys) - rim];
  return [left, top, Math.max(...xs) + rim - left, Math.max(...ys) + rim - top]
    .map((part) => part.toFixed(2))
    .join(" ");
}

/** Things on the spaces of a board: choose one, then touch its space; touched again it is taken off. */
export function hexBoard(field, value, tell) {
  let things = [...value];
  let held = field.choices[0].id;
  const place = h("div", { class: "stack tight" });
  const on = (spot) =>
    things
      .filter((thing) => thing.split(" ").at(-1) === spot.id)
      .map((thing) => thing.slice(0, -spot.id.length - 1));
  const touch = (spot) => {
    const thing = `${held} ${spot.id}`;
    const found = things.indexOf(thing);
    things = found < 0 ? [...things, thing] : things.filter((_, index) => index !== found);
    tell(things);
    draw();
  };
  const name = (id) => field.choices.find((one) => one.id === id)?.name ?? id;
  const hexagon = (spot) => {
    const there = on(spot);
    const press = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      touch(spot);
    };
    return h(
      "svg:g",
      {
        class: `hex ${there.length ? "lit" : ""}`,
        role: "button",
        "data-stop": "",
        "data-key": `${field.name}-${spot.id}`,
        tabindex: "-1",
        onclick: () => touch(spot),
        onkeydown: press,
        "aria-label": `${spot.id}: ${there.map(name).join(", ") || t("form_empty")}`,
      },
      h("svg:polygon", { points: corners(spot.x, spot.y) }),
    );
  };
  const marks = (spot) => [
    h("svg:text", { x: spot.x, y: spot.y - 0.22, class: "spot-name" }, spot.id),
    on(spot).map((thing, index, all) =>
      h(
        "svg:text",
        { x: spot.x + (index - (all.length - 1) / 2) * 0.3, y: spot.y + 0.16, class: "token" },
        thing[0].toUpperCase(),
      ),
    ),
  ];
  const draw = () =>
    show(place, [things, held], () => [
      h(
        "div",
        { class: "chips", role: "group" },
        field.choices.map((one) =>
          h(
            "button",
            {
              type: "button",
              class: "chip",
              "data-key": `${field.name}-hold-${one.id}`,
              "aria-pressed": String(one.id === held),
              onclick: () => {
                held = one.id;
                draw();
              },
            },
            h("span", { class: "token-chip" }, one.name[0].toUpperCase()),
            one.name,
          ),
        ),
      ),
      walk(
        h(
          "svg:svg",
          {
            class: "hexes",
            viewBox: boxAround(field.spots.map((spot) => [spot.x, spot.y])),
            role: "group",
            "aria-label": field.label,
          },
          field.spots.map(hexagon),
          h("svg:g", { class: "on-board", "aria-hidden": "true" }, field.spots.map(marks)),
        ),
      ),
      h("p", { class: "hint keys-hint" }, t("form_placed_help")),
    ]);
  draw();
  return place;
}

/**
 * The middles of a path, from where it begins.
 * @returns {[number, number][]}
 */
export function wayOf(steps, field) {
  /** @type {[number, number][]} */
  const points = [[0, 0]];
  for (const step of steps) {
    const [dx, dy] = field.vectors[field.choices.findIndex((one) => one.id === step)] ?? [0, 0];
    points.push([points.at(-1)[0] + dx, points.at(-1)[1] + dy]);
  }
  return points;
}

/** The hexagons around the middle, and around the end of a path that leads farther. */
function hexesAround(field, ends) {
  const [across, down] = [field.vectors[0], field.vectors[1]];
  const found = [];
  for (let i = -9; i <= 9; i += 1)
    for (let j = -9; j <= 9; j += 1) {
      const [x, y] = [i * across[0] + j * down[0], i * across[1] + j * down[1]];
      if (Math.hypot(x, y) <= MAP || ends.some(([ex, ey]) => Math.hypot(x - ex, y - ey) <= 1.1))
        found.push([x, y]);
    }
  return found;
}

export const polyline = (points, kind) =>
  h("svg:polyline", {
    class: `way ${kind}`,
    points: points.map((point) => point.map((part) => part.toFixed(3)).join()).join(" "),
  });

/** One path on a map of hexagons; the others are drawn faintly. */
export function pathMap(field, held, fields, tell) {
  const steps = held[field.name];
  const way = wayOf(steps, field);
  const [ex, ey] = way.at(-1);
  const full = steps.length >= (field.most ?? Infinity);
  const add = (id) => !full && tell([...steps, id]);
  const next = new Map(
    field.choices.map((one, index) => [
      [ex + field.vectors[index][0], ey + field.vectors[index][1]].map((part) => part.toFixed(2)).join(),
      one,
    ]),
  );
  const all = hexesAround(field, [way.at(-1)]);
  const hexagon = ([x, y]) => {
    const one = full ? null : next.get([x, y].map((part) => part.toFixed(2)).join());
    return h("svg:polygon", {
      class: `hex ${one ? "next" : ""}`,
      points: corners(x, y),
      onclick: one ? () => add(one.id) : null,
    });
  };
  const others = fields
    .filter((other) => other !== field && held[other.name].length)
    .map((other) => [
      polyline(wayOf(held[other.name], other), "other"),
      letter(other, wayOf(held[other.name], other).at(-1), "other"),
    ]);
  return h(
    "div",
    { class: "stack tight" },
    h(
      "svg:svg",
      {
        class: "hexes",
        viewBox: boxAround(all),
        role: "img",
        "aria-label": `${field.label}: ${steps.map((step) => nameOf(field, step)).join(", ") || t("form_empty")}`,
      },
      all.map(hexagon),
      others,
      polyline(way, "own"),
      h("svg:circle", { class: "start", cx: 0, cy: 0, r: 0.24 }),
      steps.length ? letter(field, way.at(-1), "own") : null,
    ),
    h(
      "div",
      { class: "chips ways" },
      field.choices.map((one, index) =>
        h(
          "button",
          {
            type: "button",
            class: "chip",
            "data-key": `${field.name}-${one.id}`,
            disabled: full,
            onclick: () => add(one.id),
          },
          arrowSign(field.vectors[index]),
          one.name,
        ),
      ),
    ),
    h(
      "div",
      { class: "enter-steps" },
      h("p", {}, steps.map((step) => nameOf(field, step)).join(", ") || t("form_empty")),
      h(
        "button",
        {
          type: "button",
          "data-key": `${field.name}-back`,
          disabled: !steps.length,
          onclick: () => tell(steps.slice(0, -1)),
        },
        t("form_step_back"),
      ),
    ),
    h("p", { class: "hint keys-hint" }, t("form_path_help")),
  );
}

const nameOf = (field, id) => field.choices.find((one) => one.id === id)?.name ?? id;
export const letter = (field, [x, y], kind) =>
  h("svg:text", { x, y: y + 0.02, class: `way-letter ${kind}` }, field.label.at(-1));
