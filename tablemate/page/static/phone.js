// The view of a phone that is the camera: what it sees, what is in doubt, what was said, and three commands.
import { h, show } from "./dom.js";
import { sign } from "./icons.js";
import { act } from "./link.js";
import { Picture, seenThings } from "./live.js";
import { PhoneCamera } from "./phone_camera.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

export const isPhone = location.pathname === "/phone";
/** @type {["done" | "undo" | "why", string][]} */
const COMMANDS = [
  ["done", "sure"],
  ["undo", "undo"],
  ["why", "why"],
];
const AGAIN = ["camera_denied", "camera_missing", "camera_gone"];
let view = null; // made once; the camera goes on while another view is open

/**
 * Draw the view.
 * @param {State} state
 */
export function drawPhone(place, state) {
  view ??= new PhoneView(place);
  view.draw(state);
}

class PhoneView {
  constructor(place) {
    this.parts = Object.fromEntries(
      ["state", "tools", "doubts", "said", "commands"].map((name) => [
        name,
        h("div", { class: `phone-${name}` }),
      ]),
    );
    this.parts.state.setAttribute("role", "status");
    this.camera = new PhoneCamera(() => this.drawCamera());
    const picture = h("div", { class: "phone-picture" });
    const { state, tools, doubts, said, commands } = this.parts;
    place.append(h("div", { class: "phone-view stack" }, picture, state, tools, doubts, said, commands));
    this.picture = new Picture(picture, this.camera.video);
    this.drawCamera();
  }

  /** @param {State} state */
  draw(state) {
    this.state = state;
    const answer = () => (location.hash = "#play");
    this.picture.mark(state, answer);
    const doubts = seenThings(state)
      .flat()
      .filter(({ thing }) => thing.status !== "sure")
      .map(({ title, place, thing }) => ({ place: `${title} ${place}`, thing }));
    const question = state.question?.text ?? "";
    show(this.parts.doubts, [doubts.map(({ place, thing }) => [place, thing.candidates]), question], () => [
      doubts.length > 0 && h("h2", {}, t("phone_doubts")),
      doubts.length > 0 &&
        h(
          "ul",
          { class: "lines" },
          doubts.map(({ place, thing }) =>
            h("li", {}, h("span", { class: "muted" }, place), " ", doubtWords(thing)),
          ),
        ),
      question && h("p", { class: "phone-question" }, question),
      question &&
        h("button", { type: "button", "data-key": "phone-answer", onclick: answer }, t("phone_answer")),
    ]);
    const news = state.captions.filter((caption) => caption.sequence >= state.news_from);
    const shown = [question, state.sight?.noticed]; // in the view already
    const lines = news.filter((caption) => !shown.includes(caption.text)).slice(-4);
    show(this.parts.said, [lines, state.sight?.noticed], () => [
      state.sight?.noticed && h("p", { class: "noticed" }, sign("eye"), state.sight.noticed),
      lines.map((caption) => h("p", {}, caption.text)),
    ]);
    show(this.parts.commands, [Boolean(state.game), state.asked, state.undo, state.over], () =>
      this.commands(),
    );
  }

  commands() {
    const { state } = this;
    if (!state.game || state.over) return h("p", { class: "muted" }, t("phone_no_game"));
    return h(
      "div",
      { class: "row", role: "group", "aria-label": t("phone_commands") },
      COMMANDS.map(([command, picture]) =>
        h(
          "button",
          {
            type: "button",
            class: command === "done" ? "primary" : "",
            "data-key": `phone-${command}`,
            disabled: command === "undo" && !state.undo,
            onclick: () => act("/api/command", { command, asked: this.state.asked }),
          },
          sign(picture),
          t(`phone_${command}`),
        ),
      ),
    );
  }

  // --- the camera ---------------------------------------------------------------------------------

  drawCamera() {
    const { camera } = this;
    if (!camera) return; // it is being made
    const { trouble, watched, torch, canFocus } = camera;
    show(this.parts.state, [trouble, watched], () => [
      h(
        "p",
        { class: trouble ? "phone-trouble" : "muted" },
        sign(trouble ? "ill" : "eye"),
        t(trouble ? `phone_${trouble}` : watched ? "phone_sends" : "phone_unwatched"),
      ),
      AGAIN.includes(trouble) && this.button("again", "again", () => camera.start()),
      trouble === "other_phone" && this.button("take-over", "phone_take_over", () => this.takeOver()),
    ]);
    show(this.parts.tools, [torch, canFocus], () => [
      torch !== null &&
        this.button("torch", torch ? "phone_torch_off" : "phone_torch_on", () => camera.turnTorch()),
      canFocus && this.button("focus", "phone_focus", () => camera.focus()),
    ]);
  }

  button(key, words, onclick) {
    return h(
      "button",
      { type: "button", "data-key": `phone-${key}`, onclick },
      t(words === "again" ? "phone_again" : words),
    );
  }

  async takeOver() {
    if (await act("/api/phone/use", { sender: this.camera.sender })) this.camera.takeOver();
  }
}

const doubtWords = (thing) =>
  thing.candidates.length > 1
    ? t("phone_one_of", { names: thing.candidates.map((one) => one.name).join(", ") })
    : (thing.name ?? t("not_clear"));
