// The picture on which zones and corners are dragged, by pointer or by keyboard.
import { focusedNow, h } from "./dom.js";
import { t } from "./words.js";

const STEP_MM = 5;
const STEP_SHARE = 0.004;
const TURN_DEG = 5;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const DOT = "M0 0h.001"; // as wide as its line, and round however the picture is stretched
const toPlace = (x, y) => `translate(${100 * x} ${100 * y})`;
const points = (corners) => corners.map(([x, y]) => `${100 * x},${100 * y}`).join(" ");

export class Stage {
  constructor(send) {
    this.send = send;
    this.held = false; // while something is dragged, nothing else may move it
    this.image = h("img", { alt: t("camera_sees"), hidden: true });
    this.note = h("p", { class: "live-note" }, t("waiting_picture"));
    this.drawing = h("svg:svg", { viewBox: "0 0 100 100", preserveAspectRatio: "none" });
    this.labels = h("div", { class: "live-labels", "aria-hidden": "true" });
    this.element = h("div", { class: "stage" }, this.image, this.note, this.drawing, this.labels);
  }

  show(address) {
    this.image.hidden = !address;
    this.note.hidden = Boolean(address);
    if (address) this.image.src = address;
  }

  /** Draw markers, zones and corners where they lie now. */
  mark(seen) {
    const key = JSON.stringify([seen.markers, seen.zones, seen.corners]);
    if (key === this.shown) return;
    this.shown = key;
    const focused = focusedNow()?.dataset?.key;
    this.drawing.replaceChildren(
      ...seen.markers.map((corners) => h("svg:polygon", { class: "marker", points: points(corners) })),
      ...seen.zones.map((zone) => this.zone(zone)),
      ...(seen.corners ? this.cornerHandles(seen) : []),
    );
    this.labels.replaceChildren(...seen.zones.map(label));
    if (focused) this.drawing.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
  }

  zone(zone) {
    const shape = h("svg:polygon", {
      class: "zone",
      points: points(zone.corners),
      tabindex: "0",
      role: "button",
      "data-key": `zone-${zone.name}`,
      "aria-label": t("zone_label", { zone: zone.label, degrees: Math.round(zone.turned_deg) }),
      onpointerdown: (event) =>
        this.drag(
          event,
          (from, to) => this.nudge(shape, zone, from, to),
          (from, to) => this.dropZone(zone, from, to),
        ),
      onkeydown: (event) => this.zoneKey(event, zone),
    });
    return shape;
  }

  nudge(shape, zone, from, to) {
    shape.setAttribute(
      "points",
      points(zone.corners.map(([x, y]) => [x + to[0] - from[0], y + to[1] - from[1]])),
    );
  }

  dropZone(zone, from, to) {
    const [x, y] = middle(zone.corners);
    return this.send("/api/camera/zone", { zone: zone.name, to: [x + to[0] - from[0], y + to[1] - from[1]] });
  }

  zoneKey(event, zone) {
    const arrow = ARROWS[event.key];
    const turn = { "+": TURN_DEG, "-": -TURN_DEG }[event.key];
    if (!arrow && !turn) return;
    event.preventDefault();
    this.send(
      "/api/camera/zone",
      arrow
        ? { zone: zone.name, by_mm: arrow.map((step) => STEP_MM * step) }
        : { zone: zone.name, turn_deg: turn },
    );
  }

  cornerHandles(seen) {
    const outline = h("svg:polygon", { class: "sheet-outline", points: points(seen.corners) });
    const put = (index, place) =>
      this.send("/api/camera/corners", {
        size_mm: seen.size_mm,
        corners: seen.corners.map((corner, other) => (other === index ? place : corner)),
      });
    const handles = seen.corners.map(([x, y], index) => {
      const handle = h(
        "svg:g",
        {
          class: "handle",
          transform: toPlace(x, y),
          tabindex: "0",
          role: "button",
          "data-key": `corner-${index}`,
          "aria-label": t(`corner_${index}`),
          onpointerdown: (event) =>
            this.drag(
              event,
              (_, place) => handle.setAttribute("transform", toPlace(...place)),
              (_, to) => put(index, to),
            ),
          onkeydown: (event) => {
            const arrow = ARROWS[event.key];
            if (!arrow) return;
            event.preventDefault();
            put(index, [x + STEP_SHARE * arrow[0], y + STEP_SHARE * arrow[1]]);
          },
        },
        ["reach", "rim", "dot"].map((part) => h("svg:path", { class: part, d: DOT })),
      );
      return handle;
    });
    return [outline, ...handles];
  }

  /** Follow a pointer until it is released; places are shares of the picture. */
  drag(event, move, drop) {
    event.preventDefault();
    const target = event.currentTarget;
    const box = this.drawing.getBoundingClientRect();
    const place = (one) => [(one.clientX - box.left) / box.width, (one.clientY - box.top) / box.height];
    const from = place(event);
    this.held = true;
    target.setPointerCapture(event.pointerId);
    target.focus();
    const follow = (one) => move(from, place(one));
    const end = async (one) => {
      target.removeEventListener("pointermove", follow);
      this.shown = undefined;
      this.held = false;
      const to = place(one);
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.003) await drop(from, to);
    };
    target.addEventListener("pointermove", follow);
    target.addEventListener("pointerup", end, { once: true });
    target.addEventListener("pointercancel", end, { once: true });
  }
}

function label(zone) {
  const words = h("span", {}, zone.name);
  words.style.left = `${100 * middle(zone.corners)[0]}%`;
  words.style.top = `${100 * Math.max(...zone.corners.map((corner) => corner[1]))}%`;
  return words;
}

const middle = (corners) =>
  [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length);
