// The first view: continue a game, begin one, watch the demo, go to the settings.
import { h, show, toast, when } from "./dom.js";
import { sheet } from "./dialogs.js";
import { sign } from "./icons.js";
import { firstChoice } from "./language.js";
import { act, ask, Refused } from "./link.js";
import { t } from "./words.js";
/** @import { State } from "schema" */

let games = null;
let saved = [];
let chosen = null;

/** The games as they are offered, once they are known, and the one that is chosen. */
export const offered = () => games ?? [];
export const chosenGame = () => offered().find((game) => game.id === chosen);

/**
 * Draw the first view. What it needs is fetched when it is opened.
 * @param {State} state
 */
export function drawHome(place, state) {
  if (!place.firstChild)
    place.append(
      ...["language", "saved", "games", "options", "else"].map((name) => h("div", { id: `home-${name}` })),
    );
  show(
    document.getElementById("home-language"),
    [state.language],
    () => !state.language.chosen && firstChoice(state.language),
  );
  const key = `${state.game?.id} ${state.asked} ${state.over}`;
  if (place.fetchedFor !== key) {
    place.fetchedFor = key;
    fetchAll(place);
  }
  show(document.getElementById("home-else"), [Boolean(state.game), state.over], () => elsePart());
}

async function fetchAll(place) {
  if (!games)
    show(document.getElementById("home-games"), ["waiting"], () =>
      h("section", { class: "card" }, h("p", { class: "muted" }, t("one_moment"))),
    );
  const fetched = async (path, keep) => {
    keep(await ask(path));
    drawParts();
  };
  try {
    await Promise.all([
      fetched("/api/games", (found) => (games = found)),
      fetched("/api/saved", (found) => (saved = found)),
    ]);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.fetchedFor = undefined;
    toast(error.message);
  }
}

/** The games, for a view that is opened before this one. */
export async function knowGames() {
  games ??= await ask("/api/games").catch(() => null);
  return offered();
}

function drawParts() {
  const part = (name) => document.getElementById(`home-${name}`);
  if (!part("saved")) return;
  show(
    part("saved"),
    saved,
    () =>
      saved.length > 0 &&
      h(
        "section",
        { class: "card stack", "aria-label": t("go_on") },
        h("h2", { class: "question-like" }, t("go_on_title")),
        h("ul", { class: "saved-list" }, saved.map(savedRow)),
      ),
  );
  if (!games) return;
  show(part("games"), [games, chosen], () =>
    h(
      "section",
      { class: "card stack", "aria-label": t("begin") },
      h("h2", { class: "question-like" }, t("begin_title")),
      h("div", { class: "games", role: "radiogroup", "aria-label": t("begin_title") }, games.map(gameChoice)),
      games.some((game) => game.stand_in) &&
        h(
          "p",
          { class: "muted small" },
          sign("cards"),
          " ",
          h("strong", {}, t("practice")),
          ` ${t("practice_says")} `,
          h("a", { href: "#cards" }, t("enter_cards")),
        ),
    ),
  );
  const game = chosenGame();
  show(part("options"), [game], () => (game ? optionsCard(game) : []));
}

// --- saved games --------------------------------------------------------------------------------

function savedRow(one) {
  const facts = [one.where.replace(/\.$/, ""), one.score, when(one.at)].filter(Boolean).join(" · ");
  return h(
    "li",
    { class: "saved-game" },
    h(
      "div",
      { class: "saved-words" },
      h("strong", {}, one.name || one.title),
      one.name && h("span", { class: "small" }, one.title),
      h("span", { class: "muted small" }, one.problem ? t("saved_broken", { reason: one.problem }) : facts),
    ),
    h(
      "div",
      { class: "row" },
      !one.problem &&
        h(
          "button",
          {
            type: "button",
            class: "primary",
            "data-key": `go-on-${one.id}`,
            onclick: () => enter("/api/resume", { game: one.game, saved: one.id }),
          },
          sign("play"),
          t("go_on"),
        ),
      h(
        "button",
        {
          type: "button",
          "data-key": `rename-${one.id}`,
          "aria-label": t("rename_game", { game: one.name || one.title }),
          onclick: () => rename(one),
        },
        sign("pencil"),
      ),
      h(
        "button",
        {
          type: "button",
          "data-key": `remove-${one.id}`,
          "aria-label": t("remove_game", { game: one.name || one.title }),
          onclick: () => remove(one),
        },
        sign("bin"),
      ),
    ),
  );
}

async function rename(one) {
  const input = h("input", {
    type: "text",
    id: "saved-name",
    maxlength: 60,
    value: one.name,
    autofocus: true,
  });
  const name = await sheet(t("rename_title"), (close) =>
    h(
      "form",
      { class: "stack", onsubmit: (event) => (event.preventDefault(), close(input.value)) },
      h("label", { for: "saved-name" }, t("rename_label")),
      input,
      h("div", { class: "row" }, h("button", { class: "primary big" }, t("keep_name"))),
    ),
  );
  if (name !== undefined) await keepList("/api/saved/rename", { saved: one.id, name });
}

async function remove(one) {
  if (await keepList("/api/saved/remove", { saved: one.id })) {
    toast(t("removed", { game: one.name || one.title }), {
      words: t("bring_back"),
      act: () => keepList("/api/saved/restore", { saved: one.id }),
    });
  }
}

async function keepList(path, body) {
  const list = await act(path, body);
  if (!list) return false;
  saved = list;
  drawParts();
  return true;
}

// --- a new game ---------------------------------------------------------------------------------

/** A drawing of the game; a game that has none is shown without. */
const picture = (game) =>
  h("img", {
    class: "game-picture",
    src: `/static/games/${game.id}.svg`,
    alt: "",
    width: 240,
    height: 120,
    onerror: (event) => event.target.remove(),
  });

function gameChoice(game) {
  const choose = () => {
    chosen = game.id;
    drawParts();
    document.getElementById("home-options").scrollIntoView({ block: "nearest" });
  };
  const seen = game.reads ? t(game.enrol ? "reads_later" : "reads", { zones: game.reads }) : t("by_touch");
  return h(
    "label",
    { class: "game" },
    picture(game),
    h(
      "span",
      { class: "title" },
      h("input", {
        type: "radio",
        name: "game",
        value: game.id,
        checked: game.id === chosen,
        "data-key": `game-${game.id}`,
        onchange: choose,
      }),
      game.title,
    ),
    h("span", { class: "muted small" }, t("against", { bot: game.bot })),
    h("span", { class: "small fact" }, sign(game.reads ? "eye" : "hand"), seen),
    game.stand_in && h("span", { class: "small fact" }, sign("cards"), t("practice")),
  );
}

function optionsCard(game) {
  const form = h(
    "form",
    { class: "stack", onsubmit: (event) => begin(event, game) },
    h("div", { class: "options" }, game.options.filter((option) => !option.advanced).map(optionPart)),
    game.options.some((option) => option.advanced) &&
      h(
        "details",
        {},
        h("summary", {}, t("readings")),
        h("div", { class: "options" }, game.options.filter((option) => option.advanced).map(optionPart)),
      ),
    h(
      "div",
      { class: "row" },
      h("button", { class: "primary big", id: "begin" }, t("begin_game", { game: game.title })),
    ),
  );
  return h(
    "section",
    { class: "card stack", "aria-label": t("options") },
    h("h2", { class: "question-like" }, game.title),
    game.problem && h("p", { role: "status" }, t("own_cards_refused", { reason: game.problem })),
    game.enrol &&
      h(
        "p",
        { class: "noticed" },
        sign("eye"),
        h("span", {}, t("enrol_says"), " ", h("a", { href: "#cards" }, t("enrol_cards"))),
      ),
    form,
  );
}

/** An option with many choices is asked in two steps: what is chosen first leaves few of them. */
function twoSteps(option) {
  const { first } = option;
  const belongs = (choice, part) => choice.id.startsWith(`${part}_`);
  const begun = first.choices.find((part) => belongs({ id: option.default[0] }, part.id)).id;
  const then = option.choices.map((choice) => ({ choice, label: choiceLabel(option, choice, "radio") }));
  const narrow = (part) => {
    for (const { choice, label } of then) label.hidden = !belongs(choice, part);
    const shown = then.filter(({ label }) => !label.hidden);
    if (!shown.some(({ label }) => label.firstChild.checked)) shown[0].label.firstChild.checked = true;
  };
  narrow(begun);
  return [
    h(
      "fieldset",
      {},
      h("legend", {}, first.text),
      first.choices.map((part) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name: `${option.id}-first`,
            value: part.id,
            checked: part.id === begun,
            onchange: () => narrow(part.id),
          }),
          part.name,
        ),
      ),
    ),
    h(
      "fieldset",
      {},
      h("legend", {}, option.text),
      then.map(({ label }) => label),
    ),
  ];
}

const choiceLabel = (option, choice, kind) =>
  h(
    "label",
    {},
    h("input", {
      type: kind,
      name: option.id,
      value: choice.id,
      checked: option.default.includes(choice.id),
    }),
    choice.name,
  );

function optionPart(option) {
  if (option.first) return twoSteps(option);
  const kind = option.many ? "checkbox" : "radio";
  return h(
    "fieldset",
    { class: option.choices.length > 6 ? "long" : null },
    h("legend", {}, option.text),
    option.choices.map((choice) => choiceLabel(option, choice, kind)),
  );
}

function begin(event, game) {
  event.preventDefault();
  const data = new FormData(event.target);
  const options = Object.fromEntries(
    game.options.map((option) => [option.id, option.many ? data.getAll(option.id) : data.get(option.id)]),
  );
  enter("/api/begin", { game: game.id, options });
}

async function enter(path, body) {
  if (await act(path, body)) location.hash = "#play";
}

// --- everything else ----------------------------------------------------------------------------

function elsePart() {
  return h(
    "section",
    { class: "row home-else", "aria-label": t("else") },
    h(
      "button",
      { type: "button", class: "big", id: "demo", onclick: () => enter("/api/demo", {}) },
      sign("film"),
      t("watch_demo"),
    ),
    h("a", { class: "button big", href: "#setup" }, sign("setup"), t("set_up")),
    h("button", { type: "button", class: "big quiet", id: "end", onclick: end }, sign("close"), t("end")),
  );
}

async function end() {
  const reply = await act("/api/end", {});
  if (reply)
    document
      .getElementById("main")
      .replaceChildren(h("div", { class: "empty-state" }, h("h2", {}, reply.words)));
}
