// An answer in the making: what the person touched, laid over what is known and what the camera sees.
import { t } from "./words.js";
/** @import { Question, State } from "schema" */

const KEPT = "tablemate.draft";
let draft = JSON.parse(sessionStorage.getItem(KEPT)) ?? emptyDraft(-1);

function emptyDraft(asked) {
  return { asked, touched: {}, reported: {}, pool: null, board: null, count: null };
}

/**
 * The draft of this question; a new question begins with an empty one.
 * @param {State} state
 */
export function draftFor(state) {
  if (draft.asked !== state.asked) draft = emptyDraft(state.asked);
  return draft;
}

/** Keep the draft in case the page is loaded again. */
export const keepDraft = () => sessionStorage.setItem(KEPT, JSON.stringify(draft));

/**
 * The slots of a row: `{thing, status, candidates}` each, the person's word before everything else.
 * @param {State} state
 * @param {Question} question
 */
export function slotsOf(state, question) {
  const { touched } = draftFor(state);
  const reported = reportedOf(state, question);
  const seen = state.sight?.zones[question.zone.id] ?? [];
  return question.slots.map((known, place) => {
    const doubt = question.doubts[place];
    const candidates = doubt ?? seen[place]?.candidates ?? [];
    if (place in touched)
      return { thing: touched[place], status: touched[place] ? "yours" : "empty", candidates };
    if (place in reported) return { thing: null, status: reported[place], candidates };
    if (seen[place]?.face === "down") return { thing: null, status: "face_down", candidates };
    if (doubt) return { thing: null, status: doubt.length ? "check" : "unreadable", candidates };
    if (known) return { thing: known, status: "sure", candidates };
    if (seen[place]?.id)
      return {
        thing: { id: seen[place].id, name: seen[place].name },
        status: seen[place].status,
        candidates,
      };
    return { thing: null, status: seen[place] ? "unreadable" : "open", candidates };
  });
}

/**
 * Remember that the person reported a place as empty or face down, while the camera sees the same there.
 * @param {State} state
 * @param {Question} question
 */
export function report(state, question, place, lies) {
  draftFor(state).reported[place] = { lies, seen: looks(state, question, place) };
}

/**
 * What was reported and still holds: place to its status.
 * @param {State} state
 * @param {Question} question
 */
export function reportedOf(state, question) {
  const known = Object.entries(draftFor(state).reported).filter(
    ([place, { seen }]) => seen === looks(state, question, place),
  );
  return Object.fromEntries(known.map(([place, { lies }]) => [place, lies === "empty" ? "to_fill" : lies]));
}

/** @param {State} state @param {Question} question */
function looks(state, question, place) {
  const thing = state.sight?.zones[question.zone.id]?.[place];
  return JSON.stringify([thing?.id, thing?.status, thing?.face, thing?.candidates]);
}

/**
 * The loose things of a pool as they stand now.
 * @param {State} state
 * @param {Question} question
 */
export function poolOf(state, question) {
  const { pool } = draftFor(state);
  if (pool) return pool;
  if (question.pool?.length || Object.keys(question.doubts).length) return question.pool;
  const seen = (state.sight?.zones[question.zone.id] ?? []).filter((thing) => thing?.id);
  return seen.length ? seen.map(({ id, name }) => ({ id, name })) : (question.pool ?? []);
}

/**
 * The board as it stands now: place to things.
 * @param {State} state
 * @param {Question} question
 */
export const boardOf = (state, question) => draftFor(state).board ?? question.board;

/**
 * A board with other things on one place; where things do not lie together, what came there left its old place.
 * @param {Question} question
 */
export function laidOn(question, board, place, things) {
  const before = board[place] ?? [];
  const came = question.gathers
    ? []
    : things.filter((thing) => !before.some((old) => old.id === thing.id)).map((thing) => thing.id);
  const others = Object.entries(board).map(([other, there]) => [
    other,
    there.filter((thing) => !came.includes(thing.id)),
  ]);
  return { ...Object.fromEntries(others), [place]: things };
}

/** A board as it is answered: place to ids, without what is empty. */
export const idsOf = (board) =>
  Object.fromEntries(
    Object.entries(board)
      .filter(([, things]) => things.length)
      .map(([place, things]) => [place, things.map((thing) => thing.id)]),
  );

/**
 * The first thing the camera is not sure of and the person has not settled: its place and how to ask for it.
 * Where several are one question and none is settled yet, that is asked.
 * @param {State} state
 */
export function openDoubt(state) {
  const { question } = state;
  const open =
    question?.kind === "row"
      ? openInRow(state, question)
      : question?.kind === "places"
        ? openOnBoard(state, question)
        : [];
  if (!open.length) return null;
  const zone = question.zone.name;
  const together = open.length === Object.keys(question.doubts).length ? question.together : null;
  if (together) return { ...open[0], together, words: t("doubt_together", { spots: together.spots, zone }) };
  return { ...open[0], words: t(open[0].ask, { place: open[0].name, zone }) };
}

/** @param {State} state @param {Question} question */
function openInRow(state, question) {
  const settled = { ...draftFor(state).touched, ...reportedOf(state, question) };
  const faceDown = (place) => state.sight?.zones[question.zone.id]?.[place]?.face === "down";
  const named = question.order && question.slots.length === 1 ? "doubt_one" : "doubt";
  return Object.keys(question.doubts)
    .map(Number)
    .filter((place) => !(place in settled))
    .map((place) => ({ place, name: place + 1, ask: faceDown(place) ? "doubt_face_down" : named }));
}

/**
 * What is settled on a board has become a part of it.
 * @param {State} state
 * @param {Question} question
 */
function openOnBoard(state, question) {
  const board = boardOf(state, question);
  return question.places
    .filter(({ id }) => id in question.doubts && !(id in board))
    .map(({ id, name }) => ({ place: id, name, ask: "doubt_on" }));
}

/**
 * Whether a row can be answered as it stands.
 * @param {Question} question
 */
export function isWhole(slots, question) {
  const named = slots.filter((slot) => slot.thing).length;
  return question.empty_slots
    ? slots.every((slot) => slot.thing || slot.status === "empty" || slot.status === "open")
    : named >= question.least && named === trimmed(slots, question).length;
}

/**
 * The ids of a row; open places behind the last card are left off where fewer are allowed.
 * @param {Question} question
 */
export function trimmed(slots, question) {
  const ids = slots.map((slot) => slot.thing?.id ?? null);
  while (ids.length > question.least && ids.at(-1) === null) ids.pop();
  return ids;
}
