// The camera in the set-up view: choose it, see what is fine, move the zones, save the table.
import { cameraButtons } from "./cameras.js";
import { h, show, toast } from "./dom.js";
import { sign } from "./icons.js";
import { act, ask, Refused } from "./link.js";
import { watch } from "./live.js";
import { Stage } from "./stage.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const LOOKS_APART_MS = 1000;
const SIGNS = { good: "sure", fair: "check", bad: "ill" };

/**
 * Draw the camera's card once; it looks after itself from then on.
 * @param {State} state
 */
export function cameraCard(place, state, game) {
  Object.assign(place, { state, game });
  if (!place.wizard) place.wizard = new CalibrationWizard(place);
}

class CalibrationWizard {
  constructor(place) {
    this.place = place;
    this.seen = null;
    this.sent = 0; // changes sent: a look from before the last one is outdated
    this.stage = new Stage((path, body) => this.send(path, body));
    this.choice = h("div", { class: "stack" });
    this.ticks = h("div", { "aria-live": "polite" });
    this.saving = h("div", { class: "stack" });
    this.table = h(
      "div",
      { class: "wizard stack", hidden: true },
      this.stage.element,
      h("div", { class: "stack" }, this.ticks, this.saving),
    );
    place.replaceChildren(
      h(
        "section",
        { class: "card stack", "aria-label": t("camera") },
        h("h2", {}, t("camera_title")),
        this.choice,
        this.table,
      ),
    );
    watch(this.stage.element, "/api/camera/picture?width_px=", (address) => this.stage.show(address));
    this.follow();
  }

  /** Look again and again while the set-up is open. */
  async follow() {
    const open = this.place.closest(".view")?.classList.contains("shown") && !document.hidden;
    if (open && !this.stage.held) await this.look();
    if (this.place.isConnected) setTimeout(() => this.follow(), LOOKS_APART_MS);
  }

  async look() {
    const { sent } = this;
    try {
      const seen = await ask("/api/camera");
      if (sent === this.sent && !this.stage.held) this.draw(seen);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      show(this.ticks, [error.message], () => h("p", {}, error.message));
    }
  }

  async send(path, body) {
    this.sent += 1;
    const seen = await act(path, body);
    this.sent += 1;
    if (seen) this.draw(seen);
  }

  draw(seen) {
    this.seen = seen;
    this.table.hidden = !(seen.given || seen.watching);
    show(this.choice, [seen.cameras, seen.given, seen.watching, seen.trouble], () => this.chooser());
    if (!this.stage.held) this.stage.mark(seen);
    show(this.ticks, [seen.ticks, seen.pictures], () => tickList(seen));
    show(
      this.saving,
      [
        seen.playable,
        seen.profiles,
        seen.watching,
        Boolean(seen.corners),
        seen.zones.length,
        Boolean(this.place.state.game),
      ],
      () => this.saver(),
    );
  }

  chooser() {
    const { cameras, given, watching, trouble } = this.seen;
    const open = (name) => this.send("/api/camera", { given: name, game: this.place.game });
    const address = h("input", {
      type: "text",
      id: "address",
      "data-key": "address",
      inputmode: "url",
      placeholder: t("camera_address_hint"),
      autocomplete: "off",
    });
    return [
      watching && h("p", {}, t("camera_watching")),
      !watching && h("p", {}, t("camera_for")),
      !watching && cameraButtons(cameras, { key: "camera", given, open }),
      !watching &&
        h(
          "form",
          { class: "words", onsubmit: (event) => (event.preventDefault(), open(address.value.trim())) },
          h("label", { class: "sr-only", for: "address" }, t("camera_address")),
          address,
          h("button", {}, t("camera_look")),
        ),
      trouble && h("p", { class: "noticed", role: "status" }, sign("ill"), trouble),
      given &&
        !watching &&
        h(
          "div",
          { class: "row" },
          this.place.state.game?.id === this.place.game &&
            h(
              "button",
              { type: "button", class: "primary", "data-key": "use", onclick: () => this.use() },
              t("camera_use"),
            ),
          h(
            "button",
            { type: "button", "data-key": "close-camera", onclick: () => this.send("/api/camera/close", {}) },
            t("camera_close"),
          ),
        ),
    ];
  }

  saver() {
    const { seen } = this;
    const name = h("input", {
      type: "text",
      id: "profile",
      "data-key": "profile",
      value: seen.profiles[0] ?? "table",
      maxlength: 40,
      pattern: "[A-Za-z0-9][A-Za-z0-9_\\-]*",
      required: true,
    });
    return [
      seen.zones.length > 0 && h("p", { class: "muted small" }, t("zones_drag")),
      h(
        "div",
        { class: "row" },
        h(
          "button",
          { type: "button", "data-key": "corners", onclick: () => this.pointCorners() },
          seen.corners ? t("use_markers") : t("point_corners"),
        ),
        seen.corners && h("label", {}, t("sheet_size"), this.sizeChoice()),
      ),
      h(
        "form",
        { class: "row", onsubmit: (event) => (event.preventDefault(), this.save(name.value)) },
        h("label", { for: "profile" }, t("save_table_as")),
        name,
        h("button", { class: seen.playable ? "primary" : "", "data-key": "save-table" }, t("save")),
      ),
    ];
  }

  sizeChoice() {
    const sizes = {
      "A4, 297 × 210 mm": [297, 210],
      "A3, 420 × 297 mm": [420, 297],
      "Letter, 279 × 216 mm": [279, 216],
    };
    const now = JSON.stringify(this.seen.size_mm);
    return h(
      "select",
      {
        "data-key": "size",
        onchange: (event) =>
          this.send("/api/camera/corners", {
            corners: this.seen.corners,
            size_mm: JSON.parse(event.target.value),
          }),
      },
      Object.entries(sizes).map(([words, size]) =>
        h("option", { value: JSON.stringify(size), selected: JSON.stringify(size) === now }, words),
      ),
    );
  }

  pointCorners() {
    const middle = [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.7, 0.7],
      [0.3, 0.7],
    ];
    return this.send("/api/camera/corners", {
      corners: this.seen.corners ? null : middle,
      size_mm: this.seen.size_mm,
    });
  }

  async save(name) {
    const reply = await act("/api/camera/save", { name });
    for (const words of reply?.said ?? []) toast(words);
    this.look();
  }

  async use() {
    const reply = await act("/api/camera/use", {});
    if (reply) location.hash = "#play";
  }
}

function tickList(seen) {
  if (!seen.pictures) return null;
  return h(
    "ul",
    { "aria-label": t("checks") },
    seen.ticks.map((tick) =>
      h(
        "li",
        { class: `finding ${tick.level === "bad" ? "ill" : "well"}` },
        sign(SIGNS[tick.level]),
        h(
          "div",
          {},
          h("strong", {}, `${t("check", { what: tick.about, level: t(`level_${tick.level}`) })} `),
          tick.sentence,
        ),
      ),
    ),
  );
}
