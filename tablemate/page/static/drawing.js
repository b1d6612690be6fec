// The table as one drawing: zones, places and things, which can be touched, dragged and walked through by keys.
import { classes, focusedNow, h } from "./dom.js";
import { follow } from "./drag.js";
import { capital, drawThing, isHeadDown, kindOf, sizeOf, textWidth } from "./faces.js";
import { arrange, NAME_SIZE } from "./layout.js";
import { symbol } from "./symbols.js";
import { t } from "./words.js";

const WIDTHS_MM = [346, 400, 460, 520, 600, 700]; // from five cards side by side to all that can still be read
const STACKED = 3; // cards of a stack that can be seen
const MOVE_MS = 900;
const MOST_ARROWS = 4; // that can still be told apart
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Drawing {
  /**
   * `handlers`: `touch(spot, item)`; `drop(from, to)` with `{ zone, place, item }` each; `can(zone, place)`: "touch",
   * "drag" or ""; `says(zone, place)`: the words of what a press does; `held()`: something was taken up or put down.
   */
  constructor(handlers) {
    this.handlers = handlers;
    this.svg = h("svg:svg", { class: "drawing", role: "group", id: "drawing" });
    this.element = h("div", { class: "drawing-frame" }, this.svg);
    this.held = null; // what is picked up by keyboard
    new ResizeObserver(() => this.shown && this.show(this.shown)).observe(this.element);
  }

  /** How wide the table is laid out, so that it is drawn as large as its room on the screen lets it be. */
  widthFor(table) {
    const key = JSON.stringify([this.roomNow(), table.zones, table.room]);
    if (this.fitted?.key === key) return this.fitted.width;
    const [wide, high] = this.roomNow();
    const size = (width) => {
      const plan = arrange(table.zones, {}, table.faces, {
        width,
        plan: () => !table.room,
        room: table.room,
      });
      return Math.min(wide / plan.width, high / plan.height);
    };
    const width = WIDTHS_MM.reduce((best, one) => (size(one) > 1.02 * size(best) ? one : best));
    this.fitted = { key, width };
    return width;
  }

  /** How wide and how high the drawing may be, in pixels. */
  roomNow() {
    const most = Number.parseFloat(getComputedStyle(this.svg).maxHeight);
    return [this.element.clientWidth || 400, Number.isFinite(most) ? most : Number.MAX_SAFE_INTEGER];
  }

  /** Draw `{ zones, on_table, faces, moves, asked, count, label, key }`; moves of a new key are played once. */
  show(table) {
    this.shown = table;
    const plan = arrange(table.zones, table.on_table, table.faces, {
      width: this.widthFor(table),
      moves: table.moves,
      asked: table.asked,
      count: table.count,
      plan: table.plan,
      room: table.room,
    });
    this.plan = plan;
    const focused = this.svg.contains(focusedNow()) ? focusedNow().dataset.key : null;
    this.svg.setAttribute("viewBox", `-7 -2 ${plan.width + 14} ${plan.height + 6}`);
    this.svg.setAttribute("aria-label", table.label);
    this.svg.classList.toggle("planned", Boolean(table.here?.length));
    this.svg.replaceChildren(
      ...plan.zones.filter((zone) => !zone.spare).map((zone) => this.zone(zone, table)),
      this.moves(table),
      names(plan, table),
    );
    if (focused)
      this.svg.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    if (table.key !== this.played && table.moves.length) {
      this.played = table.key;
      if (!still()) this.play(table.moves);
    }
  }

  // --- zones and places -------------------------------------------------------------------------

  zone(part, table) {
    const { zone } = part;
    const asked = zone.id === table.asked;
    const here = table.here?.includes(zone.id); // the open order of the set-up is done here
    return h(
      "svg:g",
      {
        class: classes(
          "zone",
          `shape-${zone.shape}`,
          isTrack(zone) && "is-track",
          asked && "asked",
          here && "here",
        ),
        role: "group",
        "aria-label": here ? t("zone_here", { zone: zone.name }) : zone.name,
        "data-zone": zone.id,
      },
      here && frames(part),
      part.spots
        .filter((spot) => !spot.spare)
        .map((spot) =>
          this.spot(zone, spot, spot === part.spots.find((one) => this.handlers.can(zone, one.place)), table),
        ),
    );
  }

  /** A place; Tab comes to the `first` of a zone that can be touched, arrows to the others. */
  spot(zone, spot, first, table) {
    const can = this.handlers.can(zone, spot.place);
    const key = `${zone.id}-${spot.place.id}`;
    const face = table.faces[spot.place.id];
    const label = this.words(zone, spot, can);
    return h(
      "svg:g",
      {
        class: classes(
          "place",
          spot.items.length ? "full" : "bare",
          can && "can-touch",
          can === "drag" && "can-drag",
          table.changed?.(zone, spot.place.id) && "changed",
          this.held?.zone?.id === zone.id && this.held.place === spot.place.id && "held",
        ),
        role: can ? null : "img",
        "aria-label": can ? null : label,
        "data-spot": key,
        onclick: can ? (event) => this.touch(event, zone, spot) : null,
        onpointerdown: can === "drag" ? (event) => this.drag(event, zone, spot) : null,
      },
      h(
        "svg:g",
        { "aria-hidden": "true" },
        outline(zone, spot, face),
        this.things(zone, spot, table),
        spot.named &&
          (spot.items.length > 0 || table.here?.length > 0) &&
          h(
            "svg:text",
            { class: "place-name", "font-size": spot.nameSize, x: spot.x, y: spot.y + spot.h / 2 + 9 },
            spot.place.name,
          ),
      ),
      // The focus of keys and screen readers: a frame of its own, not named by the texts in the drawing.
      can &&
        h("svg:rect", {
          class: "grip",
          x: spot.x - spot.w / 2 - 2,
          y: spot.y - spot.h / 2 - 2,
          width: spot.w + 4,
          height: spot.h + 4,
          rx: 6,
          role: "button",
          tabindex: first ? "0" : "-1",
          "aria-label": label,
          "data-key": `spot-${key}`,
          onkeydown: (event) => this.key(event, zone, spot),
        }),
    );
  }

  words(zone, spot, can) {
    const name = ["row", "pool", "pile"].includes(zone.shape)
      ? zone.places.length > 1 || zone.shape === "row"
        ? `${zone.name} ${spot.place.id}`
        : zone.name
      : spot.place.name;
    const things = spot.items.length ? spot.items.map(itemWords).join(", ") : t("status_empty");
    return can
      ? t("spot_to_touch", { place: name, things, press: this.handlers.says(zone, spot.place) })
      : t("spot", { place: name, things });
  }

  things(zone, spot, table) {
    const { items } = spot;
    if (!items.length) return null;
    const first = kindOf(items[0], table.faces[items[0].id], zone);
    const small = spot.onBoard && first !== "card";
    if (small) return this.heap(zone, spot, table);
    if (spot.spread)
      return items.map((item, index) =>
        this.thing(
          zone,
          spot,
          item,
          (index - (items.length - 1) / 2) * spot.spread * spot.scale,
          0,
          table,
          index,
        ),
      );
    const cards = items.filter((item) => kindOf(item, table.faces[item.id], zone) === first);
    const beside = items.filter((item) => !cards.includes(item));
    const seen = cards.slice(-STACKED);
    const hidden = cards.reduce((sum, item) => sum + item.number, 0);
    return [
      seen.map((item, index) => {
        const up = seen.length - 1 - index;
        const number = index === seen.length - 1 && (spot.pile || item.number > 1) ? hidden : 1;
        return this.thing(
          zone,
          spot,
          { ...item, number },
          -2 * up * spot.scale,
          (onGrid(zone) ? 5 : -2) * -up * spot.scale * (onGrid(zone) ? 1 : -1),
          table,
          items.indexOf(item),
        );
      }),
      beside.map((item, index) =>
        this.thing(
          zone,
          spot,
          item,
          (index - (beside.length - 1) / 2) * 24 * spot.scale,
          32 * spot.scale,
          table,
          items.indexOf(item),
        ),
      ),
    ];
  }

  /** Pieces on a space of a board, side by side. */
  heap(zone, spot, table) {
    const { items } = spot;
    const columns = items.length > 4 ? 3 : Math.min(2, items.length);
    const lines = Math.ceil(items.length / columns);
    const small = items.length > 4 ? 0.72 : items.length > 1 ? 0.92 : 1.15;
    return items.map((item, index) =>
      this.thing(
        zone,
        { ...spot, scale: spot.scale * small },
        item,
        ((index % columns) -
          (Math.min(columns, items.length - columns * Math.floor(index / columns)) - 1) / 2) *
          26 *
          small *
          spot.scale,
        (Math.floor(index / columns) - (lines - 1) / 2) * 25 * small * spot.scale + 2 * spot.scale,
        table,
        index,
      ),
    );
  }

  thing(zone, spot, item, dx, dy, table, index) {
    const kind = kindOf(item, table.faces[item.id], zone);
    // A space of a track is smaller than its tile.
    const fits = zone.shape === "row" ? Math.min(1, spot.w / (sizeOf(kind)[0] * spot.scale)) : 1;
    const moved = table.moves.some(
      (move) =>
        move.end && move.end[0] === zone.id && move.end[1] === spot.place.id && move.item.id === item.id,
    );
    return h(
      "svg:g",
      {
        class: `lies ${moved ? "moved" : ""} ${item.status ? `is-${item.status}` : ""}`,
        transform: `translate(${spot.x + dx} ${spot.y + dy}) scale(${spot.scale * fits})`,
        "data-item": item.id,
        "data-index": index,
      },
      h(
        "svg:g",
        { class: "mover" },
        drawThing(item, table.faces[item.id], kind),
        moved && halo(kind),
        item.status && statusSign(item, kind),
      ),
    );
  }

  // --- what was moved ---------------------------------------------------------------------------

  find(spot, gone = false) {
    const part = spot && this.plan.zones.find((one) => one.zone.id === spot[0]);
    const there = (one) => one.place.id === spot[1];
    return (gone && part?.gaps.find(there)) || part?.spots.find(there);
  }

  moves(table) {
    const many =
      table.moves.filter((move) => move.start && move.end && `${move.start}` !== `${move.end}`).length >
      MOST_ARROWS;
    const arrows = table.moves.map((move) => {
      const [start, end] = [this.find(move.start, true), this.find(move.end)];
      if (!start || start === end) return null;
      if (!end) return leftOpen(start);
      const open = !start.items.length && !start.onBoard && leftOpen(start);
      return many ? open : [open, arrow(start, end)]; // many arrows would be a tangle: frames say more
    });
    return h("svg:g", { class: "moves", "aria-hidden": "true" }, arrows);
  }

  /** Let each thing come from where it was, once. */
  play(moves) {
    for (const move of moves) {
      const [start, end] = [this.find(move.start, true), this.find(move.end)];
      const [spot, item] = [`${move.end?.[0]}-${move.end?.[1]}`, move.item.id].map((id) => CSS.escape(id));
      const thing = end && this.svg.querySelector(`[data-spot="${spot}"] [data-item="${item}"] .mover`);
      if (!thing) continue;
      const from =
        start && start !== end
          ? `translate(${(start.x - end.x) / end.scale}px, ${(start.y - end.y) / end.scale}px)`
          : "scale(.3)";
      thing.animate(
        [
          { transform: from, opacity: start ? 1 : 0 },
          { transform: "none", opacity: 1 },
        ],
        { duration: MOVE_MS, easing: "cubic-bezier(.3, 0, .2, 1)" },
      );
    }
  }

  // --- hands ------------------------------------------------------------------------------------

  touch(event, zone, spot) {
    if (this.held) return this.putDown(zone, spot);
    const index = event.target.closest?.("[data-index]")?.dataset.index;
    this.handlers.touch({
      zone,
      place: spot.place.id,
      index: index === undefined ? null : Number(index),
      items: spot.items,
    });
  }

  drag(event, zone, spot) {
    const lies =
      event.target.closest("[data-index]") ?? event.currentTarget.querySelector("[data-index]:last-of-type");
    if (!lies || event.button) return;
    const index = Number(lies.dataset.index);
    const from = { zone, place: spot.place.id, index, item: spot.items[index] };
    follow(event, {
      ghost: () => ghostOf(lies, this.svg),
      over: (x, y) => this.over(x, y),
      drop: (x, y) => this.handlers.drop(from, this.spotAt(x, y)),
    });
  }

  /** The spot under a point of the screen that something can be put on; null beside all of them. */
  spotAt(x, y) {
    for (const element of document.elementsFromPoint(x, y)) {
      const place = /** @type {SVGElement} */ (element.closest?.(".place"));
      if (place && this.svg.contains(place)) return this.spotOf(place.dataset.spot);
    }
    return null;
  }

  spotOf(key) {
    for (const part of this.plan.zones)
      for (const spot of part.spots)
        if (`${part.zone.id}-${spot.place.id}` === key)
          return { zone: part.zone, place: spot.place.id, items: spot.items };
    return null;
  }

  over(x, y) {
    const spot = x === null ? null : this.spotAt(x, y);
    const key = spot && `${spot.zone.id}-${spot.place}`;
    for (const place of this.svg.querySelectorAll(".place"))
      place.classList.toggle("over", place.dataset.spot === key);
  }

  // --- keys -------------------------------------------------------------------------------------

  key(event, zone, spot) {
    const arrow = ARROWS[event.key];
    if (arrow) this.walk(event.currentTarget, arrow);
    else if (event.key === "Enter" && this.held) this.putDown(zone, spot);
    else if (event.key === "Enter")
      this.handlers.touch({
        zone,
        place: spot.place.id,
        index: spot.items.length ? spot.items.length - 1 : null,
        items: spot.items,
      });
    else if (event.key === " " && this.handlers.can(zone, spot.place) === "drag")
      this.held ? this.putDown(zone, spot) : this.pickUp(zone, spot);
    else if (event.key === "Escape" && this.held) this.letGo(t("put_back"));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Go to the nearest place in a direction. */
  walk(from, [dx, dy]) {
    const middle = (one) => {
      const box = one.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(from);
    let best = null;
    for (const place of this.svg.querySelectorAll(".grip")) {
      const [px, py] = middle(place);
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      const far = along + 1.4 * aside; // less than 1.7, or every other row of hexagons is passed over
      if (place !== from && along > 4 && (!best || far < best.far)) best = { place, far };
    }
    best?.place.focus();
  }

  /** Hold something that is not on the table yet, to be put where a place is touched next. */
  hold(from) {
    this.take(from);
    this.svg.querySelector(".asked [tabindex='0']")?.focus();
  }

  take(from) {
    this.held = from;
    this.say(t("picked_up", { thing: from.item.name }));
    this.svg.classList.add("holding");
    this.handlers.held?.();
  }

  pickUp(zone, spot) {
    const item = spot.items.at(-1);
    if (!item) return;
    this.take({ zone, place: spot.place.id, index: spot.items.length - 1, item });
  }

  putDown(zone, spot) {
    const from = this.held;
    this.letGo(
      t("put_down", { thing: from.item.name, place: this.words(zone, { ...spot, items: [] }, false) }),
    );
    this.handlers.drop(from, { zone, place: spot.place.id, items: spot.items });
  }

  letGo(words) {
    this.held = null;
    this.svg.classList.remove("holding");
    this.say(words);
    this.handlers.held?.();
  }

  say(words) {
    document.getElementById("spoken").append(h("p", {}, words));
  }
}

/** Whether a zone is a track: spaces that are there also where nothing lies. */
const isTrack = (zone) =>
  zone.thing[1] < 40 && zone.places.length > 5 && ["row", "area"].includes(zone.shape);
const onGrid = (zone) => zone.shape === "grid" || zone.shape === "row";

/** The names of the zones, above all else: over a row's beginning, over others' middle, beside a pile that moves. */
function names(plan, table) {
  const marked = (zone) => (zone.id === table.asked || table.here?.includes(zone.id) ? "marked" : "");
  const name = (zone, x, y, anchor) =>
    h(
      "svg:text",
      {
        class: `zone-name ${marked(zone)}`,
        "data-of": zone.id,
        "font-size": NAME_SIZE,
        x,
        y,
        "text-anchor": anchor,
      },
      capital(zone.name),
    );
  const beside = (part, spot) => {
    const right = spot.x > part.x + part.w / 2;
    return name(part.zone, spot.x + (right ? -1 : 1) * (spot.w / 2 + 5), spot.y + 3, right ? "end" : "start");
  };
  return h(
    "svg:g",
    { class: "zone-names", "aria-hidden": "true" },
    plan.zones
      .filter((part) => !part.spare)
      .map((part) => {
        if (part.nameSpot)
          return part.spots.filter((spot) => spot.items.length).map((spot) => beside(part, spot));
        if (!part.label) return null;
        const left = Math.min(...[...part.spots, ...part.gaps].map((spot) => spot.x - spot.w / 2));
        return part.zone.shape === "row"
          ? name(part.zone, left, part.y - 4, "start")
          : name(part.zone, part.x + part.w / 2, part.y - 4, "middle");
      }),
  );
}

/** A thing in words, as it lies. */
export function itemWords(item) {
  if (item.up === false)
    return [t("item_face_down", { number: item.number }), item.status && t(`status_${item.status}`)]
      .filter(Boolean)
      .join(", ");
  const name = [item.side && t(`side_${item.side}`), item.name || t("item_unknown", { number: item.number })]
    .filter(Boolean)
    .join(" ");
  const words = item.number > 1 && item.id ? t("item_times", { number: item.number, thing: name }) : name;
  const more = [
    !item.side && item.facing && item.facing !== "towards" && t(`facing_${item.facing}`),
    ...(item.marks ?? []).map((mark) => t(`mark_${mark}`)),
    item.status && t(`status_${item.status}`),
  ];
  return [words, ...more.filter(Boolean)].join(", ");
}

/** A frame around everything of a zone and its name; where its places lie around others, one around each. */
function frames(part) {
  const filled = part.spots.filter((spot) => spot.items.length);
  if (part.apart)
    return (part.nameSpot && filled.length ? filled : part.spots).map((spot) => frame([spot], 4, 4));
  return frame(
    part.spots,
    part.label ? 17 : 4,
    part.spots.some((spot) => spot.named) ? 14 : 5,
    part.label ? textWidth(capital(part.zone.name), NAME_SIZE) / 2 : 0,
  );
}

function frame(spots, above, below, halfName = 0) {
  const middle =
    (Math.min(...spots.map((one) => one.x - one.w / 2)) +
      Math.max(...spots.map((one) => one.x + one.w / 2))) /
    2;
  const left = Math.min(middle - halfName, ...spots.map((one) => one.x - one.w / 2));
  const right = Math.max(middle + halfName, ...spots.map((one) => one.x + one.w / 2));
  const top = Math.min(...spots.map((one) => one.y - one.h / 2)) - above;
  const bottom = Math.max(...spots.map((one) => one.y + one.h / 2)) + below;
  return h("svg:rect", {
    class: "here-frame",
    x: left - 5,
    y: top,
    width: right - left + 10,
    height: bottom - top,
    rx: 8,
  });
}

/** The edge of a place: of a drawn board its space, else room for a thing. */
function outline(zone, spot, face) {
  if (face?.shape === "hex") {
    const r = hexRadius(zone) * spot.scale;
    const points = [30, 90, 150, 210, 270, 330]
      .map(
        (deg) =>
          `${spot.x + r * Math.cos((deg * Math.PI) / 180)},${spot.y + r * Math.sin((deg * Math.PI) / 180)}`,
      )
      .join(" ");
    return [
      h("svg:polygon", { class: `space tint-${face.tint}`, points }),
      h(
        "svg:text",
        { class: "space-name", x: spot.x, y: spot.y - r * 0.66, "font-size": r * 0.24 },
        spot.place.id,
      ),
      !spot.items.length && face.signs.map((sign) => symbol(sign, spot.x, spot.y + 4, r * 0.8, "faint")),
    ];
  }
  const [w, height] = [spot.w + 3, spot.h + 3];
  return [
    h("svg:rect", { class: "space", x: spot.x - w / 2, y: spot.y - height / 2, width: w, height, rx: 5 }),
    (zone.shape === "grid" || (zone.shape === "places" && face)) &&
      h(
        "svg:text",
        {
          class: "space-name",
          x: spot.x,
          y: spot.y + (zone.shape === "grid" ? 4 : height / 2 + 7),
          "font-size": 11,
        },
        zone.shape === "grid" ? spot.place.id : "",
      ),
    isTrack(zone) &&
      h("svg:text", { class: "space-name", x: spot.x, y: spot.y + 3, "font-size": 7 }, spot.place.id),
    face &&
      !spot.items.length &&
      (face.signs ?? []).map((sign) => symbol(sign, spot.x, spot.y, spot.w * 0.6, "faint")),
  ];
}

function hexRadius(zone) {
  const [first, second] = zone.places;
  return Math.hypot(first.at[0] - second.at[0], first.at[1] - second.at[1]) / Math.sqrt(3);
}

function halo(kind) {
  const [w, height] = sizeOf(kind);
  return h("svg:rect", {
    class: "halo",
    x: -w / 2 - 2,
    y: -height / 2 - 2,
    width: w + 4,
    height: height + 4,
    rx: 6,
  });
}

/** How sure a thing is, on a strip along the edge where no name stands: its foot, or its head if it lies head down. */
function statusSign(item, kind) {
  const [w, height] = sizeOf(kind);
  const covered = kind === "card" || kind === "suit" ? 13 : 0; // of small things nothing is
  const y = isHeadDown(item, kind) ? -height / 2 : height / 2 - covered;
  return h(
    "svg:g",
    { class: "status-sign" },
    h("svg:rect", { x: -w / 2, y, width: w, height: 13, rx: 3 }),
    h("svg:text", { y: y + 9.6, "font-size": 9 }, t(`status_${item.status}`)),
  );
}

/** Where something lay that is gone. */
const leftOpen = (spot) =>
  h(
    "svg:g",
    { class: "left" },
    h("svg:rect", { x: spot.x - spot.w / 2, y: spot.y - spot.h / 2, width: spot.w, height: spot.h, rx: 4 }),
  );

/** A curved line from one place to another, with a head. */
function arrow(start, end) {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = Math.min(24, far / 5);
  const [mx, my] = [(start.x + end.x) / 2 - (dy / far) * bend, (start.y + end.y) / 2 + (dx / far) * bend];
  const back = Math.min(far / 3, Math.min(end.w, end.h) / 3);
  const angle = Math.atan2(end.y - my, end.x - mx);
  const [ex, ey] = [end.x - Math.cos(angle) * back, end.y - Math.sin(angle) * back];
  const head = (turn) => `${ex - 9 * Math.cos(angle + turn)} ${ey - 9 * Math.sin(angle + turn)}`;
  return h(
    "svg:g",
    { class: "move-arrow" },
    ["under", "over"].map((layer) =>
      h("svg:path", {
        class: layer,
        d: `M${start.x} ${start.y}Q${mx} ${my} ${ex} ${ey}M${head(0.5)}L${ex} ${ey}L${head(-0.5)}`,
      }),
    ),
  );
}

/** A copy of a thing to be carried under the pointer, as large as it is on the screen. */
function ghostOf(lies, svg) {
  const box = lies.getBoundingClientRect();
  const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
  const mover = lies.querySelector(".mover").cloneNode(true);
  const own = Number(/scale\(([\d.]+)\)/.exec(lies.getAttribute("transform"))?.[1] ?? 1);
  return h(
    "svg:svg",
    {
      class: "drawing ghost-thing",
      width: box.width,
      height: box.height,
      viewBox: `${-box.width / 2} ${-box.height / 2} ${box.width} ${box.height}`,
    },
    h("svg:g", { transform: `scale(${scale * own})` }, mover),
  );
}
