// The owner's box: cards known by their pictures and those still to show; to look at, redo and forget.
import { h, show, toast } from "./dom.js";
import { EnrolPanel } from "./enrol.js";
import { sign } from "./icons.js";
import { act, ask } from "./link.js";
import { t } from "./words.js";

/** Draw the box of a game into a place, and where its cards are shown; `changed` is called for every picture. */
export async function drawBox(place, game, changed) {
  const again = () => drawBox(place, game, changed);
  if (place.panel?.game !== game) {
    place.panel = new EnrolPanel(game, again);
    place.kept = h("div", {});
    place.entries = new Map(); // what is drawn of a card stays as it is, so that no picture is fetched again
    place.replaceChildren(place.panel.element, place.kept);
  }
  const { panel, kept, entries } = place;
  const box = await ask(`/api/boxes/${game}`);
  if (place.panel !== panel) return;
  const before = kept.shownFor;
  const draw = (card) => {
    const key = JSON.stringify([card]);
    if (!entries.has(key)) entries.set(key, entry(box, card, again, panel));
    return entries.get(key);
  };
  show(kept, [box], () => section(box, draw));
  if (before && before !== kept.shownFor) changed();
}

/** The address of a kept picture; another picture of the same card has another one. */
export function pictureOf(game, card) {
  return `/api/boxes/${game}/picture?${new URLSearchParams({ card_id: card.id, side: card.side, kept: card.kept })}`;
}

function section(box, draw) {
  return h(
    "section",
    { class: "card stack", "aria-labelledby": "box-title" },
    h("h2", { id: "box-title" }, t("form_box")),
    h("p", { class: "muted" }, box.cards.length ? t("form_box_intro") : t("form_box_empty")),
    box.cards.length > 0 && h("ul", { class: "box-cards" }, box.cards.map(draw)),
  );
}

function entry(box, card, again, panel) {
  const forget = async () => {
    if (!(await act(`/api/boxes/${box.game}/forget`, { id: card.id, side: card.side }))) return;
    toast(t("form_box_forgotten"));
    panel.look();
    again();
  };
  const button = (what, label, picture, onclick) =>
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-key": `${what}-${card.id}-${card.side}`,
        "aria-label": `${label}: ${card.label}`,
        title: label,
        onclick,
      },
      sign(picture),
    );
  return h(
    "li",
    {},
    h("img", { src: pictureOf(box.game, card), alt: card.label, loading: "lazy" }),
    h("span", {}, card.label),
    h(
      "span",
      { class: "box-deeds" },
      button("again", t("form_box_again"), "undo", () => panel.showAgain(card)),
      button("forget", t("form_box_forget"), "close", forget),
    ),
  );
}
