// Sheets over the page: choosing a thing, taking back, the list of keys.
import { find, focusedNow, h, show } from "./dom.js";
import { ask, Refused } from "./link.js";
import { face, sign } from "./icons.js";
import { t } from "./words.js";
/** @import { Suit, Thing } from "schema" */

const TYPING_MS = 120;

/** Open a sheet; `build` gets a function that closes it with a value. Resolves with that value, or undefined. */
export function sheet(title, build) {
  return new Promise((resolve) => {
    let result;
    const opener = focusedNow();
    const close = (value) => {
      result = value;
      dialog.close();
    };
    const dialog = h(
      "dialog",
      { "aria-labelledby": "sheet-title" },
      h(
        "div",
        { class: "sheet" },
        h(
          "div",
          { class: "spread" },
          h("h2", { id: "sheet-title" }, title),
          h(
            "button",
            { type: "button", class: "quiet", onclick: () => close(undefined) },
            sign("close"),
            h("span", { class: "sr-only" }, t("close")),
          ),
        ),
        build(close),
      ),
    );
    dialog.addEventListener("click", (event) => event.target === dialog && close(undefined));
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (opener?.isConnected) opener.focus();
      else if (opener?.dataset?.key) find(`[data-key="${CSS.escape(opener.dataset.key)}"]`)?.focus();
      resolve(result);
    });
    document.body.append(dialog);
    dialog.showModal();
    const first = find("[autofocus]", dialog) ?? find(".choices button, input", dialog);
    first?.focus();
  });
}

/** A list of things to choose from, numbered for the keyboard. */
export function thingButtons(things, choose, { prefix = "thing", numbered = true, usual = null } = {}) {
  const number = (thing, index) => thing.key ?? index + 1;
  const keyed = (thing, index) => numbered && number(thing, index) < 10;
  return h(
    "div",
    { class: things.some((thing) => face(thing.id)) ? "faces" : "choices" },
    things.map((thing, index) =>
      h(
        "button",
        {
          type: "button",
          class: thing.id === usual ? "primary big" : "big",
          id: thing.id === usual ? "primary" : null,
          "data-key": `${prefix}-${thing.id}`,
          "data-number": keyed(thing, index) ? number(thing, index) : null,
          onclick: () => choose(thing),
        },
        keyed(thing, index) ? h("kbd", {}, number(thing, index)) : null,
        face(thing.id),
        thing.name,
        thing.id === usual && h("kbd", {}, "Enter"),
      ),
    ),
  );
}

/**
 * Things by suit and number, a touch each; `isOut(thing)` says which cannot be chosen any more.
 * @param {Suit[]} suits
 * @param {(thing: Thing) => void} choose
 * @param {{ prefix?: string, isOut?: (thing: Thing) => boolean, hold?: (event: Event, thing: Thing) => void }} how
 */
export function suitButtons(suits, choose, { prefix = "thing", isOut = () => false, hold = () => {} } = {}) {
  return h(
    "div",
    { class: "suits" },
    suits.map((suit) =>
      h(
        "div",
        { class: "suit", role: "group", "aria-label": suit.name },
        h("p", { class: "suit-name" }, suit.name),
        h(
          "div",
          { class: "numbers" },
          suit.things.map((thing) =>
            h(
              "button",
              {
                type: "button",
                "data-key": `${prefix}-${thing.id}`,
                "aria-label": thing.name,
                disabled: isOut(thing),
                onclick: () => choose(thing),
                onpointerdown: (event) => hold(event, thing),
              },
              thing.name.slice(suit.name.length).trim(),
            ),
          ),
        ),
      ),
    ),
  );
}

/**
 * Choose one thing: what the camera thinks first, then the few there are, the special ones, and a search.
 * Resolves with a thing, with null for "empty", or undefined if closed.
 */
export function pick(
  title,
  { candidates = [], choices = [], suits = [], searchable = false, zone = "", extras = [] },
) {
  return sheet(title, (close) =>
    [
      candidates.length > 0 && h("h3", {}, t("might_be")),
      candidates.length > 0 && thingButtons(candidates, close, { prefix: "candidate" }),
      choices.length > 0 &&
        thingButtons(
          choices.filter((one) => !candidates.some((other) => other.id === one.id)),
          close,
          { numbered: !candidates.length },
        ),
      suits.length > 0 && suitButtons(suits, close),
      extras.length > 0 &&
        h(
          "div",
          { class: "row" },
          extras.map((extra) =>
            h("button", { type: "button", onclick: () => close(extra.value) }, sign(extra.sign), extra.words),
          ),
        ),
      searchable && searchBox(zone, close, candidates.length === 0),
    ].filter(Boolean),
  );
}

/** A search that forgives typing errors; its letters can be touched as well. */
export function searchBox(zone, choose, focused = false) {
  const found = h("div", { "aria-live": "polite" });
  const letters = h("div", { class: "letters", role: "group", "aria-label": t("letters"), tabindex: "-1" });
  let timer;
  let things = [];
  const look = async () => {
    const written = input.value;
    const text = written.trim();
    let next = [];
    try {
      [things, next] = await Promise.all([
        text ? ask(`/api/search?${new URLSearchParams({ text, zone })}`) : [],
        ask(`/api/letters?${new URLSearchParams({ text: written, zone })}`),
      ]);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (input.value !== written) return;
    show(letters, [written, next, things.length], () =>
      letterButtons(written, things.length === 1 ? [] : next),
    );
    show(found, [text, things], () =>
      things.length
        ? thingButtons(things, choose, { prefix: "found", numbered: false })
        : h("p", { class: "muted" }, t(text ? "found_nothing" : "few_letters")),
    );
  };
  const write = (text) => {
    input.value = text;
    look();
  };
  const letterButtons = (text, next) => [
    next.map((letter) =>
      h(
        "button",
        // Behind what stands there now: a quick second touch comes before the letters are drawn again.
        { type: "button", "data-key": `letter-${letter}`, onclick: () => write(input.value + letter) },
        letter === " " ? "␣" : letter.toUpperCase(),
      ),
    ),
    text &&
      h(
        "button",
        {
          type: "button",
          "data-key": "letter-back",
          "aria-label": t("letter_back"),
          onclick: () => write(input.value.slice(0, -1)),
        },
        "⌫",
      ),
  ];
  const input = h("input", {
    type: "text",
    id: "search",
    autocomplete: "off",
    spellcheck: "false",
    "data-key": "search",
    autofocus: focused && !byTouch(),
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
  if (byTouch()) letters.setAttribute("autofocus", ""); // or a keyboard would cover half the screen
  look();
  return h("div", { class: "stack" }, h("label", { for: "search" }, t("search")), input, letters, found);
}

const byTouch = () => matchMedia("(pointer: coarse)").matches;

/** Ask before something is taken back; resolves with true if it shall be. */
export function confirmTakeBack(title, answer, onTable, doIt) {
  return sheet(title, (close) =>
    [
      h("p", {}, answer),
      onTable.length > 0 && h("h3", {}, t("undo_on_table")),
      onTable.length > 0 &&
        h(
          "ul",
          { class: "lines" },
          onTable.map((line) => h("li", {}, line)),
        ),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", class: "primary big", autofocus: true, onclick: () => close(true) },
          doIt,
        ),
        h("button", { type: "button", class: "big", onclick: () => close(false) }, t("leave_it")),
      ),
    ].filter(Boolean),
  );
}
