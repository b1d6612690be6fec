// The game so far, turn by turn, with the rule behind every step.
import { h, show } from "./dom.js";
import { Drawing } from "./drawing.js";
import { ask, Refused } from "./link.js";
import { sign } from "./icons.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

/**
 * Draw the history; it is fetched when something was answered since.
 * @param {State} state
 */
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
  const open = new Set(
    [...told.querySelectorAll("details.turn")].filter((one) => one.open).map((one) => one.dataset.turn),
  );
  show(told, turns, () =>
    h(
      "div",
      { class: "turns stack" },
      h("h2", {}, t("history_title")),
      turns.length
        ? turns
            .map((turn, index) => turnPart(turn, index, open.has(`${index}`) || index === turns.length - 1))
            .reverse()
        : h("p", { class: "muted" }, t("nothing_yet")),
    ),
  );
}

function turnPart(turn, index, open) {
  return h(
    "details",
    { class: "card turn", "data-turn": index, open },
    h("summary", {}, turn.title),
    h("ol", {}, turn.steps.map(stepLine)),
  );
}

function stepLine(step) {
  const answered = step.kind === "question" && step.answer;
  return h(
    "li",
    { class: "step" },
    sign(step.kind === "instruction" ? "hand" : step.kind === "question" ? "question" : "event"),
    h(
      "div",
      {},
      h("p", {}, step.text),
      answered &&
        h(
          "p",
          { class: "answer" },
          `${step.answer} `,
          h("span", { class: "muted small" }, `(${t(`source_${step.source}`)})`),
        ),
      step.kind === "instruction" &&
        step.source &&
        h("p", { class: "muted small" }, t(`source_${step.source}`)),
    ),
    step.why &&
      h(
        "details",
        {},
        h("summary", {}, t("why_summary")),
        h("p", {}, step.why, " ", h("span", { class: "muted" }, t("rulebook", { section: step.section }))),
      ),
  );
}

/** The game once more on the drawing, step by step; fetched when somebody wants to see it. */
class Replay {
  constructor(place) {
    this.place = place;
    this.drawing = new Drawing({ can: () => "", touch: () => {}, drop: () => {} });
    this.drawing.svg.id = "replay-drawing";
    this.steps = null;
    this.at = 0;
  }

  /** The replay of a game that went on is fetched again. */
  forget(state) {
    this.table = state.table?.drawing;
    this.steps = null;
    show(
      this.place,
      [state.game?.id, state.asked, state.over],
      () =>
        state.game &&
        h(
          "section",
          { class: "card", "aria-label": t("replay") },
          h(
            "div",
            { class: "spread" },
            h("h2", {}, t("replay")),
            h(
              "button",
              { type: "button", id: "replay-begin", onclick: () => this.begin() },
              sign("play"),
              t("replay_begin"),
            ),
          ),
        ),
    );
  }

  async begin() {
    this.steps ??= await ask("/api/replay").catch(() => null);
    if (!this.steps?.length) return;
    this.at = 0;
    this.words = h("div", {
      class: "replay-words",
      "aria-live": "polite",
      tabindex: "0",
      role: "group",
      "aria-label": t("said"),
    });
    this.count = h("input", {
      type: "range",
      min: 1,
      max: this.steps.length,
      value: 1,
      "aria-label": t("replay"),
      oninput: () => this.go(Number(this.count.value) - 1),
    });
    this.number = h("span", { class: "muted" });
    const step = (id, by, words, picture) =>
      h(
        "button",
        { type: "button", id, class: by > 0 ? "primary" : "", onclick: () => this.go(this.at + by) },
        sign(picture),
        words,
      );
    this.place.replaceChildren(
      h(
        "section",
        { class: "card replay", "aria-label": t("replay") },
        h(
          "div",
          { class: "replay-side" },
          h("div", { class: "spread" }, h("h2", {}, t("replay")), this.number),
          h(
            "div",
            { class: "row replay-controls" },
            step("replay-back", -1, t("replay_back"), "undo"),
            this.count,
            step("replay-on", 1, t("replay_on"), "redo"),
          ),
          this.words,
        ),
        this.drawing.element,
      ),
    );
    this.go(0);
    this.place.querySelector("#replay-on").focus({ preventScroll: true });
  }

  go(at) {
    this.at = Math.max(0, Math.min(this.steps.length - 1, at));
    const step = this.steps[this.at];
    this.count.value = this.at + 1;
    this.number.textContent = t("replay_step", { number: this.at + 1, of: this.steps.length });
    this.words.replaceChildren(...step.words.map((words) => h("p", {}, words)));
    this.words.scrollTop = 0;
    this.drawing.show({
      ...this.table,
      on_table: step.on_table,
      moves: step.moves,
      asked: null,
      count: 0,
      label: t("table_label"),
      key: `${this.at}`,
    });
  }
}
