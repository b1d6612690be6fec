// What the bot asks, with big buttons for every kind of question.
import { h } from "./dom.js";
import { pick, searchBox, sheet, thingButtons } from "./dialogs.js";
import { boardOf, draftFor, poolOf, report, reportedOf, slotsOf } from "./draft.js";
import { face, sign } from "./icons.js";
import { act } from "./link.js";
import { boardGrid, dieButton, slotButton } from "./things.js";

const FEW = 24; // numbers that get a button each
let later = false; // while something told is still to be done, Enter says that, and does not answer

/** The buttons of a question. `again` draws them anew after a touch. */
export function answerButtons(state, again) {
  const question = state.question;
  later = state.to_do.length > 0;
  const give = (value) => act("/api/answer", { asked: state.asked, value });
  const kinds = {
    confirm: () => done(question.topic === "your_turn" ? "My turn is over" : "Done", give), instruction: () => done("I did it", give),
    choose: () => choices(question, give), draw: () => choices(question, give),
    count: () => counter(state, question, give), row: () => row(state, question, give, again),
    pool: () => pool(state, question, give, again), places: () => places(state, question, give, again),
  };
  return kinds[question.kind]();
}

const primary = (words, click, disabled = false) =>
  h("button", { type: "button", class: later ? "big" : "primary big", id: later ? "answer" : "primary", "data-key": later ? "answer" : "primary", disabled, onclick: click }, sign("sure"), words, !later && h("kbd", {}, "Enter"));

const done = (words, give) => h("div", { class: "row" }, primary(words, () => give(true)));

function choices(question, give) {
  const offered = question.candidates.length ? question.candidates : question.choices;
  const usual = question.choices.find((one) => one.id === question.default);
  return h("div", { class: "stack" },
    thingButtons(offered, (thing) => give(thing.id)),
    question.searchable && searchBox("", (thing) => give(thing.id)),
    usual && h("div", { class: "row" }, primary(`As usual: ${usual.name}`, () => give(usual.id))));
}

function counter(state, question, give) {
  const draft = draftFor(state);
  const { least, most } = question;
  const input = h("input", {
    type: "number", inputmode: "numeric", min: least, max: most, value: draft.count ?? least, id: "count", "data-key": "count", "aria-label": `A number from ${least} to ${most}`,
    oninput: () => (draft.count = input.value),
    onkeydown: (event) => event.key === "Enter" && take(),
  });
  const take = () => give(Number.parseInt(input.value, 10));
  const step = (by) => {
    input.value = draft.count = Math.min(most, Math.max(least, (Number.parseInt(input.value, 10) || 0) + by));
  };
  const few = most - least < FEW;
  return h("div", { class: "stack" },
    few && h("div", { class: "choices narrow" }, Array.from({ length: most - least + 1 }, (_, n) =>
      h("button", { type: "button", class: "big", "data-key": `number-${n}`, "data-number": least + n > 0 && least + n < 10 ? least + n : null, onclick: () => give(least + n) }, least + n))),
    h("div", { class: "stepper" },
      h("button", { type: "button", "aria-label": "One less", "data-key": "less", onclick: () => step(-1) }, "−"), input,
      h("button", { type: "button", "aria-label": "One more", "data-key": "more", onclick: () => step(1) }, "+"), primary("Take it", take)));
}

/** The first thing the camera is not sure of and the person has not settled: its place and how to ask for it. */
export function openDoubt(state) {
  const { question } = state;
  if (question.kind !== "row") return null;
  const settled = { ...draftFor(state).touched, ...reportedOf(state, question) };
  const places = Object.keys(question.doubts).map(Number).filter((place) => !(place in settled));
  if (!places.length) return null;
  const [place] = places;
  const faceDown = state.sight?.zones[question.zone.id]?.[place]?.face === "down";
  const number = `${place + 1} in the ${question.zone.name}`;
  return { place, words: faceDown ? `Number ${number} lies face down. Turn it over, or name it.` : `What is number ${number}?` };
}

function row(state, question, give, again) {
  const slots = slotsOf(state, question);
  const draft = draftFor(state);
  const touch = async (place) => {
    const watched = Boolean(state.sight?.zones[question.zone.id]);
    const thing = await pickSlot(question, slots[place], place, watched);
    if (thing === undefined) return;
    if (thing?.lies) tell(place, thing.lies);
    else settle(place, thing);
  };
  const tell = async (place, lies) => {
    delete draft.touched[place];
    report(state, question, place, lies);
    again();
    await act("/api/report", { asked: state.asked, zone: question.zone.id, place: place + 1, lies });
  };
  const settle = (place, thing) => {
    delete draft.reported[place];
    draft.touched[place] = thing;
    const now = slotsOf(state, question);
    const settled = Object.keys(question.doubts).length > 0 && !openDoubt(state);
    if (settled && isWhole(now, question)) give(trimmed(now, question));
    else again();
  };
  const doubt = openDoubt(state);
  const whole = isWhole(slots, question);
  return h("div", { class: "stack" },
    doubt && h("div", { class: "stack", role: "group", "aria-label": doubt.words }, thingButtons(slots[doubt.place].candidates, (thing) => settle(doubt.place, thing)),
      h("div", { class: "row" }, h("button", { type: "button", "data-key": "another", onclick: () => touch(doubt.place) }, slots[doubt.place].candidates.length ? "Another one" : "Name it"))),
    h("div", { class: `slots ${slots.length > 4 ? "many" : ""}` }, slots.map((slot, place) => slotButton(question.zone.name, place, slot, `slot-${place}`, () => touch(place)))),
    !whole && !doubt && h("p", { class: "muted" }, question.empty_slots ? "Touch a place to say what is there." : "Touch a place to name its card. Each place needs one."),
    h("div", { class: "row" }, primary("Take these", () => give(trimmed(slots, question)), !whole)));
}

/** Whether a row can be answered as it stands. */
function isWhole(slots, question) {
  const named = slots.filter((slot) => slot.thing).length;
  return question.empty_slots ? slots.every((slot) => slot.thing || slot.status === "empty" || slot.status === "open") : named >= question.least && named === trimmed(slots, question).length;
}

/** The ids of a row; open places behind the last card are left off where fewer are allowed. */
function trimmed(slots, question) {
  const ids = slots.map((slot) => slot.thing?.id ?? null);
  while (ids.length > question.least && ids.at(-1) === null) ids.pop();
  return ids;
}

/**
 * Choose what lies in a place of a row. Resolves with a thing, null for an empty place where there may be one, or
 * `{lies}` where the camera watches and something must be done before the place can be read.
 */
export function pickSlot(question, slot, place, watched = false) {
  const empty = question.empty_slots ? null : watched && { lies: "empty" };
  const extras = [{ words: "Empty", sign: "empty", value: empty }, { words: "Face down", sign: "face_down", value: watched && { lies: "face_down" } }];
  return pick(`${question.zone.name} ${place + 1}`, {
    candidates: slot.candidates, choices: question.choices, searchable: question.searchable, zone: question.zone.id,
    extras: extras.filter((extra) => extra.value !== false),
  });
}

function pool(state, question, give, again) {
  const things = poolOf(state, question);
  const draft = draftFor(state);
  const set = (next) => {
    draft.pool = next;
    again();
  };
  const change = async (place) => {
    const thing = await pick("This one shows", { choices: question.choices, extras: [{ words: "It is not there", sign: "empty", value: null }] });
    if (thing !== undefined) set(things.flatMap((old, other) => (other === place ? thing ?? [] : old)));
  };
  const few = things.length < question.least;
  const full = things.length >= question.most;
  return h("div", { class: "stack" },
    h("div", { class: "feeder" }, h("div", { class: "dice" }, things.map((thing, place) => dieButton(thing, `die-${place}`, () => change(place), `${thing.name}: touch to change`)),
      !things.length && h("p", { class: "muted" }, "Nothing yet. Add what is there."))),
    h("div", { class: "faces", role: "group", "aria-label": "Add what lies there" }, question.choices.map((thing, index) =>
      h("button", { type: "button", "data-key": `add-${thing.id}`, "data-number": index < 9 ? index + 1 : null, disabled: full, onclick: () => set([...things, thing]) },
        index < 9 && h("kbd", {}, index + 1), face(thing.id) ?? sign("plus"), thing.name))),
    h("div", { class: "row" },
      primary(things.length ? `Take these ${things.length}` : "There are none", () => give(things.map((thing) => thing.id)), few),
      things.length > 0 && h("button", { type: "button", class: "big", "data-key": "clear", onclick: () => set([]) }, "Clear"),
      few && h("p", { class: "muted" }, `${question.least} are needed.`)));
}

function places(state, question, give, again) {
  const board = boardOf(state, question);
  const draft = draftFor(state);
  const same = (place) => JSON.stringify(board[place] ?? []) === JSON.stringify(question.board[place] ?? []);
  const touch = async (place) => {
    const things = await editPlace(question, place, board[place.id] ?? []);
    if (things === undefined) return;
    draft.board = { ...board, [place.id]: things };
    again();
  };
  const value = () => Object.fromEntries(Object.entries(board).filter(([, things]) => things.length).map(([place, things]) => [place, things.map((thing) => thing.id)]));
  const changed = question.places.filter((place) => !same(place.id)).length;
  return h("div", { class: "stack" },
    boardGrid(question.places, board, (place) => !same(place), touch),
    h("div", { class: "row" }, primary(changed ? `Take this, ${changed} changed` : "Nothing changed", () => give(value()))));
}

/** Change what lies on one place. Resolves with its things, or undefined if nothing shall change. */
export function editPlace(question, place, before) {
  return sheet(place.name, (close) => [
    before.length > 0 && h("h3", {}, "Touch what is not there any more"),
    before.length > 0 && h("div", { class: "row" }, before.map((thing, index) =>
      h("button", { type: "button", onclick: () => close(before.toSpliced(index, 1)) }, sign("close"), thing.name))),
    h("h3", {}, before.length ? "Or add" : "What lies there"),
    question.choices.length > 0 && thingButtons(question.choices, (thing) => close([...before, thing])),
    question.searchable && searchBox(question.zone.id, (thing) => close([...before, thing]), !before.length),
    h("button", { type: "button", onclick: () => close([]) }, sign("empty"), "Empty"),
  ].filter(Boolean));
}
