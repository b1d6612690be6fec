// What the bot asks: big buttons for what is not answered on the drawing, and the things to lay on it.
import { h } from "./dom.js";
import { searchBox, suitButtons, thingButtons } from "./dialogs.js";
import { askedZone, dropped, settle, settleOnBoard, touchPlace, touchSlot } from "./answering.js";
import {
  boardOf,
  draftFor,
  idsOf,
  isWhole,
  keepDraft,
  openDoubt,
  poolOf,
  slotsOf,
  trimmed,
} from "./draft.js";
import { follow } from "./drag.js";
import { openCard } from "./enter.js";
import { face, sign } from "./icons.js";
import { act } from "./link.js";
import { slotWords } from "./picking.js";
import { slotButton } from "./things.js";
import { t } from "./words.js";
/** @import { Question, State, Thing } from "schema" */

const FEW = 24; // numbers that get a button each
let later = false; // while an order is still open, Enter confirms that one and does not answer

/**
 * The buttons of a question. `again` draws them once more after a touch; `drawing` is where things can be dropped.
 * @param {State} state
 */
export function answerButtons(state, again, drawing) {
  const question = state.question;
  later = state.to_do.length > 0;
  const give = (value) => act("/api/answer", { asked: state.asked, value });
  const kinds = {
    confirm: () => done(t(question.topic === "your_turn" ? "my_turn_over" : "done"), give),
    instruction: () => done(saysDone(state), give),
    choose: () => choices(state, question, give),
    draw: () => choices(state, question, give),
    count: () => counter(state, question, give),
    row: () => row(state, question, give, again, drawing),
    pool: () => pool(state, question, give, again, drawing),
    places: () => places(state, question, give, again, drawing),
  };
  const buttons = kinds[question.kind]();
  return question.order ? h("div", { class: "stack" }, buttons, orderDone(state, question, give)) : buttons;
}

/** @param {State} state */
const saysDone = (state) => t(state.step && state.step.number < state.step.of ? "did_it_next" : "did_it");

/**
 * While names are asked for, the person can still confirm that the order they are about is done.
 * @param {State} state
 * @param {Question} question
 */
const orderDone = (state, question, give) =>
  h(
    "div",
    { class: "stack order-done", role: "group", "aria-label": t("to_do_now") },
    h("p", { class: "muted" }, question.order),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        {
          type: "button",
          class: "big",
          id: "order-done",
          "data-key": "order-done",
          onclick: () => give(true),
        },
        sign("hand"),
        saysDone(state),
      ),
    ),
  );

const primary = (words, click, disabled = false) =>
  h(
    "button",
    {
      type: "button",
      class: later ? "big" : "primary big",
      id: later ? "answer" : "primary",
      "data-key": later ? "answer" : "primary",
      disabled,
      onclick: click,
    },
    sign("sure"),
    words,
    !later && h("kbd", {}, "Enter"),
  );

/** An answer that must be meant: never where "I did it" stood, and never by Enter. */
const plain = (words, click, disabled = false) =>
  h(
    "div",
    { class: "row" },
    h(
      "button",
      { type: "button", class: "big", id: "as-it-is", "data-key": "as-it-is", disabled, onclick: click },
      words,
    ),
  );

const done = (words, give) =>
  h(
    "div",
    { class: "row" },
    primary(words, () => give(true)),
  );

/** @param {State} state @param {Question} question */
function choices(state, question, give) {
  const offered = question.candidates.length ? question.candidates : question.choices;
  const usual = question.card ? null : question.choices.find((one) => one.id === question.default);
  const isOffered = offered.includes(usual);
  return h(
    "div",
    { class: "stack" },
    question.card &&
      h(
        "div",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "primary big",
            "data-key": "show-card",
            onclick: () => openCard({ game: state.game.id, ...question.card }),
          },
          sign("eye"),
          t("show_card"),
        ),
      ),
    offered.length > 0 &&
      thingButtons(offered, (thing) => give(thing.id), { usual: later ? null : usual?.id }),
    question.suits.length > 0 && suitButtons(question.suits, (thing) => give(thing.id)),
    question.searchable && searchBox("", (thing) => give(thing.id)),
    question.disputed.length > 0 &&
      h(
        "div",
        { class: "stack", role: "group", "aria-label": t("cards_say_otherwise") },
        h("p", { class: "muted" }, t("cards_say_otherwise")),
        thingButtons(question.disputed, (thing) => give(thing.id), { prefix: "disputed", numbered: false }),
      ),
    usual &&
      !isOffered &&
      h(
        "div",
        { class: "row" },
        primary(usual.name, () => give(usual.id)),
      ),
  );
}

/** @param {State} state @param {Question} question */
function counter(state, question, give) {
  const draft = draftFor(state);
  const { least, most } = question;
  const input = h("input", {
    type: "number",
    inputmode: "numeric",
    min: least,
    max: most,
    value: draft.count ?? least,
    id: "count",
    "data-key": "count",
    "aria-label": t("number_from", { least, most }),
    oninput: () => keep(input.value),
    onkeydown: (event) => event.key === "Enter" && take(),
  });
  const keep = (count) => {
    draft.count = count;
    keepDraft();
  };
  const take = () => give(Number.parseInt(input.value, 10));
  const step = (by) => {
    input.value = Math.min(most, Math.max(least, (Number.parseInt(input.value, 10) || 0) + by));
    keep(input.value);
  };
  const few = most - least < FEW;
  return h(
    "div",
    { class: "stack" },
    few &&
      h(
        "div",
        { class: "choices narrow" },
        Array.from({ length: most - least + 1 }, (_, n) =>
          h(
            "button",
            {
              type: "button",
              class: "big",
              "data-key": `number-${n}`,
              "data-number": least + n > 0 && least + n < 10 ? least + n : null,
              onclick: () => give(least + n),
            },
            least + n,
          ),
        ),
      ),
    h(
      "div",
      { class: "stepper" },
      h(
        "button",
        { type: "button", "aria-label": t("one_less"), "data-key": "less", onclick: () => step(-1) },
        "−",
      ),
      input,
      h(
        "button",
        { type: "button", "aria-label": t("one_more"), "data-key": "more", onclick: () => step(1) },
        "+",
      ),
      primary(t("confirm"), take),
    ),
  );
}

// --- what lies on the table ---------------------------------------------------------------------

/** @param {State} state @param {Question} question */
function row(state, question, give, again, drawing) {
  const slots = slotsOf(state, question);
  const doubt = openDoubt(state);
  const whole = isWhole(slots, question);
  const next = slots.findIndex((slot) => !slot.thing);
  const isLaid = (thing) => question.each === 1 && slots.some((slot) => slot.thing?.id === thing.id);
  return h(
    "div",
    { class: "stack" },
    doubt &&
      offer(
        state,
        doubt,
        slots[doubt.place].candidates,
        (thing) => settle(state, doubt.place, thing, again),
        () => touchSlot(state, doubt.place, again),
      ),
    !askedZone(state) &&
      h(
        "div",
        { class: "slots" },
        slots.map((slot, place) =>
          slotButton(question.zone.name, place, slot, `slot-${place}`, () => touchSlot(state, place, again)),
        ),
      ),
    !doubt &&
      palette(
        state,
        question,
        again,
        drawing,
        (thing) => next >= 0 && settle(state, next, thing, again),
        (thing) => next < 0 || isLaid(thing),
      ),
    !doubt &&
      question.searchable &&
      next >= 0 &&
      h(
        "div",
        { class: "row" },
        h(
          "button",
          {
            type: "button",
            class: "big",
            "data-key": "name-next",
            onclick: () => touchSlot(state, next, again),
          },
          sign("plus"),
          slotWords(question, next),
        ),
      ),
    !whole &&
      !doubt &&
      h("p", { class: "muted" }, t(question.empty_slots ? "touch_place" : "touch_place_each")),
    !(doubt && question.order) &&
      h(
        "div",
        { class: "row" },
        primary(t("confirm"), () => give(trimmed(slots, question)), !whole),
      ),
  );
}

/**
 * What a thing in doubt may be, and the way to name another one; or what several may be together.
 * @param {State} state
 */
const offer = (state, doubt, candidates, take, name) =>
  doubt.together
    ? offerTogether(state, doubt)
    : h(
        "div",
        { class: "stack", role: "group", "aria-label": doubt.words },
        thingButtons(candidates, take),
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { type: "button", "data-key": "another", onclick: name },
            t(candidates.length ? "another_one" : "name_it"),
          ),
        ),
      );

/**
 * By the numbers that are said; after no each is asked about alone.
 * @param {State} state
 */
function offerTogether(state, { together, words }) {
  const command = (name) => act("/api/command", { asked: state.asked, command: name });
  const take = (thing) =>
    together.offers.length > 1 ? act("/api/hear", { asked: state.asked, text: thing.id }) : command("yes");
  return h(
    "div",
    { class: "stack", role: "group", "aria-label": words },
    thingButtons(
      together.offers.map((name, index) => ({ id: `${index + 1}`, name })),
      take,
    ),
    h(
      "div",
      { class: "row" },
      h(
        "button",
        { type: "button", "data-key": "one-by-one", onclick: () => command("no") },
        t("one_by_one"),
      ),
    ),
  );
}

/** @param {State} state @param {Question} question */
function pool(state, question, give, again, drawing) {
  const things = poolOf(state, question);
  const draft = draftFor(state);
  const set = (next) => {
    draft.pool = next;
    again();
  };
  const few = things.length < question.least;
  const full = things.length >= question.most;
  return h(
    "div",
    { class: "stack" },
    palette(
      state,
      question,
      again,
      drawing,
      (thing) => set([...things, thing]),
      () => full,
    ),
    !things.length && plain(t("there_are_none"), () => give([]), few),
    h(
      "div",
      { class: "row" },
      things.length > 0 &&
        primary(
          t("confirm_number", { number: things.length }),
          () => give(things.map((thing) => thing.id)),
          few,
        ),
      things.length > 0 &&
        h(
          "button",
          { type: "button", class: "big", "data-key": "clear", onclick: () => set([]) },
          t("clear"),
        ),
      few && h("p", { class: "muted" }, t("are_needed", { number: question.least })),
    ),
  );
}

/** @param {State} state @param {Question} question */
function places(state, question, give, again, drawing) {
  const board = boardOf(state, question);
  const ids = (things) => JSON.stringify((things ?? []).map((thing) => thing.id));
  const changed = question.places.filter(
    (place) => ids(board[place.id]) !== ids(question.board[place.id]),
  ).length;
  const carry = (thing) => drawing.hold({ zone: null, item: thing });
  const doubt = openDoubt(state);
  const offered =
    doubt &&
    offer(
      state,
      doubt,
      question.doubts[doubt.place],
      (thing) => settleOnBoard(state, doubt.place, [thing], again),
      () => touchPlace(state, doubt.place, again),
    );
  if (offered && question.order) return offered; // nothing but names is asked for
  return h(
    "div",
    { class: "stack" },
    offered,
    h("p", { class: "muted" }, t("move_on_drawing")),
    changed > 0 &&
      h(
        "div",
        { class: "row" },
        primary(t("confirm_changes", { number: changed }), () => give(idsOf(board)), Boolean(doubt)),
        h(
          "button",
          {
            type: "button",
            class: "big",
            "data-key": "clear",
            onclick: () => ((draftFor(state).board = null), again()),
          },
          t("reset"),
        ),
      ),
    question.choices.length > 0 &&
      h(
        "details",
        { class: "lay" },
        h("summary", {}, t("lay_more")),
        palette(state, question, again, drawing, carry),
      ),
    !changed && plain(t("nothing_changed"), () => give(idsOf(board)), Boolean(doubt)),
  );
}

/**
 * Things to be laid on the drawing: carried there, or touched. `isOut(thing)` says which cannot be laid any more.
 * @param {State} state
 * @param {Question} question
 * @param {(thing: Thing) => boolean} isOut
 */
function palette(state, question, again, drawing, touch, isOut = () => false) {
  if (!question.choices.length && !question.suits.length) return null;
  const carry = (event, thing) =>
    !isOut(thing) &&
    follow(event, {
      ghost: () => h("span", { class: "chip" }, thing.name),
      over: (x, y) => drawing.over(x, y),
      drop: (x, y) =>
        drawing.spotAt(x, y) && dropped(state, { zone: null, item: thing }, drawing.spotAt(x, y), again),
    });
  return h(
    "div",
    { class: "stack", role: "group", "aria-label": t("lay") },
    question.suits.length > 0 && suitButtons(question.suits, touch, { prefix: "add", isOut, hold: carry }),
    question.choices.length > 0 &&
      h(
        "div",
        { class: question.choices.some((thing) => face(thing.id)) ? "faces palette" : "palette" },
        question.choices.map((thing, index) =>
          h(
            "button",
            {
              type: "button",
              class: "chip",
              "data-key": `add-${thing.id}`,
              "data-number": index < 9 ? index + 1 : null,
              disabled: isOut(thing),
              onclick: () => touch(thing),
              onpointerdown: (event) => carry(event, thing),
            },
            index < 9 && h("kbd", {}, index + 1),
            face(thing.id),
            thing.name,
          ),
        ),
      ),
  );
}
