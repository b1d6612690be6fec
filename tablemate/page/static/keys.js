// Everything by keyboard, and the list of keys.
import { h } from "./dom.js";
import { sheet } from "./dialogs.js";

const KEPT = "tablemate.keys";
const KEYS = [
  ["1 to 9", "Choose the button with this number"],
  ["Enter", "Say that it is done; then take the answer as it stands"],
  ["C", "Correct: go to the first card, die or place"],
  ["U", "Undo: see what would be taken back"],
  ["R", "Redo"],
  ["A", "Hear it again"],
  ["W", "Why: the rule behind what was said"],
  ["S", "Silence: stop speaking"],
  ["/", "Answer in words"],
  ["Esc", "Close what is open"],
  ["?", "This list"],
];

export const wanted = () => localStorage.getItem(KEPT) !== "off";

/** Show the list of keys, with a switch for those who type by voice. */
export function showKeys() {
  return sheet("Keys", () => [
    h("dl", { class: "keys-list" }, KEYS.map(([key, does]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, does)])),
    h("label", {}, h("input", { type: "checkbox", checked: wanted(), onchange: (event) => localStorage.setItem(KEPT, event.target.checked ? "on" : "off") }),
      "What single keys do (Tab and Enter always work)"),
  ]);
}

/** Call these commands by key, unless the person is typing or has switched the keys off. */
export function bindKeys(commands) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    if (event.key === "Enter" && event.repeat) return event.preventDefault(); // a key held down says nothing twice
    const typing = event.target.closest("input:not([type=checkbox]):not([type=radio]):not([type=range]), select, textarea");
    const open = document.querySelector("dialog[open]");
    if (typing || (!wanted() && event.key !== "?")) return;
    const numbered = /^[0-9]$/.test(event.key) && (open ?? document.querySelector(".view.question-view"))?.querySelector(`[data-number="${event.key}"]`);
    const command = open ? null : commands[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (numbered) numbered.click();
    else if (command && !(event.key === "Enter" && event.target.closest("button, a, summary, [role=button]"))) command();
    else return;
    event.preventDefault();
  });
}
