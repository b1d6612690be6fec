// The owner's box: the cards that are known by their pictures, to look at and to forget.
import { h, show, toast } from "./dom.js";
import { sign } from "./icons.js";
import { act, ask } from "./link.js";

/** Draw the box of a game into a place. */
export async function drawBox(place, game, words) {
  const box = await ask(`/api/boxes/${game}`);
  show(place, [box, words], () => section(box, words, place));
}

function section(box, words, place) {
  return h("section", { class: "card stack", "aria-labelledby": "box-title" },
    h("h2", { id: "box-title" }, words.box),
    h("p", { class: "muted" }, box.cards.length ? words.box_intro : words.box_empty),
    box.cards.length > 0 && h("ul", { class: "box-cards" }, box.cards.map((card) => entry(box, card, words, place))));
}

function entry(box, card, words, place) {
  const label = card.side ? `${card.name}, ${card.side}` : card.name;
  const query = new URLSearchParams({ card_id: card.id, side: card.side });
  const forget = async () => {
    if (!(await act(`/api/boxes/${box.game}/forget`, { id: card.id, side: card.side }))) return;
    toast(words.box_forgotten);
    drawBox(place, box.game, words);
  };
  return h("li", {},
    h("img", { src: `/api/boxes/${box.game}/picture?${query}`, alt: label, loading: "lazy" }),
    h("span", {}, label),
    h("button", { type: "button", class: "quiet", "data-key": `forget-${card.id}-${card.side}`, "aria-label": `${words.box_forget}: ${label}`, onclick: forget }, sign("close")));
}
