// The results of all games, one kind at a time: charts beside a table, and a file to download.
import { h, show } from "./dom.js";
import { ask, Refused } from "./link.js";
import { locale, t } from "./words.js";
/** @import { State } from "schema" */

let chosen = null; // the game whose results are shown; at first the one that ended last

/**
 * Draw the results; they are fetched when a game ended since.
 * @param {State} state
 */
export async function drawResults(place, state) {
  const key = `${state.game?.id} ${state.over}`;
  if (place.fetchedFor === key) return;
  place.fetchedFor = key;
  let results = { games: [], rows: [] };
  try {
    results = await ask("/api/results");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.fetchedFor = undefined;
  }
  place.again = () => show(place, [results, chosen], () => resultsPart(place, results));
  place.again();
}

function resultsPart(place, results) {
  const game =
    results.games.find((one) => one.id === chosen) ??
    results.games.find((one) => one.title === results.rows[0]?.title);
  return h(
    "div",
    { class: "results stack" },
    h(
      "div",
      { class: "spread" },
      h("h2", { class: "question-like" }, t("results_title")),
      results.games.length > 1 &&
        h(
          "div",
          { class: "row result-kinds", role: "group", "aria-label": t("head_game") },
          results.games.map((one) => kindButton(place, one, one === game)),
        ),
      game &&
        h(
          "a",
          { class: "button", href: "/api/results.csv", download: "tablemate-results.csv" },
          t("results_csv"),
        ),
    ),
    game
      ? h(
          "div",
          { class: "result-game" },
          gameCard(game),
          tableOf(results.rows.filter((row) => row.title === game.title)),
        )
      : h("p", { class: "muted" }, t("results_none")),
  );
}

function kindButton(place, game, pressed) {
  const choose = () => {
    chosen = game.id;
    place.again();
  };
  return h(
    "button",
    { type: "button", "aria-pressed": `${pressed}`, "data-key": `results-${game.id}`, onclick: choose },
    game.title.split(":")[0],
  );
}

function gameCard(game) {
  return h(
    "section",
    { class: "card stack", "aria-label": game.title },
    h("h3", {}, game.title),
    h(
      "p",
      {},
      t("results_sum", {
        number: game.played,
        won: game.won,
        share: game.played ? Math.round((100 * game.won) / game.played) : 0,
      }),
      game.minutes ? ` ${t("results_minutes", { number: game.minutes })}` : "",
    ),
    h("img", {
      class: "chart-picture",
      src: `/api/results/${game.id}.svg`,
      alt: game.words,
      loading: "lazy",
    }),
  );
}

function tableOf(rows) {
  const heads = ["when", "difficulty", "outcome", "you", "bot", "minutes"];
  return h(
    "section",
    { class: "card", "aria-label": t("results_table") },
    h(
      "div",
      { class: "scrolls", tabindex: "0", role: "group", "aria-label": t("results_table") },
      h(
        "table",
        { class: "results-table" },
        h(
          "thead",
          {},
          h(
            "tr",
            {},
            heads.map((head) => h("th", { scope: "col" }, t(`head_${head}`))),
          ),
        ),
        h(
          "tbody",
          {},
          rows.map((row) =>
            h(
              "tr",
              {},
              [
                new Date(row.ended).toLocaleDateString(locale()),
                row.difficulty,
                row.words,
                row.you ?? "",
                row.bot ?? "",
                row.minutes ?? "",
              ].map((cell) => h("td", {}, cell)),
            ),
          ),
        ),
      ),
    ),
  );
}
