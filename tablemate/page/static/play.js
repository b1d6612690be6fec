// The play view: what was said, what to do now, and the buttons that are always there.
import { h, show } from "./dom.js";
import { confirmTakeBack } from "./dialogs.js";
import { resultSheet } from "./charts.js";
import { sign } from "./icons.js";
import { act } from "./link.js";
import { answerButtons, openDoubt } from "./question.js";

const SHOWN = 4; // captions on the page; the history has them all
const BEFORE = 2; // of them, when the page is opened in the middle of a game
let news = { asked: -1, from: 0, last: 0 }; // which captions came since the last answer
let touches = 0; // grows when the person touched something that only this page knows

/** Draw the play view. */
export function drawPlay(place, state) {
  if (!place.firstChild) place.append(...["said", "asked", "commands"].map((name) => h("div", { class: `stack part-${name}` })));
  place.classList.add("stack", "question-view");
  const [said, asked, commands] = place.children;
  if (!state.game) {
    show(said, ["none"], () => welcome());
    show(asked, [], () => []);
    show(commands, [], () => []);
    return;
  }
  noteNews(state);
  show(said, [news, state.captions.at(-1)?.sequence, state.question?.text], () => captions(state));
  show(asked, [state.asked, state.question, state.result, state.sight?.noticed, seenFor(state), touches], () => askedPart(state, () => {
    touches += 1;
    drawPlay(place, state);
  }));
  show(commands, [state.asked, state.undo, state.redo, state.over], () => commandsPart(state));
}

const seenFor = (state) => state.question?.zone && state.sight?.zones[state.question.zone.id]?.map((thing) => [thing?.id, thing?.status, thing?.candidates]);

function welcome() {
  return h("div", { class: "empty-state" }, h("h2", {}, "No game on the table yet"),
    h("p", { class: "muted" }, "Choose a game, or go on with the one you saved."),
    h("a", { class: "button primary big", href: "#setup" }, "Set up a game"));
}

function noteNews(state) {
  const last = state.captions.at(-1)?.sequence ?? 0;
  if (news.asked !== state.asked) news.from = news.asked < 0 || last < news.last ? last - BEFORE : news.last + 1;
  news = { ...news, asked: state.asked, last };
}

function captions(state) {
  let lines = state.captions;
  lines = lines.filter((caption) => caption.text !== state.question?.text);
  const fresh = lines.filter((caption) => caption.sequence >= news.from).slice(-SHOWN);
  const shown = fresh.length ? fresh : lines.slice(-1);
  if (!shown.length) return [];
  return h("section", { class: "card", "aria-label": "What was said" },
    h("ol", { class: "said" }, shown.map((caption, index) =>
      h("li", { class: `${fresh.length ? "new" : ""} ${index === shown.length - 1 ? "fresh arrives" : ""}` }, caption.text))));
}

function askedPart(state, again) {
  if (state.result) return resultSheet(state);
  if (!state.question) return h("section", { class: "card" }, h("p", {}, "That's all for now. Everything is saved."), h("a", { class: "button primary", href: "#setup" }, "Go on or begin another game"));
  const toDo = state.question.kind === "instruction" || state.question.kind === "confirm";
  return h("section", { class: "card question stack", "aria-label": toDo ? "To do now" : "Question" },
    h("div", { class: "stack" },
      h("p", { class: "tag" }, sign(toDo ? "hand" : "question"), toDo ? "Do this now" : "I need to know"),
      h("h2", {}, openDoubt(state)?.words ?? state.question.text)),
    state.sight?.noticed && h("p", { class: "noticed", role: "status" }, sign("eye"), state.sight.noticed),
    state.question.kind === "instruction" && !state.sight?.noticed && state.sight && h("p", { class: "noticed" }, sign("eye"), "I'm watching for it."),
    answerButtons(state, again));
}

function commandsPart(state) {
  const command = (name) => () => act("/api/command", { command: name, asked: state.asked });
  return h("section", { class: "stack", "aria-label": "Always there" },
    h("form", { class: "words", onsubmit: (event) => sayWords(event, state) },
      h("label", { class: "sr-only", for: "words" }, "Answer in words"),
      h("input", { type: "text", id: "words", "data-key": "words", autocomplete: "off", maxlength: 400, placeholder: "Or answer in words" }),
      h("button", {}, "Say")),
    h("div", { class: "row commands" },
      h("button", { type: "button", class: "takeback", id: "undo", "data-key": "undo", disabled: !state.undo, onclick: () => undo(state) },
        h("span", { class: "row" }, sign("undo"), "Undo"), h("small", {}, state.undo ? `takes back: ${state.undo.answer}` : "nothing to take back")),
      h("button", { type: "button", class: "takeback", id: "redo", "data-key": "redo", disabled: !state.redo, onclick: command("redo") },
        h("span", { class: "row" }, sign("redo"), "Redo"), h("small", {}, state.redo ? `gives again: ${state.redo.answer}` : "nothing to give again"))),
    h("div", { class: "row commands" },
      h("button", { type: "button", "data-key": "repeat", id: "repeat", onclick: command("repeat") }, sign("again"), "Again"),
      h("button", { type: "button", "data-key": "why", id: "why", onclick: command("why") }, sign("why"), "Why?"),
      h("button", { type: "button", "data-key": "stop", id: "stop", onclick: command("stop") }, sign("hush"), "Silence")));
}

async function undo(state) {
  const sure = await confirmTakeBack("Undo", `This takes back your answer: ${state.undo.answer}.`, state.undo.on_table, "Take it back");
  if (sure) act("/api/command", { command: "undo", asked: state.asked });
}

async function sayWords(event, state) {
  event.preventDefault();
  const input = event.target.querySelector("input");
  const text = input.value;
  input.value = "";
  await act("/api/hear", { text, asked: state.asked });
}
