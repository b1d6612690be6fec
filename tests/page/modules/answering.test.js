// What a touch or a drop on the drawn table means, and what is sent for it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { sent } from "./browser.js";
import { asking, row, thing } from "./asking.js";
const { askedZone, canDo, dropped, settle, settleOnBoard, tableFor, touched } =
  await import("../../../tablemate/page/static/answering.js");
const { boardOf, draftFor, poolOf, slotsOf } = await import("../../../tablemate/page/static/draft.js");

let drawn = 0;
const again = () => (drawn += 1);
const tray = { id: "tray" };
const ids = (state) => slotsOf(state, state.question).map((slot) => slot.thing?.id ?? null);

beforeEach(() => {
  sent.length = 0;
  drawn = 0;
});

test("the answer is given once the last doubt is settled, not before", () => {
  const state = asking(row([null, null], { doubts: { 0: [], 1: [] } }));
  settle(state, 0, thing("osprey"), again);
  assert.deepEqual([sent, drawn], [[], 1]);
  settle(state, 1, thing("crow"), again);
  assert.deepEqual(sent, [["/api/answer", { asked: state.asked, value: ["osprey", "crow"] }]]);
});

test("a row that nobody doubted waits for the person to confirm it", () => {
  const state = asking(row([thing("osprey"), null]));
  settle(state, 1, thing("crow"), again);
  assert.deepEqual([sent, drawn, ids(state)], [[], 1, ["osprey", "crow"]]);
});

test("an order that waits for names is answered when the last one is told", () => {
  const board = { kind: "places", order: "did it", places: [thing("A1")], board: {}, doubts: { A1: [] } };
  const state = asking(board);
  settleOnBoard(state, "A1", [thing("stag")], again);
  assert.deepEqual(sent, [["/api/answer", { asked: state.asked, value: { A1: ["stag"] } }]]);
});

test("two cards of a row change places", () => {
  const state = asking(row([thing("osprey"), thing("crow")]));
  dropped(state, { zone: tray, place: "1", item: thing("osprey") }, { zone: tray, place: "2" }, again);
  assert.deepEqual([ids(state), drawn], [["crow", "osprey"], 1]);
});

test("a thing carried off a pool is gone, and one more than fits does not come in", () => {
  const state = asking({ kind: "pool", pool: [thing("fish"), thing("seed")], most: 2 });
  dropped(state, { zone: null, item: thing("fruit") }, { zone: tray, place: "1" }, again);
  assert.equal(drawn, 0);
  dropped(state, { zone: tray, place: "1", index: 0, item: thing("fish") }, null, again);
  assert.deepEqual(poolOf(state, state.question), [thing("seed")]);
  dropped(state, { zone: null, item: thing("fruit") }, { zone: tray, place: "1" }, again);
  assert.deepEqual(poolOf(state, state.question), [thing("seed"), thing("fruit")]);
});

test("a card carried over a board leaves its place and lies on the other", () => {
  const state = asking({
    kind: "places",
    places: [thing("A1"), thing("A2")],
    board: { A1: [thing("stag")] },
  });
  dropped(state, { zone: tray, place: "A1", item: thing("stag") }, { zone: tray, place: "A2" }, again);
  assert.deepEqual(boardOf(state, state.question), { A1: [], A2: [thing("stag")] });
});

test("a card that can be chosen is answered by a touch and by carrying it", () => {
  const state = asking({ kind: "choose", choices: [thing("osprey"), thing("crow")] });
  state.table.drawing.on_table = { tray: { 1: [thing("osprey")], 2: [thing("crow")] } };
  const zone = { id: "tray", shape: "row" };
  assert.equal(canDo(state, zone, { id: "2" }), "drag");
  touched(state, { zone, place: "2", index: 0, items: [thing("crow")] }, again);
  dropped(state, { zone, place: "1", item: thing("osprey") }, { zone: { id: "board" }, place: "1" }, again);
  assert.deepEqual(
    sent.map(([, body]) => body.value),
    ["crow", "osprey"],
  );
});

test("only a place that was told before can be put right", () => {
  const state = asking({ kind: "confirm" });
  assert.equal(canDo(state, { id: "hand", shape: "row" }, { id: "1" }), "");
  state.table.zones = [{ id: "hand" }];
  assert.equal(canDo(state, { id: "hand", shape: "row" }, { id: "1" }), "touch");
});

test("a row that is not counted from one is not answered on the drawing", () => {
  const state = asking(row([null]));
  assert.equal(askedZone(state).id, "tray");
  state.table.drawing.zones[0].places = [thing("left")];
  assert.equal(askedZone(state), null);
});

test("the table shows the answer so far, and each thing once", () => {
  const state = asking({
    kind: "places",
    places: [thing("A1")],
    board: {},
    choices: [thing("stag")],
  });
  state.table.drawing.on_table = { hand: { 1: [{ ...thing("stag"), number: 2 }] } };
  draftFor(state).board = { A1: [thing("stag")] };
  const { on_table, changed } = tableFor(state);
  assert.deepEqual([on_table.tray.A1[0].id, on_table.hand[1][0].number], ["stag", 1]);
  assert.equal(changed(tray, "A1"), true);
});
