// The play view: what to do now, the table, what is asked, and the buttons that are always there.
import {
  canDo,
  canMend,
  dropped,
  isMending,
  pressSays,
  putRight,
  tableFor,
  touched,
  turnMending,
} from "./answering.js";
import { resultSheet, scoreCard } from "./charts.js";
import { confirmTakeBack } from "./dialogs.js";
import { classes, h, show } from "./dom.js";
import { keepDraft, openDoubt } from "./draft.js";
import { Drawing } from "./drawing.js";
import { sign } from "./icons.js";
import { act } from "./link.js";
import { drawLive } from "./live.js";
import { lookUp } from "./lookup.js";
import { answerButtons } from "./question.js";
import { guard, settle } from "./settling.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const MANY = 6; // more lines than these are set smaller, so that a whole turn can be read at a glance
const LONG = 120; // letters; a longer question is set smaller
const PARTS = ["said", "asked", "table", "commands", "beside"];
let touches = 0; // grows when the person touched something that only this page knows
/** @type {State} */
let now = null; // the state that is drawn
/** @type {Drawing} */
let drawing = null; // of the table, made when the view is first drawn

/**
 * Draw the play view.
 * @param {State} state
 */
export function drawPlay(place, state) {
  now = state;
  if (!place.firstChild) build(place);
  const part = Object.fromEntries(PARTS.map((name) => [name, place.querySelector(`.part-${name}`)]));
  place.classList.toggle("is-demo", Boolean(state.game?.demo)); // what the camera sees comes first then
  if (!state.game) return drawNoGame(part);
  const isNew = settle(
    place,
    `${state.game.id} ${state.asked} ${state.to_do.length > 0} ${state.over} ${openDoubt(state)?.words}`,
    pressMeans(state),
  );
  if (isNew && drawing.held) drawing.letGo(t("put_back"));
  if (isNew && isStopped(state)) scrollTo(0, 0);
  if (isStopped(state)) return drawStopped(part, state);
  part.beside.hidden = false;
  show(
    part.said,
    [
      state.news_from,
      state.captions.at(-1)?.sequence,
      state.question?.text,
      state.to_do,
      state.step,
      state.set_up,
      state.over,
    ],
    () => saidPart(state),
  );
  const lines = part.said.querySelector(".said");
  if (lines && lines.shownTo !== state.captions.at(-1)?.sequence) showNewest(lines, state);
  show(
    part.asked,
    [
      state.asked,
      state.question,
      state.result,
      state.sight?.noticed,
      seenFor(state),
      state.to_do.length > 0,
      touches,
    ],
    () => askedPart(state),
  );
  drawTable(part.table, state);
  show(part.commands, [state.asked, state.undo, state.redo, state.over], () => commandsPart(state));
  drawBeside(part.beside, state);
}

/**
 * What a press of the big button says.
 * @param {State} state
 */
const pressMeans = (state) =>
  state.to_do.length || state.question?.kind === "instruction" ? "did it" : state.question?.kind;

/**
 * Whether the game was left before its end.
 * @param {State} state
 */
const isStopped = (state) => state.over && !state.result;

/** Draw the view again after a touch. */
function again() {
  touches += 1;
  keepDraft();
  drawPlay(document.getElementById("view-play"), now);
}

function build(place) {
  drawing = new Drawing({
    can: (zone, spot) => (now?.table ? canDo(now, zone, spot) : ""),
    says: (zone, spot) => pressSays(now, zone, spot),
    held: () => again(),
    touch: (spot) => touched(now, spot, again, (from) => drawing.hold(from)),
    drop: (from, to) => dropped(now, from, to, again),
  });
  place.classList.add("question-view");
  place.append(
    h(
      "div",
      { class: "main-side stack" },
      ["said", "asked", "commands"].map((name) => h("div", { class: `stack part-${name}` })),
    ),
    h(
      "div",
      { class: "table-side stack" },
      h("div", { class: "part-table" }),
      h("div", { class: "stack part-beside" }, h("div", {}), h("div", {}), h("div", {})),
    ),
  );
  guard(
    place,
    ["said", "asked", "table"].map((name) => place.querySelector(`.part-${name}`)),
  );
}

/**
 * A game that was left: the table as it lies, and the way back to it.
 * @param {State} state
 */
function drawStopped(part, state) {
  for (const name of ["said", "commands"]) show(part[name], [], () => []);
  part.beside.hidden = true;
  drawTable(part.table, state);
  show(part.asked, ["stopped", state.game.id], () =>
    h(
      "section",
      { class: "card question stack", "aria-label": t("all_saved") },
      h("h2", {}, t("all_saved")),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "primary big",
            id: "continue",
            "data-key": "continue",
            onclick: () => act("/api/resume", { game: state.game.id }),
          },
          sign("play"),
          t("continue_game"),
        ),
        h("a", { class: "button big", href: "#home" }, t("choose_another")),
      ),
    ),
  );
}

function drawNoGame(part) {
  for (const name of ["asked", "table", "commands"]) show(part[name], [], () => []);
  for (const one of part.beside.children) one.replaceChildren();
  show(part.said, ["none"], () =>
    h(
      "div",
      { class: "empty-state" },
      h("h2", {}, t("no_game")),
      h("p", { class: "muted" }, t("no_game_says")),
      h("a", { class: "button primary big", href: "#home" }, t("choose_game")),
    ),
  );
}

/** @param {State} state */
const seenFor = (state) =>
  state.question?.zone &&
  state.sight?.zones[state.question.zone.id]?.map((thing) => [thing?.id, thing?.status, thing?.candidates]);

// --- the table ----------------------------------------------------------------------------------

/** @param {State} state */
function drawTable(part, state) {
  if (!part.firstChild)
    part.append(
      h(
        "section",
        { class: "card table-card", "aria-label": t("table_label") },
        h("div", { class: "drawing-head" }),
        drawing.element,
      ),
    );
  const bare =
    Object.values(state.table.drawing.on_table).every((places) => !Object.keys(places).length) &&
    !state.question?.zone &&
    !state.set_up;
  part.firstChild.hidden = bare;
  const key = JSON.stringify([
    state.table.drawing,
    state.set_up,
    state.asked,
    state.question,
    state.over,
    seenFor(state),
    touches,
  ]);
  if (part.shownFor === key) return;
  part.shownFor = key;
  drawing.element.classList.toggle("mending", isMending(state));
  show(
    part.querySelector(".drawing-head"),
    [canMend(state), isMending(state), isStopped(state), drawing.held?.item.name],
    () =>
      h(
        "div",
        { class: "spread" },
        h("h2", {}, tableTitle(state)),
        !isStopped(state) &&
          h(
            "div",
            { class: "row" },
            canMend(state) &&
              h(
                "button",
                {
                  type: "button",
                  class: "quiet",
                  id: "mend",
                  "aria-pressed": `${isMending(state)}`,
                  "aria-label": t("put_right"),
                  "data-key": "mend",
                  onclick: () => (turnMending(now), again()),
                },
                sign("pencil"),
                h("span", { class: "tool-words" }, t("put_right")),
              ),
            h(
              "button",
              {
                type: "button",
                class: "quiet",
                id: "read-table",
                "aria-label": t("read_table"),
                "data-key": "read-table",
                onclick: () => act("/api/command", { command: "table", asked: now.asked }),
              },
              sign("sound"),
              h("span", { class: "tool-words" }, t("read_table")),
            ),
            h(
              "button",
              {
                type: "button",
                class: "quiet",
                id: "look-up",
                "aria-label": t("look_up"),
                "data-key": "look-up",
                onclick: () => lookUp(),
              },
              sign("eye"),
              h("span", { class: "tool-words" }, t("look_up")),
            ),
          ),
      ),
  );
  drawing.show(tableFor(state));
}

/** @param {State} state */
const tableTitle = (state) =>
  drawing.held
    ? t("touch_where", { thing: drawing.held.item.name })
    : t(isMending(state) ? "touch_to_mend" : "table_title");

/**
 * The live picture, the score, and the bot's view in words.
 * @param {State} state
 */
function drawBeside(part, state) {
  const [live, score, words] = part.children;
  drawLive(live, state, (zone, index) => touchSeen(state, zone, index));
  show(score, [state.score, state.over], () => (state.result ? [] : scoreCard(state.score)) ?? []);
  const lines = state.table.lines.filter((line) => !line.drawing).map((line) => line.text);
  show(
    words,
    lines,
    () =>
      lines.length > 0 &&
      h(
        "details",
        { class: "card" },
        h("summary", {}, t("in_words")),
        h(
          "ul",
          { class: "lines" },
          lines.map((line) => h("li", {}, line)),
        ),
      ),
  );
}

/**
 * Something on the live picture was touched.
 * @param {State} state
 */
function touchSeen(state, zoneId, index) {
  const zone = state.table.drawing.zones.find((one) => one.id === zoneId);
  const known = state.table.zones.find((one) => one.id === zoneId);
  const items = (place) => tableFor(state).on_table[zoneId]?.[place] ?? [];
  if (state.question?.zone?.id === zoneId && zone) {
    const loose = zone.places.length === 1;
    const place = zone.places[loose ? 0 : index]?.id ?? `${index + 1}`;
    touched(state, { zone, place, index: loose ? index : 0, items: items(place) }, again);
  } else if (known) putRight(state, known, `${index + 1}`, items("1")[index]);
}

// --- what was said ------------------------------------------------------------------------------

/**
 * Everything said since the person's last answer; orders stand out, and can be confirmed as done here.
 * @param {State} state
 */
function saidPart(state) {
  const lines = state.captions.filter(
    (caption) => caption.text !== state.question?.text && !state.practice.includes(caption.text),
  );
  const news = lines.filter((caption) => caption.sequence >= state.news_from);
  const shown = news.length ? news : lines.slice(-1);
  const notice = state.captions.some(
    (caption) => caption.sequence >= state.news_from && state.practice.includes(caption.text),
  )
    ? practiceNotice(state)
    : [];
  if (!shown.length) return notice;
  const orders = new Set(state.to_do);
  const line = (caption, index) =>
    h(
      "li",
      {
        class: [
          news.length && "new",
          orders.has(caption.text) && "order",
          index === shown.length - 1 && "fresh arrives",
        ]
          .filter(Boolean)
          .join(" "),
      },
      orders.has(caption.text) && sign("hand"),
      caption.text,
    );
  return [
    notice,
    h(
      "section",
      {
        class: `card stack ${orders.size ? "to-do" : "told"}`,
        "aria-label": t(orders.size ? "to_do_now" : "said"),
      },
      orders.size > 0 &&
        h("p", { class: "tag" }, sign("hand"), t("do_these", { number: state.to_do.length })),
      h(
        "ol",
        {
          class: `said ${shown.length > MANY ? "many" : ""}`,
          tabindex: "0",
          role: "list",
          "aria-label": t("said"),
        },
        shown.map(line),
      ),
      orders.size > 0 &&
        h(
          "div",
          { class: "row" },
          h(
            "button",
            {
              type: "button",
              class: "primary big",
              id: "primary",
              "data-key": "primary",
              onclick: () => acknowledge(state),
            },
            sign("sure"),
            t("did_it"),
            h("kbd", {}, "Enter"),
          ),
        ),
    ),
  ];
}

/**
 * A line that says that the cards are not the printed ones; it unfolds to what that means.
 * @param {State} state
 */
function practiceNotice(state) {
  return h(
    "details",
    { class: "card practice" },
    h(
      "summary",
      {},
      sign("cards"),
      h("span", {}, t("practice_line")),
      h("span", { class: "more" }, t("more")),
    ),
    h(
      "ul",
      { class: "lines" },
      state.practice.map((line) => h("li", {}, line)),
    ),
    h("a", { class: "button", href: "#cards" }, t("enter_cards")),
  );
}

/** @param {State} state */
const acknowledge = (state) => act("/api/hear", { text: "", asked: state.asked }, { quietly: true });

/**
 * Lines that do not fit scroll: the first open order is in view, else the newest line.
 * @param {State} state
 */
function showNewest(lines, state) {
  lines.shownTo = state.captions.at(-1)?.sequence;
  const first = lines.querySelector(".order");
  new ResizeObserver(
    () => (lines.scrollTop = first ? first.offsetTop - lines.offsetTop : lines.scrollHeight),
  ).observe(lines);
}

// --- what is asked ------------------------------------------------------------------------------

/** @param {State} state */
function askedPart(state) {
  if (state.result) return resultSheet(state);
  const { kind, text } = state.question;
  const order = kind === "instruction";
  const [headline, rest] = kind === "confirm" ? inTwo(text) : [openDoubt(state)?.words ?? text, ""];
  return h(
    "section",
    {
      class: classes(
        "card question stack",
        headline.length > LONG && "long",
        order && "is-order",
        state.to_do.length && "later",
      ),
      "aria-label": t(order ? "to_do_now" : "question"),
    },
    h(
      "div",
      { class: "headline" },
      kind !== "confirm" && tagLine(state, order),
      h("h2", {}, headline),
      rest && h("p", { class: "muted" }, rest),
    ),
    state.set_up?.done.length > 0 && doneList(state.set_up.done),
    state.sight?.noticed && h("p", { class: "noticed", role: "status" }, sign("eye"), state.sight.noticed),
    order &&
      !state.sight?.noticed &&
      state.question.watched &&
      h("p", { class: "noticed" }, sign("eye"), t("watching_for_it")),
    answerButtons(state, again, drawing),
  );
}

/** @param {State} state */
function tagLine(state, order) {
  const words = t(
    state.set_up
      ? order
        ? "set_up_step"
        : "set_up_asks"
      : order
        ? "do_this"
        : state.to_do.length
          ? "then_tell"
          : "need_to_know",
  );
  const step = state.step ?? (order ? state.set_up : null);
  return h(
    "div",
    { class: "spread" },
    h("p", { class: "tag" }, sign(order ? "hand" : "question"), words),
    step &&
      h(
        "p",
        { class: "step-count" },
        h("strong", {}, t(state.set_up ? "set_up_of" : "step_of", step)),
        h(
          "span",
          { class: "step-bar", "aria-hidden": "true" },
          Array.from({ length: step.of }, (_, n) =>
            h("i", { class: n + 1 < step.number ? "past" : n + 1 === step.number ? "now" : "" }),
          ),
        ),
      ),
  );
}

const doneList = (lines) =>
  h(
    "details",
    { class: "done-list" },
    h("summary", {}, sign("sure"), t("done_so_far", { number: lines.length })),
    h(
      "ol",
      {},
      lines.map((line) => h("li", {}, sign("sure"), line)),
    ),
  );

/** What a turn's question says first, and how to answer it. */
function inTwo(text) {
  const end = text.indexOf(". ") + 1;
  return end ? [text.slice(0, end), text.slice(end + 1)] : [text, ""];
}

// --- always there -------------------------------------------------------------------------------

/** @param {State} state */
function commandsPart(state) {
  const command = (name) => () => act("/api/command", { command: name, asked: state.asked });
  const takeBack = (id, words, note, how) =>
    h(
      "button",
      { type: "button", class: "takeback", id, "data-key": id, disabled: !how.open, onclick: how.click },
      h("span", { class: "row" }, sign(id), words),
      h("small", {}, note),
    );
  return h(
    "section",
    { class: "stack", "aria-label": t("always") },
    h(
      "form",
      { class: "words", onsubmit: (event) => sayWords(event, state) },
      h("label", { class: "sr-only", for: "words" }, t("in_your_words")),
      h("input", {
        type: "text",
        id: "words",
        "data-key": "words",
        autocomplete: "off",
        maxlength: 400,
        placeholder: t("or_in_words"),
      }),
      h("button", {}, t("say")),
    ),
    h(
      "div",
      { class: "row commands" },
      takeBack(
        "undo",
        t("undo"),
        state.undo ? t("takes_back", { answer: state.undo.answer }) : t("nothing_to_undo"),
        { open: state.undo, click: () => undo(state) },
      ),
      takeBack(
        "redo",
        t("redo"),
        state.redo ? t("gives_again", { answer: state.redo.answer }) : t("nothing_to_redo"),
        { open: state.redo, click: command("redo") },
      ),
    ),
    h(
      "div",
      { class: "row commands" },
      h(
        "button",
        { type: "button", "data-key": "repeat", id: "repeat", onclick: command("repeat") },
        sign("again"),
        t("again"),
      ),
      h(
        "button",
        { type: "button", "data-key": "why", id: "why", onclick: command("why") },
        sign("why"),
        t("why"),
      ),
      h(
        "button",
        { type: "button", "data-key": "stop", id: "stop", onclick: command("stop") },
        sign("hush"),
        t("silence"),
      ),
      !state.over &&
        h(
          "button",
          { type: "button", "data-key": "quit", id: "quit", onclick: command("quit") },
          sign("close"),
          t("quit"),
        ),
    ),
  );
}

/** @param {State} state */
async function undo(state) {
  const sure = await confirmTakeBack(
    t("undo"),
    t("undo_says", { answer: state.undo.answer }),
    state.undo.on_table,
    t("undo_do"),
  );
  if (sure) act("/api/command", { command: "undo", asked: state.asked });
}

/** @param {State} state */
async function sayWords(event, state) {
  event.preventDefault();
  const input = event.target.querySelector("input");
  const text = input.value.trim();
  input.value = "";
  if (text) await act("/api/hear", { text, asked: state.asked });
  else document.getElementById("primary")?.click(); // as Enter does elsewhere
}
