// The play view: what was said, what to do now, and the buttons that are always there.
import { h, show } from "./dom.js";
import { confirmTakeBack } from "./dialogs.js";
import { resultSheet } from "./charts.js";
import { sign } from "./icons.js";
import { act } from "./link.js";
import { answerButtons, openDoubt } from "./question.js";

const MANY = 6; // more lines than these are set smaller, so that a whole turn can be read at a glance
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
  show(said, [state.news_from, state.captions.at(-1)?.sequence, state.question?.text, state.to_do], () => saidPart(state));
  const lines = said.querySelector(".said");
  if (lines && lines.shownTo !== state.captions.at(-1)?.sequence) showNewest(lines, state);
  show(asked, [state.asked, state.question, state.result, state.sight?.noticed, seenFor(state), state.to_do.length > 0, touches], () => askedPart(state, () => {
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

/** Everything said since the person's last answer; what is to be done stands out and is said to be done here. */
function saidPart(state) {
  const lines = state.captions.filter((caption) => caption.text !== state.question?.text);
  const news = lines.filter((caption) => caption.sequence >= state.news_from);
  const shown = news.length ? news : lines.slice(-1);
  if (!shown.length) return [];
  const orders = new Set(state.to_do);
  const line = (caption, index) => h("li", { class: [news.length && "new", orders.has(caption.text) && "order", index === shown.length - 1 && "fresh arrives"].filter(Boolean).join(" ") },
    orders.has(caption.text) && sign("hand"), caption.text);
  return h("section", { class: `card stack ${orders.size ? "to-do" : ""}`, "aria-label": orders.size ? "To do now" : "What was said" },
    orders.size > 0 && h("p", { class: "tag" }, sign("hand"), state.to_do.length > 1 ? `Do these ${state.to_do.length} things now` : "Do this now"),
    h("ol", { class: `said ${shown.length > MANY ? "many" : ""}`, tabindex: "0", role: "list", "aria-label": "What was said" }, shown.map(line)),
    orders.size > 0 && h("div", { class: "row" },
      h("button", { type: "button", class: "primary big", id: "primary", "data-key": "primary", onclick: () => acknowledge(state) }, sign("sure"), "I did it", h("kbd", {}, "Enter"))));
}

const acknowledge = (state) => act("/api/hear", { text: "", asked: state.asked }, { quietly: true });

/** Lines that do not fit scroll in their own place, and the newest is always in view. */
function showNewest(lines, state) {
  lines.shownTo = state.captions.at(-1)?.sequence;
  new ResizeObserver(() => (lines.scrollTop = lines.scrollHeight)).observe(lines);
}

function askedPart(state, again) {
  if (state.result) return resultSheet(state);
  if (!state.question) return h("section", { class: "card" }, h("p", {}, "That's all for now. Everything is saved."), h("a", { class: "button primary", href: "#setup" }, "Go on or begin another game"));
  const { kind, text } = state.question;
  const order = kind === "instruction";
  const [headline, rest] = kind === "confirm" ? inTwo(text) : [openDoubt(state)?.words ?? text, ""];
  return h("section", { class: `card question stack ${state.to_do.length ? "later" : ""}`, "aria-label": order ? "To do now" : "Question" },
    h("div", { class: "headline" },
      kind !== "confirm" && h("p", { class: "tag" }, sign(order ? "hand" : "question"), order ? "Do this now" : state.to_do.length ? "Then tell me" : "I need to know"),
      h("h2", {}, headline), rest && h("p", { class: "muted" }, rest)),
    state.sight?.noticed && h("p", { class: "noticed", role: "status" }, sign("eye"), state.sight.noticed),
    state.question.kind === "instruction" && !state.sight?.noticed && state.sight && h("p", { class: "noticed" }, sign("eye"), "I'm watching for it."),
    answerButtons(state, again));
}

/** What a turn's question says first, and how to answer it. */
function inTwo(text) {
  const end = text.indexOf(". ") + 1;
  return end ? [text.slice(0, end), text.slice(end + 1)] : [text, ""];
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
