// A place of a row as a button, for what has no place on the drawn table.
import { h } from "./dom.js";
import { status } from "./icons.js";
import { t } from "./words.js";

const DOUBTFUL = new Set(["check", "unreadable", "face_down", "to_fill"]);

/** A card in a row. */
export function slotButton(zone, place, { thing, status: how }, key, touch) {
  const name =
    thing?.name ??
    { empty: t("status_empty"), to_fill: t("status_empty"), face_down: t("face_down"), open: "?" }[how] ??
    t("not_clear");
  return h(
    "button",
    {
      type: "button",
      class: `slot is-${thing ? how : DOUBTFUL.has(how) ? how : "empty"}`,
      "data-key": key,
      onclick: touch,
    },
    h("span", { class: "top" }, h("span", { class: "zone-word" }, `${zone} `), place + 1),
    h("span", { class: "name" }, name),
    status(how),
  );
}
