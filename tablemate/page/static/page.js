// The page: one state from the program, drawn into whichever view is open.
import { find, findAll, h, toast } from "./dom.js";
import { drawCards } from "./enter.js";
import { drawHistory } from "./history.js";
import { drawHome } from "./home.js";
import { drawSign } from "./icons.js";
import { bindKeys, showKeys } from "./keys.js";
import { follow } from "./language.js";
import { listen } from "./link.js";
import { lookUp } from "./lookup.js";
import { drawPhone, isPhone } from "./phone.js";
import { drawPlay } from "./play.js";
import { drawResults } from "./results.js";
import { drawSetup } from "./setup.js";
import { loadWords, t } from "./words.js";

const THEME = "tablemate.theme";
const VIEWS = {
  home: drawHome,
  play: drawPlay,
  history: drawHistory,
  cards: drawCards,
  results: drawResults,
  setup: drawSetup,
  ...(isPhone && { phone: drawPhone }),
};
const LINKS = { on: "", lost: "link_lost", shut: "link_shut" };
let state;
let heard = 0; // the number of the last caption that was read out

const byId = (id) => document.getElementById(id);
const viewNow = () =>
  location.hash.slice(1) in VIEWS
    ? location.hash.slice(1)
    : isPhone
      ? "phone"
      : state?.game
        ? "play"
        : "home";

function draw() {
  const view = viewNow();
  for (const name of Object.keys(VIEWS)) byId(`view-${name}`).classList.toggle("shown", name === view);
  for (const link of findAll("[data-view]")) {
    if (link.dataset.view === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  byId("main").classList.toggle("beside", view === "play" && Boolean(state?.game));
  if (!state) return;
  const [game, place] = where();
  byId("where").replaceChildren(
    state.game?.demo ? h("strong", { class: "demo-tag" }, t("demo")) : "",
    h("span", { class: "game-words" }, game),
    h("span", { class: "place-words" }, place),
  );
  document.title = state.game ? `${state.game.title} - Tablemate` : "Tablemate";
  VIEWS[view](byId(`view-${view}`), state);
  byId("main").dataset.version = state.version;
}

function where() {
  if (!state.game) return ["", ""];
  const place = state.table?.lines.find((line) => line.key === "view_round")?.text ?? "";
  return [
    `${t(state.game.stand_in ? "playing_practice" : "playing", { game: state.game.title, bot: state.game.bot })} `,
    place,
  ];
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
  follow(next);
  const began = state && !state.game && next.game;
  if (state && next.captions.length && next.captions.at(-1).sequence < heard) heard = 0;
  state = next;
  if (began && viewNow() === "home") location.hash = "#play";
  readOut();
  draw();
}

function showLink(how) {
  const place = byId("link");
  const words = LINKS[how] && t(LINKS[how]);
  if (place.textContent === words || (how === "lost" && place.textContent === t(LINKS.shut))) return;
  place.textContent = words;
  place.classList.toggle("lost", how !== "on");
}

function turnTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem(THEME, document.documentElement.dataset.theme);
}

const press = (id) => () => {
  if (viewNow() !== "play") location.hash = "#play";
  find(`#${id}:enabled`)?.click();
};

const goTo = (selector) => () => {
  const found = find(selector);
  if (found) found.focus();
  else toast(t("nothing_to_correct"));
};

/** Put the words into what stands in the page from the beginning. */
function nameParts() {
  for (const one of findAll("[data-word]")) one.textContent = t(one.dataset.word);
  for (const one of findAll("[data-label]")) one.setAttribute("aria-label", t(one.dataset.label));
  for (const glyph of findAll("[data-icon]")) glyph.append(drawSign(glyph.dataset.icon));
}

async function start() {
  const theme = localStorage.getItem(THEME);
  if (theme) document.documentElement.dataset.theme = theme;
  await loadWords();
  nameParts();
  byId("to-phone").hidden = !isPhone;
  byId("theme").addEventListener("click", turnTheme);
  byId("keys").addEventListener("click", showKeys);
  addEventListener("hashchange", () => {
    draw();
    byId("main").focus({ preventScroll: true });
    scrollTo(0, 0);
  });
  bindKeys({
    "?": showKeys,
    u: press("undo"),
    r: press("redo"),
    a: press("repeat"),
    w: press("why"),
    s: press("stop"),
    t: press("read-table"),
    l: lookUp,
    Enter: press("primary"),
    c: goTo("#drawing .asked .grip, #drawing .grip"),
    "/": goTo("#words"),
  });
  listen(take, showLink);
  draw();
}

start();
