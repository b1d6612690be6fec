// The owner's cards: one at a time, checked as one types, saved one by one.
import { drawBox, pictureOf } from "./box.js";
import { find, findAll, h, show, toast } from "./dom.js";
import { fieldBoxes, isAsked } from "./enter_fields.js";
import { drawCard } from "./enter_preview.js";
import { sign } from "./icons.js";
import { act, ask, Refused } from "./link.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

const CHECK_MS = 250;
const OWNER = "owner";
let games = [];
let at = null; // the game, sheet, heading and place of the card that is open
let card = null;
let values = {};
let errors = {};
let missed = null; // the card that the game has asked for
let touched = false;
let timer;
let checks = 0; // only the result of the last one counts
let wishes = 0; // requests to show something; a reply that comes after the next request is too late

/**
 * Draw the view; what it needs is fetched when it is opened.
 * @param {State} state
 */
export function drawCards(place, state) {
  if (place.firstChild) return;
  place.append(
    ...["head", "list", "card", "box"].map((name) =>
      h("div", { class: `enter-${name}`, id: `enter-${name}` }),
    ),
  );
  open(state.game?.id);
  addEventListener("beforeunload", (event) => touched && event.preventDefault());
  addEventListener("hashchange", () => location.hash === "#cards" && !touched && open(state.game?.id));
}

/** Open the form of a card that the game asks for; once it is saved, the game goes on. */
export function openCard(wanted) {
  if (touched && !confirm(t("form_unsaved"))) return;
  [at, missed, touched] = [wanted, wanted, false];
  location.hash = "#cards";
}

async function open(playing) {
  const wish = ++wishes;
  if (!(await fetchList()) || wish !== wishes) return;
  const wished =
    games.find((game) => game.id === (at?.game ?? playing)) ??
    games.find((game) => game.sheets.some((sheet) => sheet.stand_ins)) ??
    games[0];
  const sheet = wished.sheets.find((one) => one.sheet === at?.sheet) ?? wished.sheets[0];
  await choose(at && sheet.sheet === at.sheet ? at : firstOpen(sheet));
}

async function fetchList() {
  const found = await tried(() => ask("/api/cards"));
  if (!found) return false;
  games = found.games;
  return true;
}

/** Do something that may be refused; the words of a refusal are shown. */
async function tried(act_) {
  try {
    return await act_();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.message);
    return null;
  }
}

const sheetNow = () =>
  games.find((game) => game.id === at?.game)?.sheets.find((sheet) => sheet.sheet === at?.sheet);
const same = (one, other) => one.heading === other.heading && one.place === other.place;
const where = (sheet, listed) => ({
  game: sheet.game,
  sheet: sheet.sheet,
  heading: listed.heading,
  place: listed.place,
});

/** The first card that is not the owner's yet, behind this one if there is one. */
function firstOpen(sheet, after = null) {
  const from = after ? sheet.cards.findIndex((one) => same(one, after)) + 1 : 0;
  const turned = [...sheet.cards.slice(from), ...sheet.cards.slice(0, from)];
  return where(sheet, turned.find((one) => one.origin !== OWNER) ?? turned[0]);
}

async function choose(wanted, { focus = false } = {}) {
  if (touched && at && !confirm(t("form_unsaved"))) return;
  const wish = ++wishes;
  const query = new URLSearchParams(wanted);
  const found = await tried(() => ask(`/api/cards/card?${query}`));
  if (!found || wish !== wishes) return;
  at = wanted;
  card = found;
  begin();
  draw();
  if (focus) document.getElementById("enter-title")?.focus();
}

function begin() {
  values = structuredClone(card.values);
  errors = {};
  touched = false;
}

// --- what is on the screen ------------------------------------------------------------------------

function draw() {
  const sheet = sheetNow();
  if (!sheet) return;
  show(document.getElementById("enter-head"), [games, at.game, at.sheet], () => head(sheet));
  show(document.getElementById("enter-list"), [sheet, at], () => list(sheet));
  const place = document.getElementById("enter-card");
  place.replaceChildren(...cardParts());
  drawFaults();
  tried(() => drawBox(document.getElementById("enter-box"), at.game, lookAgain));
}

function head(sheet) {
  const game = games.find((one) => one.id === at.game);
  const pick = (id) => {
    const wished = games.find((one) => one.id === id);
    choose(firstOpen(wished.sheets[0]));
  };
  return [
    h(
      "div",
      { class: "enter-words" },
      h("h2", { class: "enter-heading" }, t("form_title")),
      h("p", { class: "muted" }, t("form_intro")),
    ),
    h("button", { type: "button", "data-key": "to-enrol", onclick: toEnrol }, sign("eye"), t("enrol_title")),
    h(
      "div",
      { class: "enter-pick" },
      h(
        "label",
        { class: "enter-game" },
        h("span", {}, t("form_game")),
        h(
          "select",
          { "data-key": "game", onchange: (event) => pick(event.target.value) },
          games.map((one) => h("option", { value: one.id, selected: one.id === at.game }, one.title)),
        ),
      ),
      game.sheets.length > 1 &&
        h(
          "div",
          { class: "enter-sheets", role: "group", "aria-label": t("form_sheet") },
          game.sheets.map((one) =>
            h(
              "button",
              {
                type: "button",
                "data-key": `sheet-${one.sheet}`,
                "aria-pressed": String(one === sheet),
                onclick: () => choose(firstOpen(one)),
              },
              capital(one.things),
            ),
          ),
        ),
    ),
    sheet.problem && h("p", { class: "enter-problem", role: "status" }, sheet.problem),
  ];
}

function toEnrol() {
  const panel = document.getElementById("enrol");
  panel?.scrollIntoView({ block: "start" });
  panel?.focus({ preventScroll: true });
}

function list(sheet) {
  const entered = sheet.cards.filter((one) => one.origin === OWNER).length;
  const bar = h("progress", { max: sheet.cards.length, value: entered, "aria-label": sheet.entered });
  const mark = (one) =>
    h(
      "button",
      {
        type: "button",
        class: `chip is-${one.origin === OWNER ? OWNER : "open"}`,
        "data-key": `card-${one.heading}-${one.place}`,
        "aria-current": same(one, at) ? "true" : null,
        onclick: () => choose(where(sheet, one), { focus: true }),
      },
      one.origin === OWNER && sign("sure"),
      h("span", {}, one.title),
      h("span", { class: "sr-only" }, `, ${one.origin_words}`),
    );
  const another = (one) =>
    h(
      "button",
      {
        type: "button",
        class: "chip new",
        "data-key": `new-${one.heading}`,
        onclick: () => choose(where(sheet, one), { focus: true }),
      },
      sign("plus"),
      one.title,
    );
  return h(
    "nav",
    { class: "card stack", "aria-label": t("form_cards") },
    h("div", { class: "enter-progress" }, h("p", { id: "enter-entered" }, sheet.entered), bar),
    h("div", { class: "chips" }, sheet.cards.map(mark), sheet.new.map(another)),
  );
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const NOTES = { "stand-in": "form_made_up", owner: "form_yours" };

function cardParts() {
  const change = (name, value) => {
    values = { ...values, [name]: value };
    touched = true;
    later();
    refresh();
  };
  const fresh = !Object.keys(card.values).length;
  return [
    h(
      "form",
      { class: "card enter-form", novalidate: true, "aria-labelledby": "enter-title", onsubmit: save },
      h(
        "div",
        { class: "enter-top" },
        h("h2", { id: "enter-title", tabindex: "-1" }, card.title),
        !fresh &&
          h(
            "p",
            { class: `origin is-${card.origin === OWNER ? OWNER : "open"}` },
            t(NOTES[card.origin] ?? "form_fans"),
          ),
      ),
      h("div", { class: "enter-fields" }, fieldBoxes(card.fields, values, change)),
      h("p", { class: "enter-whole fault", id: "enter-whole", role: "status" }),
      h(
        "div",
        { class: "enter-deeds" },
        h("button", { type: "submit", class: "primary big", "data-key": "save" }, t("form_save")),
        h("button", { type: "button", "data-key": "reset", onclick: undo }, t("form_reset")),
        card.removable &&
          h(
            "button",
            { type: "button", class: "quiet", "data-key": "remove", onclick: remove },
            t("form_remove"),
          ),
      ),
    ),
    h(
      "aside",
      { class: "enter-aside stack" },
      h("div", { id: "enter-pictures" }, pictures()),
      h(
        "section",
        { class: "card stack", "aria-labelledby": "enter-preview-title" },
        h("h3", { id: "enter-preview-title" }, t("form_preview")),
        h("div", { id: "enter-preview" }, drawCard(card, values)),
      ),
    ),
  ];
}

function pictures() {
  if (!card.pictures.length) return null;
  return h(
    "section",
    { class: "card stack" },
    h("h3", {}, t("form_picture")),
    h(
      "div",
      { class: "enter-pictures" },
      card.pictures.map((one) =>
        h("img", { class: "enter-picture", alt: one.label, src: pictureOf(at.game, one) }),
      ),
    ),
  );
}

/** Show the pictures of the open card that were kept or forgotten meanwhile; what is typed stays. */
async function lookAgain() {
  const wish = wishes;
  const found = await tried(() => ask(`/api/cards/card?${new URLSearchParams(at)}`));
  if (!found || wish !== wishes) return;
  card.pictures = found.pictures;
  show(document.getElementById("enter-pictures"), [at, card.pictures], () => pictures() ?? []);
}

/** Show what depends on the values: fields that are asked for now, the drawing, the faults. */
function refresh() {
  for (const box of findAll("#enter-card [data-field]")) {
    const field = card.fields.find((one) => one.name === box.dataset.field);
    box.hidden = !isAsked(field, values);
  }
  document.getElementById("enter-preview").replaceChildren(...[drawCard(card, values)].flat());
}

function drawFaults() {
  for (const place of findAll("#enter-card [data-fault]")) {
    const fault = errors[place.dataset.fault] ?? "";
    place.textContent = fault;
    place.closest("[data-field]")?.classList.toggle("wrong", Boolean(fault));
  }
  document.getElementById("enter-whole").textContent = errors[""] ?? "";
}

// --- what is done ---------------------------------------------------------------------------------

function later() {
  clearTimeout(timer);
  timer = setTimeout(check, CHECK_MS);
}

const filled = () => ({
  ...at,
  values: Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined),
  ),
});

async function check() {
  const number = ++checks;
  const found = await tried(() => act("/api/cards/check", filled()));
  if (!found || number !== checks) return;
  errors = found.errors;
  drawFaults();
}

async function save(event) {
  event.preventDefault();
  clearTimeout(timer);
  checks += 1;
  const saved = at;
  const found = await act("/api/cards/save", filled());
  if (!found) return;
  errors = found.errors;
  drawFaults();
  if (!found.saved) return showFault();
  touched = false;
  toast([t("form_saved"), ...found.said].join(" "));
  await goOn();
  if (saved !== missed) return;
  missed = null;
  location.hash = "#play";
}

async function goOn() {
  const before = at;
  if (!(await fetchList())) return;
  const sheet = sheetNow();
  if (sheet.cards.every((one) => one.origin === OWNER)) toast(t("form_all_entered"));
  await choose(firstOpen(sheet, before), { focus: true });
}

/** Lead the person to the first fault. */
function showFault() {
  toast(errors[""] ?? t("form_check"));
  const wrong = find("#enter-card .wrong :is(input, select, textarea, button, [tabindex='0'])");
  (wrong ?? document.getElementById("enter-title")).focus();
}

function undo() {
  begin();
  draw();
  document.getElementById("enter-title").focus();
}

async function remove() {
  const found = await act("/api/cards/remove", { ...at, version: card.version });
  if (!found) return;
  touched = false;
  toast(t("form_removed"));
  if (!(await fetchList())) return;
  await choose(where(sheetNow(), sheetNow().cards[0]), { focus: true });
}
