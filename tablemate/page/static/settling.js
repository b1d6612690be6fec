// A new question ignores presses for a moment: one that was meant for the question before never answers it.
const SAME_MS = 250; // the same kind of press again: no double click
const OTHER_MS = 800; // a press means something else now
const PRESSES = new Set(["Enter", " "]);
let shown = null;
let timer;

/**
 * Note what is asked now (`question`, any words that differ from those of another) and what the big button means.
 * Returns whether that is new; if so, `view` ignores input for a moment.
 */
export function settle(view, question, meaning) {
  if (shown?.question === question) return false;
  const rest = shown && (shown.meaning === meaning ? SAME_MS : OTHER_MS);
  shown = { question, meaning };
  if (!rest) return true;
  view.classList.add("settling");
  clearTimeout(timer);
  timer = setTimeout(() => view.classList.remove("settling"), rest);
  return true;
}

/** Ignore presses in these parts of a view while it settles. */
export function guard(view, parts) {
  const swallow = (event) => {
    if (!view.classList.contains("settling") || (event.type === "keydown" && !PRESSES.has(event.key))) return;
    event.stopPropagation();
    event.preventDefault();
  };
  for (const part of parts)
    for (const kind of ["click", "keydown"]) part.addEventListener(kind, swallow, true);
}
