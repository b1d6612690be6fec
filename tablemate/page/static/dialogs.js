// Sheets over the page: choosing a thing, taking back, the list of keys.
import { h, show } from "./dom.js";
import { ask, Refused } from "./link.js";
import { face, sign } from "./icons.js";
import { t } from "./words.js";

const TYPING_MS = 120;

/** Open a sheet; `build` gets a function that closes it with a value. Resolves with that value, or undefined. */
export function sheet(title, build) {
  return new Promise((resolve) => {
    let result;
    const opener = document.activeElement;
    const close = (value) => {
      result = value;
      dialog.close();
    };
    const dialog = h("dialog", { "aria-labelledby": "sheet-title" },
      h("div", { class: "sheet" },
        h("div", { class: "spread" }, h("h2", { id: "sheet-title" }, title),
          h("button", { type: "button", class: "quiet", onclick: () => close(undefined) }, sign("close"), h("span", { class: "sr-only" }, t("close")))),
        build(close)));
    dialog.addEventListener("click", (event) => event.target === dialog && close(undefined));
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (opener?.isConnected) opener.focus();
      else if (opener?.dataset?.key) document.querySelector(`[data-key="${CSS.escape(opener.dataset.key)}"]`)?.focus();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
    const first = dialog.querySelector("[autofocus], .choices button, input");
    first?.focus();
  });
}

/** A list of things to choose from, numbered for the keyboard. */
export function thingButtons(things, choose, { prefix = "thing", numbered = true } = {}) {
  const number = (thing, index) => thing.key ?? index + 1;
  const keyed = (thing, index) => numbered && number(thing, index) < 10;
  return h("div", { class: things.some((thing) => face(thing.id)) ? "faces" : "choices" }, things.map((thing, index) =>
    h("button", { type: "button", class: "big", "data-key": `${prefix}-${thing.id}`, "data-number": keyed(thing, index) ? number(thing, index) : null, onclick: () => choose(thing) },
      keyed(thing, index) ? h("kbd", {}, number(thing, index)) : null, face(thing.id), thing.name)));
}

/**
 * Choose one thing: what the camera thinks first, then the few there are, the special ones, and a search.
 * Resolves with a thing, with null for "empty", or undefined if closed.
 */
export function pick(title, { candidates = [], choices = [], searchable = false, zone = "", extras = [] }) {
  return sheet(title, (close) => [
    candidates.length > 0 && h("h3", {}, t("might_be")),
    candidates.length > 0 && thingButtons(candidates, close, { prefix: "candidate" }),
    choices.length > 0 && thingButtons(choices.filter((one) => !candidates.some((other) => other.id === one.id)), close, { numbered: !candidates.length }),
    extras.length > 0 && h("div", { class: "row" }, extras.map((extra) =>
      h("button", { type: "button", onclick: () => close(extra.value) }, sign(extra.sign), extra.words))),
    searchable && searchBox(zone, close, candidates.length === 0),
  ].filter(Boolean));
}

/** A search that forgives typing errors. */
export function searchBox(zone, choose, focused = false) {
  const found = h("div", { "aria-live": "polite" });
  let timer;
  let things = [];
  const look = async () => {
    const text = input.value.trim();
    try {
      things = text ? await ask(`/api/search?${new URLSearchParams({ text, zone })}`) : [];
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (input.value.trim() !== text) return;
    show(found, [text, things], () => things.length ? thingButtons(things, choose, { prefix: "found", numbered: false })
      : h("p", { class: "muted" }, t(text ? "found_nothing" : "few_letters")));
  };
  const input = h("input", {
    type: "text", id: "search", autocomplete: "off", spellcheck: "false", "data-key": "search", autofocus: focused,
    oninput: () => {
      clearTimeout(timer);
      timer = setTimeout(look, TYPING_MS);
    },
    onkeydown: async (event) => {
      if (event.key === "ArrowDown") found.querySelector("button")?.focus();
      else if (event.key === "Enter") {
        event.preventDefault();
        clearTimeout(timer);
        await look();
        if (things.length) choose(things[0]);
      }
    },
  });
  look();
  return h("div", { class: "stack" }, h("label", { for: "search" }, t("search")), input, found);
}

/** Ask before something is taken back; resolves with true if it shall be. */
export function confirmTakeBack(title, answer, onTable, doIt) {
  return sheet(title, (close) => [
    h("p", {}, answer),
    onTable.length > 0 && h("h3", {}, t("undo_on_table")),
    onTable.length > 0 && h("ul", { class: "lines" }, onTable.map((line) => h("li", {}, line))),
    h("div", { class: "row" },
      h("button", { type: "button", class: "primary big", autofocus: true, onclick: () => close(true) }, doIt),
      h("button", { type: "button", class: "big", onclick: () => close(false) }, t("leave_it"))),
  ].filter(Boolean));
}
