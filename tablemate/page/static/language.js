// The language of the page: offered on a first visit, changed in the settings.
import { h } from "./dom.js";
import { keepDraft } from "./draft.js";
import { act } from "./link.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const CHANGED = "tablemate.language"; // is there while the page is loaded again in another language
let shown = document.documentElement.lang;

/**
 * Load the page again once another language is spoken; what was begun on it stays.
 * @param {State} state
 */
export function follow(state) {
  if (state.language.spoken === shown) return;
  shown = state.language.spoken; // once: somebody with a card half entered may want to stay
  keepDraft();
  location.reload();
}

function change(language) {
  sessionStorage.setItem(CHANGED, language);
  act("/api/language", { language });
}

/** The languages by their own names, on a first visit: nobody must read another one to find theirs. */
export function firstChoice({ spoken, languages }) {
  return h(
    "section",
    { class: "card stack", "aria-label": t("language") },
    h("h2", { class: "question-like" }, t("language_first")),
    h(
      "div",
      { class: "row" },
      languages.map(({ id, name }) =>
        h(
          "button",
          {
            type: "button",
            lang: id,
            "data-key": `language-${id}`,
            "aria-pressed": `${id === spoken}`,
            onclick: () => change(id),
          },
          name,
        ),
      ),
    ),
  );
}

/** The card of the settings. */
export function languageCard({ spoken, languages }) {
  const select = h(
    "select",
    { id: "language", "data-key": "language", onchange: (event) => change(event.target.value) },
    languages.map(({ id, name }) => h("option", { value: id, lang: id, selected: id === spoken }, name)),
  );
  if (sessionStorage.getItem(CHANGED) === document.documentElement.lang) {
    sessionStorage.removeItem(CHANGED);
    requestAnimationFrame(() => select.focus());
  }
  return h(
    "section",
    { class: "card stack", "aria-label": t("language") },
    h("h2", {}, h("label", { for: "language" }, t("language"))),
    select,
  );
}
