// The set-up view: a game and its options, saved games, camera, speech, the printed sheet, phones, the doctor.
import { h, show, toast, when } from "./dom.js";
import { cameraCard } from "./camera.js";
import { sign } from "./icons.js";
import { act, ask, Refused } from "./link.js";

const VOICES_APART_MS = 2000;
let games = null;
let chosen = null;
let voices = null; // to be spoken with, once they are known

/** Draw the set-up view. What it needs is fetched when it is opened. */
export function drawSetup(place, state) {
  if (!place.firstChild) {
    const wide = ["game", "options", "camera"].map((name) => h("div", { class: "wide", id: `setup-${name}` }));
    const narrow = [["speech"], ["sheet", "doctor"], ["phone"]].map((names) => h("div", { class: "stack" }, names.map((name) => h("div", { id: `setup-${name}` }))));
    place.append(h("div", { class: "setup-grid" }, wide, narrow));
    document.getElementById("setup-game").append(h("section", { class: "card" }, h("p", { class: "muted" }, "One moment.")));
  }
  if (place.gameBefore !== (state.game?.id ?? null)) {
    place.gameBefore = state.game?.id ?? null;
    fetchGames(place);
  }
  const part = (name) => document.getElementById(`setup-${name}`);
  drawCamera(part("camera"), state);
  drawSpeech(part("speech"), state.speech);
  show(part("sheet"), [], sheetCard);
  if (!part("phone").firstChild) fetchInto(part("phone"), "/api/pairing", phoneCard);
  if (!part("doctor").firstChild) part("doctor").replaceChildren(doctorCard(part("doctor")));
}

/** Offer a camera to a game whose table it knows. */
function drawCamera(place, state) {
  place.state = state;
  const game = games?.find((one) => one.id === chosen);
  const [told, bench] = place.children.length ? place.children : [h("div", {}), h("div", {})];
  if (!place.children.length) place.append(told, bench);
  bench.hidden = game ? !game.camera : true;
  show(told, [game?.id, game?.camera], () => game && !game.camera && h("section", { class: "card", "aria-label": "Camera" },
    h("h2", {}, "Camera and table"), h("p", { class: "muted" }, `${game.title} is played without a camera: I do not know its table yet. You answer by touch or keyboard.`)));
  if (game?.camera) cameraCard(bench, state, game.id);
}

async function fetchInto(place, path, build) {
  place.replaceChildren(h("section", { class: "card" }, h("p", { class: "muted" }, "One moment.")));
  try {
    place.replaceChildren(build(await ask(path)));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.replaceChildren(h("section", { class: "card" }, h("p", {}, error.message)));
  }
}

// --- games --------------------------------------------------------------------------------------

async function fetchGames(place) {
  try {
    games = await ask("/api/games");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return toast(error.message);
  }
  chosen ??= (games.find((game) => game.saved) ?? games[0]).id;
  drawGames(place);
}

function drawGames(place) {
  const choose = (id) => {
    chosen = id;
    drawGames(place);
  };
  show(document.getElementById("setup-game"), [games, chosen], () => h("section", { class: "card stack", "aria-label": "Game" },
    h("h2", {}, "Which game are you playing?"), h("div", { class: "games", role: "radiogroup", "aria-label": "Game" }, games.map((game) => gameChoice(game, choose)))));
  const game = games.find((one) => one.id === chosen);
  show(document.getElementById("setup-options"), [game], () => optionsCard(game));
  const camera = document.getElementById("setup-camera");
  if (camera.state) drawCamera(camera, camera.state);
}

function gameChoice(game, choose) {
  return h("label", { class: "game" },
    h("span", { class: "title" }, h("input", { type: "radio", name: "game", value: game.id, checked: game.id === chosen, "data-key": `game-${game.id}`, onchange: () => choose(game.id) }), game.title),
    h("span", { class: "muted small" }, `against ${game.bot}`), game.stand_in && h("span", { class: "small" }, "with a practice deck, not the printed cards"),
    game.saved?.at && h("span", { class: "small" }, `saved ${when(game.saved.at)}`));
}

function optionsCard(game) {
  const form = h("form", { class: "stack", onsubmit: (event) => begin(event, game) },
    h("div", { class: "options" }, game.options.filter((option) => !option.advanced).map(optionPart)),
    game.options.some((option) => option.advanced) && h("details", {}, h("summary", {}, "Readings of the rules"), h("div", { class: "options" }, game.options.filter((option) => option.advanced).map(optionPart))),
    h("div", { class: "row" }, h("button", { class: "primary big", id: "begin" }, `Begin ${game.title}`)));
  return h("section", { class: "card stack", "aria-label": "Options" }, game.problem && h("p", { role: "status" }, `Your own cards cannot be used. ${game.problem}`),
    game.saved && savedPart(game), h("h2", {}, game.saved ? "Or begin a new game" : "Options"), form);
}

function savedPart(game) {
  if (game.saved.problem) return h("p", { role: "status" }, `The saved game cannot be read. ${game.saved.problem}`);
  const leftOut = game.saved.left_out && h("p", { role: "status" }, `A newer saved game cannot be used. ${game.saved.left_out}`);
  return h("div", { class: "spread" }, leftOut, h("p", {}, h("strong", {}, "A saved game: "), `${when(game.saved.at)}, ${game.saved.answers} answers so far.`),
    h("button", { type: "button", class: "primary big", id: "resume", onclick: () => enter("/api/resume", { game: game.id }) }, "Go on with it"));
}

function optionPart(option) {
  const kind = option.many ? "checkbox" : "radio";
  return h("fieldset", { class: option.choices.length > 6 ? "long" : null }, h("legend", {}, option.text), option.choices.map((choice) =>
    h("label", {}, h("input", { type: kind, name: option.id, value: choice.id, checked: option.default.includes(choice.id) }), choice.name)));
}

function begin(event, game) {
  event.preventDefault();
  const data = new FormData(event.target);
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.many ? data.getAll(option.id) : data.get(option.id)]));
  enter("/api/begin", { game: game.id, options });
}

async function enter(path, body) {
  if (await act(path, body)) location.hash = "#play";
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
  return h("label", { class: "voice" }, "Voice",
    h("select", { "data-key": "voice", onchange: (event) => chooseVoice(event.target, speech.voice) },
      option({ id: "", name: "The usual voice" }), group("In the language of the game", voices.fitting), group("In other languages", voices.others)));
}

/** Choose a voice; one that is refused leaves the choice as it was. */
async function chooseVoice(select, before) {
  if (!(await act("/api/speech/voice", { voice: select.value }))) select.value = before;
}

function speechCard(speech) {
  const change = (what) => () => act("/api/speech", { change: what });
  const button = (what, words, picture) => h("button", { type: "button", "data-key": `speech-${what}`, disabled: !speech.working && what !== "on" && what !== "off", onclick: change(what) }, picture && sign(picture), words);
  return h("section", { class: "card stack", "aria-label": "Speech" }, h("h2", {}, "Speech"),
    h("p", {}, speech.aloud || !speech.working ? speech.sentence : "I'm silent now; everything is on the screen."),
    voices && speech.working && voiceChoice(speech),
    h("div", { class: "row" }, button(speech.aloud ? "off" : "on", speech.aloud ? "Be silent" : "Speak", speech.aloud ? "hush" : "sound"), button("test", "Test")),
    h("div", { class: "row" }, button("slower", "Slower"), button("faster", "Faster"), h("span", { class: "muted" }, `${speech.rate_wpm} words a minute`)),
    h("div", { class: "row" }, button("quieter", "Quieter"), button("louder", "Louder"), h("span", { class: "muted" }, `volume ${Math.round(100 * speech.volume)} %`)));
}

function sheetCard() {
  return h("section", { class: "card stack", "aria-label": "Printed sheet" }, h("h2", {}, "Markers and command cards"),
    h("p", {}, "Print this once, at full size: four markers for the table, and small cards such as YES, NO and UNDO that the camera understands."),
    h("div", { class: "row" }, ["A4", "Letter"].map((paper) => h("a", { class: "button", href: `/api/sheet.pdf?paper=${paper}`, download: `tablemate-${paper}.pdf` }, `${paper}, PDF`))));
}

function phoneCard(pairing) {
  const body = pairing.address ? [
    h("p", {}, "Scan this with the phone, or open the address there and type the code. Each code works once."),
    h("img", { class: "qr", src: `/api/pairing.svg?${pairing.code}`, alt: `QR code for ${pairing.address}`, width: 208, height: 208 }),
    h("p", {}, pairing.address), h("p", { class: "code" }, pairing.code),
    h("button", { type: "button", onclick: (event) => fetchInto(event.target.closest("#setup-phone"), "/api/pairing", phoneCard) }, "Show the next code"),
  ] : [h("p", {}, "The page is open on this computer only. Start Tablemate with --lan to use a phone as well; do so only in a network you trust.")];
  return h("section", { class: "card stack", "aria-label": "Phone" }, h("h2", {}, "On the phone"), body);
}

function doctorCard(place) {
  const look = () => fetchInto(place, "/api/doctor", (findings) => h("section", { class: "card stack", "aria-label": "Doctor" }, h("h2", {}, "Doctor"),
    h("ul", {}, findings.map((finding) => h("li", { class: `finding ${finding.well ? "well" : "ill"}` }, sign(finding.well ? "well" : "ill"),
      h("div", {}, h("strong", {}, `${finding.what}: ${finding.well ? "" : "not well. "}`), finding.found, finding.remedy && h("p", { class: "muted" }, finding.remedy))))),
    h("button", { type: "button", onclick: look }, "Look again")));
  return h("section", { class: "card stack", "aria-label": "Doctor" }, h("h2", {}, "Doctor"), h("p", {}, "Looks at everything Tablemate needs, and names the remedy for what is missing."),
    h("button", { type: "button", id: "examine", onclick: look }, "Examine"));
}
