// Sheets in which a person says what lies on a place.
import { h } from "./dom.js";
import { pick, searchBox, sheet, thingButtons } from "./dialogs.js";
import { sign } from "./icons.js";
import { t } from "./words.js";

/**
 * Choose what lies in a place of a row. Resolves with a thing, null for an empty place where there may be one, or
 * `{lies}` where the camera watches and something must be done before the place can be read.
 */
export function pickSlot(question, slot, place, watched = false) {
  const empty = question.empty_slots ? null : watched && { lies: "empty" };
  const extras = [{ words: t("empty"), sign: "empty", value: empty }, { words: t("lies_face_down"), sign: "face_down", value: watched && { lies: "face_down" } }];
  return pick(`${question.zone.name} ${place + 1}`, {
    candidates: slot.candidates, choices: question.choices, searchable: question.searchable, zone: question.zone.id,
    extras: extras.filter((extra) => extra.value !== false),
  });
}

/** Change what lies on one place. Resolves with its things, or undefined if nothing shall change. */
export function editPlace(question, place, before, candidates = []) {
  return sheet(place.name, (close) => [
    candidates.length > 0 && h("h3", {}, t("might_be")),
    candidates.length > 0 && thingButtons(candidates, (thing) => close([thing]), { prefix: "candidate" }),
    before.length > 0 && h("h3", {}, t("gone_from_place")),
    before.length > 0 && h("div", { class: "row" }, before.map((thing, index) =>
      h("button", { type: "button", "data-key": `gone-${index}`, onclick: () => close(before.toSpliced(index, 1)) }, sign("close"), thing.name))),
    h("h3", {}, t(before.length ? "or_add" : "what_lies_there")),
    question.choices.length > 0 && thingButtons(question.choices, (thing) => close([...before, thing])),
    question.searchable && searchBox(question.zone.id, (thing) => close([...before, thing]), !before.length),
    h("button", { type: "button", onclick: () => close([]) }, sign("empty"), t("empty")),
  ].filter(Boolean));
}
