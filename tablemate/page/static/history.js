// The game so far, turn by turn, with the rule behind every step.
import { h, show } from "./dom.js";
import { Drawing } from "./drawing.js";
import { ask, Refused } from "./link.js";
import { sign } from "./icons.js";
import { t } from "./words.js";


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
  if (!place.firstChild) place.append(h("div", { id: "replay" }), h("div", { id: "turns" }));
  const [again, told] = place.children;
  if (!again.replay) again.replay = new Replay(again);
  again.replay.forget(state);
  const open = new Set([...told.querySelectorAll("details.turn")].filter((one) => one.open).map((one) => one.dataset.turn));
  show(told, turns, () => h("div", { class: "turns stack" }, h("h2", {}, t("history_title")),
    turns.length ? turns.map((turn, index) => turnPart(turn, index, open.has(`${index}`) || index === turns.length - 1)).reverse() : h("p", { class: "muted" }, t("nothing_yet"))));
}

function turnPart(turn, index, open) {
  return h("details", { class: "card turn", "data-turn": index, open }, h("summary", {}, turn.title), h("ol", {}, turn.steps.map(stepLine)));
}

function stepLine(step) {
  const answered = step.kind === "question" && step.answer;
  return h("li", { class: "step" }, sign(step.kind === "instruction" ? "hand" : step.kind === "question" ? "question" : "event"),
    h("div", {}, h("p", {}, step.text),
      answered && h("p", { class: "answer" }, `${step.answer} `, h("span", { class: "muted small" }, `(${t(`source_${step.source}`)})`)),
      step.kind === "instruction" && step.source && h("p", { class: "muted small" }, t(`source_${step.source}`))),
    step.why && h("details", {}, h("summary", {}, t("why_summary")), h("p", {}, step.why, " ", h("span", { class: "muted" }, t("rulebook", { section: step.section })))));
}

/** The game again on the drawing, step by step; fetched when somebody wants to see it. */
class Replay {
  constructor(place) {
    this.place = place;
    this.drawing = new Drawing({ can: () => "", touch: () => {}, drop: () => {} });
    this.drawing.svg.id = "replay-drawing";
    this.steps = null;
    this.at = 0;
  }

  /** A game that went on is fetched anew. */
  forget(state) {
    this.table = state.table?.drawing;
    this.steps = null;
    show(this.place, [state.game?.id, state.asked, state.over], () => state.game && h("section", { class: "card stack", "aria-label": t("replay_title") },
      h("div", { class: "spread" }, h("h2", {}, t("replay_title")), h("button", { type: "button", id: "replay-begin", class: "big", onclick: () => this.begin() }, sign("play"), t("replay")))));
  }

  async begin() {
    this.steps ??= await ask("/api/replay").catch(() => null);
    if (!this.steps?.length) return;
    this.at = 0;
    this.words = h("p", { class: "replay-words", "aria-live": "polite" });
    this.count = h("input", { type: "range", min: 1, max: this.steps.length, value: 1, "aria-label": t("replay_title"), oninput: () => this.go(Number(this.count.value) - 1) });
    this.number = h("span", {});
    const card = this.place.firstElementChild;
    card.append(this.words, h("div", { class: "row" },
      h("button", { type: "button", id: "replay-back", onclick: () => this.go(this.at - 1) }, sign("undo"), t("replay_back")), this.count,
      h("button", { type: "button", id: "replay-on", class: "primary", onclick: () => this.go(this.at + 1) }, sign("redo"), t("replay_on")), this.number), this.drawing.element);
    card.querySelector("#replay-begin").hidden = true;
    this.go(0);
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = this.steps[this.at];
    this.count.value = this.at + 1;
    this.number.textContent = t("replay_step", { number: this.at + 1, of: this.steps.length });
    this.words.textContent = step.words.join(" ");
    this.drawing.show({ ...this.table, lying: step.lying, moves: step.moves, asked: null, count: 0, label: t("table_label"), key: `${this.at}` });
  }
}
