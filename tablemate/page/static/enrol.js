// Showing cards on the page: to a camera or in pictures; each is checked, named and kept at once.
import { cameraButtons } from "./cameras.js";
import { h, show } from "./dom.js";
import { sign } from "./icons.js";
import { act, ask, Refused } from "./link.js";
import { watch } from "./live.js";
import { PHONE, phoneInvitation } from "./phone_invitation.js";
import { t } from "./words.js";

const LOOKS_APART_MS = 150;

/** The place where cards of a game are shown; `changed` is called when a picture was kept. */
export class EnrolPanel {
  constructor(game, changed) {
    this.game = game;
    this.changed = changed;
    this.seen = null;
    this.cameras = [];
    this.sent = 0; // requests sent: a look from before the last one is outdated
    this.parts = Object.fromEntries(
      ["progress", "ways", "asked", "again"].map((name) => [name, h("div", { class: `enrol-${name}` })]),
    );
    this.said = h("p", { class: "enrol-said", role: "status", "aria-live": "polite" });
    this.image = h("img", { alt: t("camera_sees"), hidden: true });
    this.live = h("div", { class: "enrol-live", hidden: true }, this.image);
    this.element = h(
      "section",
      { class: "card stack enrol", tabindex: "-1", "aria-labelledby": "enrol-title", id: "enrol" },
      h("h2", { id: "enrol-title" }, t("enrol_title")),
      h("p", { class: "muted" }, t("enrol_intro")),
      this.parts.progress,
      this.parts.ways,
      this.parts.again,
      this.said,
      h("div", { class: "enrol-table" }, this.live, this.parts.asked),
    );
    watch(this.live, "/api/enrol/live?width_px=", (address) => {
      this.image.hidden = !address;
      if (address) this.image.src = address;
    });
    this.look();
    this.listCameras();
    this.follow();
  }

  async listCameras() {
    this.cameras = await ask("/api/cameras").catch(() => []);
    if (this.seen) this.draw(this.seen);
  }

  /** Look again and again while a camera is open. */
  async follow() {
    if (this.element.isConnected && this.seen?.open && !this.seen.asked && !document.hidden)
      await this.look();
    if (this.element.isConnected || !this.seen) setTimeout(() => this.follow(), LOOKS_APART_MS);
  }

  async look() {
    const { sent } = this;
    try {
      const seen = await ask(`/api/enrol?game=${this.game}`);
      if (sent === this.sent) this.draw(seen);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.said.textContent = error.message;
    }
  }

  async send(path, body) {
    this.sent += 1;
    const seen = await act(`/api/enrol/${path}`, { game: this.game, ...body });
    this.sent += 1;
    if (seen) this.draw(seen);
  }

  draw(seen) {
    const before = this.seen;
    this.seen = seen;
    this.live.hidden = !seen.open;
    show(this.parts.progress, [seen.progress, seen.done, seen.of], () => progress(seen));
    show(this.parts.ways, [this.cameras, seen.open, seen.given, seen.watching, seen.trouble], () =>
      this.ways(),
    );
    show(this.parts.again, [seen.again], () => this.again());
    show(this.parts.asked, [seen.asked, seen.open], () => this.question());
    const last = seen.said.at(-1);
    if (last && last.number !== before?.said.at(-1)?.number) this.said.textContent = last.words;
    if (seen.asked && seen.asked.number !== before?.asked?.number) this.lead();
    if (before && (seen.done !== before.done || last?.number !== before.said.at(-1)?.number)) this.changed();
  }

  /** Move the keyboard's focus to the question, unless it is in use elsewhere. */
  lead() {
    const active = document.activeElement;
    if (active !== document.body && !this.element.contains(active)) return;
    this.element
      .querySelector("[data-key=enrol-yes], [data-key=enrol-name]")
      ?.focus({ preventScroll: false });
  }

  // --- how cards are shown ------------------------------------------------------------------------

  ways() {
    const { open, watching, given, trouble } = this.seen;
    const look = (name) => this.send("open", { given: name });
    const address = h("input", {
      type: "text",
      id: "enrol-address",
      "data-key": "enrol-address",
      inputmode: "url",
      placeholder: t("camera_address_hint"),
      autocomplete: "off",
    });
    return [
      open &&
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { type: "button", "data-key": "enrol-stop", onclick: () => this.send("close", {}) },
            t("enrol_stop"),
          ),
        ),
      !open &&
        watching &&
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { type: "button", class: "primary", "data-key": "enrol-game", onclick: () => look("") },
            sign("eye"),
            t("enrol_game_camera"),
          ),
        ),
      !open && !watching && cameraButtons(this.cameras, { key: "enrol", given, open: look }),
      open && given === PHONE && phoneInvitation(),
      !open &&
        h(
          "div",
          { class: "enrol-others" },
          h(
            "form",
            { class: "words", onsubmit: (event) => (event.preventDefault(), look(address.value.trim())) },
            h("label", { class: "sr-only", for: "enrol-address" }, t("camera_address")),
            address,
            h("button", { "data-key": "enrol-look" }, t("camera_look")),
          ),
          this.sender(),
        ),
      trouble && h("p", { class: "noticed", role: "status" }, sign("ill"), trouble),
    ];
  }

  sender() {
    const input = h("input", {
      type: "file",
      id: "enrol-files",
      "data-key": "enrol-files",
      accept: "image/jpeg,image/png,image/webp",
      multiple: true,
      onchange: () => this.upload([...input.files]),
    });
    return h("div", { class: "enrol-files" }, h("label", { for: "enrol-files" }, t("enrol_pictures")), input);
  }

  /** Send pictures one after the other; what is wrong with one is said and the others go on. */
  async upload(files) {
    for (const [at, file] of files.entries()) {
      this.said.textContent = t("enrol_sending", { at: at + 1, of: files.length });
      this.sent += 1;
      const query = new URLSearchParams({ game: this.game, file: file.name });
      const response = await fetch(`/api/enrol/picture?${query}`, {
        method: "POST",
        credentials: "same-origin",
        body: file,
      }).catch(() => null);
      const body = await response?.json().catch(() => ({}));
      this.sent += 1;
      if (response?.ok) this.draw(body);
      else this.said.textContent = body?.words || t("did_not_work");
    }
  }

  again() {
    const { again } = this.seen;
    return (
      again &&
      h(
        "p",
        { class: "row" },
        h("strong", {}, t("enrol_show_again", { card: again })),
        h(
          "button",
          { type: "button", "data-key": "enrol-again-off", onclick: () => this.send("again", {}) },
          t("enrol_again_off"),
        ),
      )
    );
  }

  /** Ask for a card to be shown once more, and bring the person there. */
  showAgain(card) {
    this.send("again", { id: card.id, side: card.side });
    this.element.focus();
    this.element.scrollIntoView({ block: "start" });
  }

  // --- what a card is -----------------------------------------------------------------------------

  question() {
    const { asked, open, names } = this.seen;
    if (!asked) return open && h("p", { class: "muted" }, t("enrol_waiting"));
    const { number, likely } = asked;
    const keep = (name) => this.send("name", { number, name });
    const typed = h("input", {
      type: "text",
      id: "enrol-name",
      "data-key": "enrol-name",
      list: "enrol-names",
      autocomplete: "off",
      maxlength: 80,
    });
    return [
      h("img", {
        class: "enrol-card",
        src: `/api/enrol/asked?number=${number}&turned=${this.sent}`,
        alt: t("enrol_card"),
      }),
      h(
        "div",
        { class: "stack", role: "group", "aria-labelledby": "enrol-question" },
        h("h3", { id: "enrol-question" }, asked.question),
        asked.file &&
          h("p", { class: "muted small" }, t("enrol_from", { file: asked.file, number: asked.waiting })),
        h(
          "div",
          { class: "row" },
          likely.length > 0 &&
            h(
              "button",
              { type: "button", class: "primary big", "data-key": "enrol-yes", onclick: () => keep("") },
              t("enrol_yes", { card: likely[0] }),
            ),
          likely
            .slice(1)
            .map((name, at) =>
              h(
                "button",
                { type: "button", "data-key": `enrol-likely-${at}`, onclick: () => keep(name) },
                name,
              ),
            ),
        ),
        h(
          "form",
          {
            class: "words",
            onsubmit: (event) => (
              event.preventDefault(),
              typed.value.trim() ? keep(typed.value) : typed.focus()
            ),
          },
          h("label", { for: "enrol-name" }, t(likely.length ? "enrol_other_name" : "enrol_name")),
          typed,
          h("button", { "data-key": "enrol-keep" }, t("enrol_keep")),
        ),
        h(
          "datalist",
          { id: "enrol-names" },
          names.map((name) => h("option", { value: name })),
        ),
        h(
          "div",
          { class: "row" },
          h(
            "button",
            { type: "button", "data-key": "enrol-turn", onclick: () => this.turn(number) },
            t("enrol_turn"),
          ),
          h(
            "button",
            {
              type: "button",
              class: "quiet",
              "data-key": "enrol-skip",
              onclick: () => this.send("skip", { number }),
            },
            t("enrol_skip"),
          ),
        ),
      ),
    ];
  }

  async turn(number) {
    await this.send("turn", { number });
    this.element.querySelector(".enrol-card").src = `/api/enrol/asked?number=${number}&turned=${this.sent}`;
  }
}

function progress(seen) {
  return h(
    "div",
    { class: "enter-progress" },
    h("p", { id: "enrol-progress" }, seen.progress),
    seen.of > 0 && h("progress", { max: seen.of, value: seen.done, "aria-labelledby": "enrol-progress" }),
  );
}
