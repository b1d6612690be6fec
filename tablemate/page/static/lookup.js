// "Show me the Angel": any card the game knows, drawn large with what it says.
import { h, show, toast } from "./dom.js";
import { sheet } from "./dialogs.js";
import { CARD, drawThing } from "./faces.js";
import { ask, Refused } from "./link.js";
import { t } from "./words.js";

const TYPING_MS = 120;

/** Open the sheet in which a card is looked up. */
export function lookUp() {
  return sheet(t("look_up_title"), () => {
    const found = h("div", { class: "stack looked-up", "aria-live": "polite" });
    let timer;
    const look = async () => {
      const text = input.value.trim();
      try {
        const cards = text ? await ask(`/api/lookup?${new URLSearchParams({ text })}`) : [];
        if (input.value.trim() === text)
          show(found, [text, cards], () =>
            cards.length
              ? cards.map(cardShown)
              : h("p", { class: "muted" }, t(text ? "found_nothing" : "few_letters")),
          );
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        toast(error.message);
      }
    };
    const input = h("input", {
      type: "text",
      id: "look-up-text",
      autocomplete: "off",
      autofocus: true,
      oninput: () => (clearTimeout(timer), (timer = setTimeout(look, TYPING_MS))),
    });
    look();
    return h(
      "div",
      { class: "stack" },
      h("label", { for: "look-up-text" }, t("look_up_label")),
      input,
      found,
    );
  });
}

function cardShown(card) {
  const [w, height] = CARD;
  const item = { id: card.id, name: card.name, up: true, number: 1, marks: [] };
  const kind = ["suit", "tile", "piece", "figure"].includes(card.face.shape) ? card.face.shape : "card";
  return h(
    "article",
    { class: "looked-card" },
    h(
      "svg:svg",
      {
        class: "drawing",
        viewBox: `${-w / 2 - 2} ${-height / 2 - 2} ${w + 4} ${height + 4}`,
        "aria-hidden": "true",
      },
      drawThing(item, card.face, kind),
    ),
    h(
      "div",
      { class: "stack" },
      h("h3", {}, card.name),
      card.says.map((line) => h("p", {}, line)),
      !card.says.length && h("p", { class: "muted" }, t("says_nothing")),
      card.stand_in && h("p", { class: "muted small" }, t("practice")),
    ),
  );
}
