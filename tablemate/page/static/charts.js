// Charts of the scores, and the sheet at the end; every chart stands beside the same numbers as a table.
import { h } from "./dom.js";

const WIDE = 480;
const HIGH = 200;
const LEFT = 34;
const RIGHT = 100;
const BELOW = 26;

/** The points at the end of each round, and the end; of a game without rounds, of each turn. */
export function byRound(points) {
  const marks = [];
  for (const point of points) {
    const label = point.round ? `Round ${point.round}` : null;
    if (label && marks.at(-1)?.label === label) marks.pop();
    if (label) marks.push({ label, scores: point.scores });
  }
  const last = points.at(-1);
  if (last && marks.length && !last.round) marks.push({ label: "End", scores: last.scores });
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
  return h("svg:svg", { class: "chart", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${title}. ${inWords(columns, marks)}` },
    [0, 0.5, 1].map((share) => [
      h("svg:line", { class: "axis", x1: LEFT, x2: WIDE - RIGHT, y1: y(share * most), y2: y(share * most) }),
      h("svg:text", { x: LEFT - 6, y: y(share * most) + 4, "text-anchor": "end" }, Math.round(share * most))]),
    marks.map((mark, index) => index % every === 0 && h("svg:text", { x: x(index), y: HIGH - 6, "text-anchor": "middle" }, mark.label)),
    columns.map((column, tone) => {
      const spots = marks.map((mark, index) => [x(index), y(mark.scores[column.id] ?? 0)]);
      return [
        h("svg:polyline", { class: `line tone-${tone}`, points: spots.map((spot) => spot.join(",")).join(" ") }),
        marks.length < 12 && spots.map(([cx, cy]) => h("svg:circle", { class: `tone-${tone}`, cx, cy, r: 4 })),
        h("svg:text", { class: `end tone-${tone}`, x: WIDE - RIGHT + 10, y: ends[tone] + 4 }, `${column.name} ${marks.at(-1).scores[column.id] ?? 0}`)];
    }));
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

const inWords = (columns, marks) => columns.map((column) => `${column.name}: ${marks.map((mark) => `${mark.label} ${mark.scores[column.id] ?? 0}`).join(", ")}`).join(". ");

/** The score so far. */
export function scoreCard({ columns, points, counted_late: late }) {
  const turns = points.filter((point, index) => points[index + 1]?.turn !== point.turn);
  if (turns.length < 3 || !Object.values(points.at(-1).scores).some(Boolean)) return null;
  return h("section", { class: "card stack", "aria-label": "Score so far" },
    h("h2", {}, "Score so far"), lineChart(columns, byTurn(turns), "Score by turn"),
    late && h("p", { class: "muted small" }, "Of your points, only the goals are known before the end."));
}

/** How the game ended. */
export function resultSheet({ result, score, game }) {
  const marks = byRound(score.points);
  return h("section", { class: "card stack", "aria-label": "Result" },
    h("p", { class: "tag" }, game.title),
    h("h2", { class: "outcome" }, result.words),
    h("table", { class: "result" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Points"), result.columns.map((column) => h("th", { scope: "col" }, column)))),
      h("tbody", {}, result.rows.map((row) => h("tr", {}, h("td", {}, row.name), row.scores.map((number) => h("td", {}, number)))))),
    marks.length > 1 && h("h3", {}, "Both scores by round"),
    marks.length > 1 && lineChart(score.columns, marks, "Both scores by round"),
    marks.length > 1 && score.counted_late && h("p", { class: "muted small" }, "Until the end, only your goals were counted; your birds, eggs and cards come in with the last point."),
    marks.length > 1 && h("details", {}, h("summary", {}, "The same in numbers"), h("table", { class: "result" },
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "After"), score.columns.map((column) => h("th", { scope: "col" }, column.name)))),
      h("tbody", {}, marks.map((mark) => h("tr", {}, h("td", {}, mark.label), score.columns.map((column) => h("td", {}, mark.scores[column.id] ?? 0))))))),
    h("div", { class: "row" }, h("a", { class: "button primary big", href: "#setup" }, "Another game"), h("a", { class: "button big", href: "#history" }, "How it went")));
}
