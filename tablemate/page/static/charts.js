// The score, and the sheet at the end; every chart stands beside the same numbers as a table.
import { h } from "./dom.js";
import { t } from "./words.js";
/** @import { ScoreShown, State } from "schema" */

/** A chart as the server drew it, coloured by the page's theme. */
const drawn = (chart) =>
  document.importNode(new DOMParser().parseFromString(chart, "image/svg+xml").documentElement, true);

/**
 * The score so far.
 * @param {ScoreShown} score
 */
export function scoreCard({ chart, counted_late: late }) {
  if (!chart) return null;
  return h(
    "section",
    { class: "card stack", "aria-label": t("score") },
    h("h2", {}, t("score")),
    drawn(chart),
    late && h("p", { class: "muted small" }, t("counted_late")),
  );
}

/**
 * How the game ended.
 * @param {State} state
 */
export function resultSheet({ result, score, game }) {
  const marks = score.rounds;
  return h(
    "section",
    { class: "card stack", "aria-label": t("result") },
    h("p", { class: "tag" }, game.title),
    h("h2", { class: "outcome" }, result.words),
    h(
      "table",
      { class: "result" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("th", { scope: "col" }, t("points")),
          result.columns.map((column) => h("th", { scope: "col" }, column)),
        ),
      ),
      h(
        "tbody",
        {},
        result.rows.map((row) =>
          h(
            "tr",
            {},
            h("td", {}, row.name),
            row.scores.map((number) => h("td", {}, number)),
          ),
        ),
      ),
    ),
    score.chart && h("h3", {}, t("scores_by_round")),
    score.chart && drawn(score.chart),
    score.chart && score.counted_late && h("p", { class: "muted small" }, t("counted_late_end")),
    score.chart &&
      h(
        "details",
        {},
        h("summary", {}, t("in_numbers")),
        h(
          "table",
          { class: "result" },
          h(
            "thead",
            {},
            h(
              "tr",
              {},
              h("th", { scope: "col" }, t("after")),
              score.columns.map((column) => h("th", { scope: "col" }, column.name)),
            ),
          ),
          h(
            "tbody",
            {},
            marks.map((mark) =>
              h(
                "tr",
                {},
                h("td", {}, mark.label),
                score.columns.map((column) => h("td", {}, mark.scores[column.id] ?? 0)),
              ),
            ),
          ),
        ),
      ),
    h(
      "details",
      {},
      h("summary", {}, t("share")),
      h("img", {
        class: "share-picture",
        src: `/api/ended.svg?${Date.now()}`,
        alt: `${game.title}: ${result.words}`,
      }),
      h(
        "div",
        { class: "row" },
        h("a", { class: "button", href: "/api/ended.svg", download: "tablemate.svg" }, t("save_svg")),
        h("a", { class: "button", href: "/api/ended.png", download: "tablemate.png" }, t("save_png")),
      ),
    ),
    h(
      "div",
      { class: "row" },
      h("a", { class: "button primary big", href: "#home" }, t("another_game")),
      h("a", { class: "button big", href: "#history" }, t("history_title")),
    ),
  );
}
