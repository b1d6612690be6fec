// An answer in the making: the person's word before the rules' and the camera's.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { asking, row, seen, thing } from "./asking.js";
const { boardOf, draftFor, idsOf, isWhole, laidOn, openDoubt, poolOf, report, slotsOf, trimmed } =
  await import("../../../tablemate/page/static/draft.js");

const shown = (state) => slotsOf(state, state.question).map((slot) => [slot.thing?.id ?? null, slot.status]);

test("what is known goes before what is seen, and the person's word before both", () => {
  const state = asking(row([thing("osprey"), null, null]), [seen("crow"), seen("wren", "check"), null]);
  assert.deepEqual(shown(state), [
    ["osprey", "sure"],
    ["wren", "check"],
    [null, "open"],
  ]);
  draftFor(state).touched[0] = thing("mallard");
  draftFor(state).touched[1] = null;
  assert.deepEqual(shown(state).slice(0, 2), [
    ["mallard", "yours"],
    [null, "empty"],
  ]);
});

test("a new question begins without what was touched for the one before", () => {
  const before = asking(row([null]));
  draftFor(before).touched[0] = thing("osprey");
  assert.deepEqual(shown(asking(row([null]))), [[null, "open"]]);
});

test("a place in doubt names nothing, with or without candidates", () => {
  const state = asking(row([null, null], { doubts: { 0: [thing("osprey")], 1: [] } }));
  assert.deepEqual(shown(state), [
    [null, "check"],
    [null, "unreadable"],
  ]);
});

test("a card that lies face down is said to", () => {
  const state = asking(row([thing("osprey")]), [seen(null, "unreadable", { face: "down" })]);
  assert.deepEqual(shown(state), [[null, "face_down"]]);
});

test("a report holds until the camera sees something else there", () => {
  const state = asking(row([null], { doubts: { 0: [] } }), [null]);
  report(state, state.question, 0, "empty");
  assert.deepEqual(shown(state), [[null, "to_fill"]]);
  assert.equal(openDoubt(state), null);
  state.sight.zones.tray = [seen("osprey", "check")];
  assert.deepEqual(shown(state), [[null, "unreadable"]]);
  assert.equal(openDoubt(state).place, 0);
});

test("the first doubt that nobody settled is asked about", () => {
  const state = asking(row([null, null, null], { doubts: { 0: [], 2: [] } }));
  assert.equal(openDoubt(state).place, 0);
  draftFor(state).touched[0] = thing("osprey");
  assert.equal(openDoubt(state).place, 2);
});

test("several doubts that are one question are asked together, until one is settled", () => {
  const together = { spots: "1 and 2", offers: ["yes"] };
  const state = asking(row([null, null], { doubts: { 0: [], 1: [] }, together }));
  assert.equal(openDoubt(state).together, together);
  draftFor(state).touched[0] = thing("osprey");
  assert.equal(openDoubt(state).together, undefined);
});

test("a doubt on a board is settled by whatever was laid there, nothing included", () => {
  const state = asking({ kind: "places", places: [thing("A1"), thing("A2")], board: {}, doubts: { A2: [] } });
  assert.equal(openDoubt(state).place, "A2");
  draftFor(state).board = { A2: [] };
  assert.equal(openDoubt(state), null);
});

test("a pool is the person's, else the question's, else what is seen", () => {
  const state = asking({ kind: "pool", pool: [] }, [seen("fish"), null, seen("seed")]);
  assert.deepEqual(
    poolOf(state, state.question).map(({ id }) => id),
    ["fish", "seed"],
  );
  state.question.pool = [thing("fruit")];
  assert.deepEqual(poolOf(state, state.question), [thing("fruit")]);
  draftFor(state).pool = [];
  assert.deepEqual(poolOf(state, state.question), []);
});

test("a thing that comes to a place leaves its old one, unless things gather", () => {
  const board = { A1: [thing("stag")], A2: [thing("fox")] };
  assert.deepEqual(laidOn({ gathers: false }, board, "A2", [thing("stag")]), { A1: [], A2: [thing("stag")] });
  assert.deepEqual(laidOn({ gathers: true }, board, "A2", [thing("stag")]).A1, [thing("stag")]);
});

test("a board is answered by the ids on its places, without those that are empty", () => {
  const state = asking({ kind: "places", board: { A1: [thing("stag"), thing("fox")], A2: [] } });
  assert.deepEqual(idsOf(boardOf(state, state.question)), { A1: ["stag", "fox"] });
});

test("a row is whole when as many are named as needed and none is missing between them", () => {
  const slots = (...ids) =>
    ids.map((id) => ({ thing: id ? thing(id) : null, status: id ? "sure" : "check" }));
  assert.equal(isWhole(slots("osprey", "crow"), { least: 2 }), true);
  assert.equal(isWhole(slots("osprey", null), { least: 2 }), false);
  assert.equal(isWhole(slots("osprey", null), { least: 1 }), true);
  assert.equal(isWhole(slots(null, "osprey"), { least: 1 }), false);
  assert.equal(isWhole(slots("osprey", null), { least: 0, empty_slots: true }), false);
  assert.deepEqual(trimmed(slots("osprey", null, null), { least: 2 }), ["osprey", null]);
});
