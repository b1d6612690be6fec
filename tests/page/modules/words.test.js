// Words and class names: what is said of plain values.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser.js";
const { loadWords, t } = await import("../../../tablemate/page/static/words.js");
const { classes } = await import("../../../tablemate/page/static/dom.js");

const WORDS = { "eggs.one": "{number} egg", eggs: "{number} eggs", round: "Round {round}" };
const served = globalThis.fetch;
globalThis.fetch = async () => ({ ok: true, json: async () => WORDS });
await loadWords();
globalThis.fetch = served;

test("a number chooses the form it needs", () => {
  assert.equal(t("eggs", { number: 1 }), "1 egg");
  assert.equal(t("eggs", { number: 3 }), "3 eggs");
});

test("a fact that is missing leaves its blank, and a missing word its key", () => {
  assert.equal(t("round"), "Round {round}");
  assert.equal(t("unknown_key"), "unknown_key");
});

test("class names are those that hold", () => {
  assert.equal(classes("place", false, undefined, "", 0, "held"), "place held");
});
