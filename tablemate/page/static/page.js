// The page: one state from the program, drawn into whichever view is open.
import { h, toast } from "./dom.js";
import { drawCards } from "./enter.js";
import { drawHistory } from "./history.js";
import { drawSign } from "./icons.js";
import { bindKeys, showKeys } from "./keys.js";
import { listen } from "./link.js";
import { drawPlay } from "./play.js";
import { drawSetup } from "./setup.js";
import { drawTable } from "./table.js";

const THEME = "tablemate.theme";
const VIEWS = { play: drawPlay, table: drawTable, history: drawHistory, cards: drawCards, setup: drawSetup };
const LINKS = { on: "", lost: "Connection lost. Trying again.", shut: "Tablemate was restarted. Open its new link." };
let state;
let heard = 0; // the number of the last caption that was read out

const byId = (id) => document.getElementById(id);
const viewNow = () => (location.hash.slice(1) in VIEWS ? location.hash.slice(1) : "play");

function draw() {
  const view = viewNow();
  const main = byId("main");
  main.classList.toggle("beside", view === "play" || view === "table");
  for (const name of Object.keys(VIEWS)) byId(`view-${name}`).classList.toggle("shown", name === view);
  for (const link of document.querySelectorAll("[data-view]")) {
    const here = link.dataset.view === view || (view === "table" && link.dataset.view === "play" && matchMedia("(min-width: 68rem)").matches);
    link.toggleAttribute("aria-current", here);
    if (here) link.setAttribute("aria-current", "page");
  }
  if (!state) return;
  const [game, place] = where();
  byId("where").replaceChildren(h("span", { class: "game-words" }, game), h("span", { class: "place-words" }, place));
  document.title = state.game ? `${state.game.title} - Tablemate` : "Tablemate";
  for (const name of main.classList.contains("beside") ? ["play", "table"] : [view]) VIEWS[name](byId(`view-${name}`), state);
}

function where() {
  if (!state.game) return ["", ""];
  const place = state.table?.lines.find((line) => line.key === "view_round")?.text ?? "";
  return [`${state.game.title} against ${state.game.bot}${state.game.stand_in ? ", practice deck" : ""}. `, place];
}

/** Give new captions to the screen reader, each once. */
function readOut() {
  const log = byId("spoken");
  const first = heard === 0;
  for (const caption of state.captions.filter((one) => one.sequence > heard)) {
    if (!first || caption === state.captions.at(-1)) log.append(h("p", {}, caption.text));
    heard = caption.sequence;
  }
  while (log.children.length > 30) log.firstChild.remove();
}

function take(next) {
  const began = state && !state.game && next.game;
  if (state && next.captions.length && next.captions.at(-1).sequence < heard) heard = 0;
  state = next;
  if (began && viewNow() === "setup") location.hash = "#play";
  readOut();
  draw();
}

function showLink(how) {
  const place = byId("link");
  if (place.textContent === LINKS[how] || (how === "lost" && place.textContent === LINKS.shut)) return;
  place.textContent = LINKS[how];
  place.classList.toggle("lost", how !== "on");
}

function turnTheme() {
  const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem(THEME, document.documentElement.dataset.theme);
}

const press = (id) => () => {
  if (viewNow() !== "play") location.hash = "#play";
  const button = byId(id);
  if (button && !button.disabled) button.click();
};

const goTo = (selector) => () => {
  const found = document.querySelector(selector);
  if (found) found.focus();
  else toast("There is nothing to correct now.");
};

function start() {
  const theme = localStorage.getItem(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
  for (const glyph of document.querySelectorAll("[data-icon]")) glyph.append(drawSign(glyph.dataset.icon));
  byId("theme").addEventListener("click", turnTheme);
  byId("keys").addEventListener("click", showKeys);
  addEventListener("hashchange", () => {
    draw();
    byId("main").focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  bindKeys({
    "?": showKeys, u: press("undo"), r: press("redo"), a: press("repeat"), w: press("why"), s: press("stop"), Enter: press("primary"),
    c: goTo(".part-asked .slot, .part-asked .die, .part-asked .place, .believed .slot, .believed .die, .believed .place"), "/": goTo("#words"),
  });
  listen(take, showLink);
  draw();
}

start();
