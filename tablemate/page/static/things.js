// Cards, dice and places as buttons, the same in a question and on the believed table.
import { h } from "./dom.js";
import { face, sign, status } from "./icons.js";

const DOUBTFUL = new Set(["check", "unreadable", "face_down", "to_fill"]);
const QUIET = new Set(["believed", "unseen", "renewed", "empty"]); // said by the name alone

/** A card in a row. */
export function slotButton(zone, place, { thing, status: how }, key, touch) {
  const name = thing?.name ?? { empty: "empty", to_fill: "empty", face_down: "face down", open: "?", unseen: "not seen yet", renewed: "a new one" }[how] ?? "not clear";
  return h("button", {
    type: "button", class: `slot is-${thing ? how : DOUBTFUL.has(how) ? how : "empty"}`, "data-key": key, onclick: touch,
  }, h("span", { class: "top" }, h("span", { class: "zone-word" }, `${zone} `), place + 1), h("span", { class: "name" }, name), QUIET.has(how) ? null : status(how));
}

/** A die, or any other loose thing. */
export function dieButton(thing, key, touch, label = thing.name) {
  return h("button", { type: "button", class: "die", "data-key": key, onclick: touch, "aria-label": label }, face(thing.id) ?? sign("event"), h("span", {}, thing.name));
}

/** How many columns a board has if its places are named like A1 to E5; 0 if they are not. */
export function columnsOf(places) {
  const columns = new Set(places.map((place) => /^[A-Za-z](\d)$/.exec(place.id)?.[1]));
  return columns.has(undefined) ? 0 : columns.size;
}

/** A board: a grid if its places make one, else the places one beside the other. */
export function boardGrid(places, board, changed, touch) {
  const columns = columnsOf(places);
  const rows = columns ? [...new Set(places.map((place) => place.id[0]))].sort().reverse() : [];
  const ordered = columns ? rows.flatMap((row) => places.filter((place) => place.id[0] === row).sort((a, b) => a.id.localeCompare(b.id))) : places;
  const grid = h("div", { class: "board" }, ordered.map((place) => {
    const things = board[place.id] ?? [];
    return h("button", { type: "button", class: `place ${changed(place.id) ? "changed" : ""}`, "data-key": `place-${place.id}`, onclick: () => touch(place) },
      h("small", {}, place.name), things.map((thing) => h("span", {}, thing.name)), !things.length && h("span", { class: "muted" }, "empty"));
  }));
  grid.style.gridTemplateColumns = columns ? `repeat(${columns}, minmax(0, 1fr))` : "repeat(auto-fill, minmax(7rem, 1fr))";
  return grid;
}
