// The fields of a card, each kind in its own way: touched, typed, dragged, and all of it by keys.
import { h, show } from "./dom.js";
import { arrowsDiagram, compass, hexBoard, pathMap, squaresDiagram } from "./enter_boards.js";
import { orderList } from "./enter_order.js";

const FEW = 9; // choices that are shown as buttons; more are a list to pick from
const LONG = new Set(["event", "text", "note"]);

export const isAsked = (field, values) => !field.when || field.when.values.includes(values[field.when.field]);

/** The boxes of all fields; paths that follow one another share a map. */
export function fieldBoxes(fields, values, change, words) {
  const paths = fields.filter((field) => field.kind === "path");
  return fields
    .filter((field) => field.kind !== "path" || field === paths[0])
    .map((field) =>
      field.kind === "path" ? pathsBox(paths, values, change, words) : fieldBox(field, values, change, words),
    );
}

function fieldBox(field, values, change, words) {
  const ids = {
    input: `enter-${field.name}`,
    hint: `enter-${field.name}-hint`,
    fault: `enter-${field.name}-fault`,
  };
  const tell = (value) => change(field.name, value);
  const control = KINDS[field.kind](field, values[field.name], tell, words, ids);
  const single = field.kind === "number" || field.kind === "text" || field.kind === "flag" || isList(field);
  const label = single
    ? h("label", { class: "field-label", for: ids.input }, field.label)
    : h("legend", { class: "field-label" }, field.label);
  return h(
    single ? "div" : "fieldset",
    {
      class: `field is-${field.kind}`,
      "data-field": field.name,
      hidden: !isAsked(field, values),
      "aria-describedby": single ? null : `${ids.hint} ${ids.fault}`,
    },
    label,
    h("p", { class: "hint", id: ids.hint }, field.hint),
    control,
    h("p", { class: "fault", id: ids.fault, "data-fault": field.name, role: "status" }),
  );
}

const isList = (field) => field.kind === "choice" && !field.vectors.length && field.choices.length > FEW;
const described = (ids) => `${ids.hint} ${ids.fault}`;

// --- single values --------------------------------------------------------------------------------

function number(field, value, tell, words, ids) {
  const input = h("input", {
    type: "number",
    id: ids.input,
    inputmode: "numeric",
    min: field.least,
    max: field.most,
    step: 1,
    value: value ?? "",
    "aria-describedby": described(ids),
    oninput: () => tell(input.value === "" ? null : Number(input.value)),
  });
  const step = (by) => () => {
    const bounded = Math.min(field.most ?? Infinity, Math.max(field.least, (Number(input.value) || 0) + by));
    input.value = bounded;
    tell(bounded);
  };
  return h(
    "div",
    { class: "counter" },
    h(
      "button",
      { type: "button", "aria-label": `${field.label}: ${words.less}`, onclick: step(-1) },
      "\u2212",
    ),
    input,
    h("button", { type: "button", "aria-label": `${field.label}: ${words.more}`, onclick: step(1) }, "+"),
  );
}

function text(field, value, tell, words, ids) {
  const attributes = {
    id: ids.input,
    "aria-describedby": described(ids),
    oninput: (event) => tell(event.target.value),
    autocomplete: "off",
  };
  if (LONG.has(field.name)) return h("textarea", { ...attributes, rows: 3 }, value ?? "");
  return h("input", { type: "text", value: value ?? "", ...attributes });
}

const flag = (field, value, tell, words, ids) =>
  h("input", {
    type: "checkbox",
    class: "switch",
    id: ids.input,
    checked: value === true,
    "aria-describedby": described(ids),
    onchange: (event) => tell(event.target.checked),
  });

function choice(field, value, tell, words, ids) {
  if (isList(field)) {
    return h(
      "select",
      {
        id: ids.input,
        "aria-describedby": described(ids),
        onchange: (event) => tell(event.target.value || null),
      },
      h("option", { value: "" }, words.choose),
      field.choices.map((one) => h("option", { value: one.id, selected: one.id === value }, one.name)),
    );
  }
  if (field.vectors.length) return compass(field, value, tell);
  const options = field.optional ? [{ id: "", name: words.none }, ...field.choices] : field.choices;
  return chipRadios(ids.input, options, value ?? "", tell);
}

const chipRadios = (name, options, value, tell) =>
  h(
    "div",
    { class: "chips" },
    options.map((one) =>
      h(
        "label",
        { class: "chip" },
        h("input", {
          type: "radio",
          name,
          value: one.id,
          checked: one.id === value,
          onchange: () => tell(one.id),
        }),
        one.name,
      ),
    ),
  );

// --- lists ----------------------------------------------------------------------------------------

/** Words that stand for the whole list, or the list itself, which `build` draws. */
function wordsOr(field, value, tell, words, ids, build) {
  if (!field.words.length) return build(value ?? [], tell);
  let listed = Array.isArray(value) ? value : [];
  const place = h("div", {});
  const draw = () =>
    place.replaceChildren(
      build(listed, (next) => {
        listed = next;
        tell(next);
      }),
    );
  const pick = (id) => {
    place.hidden = id !== "";
    tell(id === "" ? listed : id);
  };
  draw();
  place.hidden = typeof value === "string";
  return h(
    "div",
    { class: "stack" },
    chipRadios(
      ids.input,
      [{ id: "", name: field.kind === "squares" ? words.squares : words.choose }, ...field.words],
      typeof value === "string" ? value : "",
      pick,
    ),
    place,
  );
}

const several = (field, value, tell, words, ids) =>
  wordsOr(field, value, tell, words, ids, (listed, told) => {
    let chosen = [...listed];
    const toggle = (id, on) => {
      chosen = field.choices.map((one) => one.id).filter((one) => (one === id ? on : chosen.includes(one)));
      told(chosen);
    };
    return h(
      "div",
      { class: "chips" },
      field.choices.map((one) =>
        h(
          "label",
          { class: "chip" },
          h("input", {
            type: "checkbox",
            checked: chosen.includes(one.id),
            onchange: (event) => toggle(one.id, event.target.checked),
          }),
          one.name,
        ),
      ),
    );
  });

const squares = (field, value, tell, words, ids) =>
  wordsOr(field, value, tell, words, ids, (listed, told) => squaresDiagram(field, listed, told, words));
const arrows = (field, value, tell, words) => arrowsDiagram(field, value ?? {}, tell, words);
const order = (field, value, tell, words) => orderList(field, value ?? [], tell, words);
const placed = (field, value, tell, words) => hexBoard(field, value ?? [], tell, words);

// --- paths on one map -----------------------------------------------------------------------------

function pathsBox(fields, values, change, words) {
  const held = Object.fromEntries(fields.map((field) => [field.name, values[field.name] ?? []]));
  let open = fields[0];
  const place = h("div", { class: "stack" });
  const tell = (field) => (steps) => {
    held[field.name] = steps;
    change(field.name, steps);
    draw();
  };
  const draw = () =>
    show(place, [open.name, held], () => [
      h(
        "div",
        { class: "chips", role: "group" },
        fields.map((field) =>
          h(
            "button",
            {
              type: "button",
              class: `chip ${held[field.name].length ? "is-owner" : ""}`,
              "data-key": `path-${field.name}`,
              "aria-pressed": String(field === open),
              onclick: () => {
                open = field;
                draw();
              },
            },
            field.label,
          ),
        ),
      ),
      pathMap(open, held, fields, tell(open), words),
    ]);
  draw();
  return h(
    "fieldset",
    { class: "field is-path", "data-field": fields[0].name },
    h("legend", { class: "field-label" }, words.paths),
    h("p", { class: "hint" }, fields[0].hint),
    place,
    fields.map((field) => h("p", { class: "fault", "data-fault": field.name, role: "status" })),
  );
}

const KINDS = { number, text, flag, choice, several, order, arrows, squares, placed };
