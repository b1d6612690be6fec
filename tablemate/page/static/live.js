// The live picture with what was read on it; fetched only while it can be seen.
import { h, show } from "./dom.js";
import { sign, status } from "./icons.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const APART_MS = 300;
const SMALL_SHARE = 0.06; // of the picture: too small for a name

/**
 * Draw the live picture if there is a camera.
 * @param {State} state
 */
export function drawLive(place, state, touch) {
  if (!state.sight) {
    place.replaceChildren();
    place.picture = undefined;
    return;
  }
  if (!place.picture) place.picture = new Picture(place);
  place.picture.mark(state, touch);
}

/**
 * Everything the camera sees, zone by zone: what it is, and how its zone and its place are called.
 * @param {State} state
 */
export function seenThings(state) {
  return Object.entries(state.sight?.zones ?? {}).map(([zone, things]) => {
    const drawn = state.table?.drawing.zones.find((one) => one.id === zone);
    const counted = !drawn || ["row", "pool", "pile"].includes(drawn.shape);
    const place = (index) => (counted ? `${index + 1}` : (drawn.places[index]?.name ?? `${index + 1}`));
    return things.flatMap((thing, index) =>
      thing ? [{ zone, title: drawn?.name ?? zone, place: place(index), thing, index }] : [],
    );
  });
}

/** Ask for pictures one after the other, as long as this element can be seen; `got` gets each as an address. */
export function watch(element, path, got) {
  let visible = false;
  let last;
  new IntersectionObserver(([entry]) => (visible = entry.isIntersecting)).observe(element);
  const next = async () => {
    if (!element.isConnected) return;
    if (visible && !document.hidden) {
      const response = await fetch(
        `${path}${Math.max(1, Math.ceil(element.clientWidth * Math.min(devicePixelRatio, 2)))}`,
      ).catch(() => null);
      const blob = response?.status === 200 ? await response.blob() : null;
      if (last) URL.revokeObjectURL(last);
      last = blob && URL.createObjectURL(blob);
      got(last);
    }
    setTimeout(next, APART_MS);
  };
  requestAnimationFrame(next);
}

/** A picture with marks on it: what the program sees, or the video of a phone that is the camera itself. */
export class Picture {
  constructor(place, video = null) {
    this.image = h("img", { alt: t("camera_sees"), hidden: true });
    this.note = h("p", { class: "live-note" }, t("waiting_camera"));
    this.marks = h("svg:svg", {
      class: "marks",
      viewBox: "0 0 100 100",
      preserveAspectRatio: "none",
      "aria-hidden": "true",
    });
    this.labels = h("div", { class: "live-labels", "aria-hidden": "true" });
    this.legend = h("div", { class: "legend" });
    const figure = h("div", { class: "live" }, video ?? [this.image, this.note], this.marks, this.labels);
    place.replaceChildren(
      h(
        "section",
        { class: "card stack", "aria-label": t("live") },
        h("h2", {}, t("live_title")),
        figure,
        video ? null : this.legend, // a phone is small: beside its picture it lists what is in doubt only
      ),
    );
    if (video) {
      video.addEventListener("resize", () =>
        figure.style.setProperty("--shape", `${video.videoWidth / video.videoHeight}`),
      );
      return;
    }
    watch(figure, "/api/picture?width_px=", (address) => {
      this.image.hidden = !address;
      this.note.hidden = Boolean(address);
      if (address) this.image.src = address;
    });
  }

  /**
   * Outline every thing; its status is in the line, the sign and the word, and the legend names them all.
   * @param {State} state
   */
  mark(state, touch) {
    this.touch = touch;
    const seen = seenThings(state).map((things) => things.filter(({ thing }) => thing.corners.length));
    const all = seen.flat();
    const key = JSON.stringify(all);
    if (key === this.shown) return;
    this.shown = key;
    this.marks.replaceChildren(...all.map((one) => this.outline(one)));
    this.labels.replaceChildren(...all.map(label));
    show(
      this.legend,
      all.map(({ title, place, thing }) => [title, place, thing.name, thing.status, thing.face]),
      () =>
        seen
          .filter((things) => things.length)
          .map((things) =>
            h(
              "div",
              { class: "row", role: "group", "aria-label": things[0].title },
              h("span", { class: "muted small" }, things[0].title),
              things.map((one) => this.chip(one)),
            ),
          ),
    );
  }

  outline({ zone, thing, index }) {
    const points = thing.corners.map(([x, y]) => `${100 * x},${100 * y}`).join(" ");
    return h(
      "svg:g",
      { class: `mark s-${thing.status}`, onclick: () => this.touch(zone, index) },
      h("svg:polygon", { class: "under", points }),
      h("svg:polygon", { class: "over", points }),
    );
  }

  chip({ zone, place, thing, index }) {
    return h(
      "button",
      {
        type: "button",
        class: `chip is-${thing.status}`,
        "data-key": `seen-${zone}-${index}`,
        "data-mark": `${zone}-${index}`,
        onclick: () => this.touch(zone, index),
      },
      `${place} ${nameOf(thing)}`,
      status(thing.status),
    );
  }
}

const nameOf = (thing) => thing.name ?? (thing.face === "down" ? t("face_down") : t("not_clear"));

/** The name under a thing where there is room for it, else its number. */
function label({ thing, place }) {
  const [xs, ys] = [0, 1].map((axis) => thing.corners.map((corner) => corner[axis]));
  const wide = Math.max(...xs) - Math.min(...xs);
  const words = h(
    "span",
    { class: wide < SMALL_SHARE ? "tiny" : "" },
    sign(thing.status),
    h("span", { class: "short" }, place),
    h("span", { class: "long" }, nameOf(thing)),
  );
  words.style.left = `${50 * (Math.max(...xs) + Math.min(...xs))}%`;
  words.style.top = `${100 * Math.max(...ys)}%`;
  words.style.maxWidth = `${100 * wide}%`;
  return words;
}
