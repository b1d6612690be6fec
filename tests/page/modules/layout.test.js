// Where the zones of a table go: everything on the drawing, nothing on top of another.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
import { thing } from "./asking.js";
const { arrange } = await import("../../../tablemate/page/static/layout.js");

const places = (number) => Array.from({ length: number }, (_, index) => thing(`${index + 1}`));
const zone = (id, shape, number = 1, more = {}) => ({
  id,
  name: id,
  shape,
  content: "titles",
  size: [200, 90],
  thing: [63.5, 88.9],
  places: places(number),
  ...more,
});
const on_table = (id, number) => ({
  [id]: Object.fromEntries(places(number).map(({ id: place }) => [place, [{ id: place, number: 1 }]])),
});
const spotsOf = (plan) => plan.zones.flatMap((one) => one.spots.filter((spot) => !spot.spare));
const overlap = (a, b) =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 0.01;

for (const width of [346, 460, 700]) {
  test(`three zones on ${width} mm lie on the drawing and beside each other`, () => {
    const zones = [zone("tray", "row", 3), zone("hand", "row", 8), zone("deck", "pile")];
    const plan = arrange(
      zones,
      { ...on_table("tray", 3), ...on_table("hand", 8), ...on_table("deck", 1) },
      {},
      { width },
    );
    const spots = spotsOf(plan);
    assert.equal(spots.length, 12);
    for (const spot of spots) {
      assert.ok(spot.x - spot.w / 2 >= 0 && spot.x + spot.w / 2 <= plan.width + 0.01);
      assert.ok(spot.y - spot.h / 2 >= 0 && spot.y + spot.h / 2 <= plan.height);
    }
    for (const [index, one] of spots.entries())
      for (const other of spots.slice(index + 1)) assert.ok(!overlap(one, other));
  });
}

test("a row goes on below where it does not fit, and its cards are smaller before that", () => {
  const plan = (number, width) =>
    arrange([zone("hand", "row", number)], on_table("hand", number), {}, { width });
  const lines = (one) => new Set(spotsOf(one).map((spot) => spot.y)).size;
  const roomy = plan(4, 346);
  const tight = plan(6, 346);
  assert.deepEqual([lines(roomy), lines(tight), lines(plan(12, 346))], [1, 1, 2]);
  assert.equal(spotsOf(roomy)[0].scale, 1);
  assert.ok(spotsOf(tight)[0].scale < 1);
});

test("a zone without anything is left out, unless it is asked about or needed", () => {
  const zones = [zone("tray", "row", 3), zone("hand", "row", 3)];
  const names = (more) =>
    arrange(zones, on_table("tray", 1), {}, { width: 500, ...more }).zones.map((one) => one.zone.id);
  assert.deepEqual(names({}), ["tray"]);
  assert.deepEqual(names({ asked: "hand", count: 3 }), ["tray", "hand"]);
  assert.deepEqual(names({ plan: () => true }), ["tray", "hand"]);
});

test("what lies there does not move when a row fills up to its room", () => {
  const room = { hand: { 1: ["a"], 2: ["b"], 3: ["c"], 4: ["d"] } };
  const zones = [zone("hand", "row", 4), zone("tray", "row", 3)];
  const first = (number) =>
    arrange(
      zones,
      { ...on_table("hand", number), ...on_table("tray", 3) },
      {},
      { width: 346, room },
    ).zones.map((one) => [one.x, one.y, one.spots[0].x, one.spots[0].y]);
  assert.deepEqual(first(1), first(4));
});

test("of a pool every thing lies by itself", () => {
  const pool = {
    dice: {
      1: [
        { id: "fish", number: 3 },
        { id: "seed", number: 1 },
      ],
    },
  };
  const [spot] = spotsOf(arrange([zone("dice", "pool", 1, { content: "dice" })], pool, {}, { width: 346 }));
  assert.deepEqual(
    spot.items.map((item) => item.id),
    ["fish", "fish", "fish", "seed"],
  );
});

test("a board wider than the drawing is made smaller as a whole", () => {
  const board = zone("board", "grid", 0, { size: [1000, 400] });
  board.places = [
    { ...thing("A1"), at: [-400, 0] },
    { ...thing("A2"), at: [400, 0] },
  ];
  const plan = arrange([board], {}, {}, { width: 400, asked: "board" });
  const [left, right] = spotsOf(plan);
  assert.equal(plan.width, 400);
  assert.ok(Math.abs(right.x - left.x - 320) < 0.01);
  assert.ok(Math.abs(left.w - 63.5 * 0.4) < 0.01);
});
