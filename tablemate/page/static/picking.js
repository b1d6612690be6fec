// Sheets in which a person says what lies on a place.
import { h, show } from "./dom.js";
import { pick, searchBox, sheet, thingButtons } from "./dialogs.js";
import { sign } from "./icons.js";
import { t } from "./words.js";
/** @import { Question } from "schema" */

const NUMBERED = 8; // places of a row that are counted in words

/**
 * "Enter the second bird", as the things of a zone are called; those without a word of their own are cards.
 * @param {Question} question
 */
export function slotWords(question, place) {
  const own = `thing_${question.zone.id}`;
  const thing = t(own) === own ? t("thing_card") : t(own);
  if (question.slots?.length === 1) return t("enter_one", { thing });
  return place < NUMBERED
    ? t("enter_nth", { nth: t(`nth_${place + 1}`), thing })
    : t("enter_number", { thing, place: place + 1 });
}

/**
 * Choose what lies in a place of a row. Resolves with a thing, null for an empty place where there may be one, or
 * `{lies}` where the camera watches and something must be done before the place can be read.
 * @param {Question} question
 */
export function pickSlot(question, slot, place, watched = false) {
  const extras = [
    (watched || question.empty_slots) && {
      words: t("empty"),
      sign: "empty",
      value: question.empty_slots ? null : { lies: "empty" },
    },
    watched && { words: t("lies_face_down"), sign: "face_down", value: { lies: "face_down" } },
  ];
  return pick(slotWords(question, place), {
    candidates: slot.candidates,
    choices: question.choices,
    suits: question.suits,
    searchable: question.searchable,
    zone: question.zone.id,
    extras: extras.filter(Boolean),
  });
}

/**
 * Change what lies on one place: what can go there by the rules (`fits`, null if not known), then everything else.
 * Resolves with its things, or undefined if nothing shall change.
 * @param {Question} question
 */
export function editPlace(question, place, before, candidates, fits) {
  const offered = fits ?? question.choices;
  const others = question.choices.filter(
    (thing) => !offered.some((one) => one.id === thing.id) && !before.some((one) => one.id === thing.id),
  );
  return sheet(place.name, (close) => {
    const add = (thing) => close([...before, thing]);
    return [
      candidates.length > 0 && h("h3", {}, t("might_be")),
      candidates.length > 0 && thingButtons(candidates, (thing) => close([thing]), { prefix: "candidate" }),
      before.length > 0 && h("h3", {}, t("gone_from_place")),
      before.length > 0 &&
        h(
          "div",
          { class: "row" },
          before.map((thing, index) =>
            h(
              "button",
              {
                type: "button",
                "data-key": `gone-${index}`,
                onclick: () => close(before.toSpliced(index, 1)),
              },
              sign("close"),
              thing.name,
            ),
          ),
        ),
      h("h3", {}, t(before.length ? "or_add" : "what_lies_there")),
      offered.length > 0
        ? thingButtons(offered, add)
        : !question.searchable && h("p", { class: "muted" }, t("nothing_fits")),
      question.searchable && searchBox(question.zone.id, add, !before.length),
      others.length > 0 &&
        h(
          "details",
          {},
          h("summary", {}, t("something_else")),
          thingButtons(others, add, { prefix: "other", numbered: false }),
        ),
      (before.length > 0 || candidates.length > 0) &&
        h("button", { type: "button", onclick: () => close([]) }, sign("empty"), t("empty")),
    ].filter(Boolean);
  });
}

/**
 * Lay things together on a place or take them away, a touch each; `put` hears of every touch.
 * @param {Question} question
 */
export function editHeap(question, place, before, put) {
  let things = before;
  const body = h("div", { class: "stack" });
  const set = (next) => {
    things = next;
    put(things);
    draw();
  };
  const draw = () =>
    show(body, things, () =>
      [
        h("h3", {}, t(things.length ? "gone_from_place" : "nothing_here_yet")),
        things.length > 0 &&
          h(
            "div",
            { class: "row" },
            things.map((thing, index) =>
              h(
                "button",
                {
                  type: "button",
                  "data-key": `gone-${index}`,
                  onclick: () => set(things.toSpliced(index, 1)),
                },
                sign("close"),
                thing.name,
              ),
            ),
          ),
        h("h3", {}, t("add_each")),
        question.choices.length > 0 && thingButtons(question.choices, (thing) => set([...things, thing])),
        question.searchable && searchBox(question.zone.id, (thing) => set([...things, thing])),
      ].filter(Boolean),
    );
  return sheet(place.name, (close) => {
    draw();
    return [
      body,
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", class: "primary big", "data-key": "heap-done", onclick: () => close() },
          sign("sure"),
          t("done"),
        ),
      ),
    ];
  });
}
