// Everything by keyboard, and the list of keys.
import { find, h } from "./dom.js";
import { sheet } from "./dialogs.js";
import { t } from "./words.js";

const KEPT = "tablemate.keys";
const KEYS = [
  ["1–9", "numbers"],
  ["Enter", "enter"],
  ["C", "correct"],
  ["U", "undo"],
  ["R", "redo"],
  ["A", "again"],
  ["W", "why"],
  ["S", "silence"],
  ["/", "words"],
  ["Esc", "esc"],
  ["?", "list"],
  ["T", "table"],
  ["L", "look"],
];

export const wanted = () => localStorage.getItem(KEPT) !== "off";

/** Show the list of keys, with a switch for those who type by voice. */
export function showKeys() {
  return sheet(t("keys"), () => [
    h(
      "dl",
      { class: "keys-list" },
      KEYS.map(([key, does]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(`key_${does}`))]),
    ),
    h(
      "label",
      {},
      h("input", {
        type: "checkbox",
        checked: wanted(),
        onchange: (event) => localStorage.setItem(KEPT, event.target.checked ? "on" : "off"),
      }),
      t("keys_switch"),
    ),
  ]);
}

/** Call these commands by key, unless the person is typing or has switched the keys off. */
export function bindKeys(commands) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === "Enter" && event.repeat) return event.preventDefault(); // a key held down says nothing twice
    const target = /** @type {Element} */ (event.target);
    const typing = target.closest(
      "input:not([type=checkbox]):not([type=radio]):not([type=range]), select, textarea",
    );
    const open = find("dialog[open]");
    if (typing || (!wanted() && event.key !== "?")) return;
    const asked = open ?? find(".view.question-view");
    const numbered = asked && /^[0-9]$/.test(event.key) && find(`[data-number="${event.key}"]`, asked);
    const command = open ? null : commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (numbered) numbered.click();
    else if (command && !(event.key === "Enter" && target.closest("button, a, summary, [role=button]")))
      command();
    else return;
    event.preventDefault();
  });
}
