// The meaning of a touch or a drop on the drawn table: a part of the answer, or a correction.
import { confirmTakeBack, pick } from "./dialogs.js";
import {
  boardOf,
  draftFor,
  idsOf,
  laidOn,
  openDoubt,
  poolOf,
  report,
  slotsOf,
  trimmed,
  isWhole,
} from "./draft.js";
import { act, send } from "./link.js";
import { editHeap, editPlace, pickSlot } from "./picking.js";
import { t } from "./words.js";
/** @import { Question, State } from "schema" */

const LOOKS = new Set(["row", "pool", "places"]);

/**
 * The zone of the open question, if it is one of the drawn table.
 * @param {State} state
 */
export function askedZone(state) {
  const { question, table } = state;
  if (!question || !LOOKS.has(question.kind)) return null;
  // A row whose places are not counted from 1 is drawn by other places than those of the question.
  const counted = (zone) => question.kind !== "row" || zone.places.some((place) => place.id === "1");
  return (
    table.drawing.zones.find(
      (zone) => zone.id === question.zone.id && zone.shape !== "area" && counted(zone),
    ) ?? null
  );
}

/**
 * The table to draw: what is believed, and where something is asked, what the answer says so far.
 * @param {State} state
 */
export function tableFor(state) {
  const { drawing } = state.table;
  const zone = askedZone(state);
  const table = {
    ...drawing,
    asked: zone?.id ?? null,
    count: 0,
    here: state.set_up?.zones ?? [],
    plan: (other) => Boolean(state.set_up) && (other.needed || state.set_up.zones.includes(other.id)),
    label: t("table_label"),
    key: JSON.stringify([state.asked, drawing.moves]),
  };
  if (!zone) return table;
  const { question } = state;
  const mine = { row: rowItems, pool: poolItems, places: boardItems }[question.kind](
    state,
    question,
    drawing.on_table,
  );
  const beside = Object.entries(drawing.on_table[zone.id] ?? {}).filter(
    ([place]) => question.kind === "places" && !question.places.some((one) => one.id === place),
  );
  const others = question.kind === "places" ? withoutCarried(state, drawing.on_table) : drawing.on_table;
  return {
    ...table,
    on_table: { ...others, [zone.id]: { ...Object.fromEntries(beside), ...mine } },
    count: question.kind === "row" ? question.slots.length : 0,
    changed: (other, place) =>
      question.kind === "places" &&
      other.id === zone.id &&
      idsAt(boardOf(state, question), place) !== idsAt(question.board, place),
  };
}

/**
 * What lies beside the board that is asked about, without what was carried onto it.
 * @param {State} state
 */
function withoutCarried(state, on_table) {
  const { question } = state;
  const carried = {};
  for (const things of Object.values(boardOf(state, question)))
    for (const thing of things) carried[thing.id] = (carried[thing.id] ?? 0) + 1;
  for (const things of Object.values(question.board))
    for (const thing of things) carried[thing.id] = (carried[thing.id] ?? 0) - 1;
  const left = (item) => {
    const gone = Math.max(0, Math.min(item.number, carried[item.id] ?? 0));
    if (gone) carried[item.id] -= gone;
    return { ...item, number: item.number - gone };
  };
  const inPlaces = (places) =>
    Object.fromEntries(
      Object.entries(places).map(([place, items]) => [place, items.map(left).filter((item) => item.number)]),
    );
  return Object.fromEntries(
    Object.entries(on_table).map(([zone, places]) => [
      zone,
      zone === question.zone.id ? places : inPlaces(places),
    ]),
  );
}

const idsAt = (board, place) => JSON.stringify((board[place] ?? []).map((thing) => thing.id));
const asItem = (thing, more = {}) => ({
  id: thing.id,
  name: thing.name,
  up: true,
  number: 1,
  marks: [],
  ...more,
});

/** @param {State} state @param {Question} question */
function rowItems(state, question, on_table) {
  const watched = Boolean(state.sight?.zones[question.zone.id]);
  const filled = slotsOf(state, question).map(({ thing, status }, index) => {
    const shown = watched || status !== "sure" ? status : "";
    if (thing) return [`${index + 1}`, [asItem(thing, { status: shown })]];
    if (status === "open")
      return [
        `${index + 1}`,
        (on_table[question.zone.id]?.[`${index + 1}`] ?? []).filter((item) => !item.id),
      ];
    return [
      `${index + 1}`,
      status === "empty"
        ? []
        : [{ id: "", name: "", up: status !== "face_down", number: 1, marks: [], status }],
    ];
  });
  return Object.fromEntries(filled);
}

/** @param {Question} question */
const inDoubt = ({ doubts }, place) =>
  doubts[place]
    ? [
        {
          id: "",
          name: "",
          up: true,
          number: 1,
          marks: [],
          status: doubts[place].length ? "check" : "unreadable",
        },
      ]
    : [];

/** @param {State} state @param {Question} question */
const poolItems = (state, question) => ({ 1: poolOf(state, question).map((thing) => asItem(thing)) });

/**
 * The board of the answer; a card keeps the side and the way it lies by the rules.
 * @param {State} state
 * @param {Question} question
 */
function boardItems(state, question, on_table) {
  const known = new Map(
    Object.values(on_table)
      .flatMap((places) => Object.values(places).flat())
      .map((item) => [item.id, item]),
  );
  const under = on_table[question.zone.id] ?? {};
  const fixed = (place) =>
    (under[place] ?? []).filter(
      (item) => !question.choices.some((choice) => choice.id === item.id) && !question.searchable,
    );
  const laid = (things) => {
    const items = [];
    for (const thing of things) {
      const { side = "", facing = "", marks = [] } = known.get(thing.id) ?? {};
      const same = items.find((item) => item.id === thing.id);
      if (same) same.number += 1;
      else items.push(asItem(thing, { side, facing, marks }));
    }
    return items;
  };
  const board = boardOf(state, question);
  return Object.fromEntries(
    question.places
      .map((place) => [
        place.id,
        [...fixed(place.id), ...(board[place.id] ? laid(board[place.id]) : inDoubt(question, place.id))],
      ])
      .filter(([, items]) => items.length),
  );
}

let mending = -1; // the question during which the person corrects the table instead of answering

/**
 * Whether touching a place corrects it, even where the thing there could be chosen.
 * @param {State} state
 */
export const isMending = (state) => mending === state.asked && canMend(state);

/**
 * Whether anything on the drawing was answered before and can be corrected.
 * @param {State} state
 */
export const canMend = (state) =>
  !state.over &&
  state.table.zones.some((zone) => zone.id !== askedZone(state)?.id && state.table.drawing.on_table[zone.id]);

/**
 * Switch between answering and correcting.
 * @param {State} state
 */
export function turnMending(state) {
  mending = isMending(state) ? -1 : state.asked;
}

/**
 * What can be done with a place: "drag" to answer, choose or carry, "touch" to correct it.
 * @param {State} state
 */
export function canDo(state, zone, place) {
  if (askedZone(state)?.id === zone.id) return "drag";
  if (
    !isMending(state) &&
    (chosenAt(state, zone, place.id).length || carriedFrom(state, zone, place.id).length)
  )
    return "drag";
  const asked = state.question && LOOKS.has(state.question.kind) && state.question.zone.id === zone.id;
  return !asked && !state.over && state.table.zones.some((one) => one.id === zone.id) ? "touch" : "";
}

/**
 * The choices of the open question that lie on a place, or are the place itself.
 * @param {State} state
 */
function chosenAt(state, zone, place) {
  const { question } = state;
  if (question?.kind !== "choose") return []; // what is drawn does not lie there yet
  const there = (state.table.drawing.on_table[zone.id]?.[place] ?? []).map((item) => item.id);
  const isPlace = zone.shape === "grid" || zone.shape === "places";
  return [...question.choices, ...question.disputed].filter(
    (choice) => there.includes(choice.id) || (isPlace && choice.id === place),
  );
}

/**
 * What lies beside the board that is asked about and can be carried onto it, such as the cards of a hand.
 * @param {State} state
 */
function carriedFrom(state, zone, place) {
  const { question } = state;
  const board = askedZone(state);
  if (question?.kind !== "places" || !board || board.id === zone.id) return [];
  return (state.table.drawing.on_table[zone.id]?.[place] ?? []).filter(
    (item) => item.up !== false && question.choices.some((choice) => choice.id === item.id),
  );
}

/**
 * What a press on a place does, in words.
 * @param {State} state
 */
export function pressSays(state, zone, place) {
  if (askedZone(state)?.id === zone.id) return t("press_to_change");
  if (!isMending(state) && chosenAt(state, zone, place.id).length) {
    const own = `press_in_${state.question.topic}`;
    return t(own) === own ? t("press_to_choose") : t(own);
  }
  return t(
    !isMending(state) && carriedFrom(state, zone, place.id).length ? "press_to_carry" : "press_to_correct",
  );
}

// --- touching -----------------------------------------------------------------------------------

/**
 * A place was touched; `hold` picks something up, to be put down at the next touch.
 * @param {State} state
 */
export function touched(state, { zone, place, index, items }, again, hold) {
  if (askedZone(state)?.id === zone.id) return touchAsked(state, place, index, items, again);
  const choices = isMending(state) ? [] : chosenAt(state, zone, place);
  if (choices.length)
    return act("/api/answer", {
      asked: state.asked,
      value: (choices.find((one) => one.id === items[index]?.id) ?? choices[0]).id,
    });
  const carried = isMending(state) ? [] : carriedFrom(state, zone, place);
  if (carried.length)
    return hold({
      zone,
      place,
      item: carried.find((item) => item.id === items[index]?.id) ?? carried.at(-1),
    });
  const known = state.table.zones.find((one) => one.id === zone.id);
  return known && putRight(state, known, place, items[index ?? 0]);
}

/** @param {State} state */
async function touchAsked(state, place, index, items, again) {
  const { question } = state;
  if (question.kind === "row") return touchSlot(state, Number(place) - 1, again);
  return question.kind === "pool" ? touchPool(state, index, again) : touchPlace(state, place, again);
}

/**
 * Say what lies on a place of a board.
 * @param {State} state
 */
export async function touchPlace(state, place, again) {
  const { question } = state;
  const named = question.places.find((one) => one.id === place);
  const before = boardOf(state, question)[place] ?? [];
  const put = (things) => settleOnBoard(state, place, things, again);
  if (!named) return;
  if (question.gathers && !question.order) return editHeap(question, named, before, put);
  const things = await editPlace(
    question,
    named,
    before,
    question.doubts[place] ?? [],
    await fitting(state, place),
  );
  if (things !== undefined) put(things);
}

/**
 * What can go to a place by the rules; null where that is not known.
 * @param {State} state
 */
async function fitting(state, place) {
  const board = idsOf(boardOf(state, state.question));
  const reply = await send("/api/fitting", { asked: state.asked, place, board }).catch(() => null);
  return reply?.things ?? null;
}

/**
 * Take the person's word on a place of a board; an order that waits for names is answered once none is open.
 * @param {State} state
 */
export function settleOnBoard(state, place, things, again) {
  const { question } = state;
  const board = (draftFor(state).board = laidOn(question, boardOf(state, question), place, things));
  if (question.order && !openDoubt(state)) act("/api/answer", { asked: state.asked, value: idsOf(board) });
  else again();
}

/**
 * Name what lies in a place of a row.
 * @param {State} state
 */
export async function touchSlot(state, place, again) {
  const { question } = state;
  const slot = slotsOf(state, question)[place];
  if (!slot) return;
  const thing = await pickSlot(question, slot, place, Boolean(state.sight?.zones[question.zone.id]));
  if (thing === undefined) return;
  if (thing?.lies) tellLies(state, place, thing.lies, again);
  else settle(state, place, thing, again);
}

/** @param {State} state */
async function tellLies(state, place, lies, again) {
  delete draftFor(state).touched[place];
  report(state, state.question, place, lies);
  again();
  await act("/api/report", { asked: state.asked, zone: state.question.zone.id, place: place + 1, lies });
}

/**
 * Take the person's word on a place of a row; when nothing is in doubt any more, the answer is given.
 * @param {State} state
 */
export function settle(state, place, thing, again) {
  const { question } = state;
  const draft = draftFor(state);
  delete draft.reported[place];
  draft.touched[place] = thing;
  const now = slotsOf(state, question);
  const settled = Object.keys(question.doubts).length > 0 && !openDoubt(state);
  if (settled && isWhole(now, question))
    act("/api/answer", { asked: state.asked, value: trimmed(now, question) });
  else again();
}

/** @param {State} state */
async function touchPool(state, index, again) {
  const { question } = state;
  const things = poolOf(state, question);
  const extras = index === null ? [] : [{ words: t("not_there"), sign: "empty", value: null }];
  const thing = await pick(t("shows"), { choices: question.choices, suits: question.suits, extras });
  if (thing === undefined) return;
  draftFor(state).pool =
    index === null
      ? [...things, thing].slice(0, question.most)
      : things.flatMap((old, other) => (other === index ? (thing ?? []) : old));
  again();
}

/** @param {State} state */
function setBoard(state, board, again) {
  draftFor(state).board = board;
  again();
}

// --- dropping -----------------------------------------------------------------------------------

/**
 * Something was carried from a place, or from the things to choose (without a zone), to a place or beside them all.
 * @param {State} state
 */
export function dropped(state, from, to, again) {
  const zone = askedZone(state);
  const chosen =
    !zone && from.zone && to && chosenAt(state, from.zone, from.place).find((one) => one.id === from.item.id);
  if (chosen) return act("/api/answer", { asked: state.asked, value: chosen.id }); // a card that was played
  if (!zone) return;
  const { question } = state;
  const drop = { row: dropInRow, pool: dropInPool, places: dropOnBoard }[question.kind];
  drop(state, from, to?.zone.id === zone.id ? to : null, again); // onto another zone is off this one
}

/** @param {State} state */
function dropInRow(state, from, to, again) {
  const draft = draftFor(state);
  const slots = slotsOf(state, state.question);
  if (!to) return;
  const end = Number(to.place) - 1;
  if (!from.zone) return settle(state, end, from.item, again);
  const start = Number(from.place) - 1;
  if (start === end || !slots[start].thing) return;
  [draft.touched[start], draft.touched[end]] = [slots[end].thing, slots[start].thing];
  for (const place of [start, end]) if (!draft.touched[place]) delete draft.touched[place];
  again();
}

/** @param {State} state */
function dropInPool(state, from, to, again) {
  const things = poolOf(state, state.question);
  if (!from.zone && to && things.length < state.question.most) draftFor(state).pool = [...things, from.item];
  else if (from.zone && !to) draftFor(state).pool = things.toSpliced(from.index, 1);
  else return;
  again();
}

/** @param {State} state */
function dropOnBoard(state, from, to, again) {
  const { question } = state;
  const isOnIt = from.zone?.id === question.zone.id;
  let board = { ...boardOf(state, question) };
  if (isOnIt) {
    const at = (board[from.place] ?? []).findLastIndex((thing) => thing.id === from.item.id);
    if (at < 0 || to?.place === from.place) return;
    board[from.place] = board[from.place].toSpliced(at, 1);
  }
  if (to)
    board = laidOn(question, board, to.place, [
      ...(board[to.place] ?? []),
      { id: from.item.id, name: from.item.name },
    ]);
  if (to || isOnIt) setBoard(state, board, again);
}

// --- correcting ---------------------------------------------------------------------------------

/**
 * Correct one thing of a zone that was answered before, by going back to that question.
 * @param {State} state
 */
export async function putRight(state, zone, place, item) {
  // The thing may have moved since the answer, so it is found by what it is, not by where it lies.
  const at = item?.id ? zone.answered.indexOf(item.id) : zone.kind === "row" ? Number(place) - 1 : -1;
  if (zone.kind === "places" || (zone.kind === "row" && !(at in zone.answered)))
    return openQuestion(state, zone);
  const seen = state.sight?.zones[zone.id]?.[Number(place) - 1];
  const thing =
    zone.kind === "row"
      ? await pickSlot({ ...zone, zone }, { candidates: seen?.candidates ?? [] }, at)
      : await pickFace(zone, item);
  if (thing === undefined) return;
  const value =
    zone.kind === "row"
      ? zone.answered.with(at, thing?.id ?? null)
      : at < 0
        ? [...zone.answered, thing.id]
        : zone.answered.toSpliced(at, 1, ...(thing ? [thing.id] : []));
  if (await agree(zone)) await act("/api/correct", { asked: state.asked, zone: zone.id, value });
}

const pickFace = (zone, item) =>
  pick(t("zone_shows", { zone: zone.name }), {
    choices: zone.choices,
    suits: zone.suits,
    searchable: zone.searchable,
    zone: zone.id,
    extras: item?.id ? [{ words: t("not_there"), sign: "empty", value: null }] : [],
  });

const agree = (zone) =>
  confirmTakeBack(
    t("put_right"),
    t("put_right_says", { zone: zone.name, answers: zone.undoes.join("; ") }),
    [],
    t("put_right_do"),
  );

/** @param {State} state */
async function openQuestion(state, zone) {
  if (await agree(zone)) await act("/api/reopen", { asked: state.asked, zone: zone.id });
}
