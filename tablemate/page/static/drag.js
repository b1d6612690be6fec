// Carrying something under the pointer from one place to another.
import { h } from "./dom.js";

const BEGINS_PX = 6; // less is a touch that trembled

/**
 * Follow a pointer that went down on something: after a few pixels its ghost is carried along, `over(x, y)` is called
 * with where it is, and `drop(x, y)` with where it was released. A press without movement stays a click.
 */
export function follow(event, { ghost, over, drop }) {
  const { pointerId, clientX, clientY } = event;
  let carried = null;
  const move = (moved) => {
    if (moved.pointerId !== pointerId) return;
    if (!carried) {
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < BEGINS_PX) return;
      carried = h("div", { class: "ghost", "aria-hidden": "true" }, ghost());
      document.body.append(carried);
      document.documentElement.classList.add("dragging");
    }
    moved.preventDefault();
    carried.style.transform = `translate(${moved.clientX}px, ${moved.clientY}px) translate(-50%, -50%)`;
    over(moved.clientX, moved.clientY);
  };
  const end = (ended) => {
    if (ended.pointerId !== pointerId) return;
    for (const [name, heard] of Object.entries(heards)) removeEventListener(name, heard, true);
    if (!carried) return;
    carried.remove();
    document.documentElement.classList.remove("dragging");
    over(null, null);
    addEventListener("click", swallow, { capture: true, once: true }); // the click that follows is not a touch
    setTimeout(() => removeEventListener("click", swallow, true));
    if (ended.type === "pointerup") drop(ended.clientX, ended.clientY);
  };
  const heards = { pointermove: move, pointerup: end, pointercancel: end };
  for (const [name, heard] of Object.entries(heards))
    addEventListener(name, heard, { capture: true, passive: false });
}

function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
