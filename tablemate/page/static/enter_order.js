// Things in an order: dragged, or moved by keys and buttons.
import { h, show } from "./dom.js";
import { sign } from "./icons.js";
import { t } from "./words.js";

const FEW = 9;

/** A list whose items are dragged into order, with what can be added below it. */
export function orderList(field, value, tell) {
  let items = [...value];
  const place = h("div", { class: "stack tight" });
  const put = (next, focus) => {
    items = next;
    tell(items);
    draw();
    if (focus) place.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus();
  };
  const key = (index) => `${field.name}-item-${index}`;
  const swap = (from, to) => {
    if (to < 0 || to >= items.length) return;
    const next = [...items];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next, key(to));
  };
  const row = (item, index) => {
    const name = nameOf(field, item);
    const move = (event) => {
      const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!by || !event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      swap(index, index + by);
    };
    return h(
      "li",
      { class: "order-row", "data-item": item },
      h(
        "button",
        {
          type: "button",
          class: "grip",
          "data-key": key(index),
          "aria-describedby": `enter-${field.name}-drag`,
          onkeydown: move,
          onpointerdown: (event) => drag(event, place, put),
        },
        h("span", { class: "order-number" }, index + 1),
        h("span", {}, name),
      ),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": `${t("form_up")}: ${name}`,
          disabled: index === 0,
          onclick: () => swap(index, index - 1),
        },
        "\u2191",
      ),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": `${t("form_down")}: ${name}`,
          disabled: index === items.length - 1,
          onclick: () => swap(index, index + 1),
        },
        "\u2193",
      ),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": `${t("form_take_off")}: ${name}`,
          onclick: () =>
            put(
              items.filter((_, other) => other !== index),
              key(Math.max(0, index - 1)),
            ),
        },
        sign("close"),
      ),
    );
  };
  const draw = () =>
    show(place, items, () => [
      items.length
        ? h("ol", { class: "order" }, items.map(row))
        : h("p", { class: "muted" }, t("form_empty")),
      items.length < (field.most ?? Infinity) &&
        adder(field, items, (item) => put([...items, item], `${field.name}-add`)),
      h(
        "p",
        { class: "hint keys-hint", id: `enter-${field.name}-drag`, hidden: items.length < 2 },
        t("form_order_help"),
      ),
    ]);
  draw();
  return place;
}

/** What can still be added: buttons if they are few, else a list; words where anything goes. */
function adder(field, items, add) {
  const left = field.repeats ? field.choices : field.choices.filter((one) => !items.includes(one.id));
  const label = `${field.label}: ${t("form_add")}`;
  if (field.choices.length && left.length <= FEW)
    return h(
      "div",
      { class: "chips" },
      left.map((one) =>
        h(
          "button",
          {
            type: "button",
            class: "chip",
            "data-key": `${field.name}-add-${one.id}`,
            onclick: () => add(one.id),
          },
          sign("plus"),
          one.name,
        ),
      ),
    );
  const source = field.choices.length
    ? h(
        "select",
        { "aria-label": label, "data-key": `${field.name}-add` },
        left.map((one) => h("option", { value: one.id }, one.name)),
      )
    : h("input", {
        type: "text",
        "aria-label": label,
        "data-key": `${field.name}-add`,
        autocomplete: "off",
        onkeydown: (event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          take();
        },
      });
  const take = () => source.value.trim() && add(source.value.trim());
  return h(
    "div",
    { class: "enter-add" },
    source,
    h("button", { type: "button", onclick: take }, sign("plus"), t("form_add")),
  );
}

/** Drag a row to another place; the list is told when it is released. */
function drag(event, place, put) {
  if (event.button !== 0) return;
  const row = event.target.closest(".order-row");
  const list = row.parentElement;
  const before = [...list.children];
  const pull = (moved) => {
    row.classList.add("pulled");
    moved.preventDefault();
    const under = [...list.children].find((other) => other !== row && within(other, moved.clientY));
    if (!under) return;
    const down = [...list.children].indexOf(under) > [...list.children].indexOf(row);
    list.insertBefore(row, down ? under.nextSibling : under);
  };
  const drop = () => {
    removeEventListener("pointermove", pull);
    removeEventListener("pointerup", drop);
    removeEventListener("pointercancel", drop);
    row.classList.remove("pulled");
    const after = [...list.children];
    if (after.some((one, index) => one !== before[index])) put(after.map((one) => one.dataset.item));
  };
  addEventListener("pointermove", pull, { passive: false });
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", drop);
}

function within(row, y) {
  const box = row.getBoundingClientRect();
  return y > box.top + box.height * 0.25 && y < box.bottom - box.height * 0.25;
}

export const nameOf = (field, id) => field.choices.find((one) => one.id === id)?.name ?? id;
