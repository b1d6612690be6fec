// Charts of the scores, and the sheet at the end; every chart stands beside the same numbers as a table.
import { h } from "./dom.js";
import { t } from "./words.js";
/** @import { ScoreTrack, State } from "schema" */

const WIDE = 480;
const HIGH = 200;
const LEFT = 34;
const RIGHT = 100;
const BELOW = 26;

/** The points at the end of each round, and the end; of a game without rounds, of each turn. */
export function byRound(points) {
  const marks = [];
  for (const point of points) {
    const label = point.round ? t("round", { round: point.round }) : null;
    if (label && marks.at(-1)?.label === label) marks.pop();
    if (label) marks.push({ label, scores: point.scores });
  }
  const last = points.at(-1);
  if (last && marks.length && !last.round) marks.push({ label: t("the_end"), scores: last.scores });
  return marks;
}

export const byTurn = (points) => points.map((point) => ({ label: `${point.turn}`, scores: point.scores }));

/** A line for each side, told apart by colour, dashes and a name at its end. */
export function lineChart(columns, marks, title) {
  const most = Math.max(10, ...marks.flatMap((mark) => Object.values(mark.scores)));
  const step = Math.max(1, marks.length - 1);
  const x = (index) => LEFT + (index * (WIDE - LEFT - RIGHT)) / step;
  const y = (score) => HIGH - BELOW - (score * (HIGH - BELOW - 12)) / most;
  const every = Math.ceil(marks.length / 8);
  const ends = spreadOut(columns.map((column) => y(marks.at(-1).scores[column.id] ?? 0)));
  return h(
    "svg:svg",
    {
      class: "chart",
      viewBox: `0 0 ${WIDE} ${HIGH}`,
      role: "img",
      "aria-label": `${title}. ${inWords(columns, marks)}`,
    },
    [0, 0.5, 1].map((share) => [
      h("svg:line", { class: "axis", x1: LEFT, x2: WIDE - RIGHT, y1: y(share * most), y2: y(share * most) }),
      h("svg:text", { x: LEFT - 6, y: y(share * most) + 4, "text-anchor": "end" }, Math.round(share * most)),
    ]),
    marks.map(
      (mark, index) =>
        index % every === 0 &&
        h("svg:text", { x: x(index), y: HIGH - 6, "text-anchor": "middle" }, mark.label),
    ),
    columns.map((column, tone) => {
      const spots = marks.map((mark, index) => [x(index), y(mark.scores[column.id] ?? 0)]);
      return [
        h("svg:polyline", {
          class: `line tone-${tone}`,
          points: spots.map((spot) => spot.join(",")).join(" "),
        }),
        marks.length < 12 &&
          spots.map(([cx, cy]) => h("svg:circle", { class: `tone-${tone}`, cx, cy, r: 4 })),
        h(
          "svg:text",
          { class: `end tone-${tone}`, x: WIDE - RIGHT + 10, y: ends[tone] + 4 },
          `${column.name} ${marks.at(-1).scores[column.id] ?? 0}`,
        ),
      ];
    }),
  );
}

/** Move labels apart that would lie on each other. */
function spreadOut(heights) {
  const order = heights.map((_, index) => index).sort((a, b) => heights[a] - heights[b]);
  const placed = [...heights];
  order.forEach((index, rank) => {
    if (rank > 0) placed[index] = Math.max(placed[index], placed[order[rank - 1]] + 16);
  });
  return placed;
}

const inWords = (columns, marks) =>
  columns
    .map(
      (column) =>
        `${column.name}: ${marks.map((mark) => `${mark.label} ${mark.scores[column.id] ?? 0}`).join(", ")}`,
    )
    .join(". ");

/**
 * The score so far.
 * @param {ScoreTrack} track
 */
export function scoreCard({ columns, points, counted_late: late }) {
  const turns = points.filter((point, index) => points[index + 1]?.turn !== point.turn);
  if (turns.length < 3 || !Object.values(points.at(-1).scores).some(Boolean)) return null;
  return h(
    "section",
    { class: "card stack", "aria-label": t("score") },
    h("h2", {}, t("score")),
    lineChart(columns, byTurn(turns), t("score_by_turn")),
    late && h("p", { class: "muted small" }, t("counted_late")),
  );
}

/**
 * How the game ended.
 * @param {State} state
 */
export function resultSheet({ result, score, game }) {
  const marks = byRound(score.points);
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
    marks.length > 1 && h("h3", {}, t("scores_by_round")),
    marks.length > 1 && lineChart(score.columns, marks, t("scores_by_round")),
    marks.length > 1 && score.counted_late && h("p", { class: "muted small" }, t("counted_late_end")),
    marks.length > 1 &&
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
        h("button", { type: "button", onclick: savePng }, t("save_png")),
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

/** Save the picture of the result as a PNG, drawn by the browser at twice its size. */
async function savePng() {
  const text = await (await fetch("/api/ended.svg")).text();
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  await picture.decode();
  const canvas = h("canvas", { width: 2 * picture.naturalWidth, height: 2 * picture.naturalHeight });
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(picture.src);
  h("a", { href: canvas.toDataURL("image/png"), download: "tablemate.png" }).click();
}
