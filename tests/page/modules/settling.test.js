// A question that has just come hears no press for a moment.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
const { guard, settle } = await import("../../../tablemate/page/static/settling.js");

/** An element with class names and listeners, as far as settling knows it. */
function element() {
  const names = new Set();
  const listeners = [];
  return {
    classList: {
      add: (name) => names.add(name),
      remove: (name) => names.delete(name),
      contains: (name) => names.has(name),
    },
    addEventListener: (kind, listener) => listeners.push([kind, listener]),
    press(event) {
      for (const [kind, listener] of listeners) if (kind === event.type) listener(event);
    },
  };
}

const press = (type, key) => ({ type, key, stopPropagation() {}, preventDefault: mock.fn() });

test("presses are swallowed until a question has settled, longer if the button means something else", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const [view, part] = [element(), element()];
  guard(view, [part]);
  const swallowed = (event) => (part.press(event), event.preventDefault.mock.callCount() > 0);

  assert.equal(settle(view, "first", "did it"), true);
  assert.equal(swallowed(press("click")), false); // there was none before it

  assert.equal(settle(view, "second", "did it"), true);
  assert.equal(settle(view, "second", "did it"), false);
  assert.equal(swallowed(press("click")), true);
  assert.equal(swallowed(press("keydown", "Enter")), true);
  assert.equal(swallowed(press("keydown", "Tab")), false);
  mock.timers.tick(250);
  assert.equal(swallowed(press("click")), false);

  settle(view, "third", "choose");
  mock.timers.tick(799);
  assert.equal(swallowed(press("click")), true);
  mock.timers.tick(1);
  assert.equal(swallowed(press("click")), false);
  mock.timers.reset();
});
