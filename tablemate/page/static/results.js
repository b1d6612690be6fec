// The results of all games: a table, charts, a file to take along.
import { h, show } from "./dom.js";
import { ask, Refused } from "./link.js";
import { t } from "./words.js";

/** Draw the results; they are fetched when a game ended since. */
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
  show(place, results, () => h("div", { class: "results stack" }, h("div", { class: "spread" }, h("h2", { class: "question-like" }, t("results_title")),
    results.rows.length > 0 && h("a", { class: "button", href: "/api/results.csv", download: "tablemate-results.csv" }, t("results_csv"))),
    results.rows.length ? [h("div", { class: "result-games" }, results.games.map(gameCard)), tableOf(results.rows)] : h("p", { class: "muted" }, t("results_none"))));
}

function gameCard(game) {
  return h("section", { class: "card stack", "aria-label": game.title }, h("h3", {}, game.title),
    h("p", {}, t("results_sum", { number: game.played, won: game.won, share: game.played ? Math.round((100 * game.won) / game.played) : 0 }), game.minutes ? ` ${t("results_minutes", { minutes: game.minutes })}` : ""),
    h("img", { class: "chart-picture", src: `/api/results/${game.id}.svg`, alt: game.words, loading: "lazy" }));
}

function tableOf(rows) {
  const heads = ["when", "game", "difficulty", "outcome", "you", "bot", "minutes"];
  return h("section", { class: "card", "aria-label": t("results_table") }, h("div", { class: "scrolls", tabindex: "0", role: "group", "aria-label": t("results_table") }, h("table", { class: "results-table" },
    h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, t(`head_${head}`))))),
    h("tbody", {}, rows.map((row) => h("tr", {}, [new Date(row.ended).toLocaleDateString(), row.title, row.difficulty, row.words, row.you ?? "", row.bot ?? "", row.minutes ?? ""].map((cell) => h("td", {}, cell))))))));
}
