// The fields of a card, each kind in its own way: touched, typed, dragged, and all of it by keys.
import { h, show } from "./dom.js";
import { arrowsDiagram, compass, hexBoard, pathMap, squaresDiagram } from "./enter_boards.js";
import { orderList } from "./enter_order.js";
import { t } from "./words.js";

const FEW = 9; // choices that are shown as buttons; more are a list to pick from
const LONG = new Set(["event", "text", "note"]);

export const isAsked = (field, values) => !field.when || field.when.values.includes(values[field.when.field]);

/** The boxes of all fields; paths that follow one another share a map. */
export function fieldBoxes(fields, values, change) {
  const paths = fields.filter((field) => field.kind === "path");
  return fields
    .filter((field) => field.kind !== "path" || field === paths[0])
    .map((field) =>
      field.kind === "path" ? pathsBox(paths, values, change) : fieldBox(field, values, change),
    );
}

function fieldBox(field, values, change) {
  const ids = {
    input: `enter-${field.name}`,
    hint: `enter-${field.name}-hint`,
    fault: `enter-${field.name}-fault`,
  };
  const tell = (value) => change(field.name, value);
  const control = KINDS[field.kind](field, values[field.name], tell, ids);
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

function number(field, value, tell, ids) {
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
      { type: "button", "aria-label": `${field.label}: ${t("form_less")}`, onclick: step(-1) },
      "\u2212",
    ),
    input,
    h("button", { type: "button", "aria-label": `${field.label}: ${t("form_more")}`, onclick: step(1) }, "+"),
  );
}

function text(field, value, tell, ids) {
  const attributes = {
    id: ids.input,
    "aria-describedby": described(ids),
    oninput: (event) => tell(event.target.value),
    autocomplete: "off",
  };
  if (LONG.has(field.name)) return h("textarea", { ...attributes, rows: 3 }, value ?? "");
  return h("input", { type: "text", value: value ?? "", ...attributes });
}

const flag = (field, value, tell, ids) =>
  h("input", {
    type: "checkbox",
    class: "switch",
    id: ids.input,
    checked: value === true,
    "aria-describedby": described(ids),
    onchange: (event) => tell(event.target.checked),
  });

function choice(field, value, tell, ids) {
  if (isList(field)) {
    return h(
      "select",
      {
        id: ids.input,
        "aria-describedby": described(ids),
        onchange: (event) => tell(event.target.value || null),
      },
      h("option", { value: "" }, t("form_choose")),
      field.choices.map((one) => h("option", { value: one.id, selected: one.id === value }, one.name)),
    );
  }
  if (field.vectors.length) return compass(field, value, tell);
  const options = field.optional ? [{ id: "", name: t("form_none") }, ...field.choices] : field.choices;
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
function wordsOr(field, value, tell, ids, build) {
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
      [{ id: "", name: field.kind === "squares" ? t("form_squares") : t("form_choose") }, ...field.words],
      typeof value === "string" ? value : "",
      pick,
    ),
    place,
  );
}

const several = (field, value, tell, ids) =>
  wordsOr(field, value, tell, ids, (listed, told) => {
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

const squares = (field, value, tell, ids) =>
  wordsOr(field, value, tell, ids, (listed, told) => squaresDiagram(field, listed, told));
const arrows = (field, value, tell) => arrowsDiagram(field, value ?? {}, tell);
const order = (field, value, tell) => orderList(field, value ?? [], tell);
const placed = (field, value, tell) => hexBoard(field, value ?? [], tell);

// --- paths on one map -----------------------------------------------------------------------------

function pathsBox(fields, values, change) {
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
      pathMap(open, held, fields, tell(open)),
    ]);
  draw();
  return h(
    "fieldset",
    { class: "field is-path", "data-field": fields[0].name },
    h("legend", { class: "field-label" }, t("form_paths")),
    h("p", { class: "hint" }, fields[0].hint),
    place,
    fields.map((field) => h("p", { class: "fault", "data-fault": field.name, role: "status" })),
  );
}

const KINDS = { number, text, flag, choice, several, order, arrows, squares, placed };
