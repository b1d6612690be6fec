// The game so far, turn by turn, with the rule behind every step.
import { h, show } from "./dom.js";
import { ask, Refused } from "./link.js";
import { sign } from "./icons.js";

const SOURCES = {
  camera: "seen by the camera", voice: "said", page: "given on the page", keyboard: "typed", card: "by a command card",
  watched: "seen done", unwatched: "taken as done", virtual: "drawn by Tablemate",
};

/** Draw the history; it is fetched when something was answered since. */
export async function drawHistory(place, state) {
  const key = `${state.game?.id} ${state.asked} ${state.over}`;
  if (place.fetchedFor === key) return;
  place.fetchedFor = key;
  let turns = [];
  try {
    turns = state.game ? await ask("/api/history") : [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.fetchedFor = undefined;
  }
  const open = new Set([...place.querySelectorAll("details.turn")].filter((one) => one.open).map((one) => one.dataset.turn));
  show(place, turns, () => h("div", { class: "turns stack" }, h("h2", {}, "How it went"),
    turns.length ? turns.map((turn, index) => turnPart(turn, index, open.has(`${index}`) || index === turns.length - 1)).reverse() : h("p", { class: "muted" }, "Nothing has happened yet.")));
}

function turnPart(turn, index, open) {
  return h("details", { class: "card turn", "data-turn": index, open }, h("summary", {}, turn.title), h("ol", {}, turn.steps.map(stepLine)));
}

function stepLine(step) {
  const answered = step.kind === "question" && step.answer;
  return h("li", { class: "step" }, sign(step.kind === "instruction" ? "hand" : step.kind === "question" ? "question" : "event"),
    h("div", {}, h("p", {}, step.text),
      answered && h("p", { class: "answer" }, `${step.answer} `, h("span", { class: "muted small" }, `(${SOURCES[step.source] ?? step.source})`)),
      step.kind === "instruction" && step.source && h("p", { class: "muted small" }, SOURCES[step.source] ?? step.source)),
    step.why && h("details", {}, h("summary", {}, "Why"), h("p", {}, step.why, " ", h("span", { class: "muted" }, `Rulebook, ${step.section}.`))));
}
