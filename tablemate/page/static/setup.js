// The set-up view: camera, language, speech, the printed sheet, phones, the doctor, a report.
import { h, show } from "./dom.js";
import { cameraCard } from "./camera.js";
import { knowGames, offered } from "./home.js";
import { sign } from "./icons.js";
import { languageCard } from "./language.js";
import { act, ask, Refused } from "./link.js";
import { LET_IN } from "./phone_invitation.js";
import { reportCard } from "./report.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const VOICES_APART_MS = 2000;
let voices = null; // to be spoken with, once they are known
let table = null; // the game whose table is set up

/**
 * Draw the set-up view. What it needs is fetched when it is opened.
 * @param {State} state
 */
export function drawSetup(place, state) {
  if (!place.firstChild) {
    const narrow = [["language", "speech"], ["sheet", "doctor", "report"], ["phone"]].map((names) =>
      h(
        "div",
        { class: "stack" },
        names.map((name) => h("div", { id: `setup-${name}` })),
      ),
    );
    place.append(h("div", { class: "setup-grid" }, h("div", { class: "wide", id: "setup-camera" }), narrow));
    knowGames().then(() => drawCamera(document.getElementById("setup-camera"), place.state));
    document.addEventListener(LET_IN, () =>
      fetchInto(document.getElementById("setup-phone"), "/api/pairing", phoneCard),
    );
  }
  place.state = state;
  const part = (name) => document.getElementById(`setup-${name}`);
  drawCamera(part("camera"), state);
  drawSpeech(part("speech"), state.speech);
  show(part("sheet"), [], sheetCard);
  show(part("report"), [], reportCard);
  show(part("language"), [state.language], () => languageCard(state.language));
  if (!part("phone").firstChild) fetchInto(part("phone"), "/api/pairing", phoneCard);
  if (!part("doctor").firstChild) part("doctor").replaceChildren(doctorCard(part("doctor")));
}

/**
 * The camera over the table of a game that it knows: of the one being played, unless another is chosen.
 * @param {State} state
 */
function drawCamera(place, state) {
  const watched = offered().filter((game) => game.camera);
  const game = watched.find((one) => one.id === (table ?? state.game?.id)) ?? watched[0];
  const [told, wizard] = place.children.length ? place.children : [h("div", {}), h("div", {})];
  if (!place.children.length) place.append(told, wizard);
  wizard.hidden = !game;
  show(told, [watched.map((one) => one.id), game?.id, state.game?.id], () => [
    state.game &&
      !watched.some((one) => one.id === state.game.id) &&
      h("section", { class: "card" }, h("p", {}, t("no_camera_for", { game: state.game.title }))),
    watched.length > 1 && tableChoice(watched, game, () => drawCamera(place, state)),
  ]);
  if (game) cameraCard(wizard, state, game.id);
}

function tableChoice(watched, game, again) {
  const choose = (event) => {
    table = event.target.value;
    again();
  };
  return h(
    "label",
    {},
    t("table_of"),
    h(
      "select",
      { "data-key": "table-of", onchange: choose },
      watched.map((one) => h("option", { value: one.id, selected: one === game }, one.title)),
    ),
  );
}

async function fetchInto(place, path, build) {
  place.replaceChildren(h("section", { class: "card" }, h("p", { class: "muted" }, t("one_moment"))));
  try {
    place.replaceChildren(build(await ask(path)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(h("section", { class: "card" }, h("p", {}, error.message)));
  }
}

// --- speech, sheet, phone, doctor ---------------------------------------------------------------

function drawSpeech(place, speech) {
  place.speech = speech;
  show(place, [speech, voices], () => speechCard(speech));
  if (speech.working && !voices && !place.asking) fetchVoices(place);
}

/** Ask which voices there are, again and again until the engine has started and knows them. */
async function fetchVoices(place) {
  place.asking = true;
  const found = await ask("/api/voices").catch(() => null);
  if (found?.fitting.length || found?.others.length) {
    voices = found;
    return drawSpeech(place, place.speech);
  }
  setTimeout(() => {
    place.asking = false;
    if (place.closest(".view.shown")) drawSpeech(place, place.speech);
  }, VOICES_APART_MS);
}

function voiceChoice(speech) {
  const option = ({ id, name }) => h("option", { value: id, selected: id === speech.voice }, name);
  const group = (label, things) => things.length > 0 && h("optgroup", { label }, things.map(option));
  return h(
    "label",
    { class: "voice" },
    t("voice"),
    h(
      "select",
      { "data-key": "voice", onchange: (event) => chooseVoice(event.target, speech.voice) },
      option({ id: "", name: t("voice_usual") }),
      group(t("voice_fitting"), voices.fitting),
      group(t("voice_others"), voices.others),
    ),
  );
}

/** Choose a voice; one that is refused leaves the choice as it was. */
async function chooseVoice(select, before) {
  if (!(await act("/api/speech/voice", { voice: select.value }))) select.value = before;
}

function speechCard(speech) {
  const change = (what) => () => act("/api/speech", { change: what });
  const button = (what, words, picture) =>
    h(
      "button",
      {
        type: "button",
        "data-key": `speech-${what}`,
        disabled: !speech.working && what !== "on" && what !== "off",
        onclick: change(what),
      },
      picture && sign(picture),
      words,
    );
  return h(
    "section",
    { class: "card stack", "aria-label": t("speech") },
    h("h2", {}, t("speech")),
    h("p", {}, speech.aloud || !speech.working ? speech.sentence : t("silent_now")),
    voices && speech.working && voiceChoice(speech),
    h(
      "div",
      { class: "row" },
      button(
        speech.aloud ? "off" : "on",
        t(speech.aloud ? "be_silent" : "speak"),
        speech.aloud ? "hush" : "sound",
      ),
      button("test", t("test")),
    ),
    h(
      "div",
      { class: "row" },
      button("slower", t("slower")),
      button("faster", t("faster")),
      h("span", { class: "muted" }, t("rate", { rate: speech.rate_wpm })),
    ),
    h(
      "div",
      { class: "row" },
      button("quieter", t("quieter")),
      button("louder", t("louder")),
      h("span", { class: "muted" }, t("volume", { volume: Math.round(100 * speech.volume) })),
    ),
  );
}

function sheetCard() {
  return h(
    "section",
    { class: "card stack", "aria-label": t("sheet") },
    h("h2", {}, t("sheet_title")),
    h("p", {}, t("sheet_says")),
    h(
      "div",
      { class: "row" },
      ["A4", "Letter"].map((paper) =>
        h(
          "a",
          { class: "button", href: `/api/sheet.pdf?paper=${paper}`, download: `tablemate-${paper}.pdf` },
          t("sheet_paper", { paper }),
        ),
      ),
    ),
  );
}

/** How a phone joins: a switch that opens the page to the home network, and the code while it is open. */
function phoneCard(pairing) {
  const place = () => document.getElementById("setup-phone");
  const turn = async () => {
    const answer = await act("/api/pairing", { opened: !pairing.address });
    if (answer) place().replaceChildren(phoneCard(answer));
    document.getElementById("lan")?.focus();
  };
  return h(
    "section",
    { class: "card stack", "aria-label": t("phone") },
    h("h2", {}, t("phone_title")),
    h(
      "button",
      {
        type: "button",
        id: "lan",
        class: "lan-switch",
        role: "switch",
        "aria-checked": `${Boolean(pairing.address)}`,
        onclick: turn,
      },
      h("span", { class: "knob", "aria-hidden": "true" }),
      t("phone_switch"),
    ),
    pairing.address
      ? [
          h("p", {}, t("phone_scan")),
          h("img", {
            class: "qr",
            src: `/api/pairing.svg?${pairing.code}`,
            alt: t("qr", { address: pairing.address }),
            width: 208,
            height: 208,
          }),
          h("p", {}, pairing.address),
          h("p", { class: "code" }, pairing.code),
          h(
            "button",
            { type: "button", onclick: () => fetchInto(place(), "/api/pairing", phoneCard) },
            t("next_code"),
          ),
          h("p", { class: "muted small" }, t("phone_off")),
        ]
      : h("p", {}, t("phone_none")),
  );
}

function doctorCard(place) {
  const look = () =>
    fetchInto(place, "/api/doctor", (findings) =>
      h(
        "section",
        { class: "card stack", "aria-label": t("doctor") },
        h("h2", {}, t("doctor")),
        h(
          "ul",
          {},
          findings.map((finding) =>
            h(
              "li",
              { class: `finding ${finding.well ? "well" : "ill"}` },
              sign(finding.well ? "well" : "ill"),
              h(
                "div",
                {},
                h(
                  "strong",
                  {},
                  finding.well ? `${finding.what}: ` : `${t("not_well", { what: finding.what })} `,
                ),
                finding.found,
                finding.remedy && h("p", { class: "muted" }, finding.remedy),
              ),
            ),
          ),
        ),
        h("button", { type: "button", onclick: look }, t("look_again")),
      ),
    );
  return h(
    "section",
    { class: "card stack", "aria-label": t("doctor") },
    h("h2", {}, t("doctor")),
    h("p", {}, t("doctor_says")),
    h("button", { type: "button", id: "examine", onclick: look }, t("examine")),
  );
}
