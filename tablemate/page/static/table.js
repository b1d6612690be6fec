// The table as the bot believes it: touch what is wrong.
import { h, show } from "./dom.js";
import { confirmTakeBack, pick } from "./dialogs.js";
import { sign } from "./icons.js";
import { scoreCard } from "./charts.js";
import { act } from "./link.js";
import { drawLive } from "./live.js";
import { pickSlot } from "./question.js";
import { dieButton, slotButton } from "./things.js";

const HIDDEN_ZONES = new Set(["goal_board"]); // drawn as goals

/** Draw the table view. */
export function drawTable(place, state) {
  if (!place.firstChild) place.append(h("div", {}), h("div", {}), h("div", {}));
  place.classList.add("stack");
  const [live, believed, score] = place.children;
  drawLive(live, state, (zone, index) => touchSeen(state, zone, index));
  show(believed, [state.table, state.asked], () => (state.table ? believedCard(state) : []));
  show(score, [state.score, state.over], () => (state.result ? [] : scoreCard(state.score)) ?? []);
}

const factsOf = (table, key) => table.lines.find((line) => line.key === key)?.facts;

function believedCard(state) {
  const { table, game } = state;
  const zones = table.zones.filter((zone) => !HIDDEN_ZONES.has(zone.id));
  const drawn = game.id === "wingspan" ? automaTable(table) : [];
  const words = table.lines.filter((line) => !line.drawing).map((line) => h("li", {}, line.text));
  const rows = table.lines.filter((line) => line.key === "view_row" && "c1" in line.facts);
  const drawings = table.lines.filter((line) => line.drawing && !rows.includes(line)).map((line) => line.text);
  const boards = zones.filter((zone) => zone.kind === "places");
  return h("section", { class: "card believed", "aria-label": "The table as I believe it" },
    h("div", { class: "spread" }, h("h2", {}, "The table as I believe it"), zones.length > boards.length && h("p", { class: "muted small" }, "Touch what is wrong.")), drawn, zones.filter((zone) => zone.kind !== "places").map((zone) => zonePart(state, zone)),
    rows.length > 0 && gridOf(rows),
    drawings.length > 0 && h("pre", { class: `drawing ${rows.length ? "wraps" : ""}`, tabindex: "0", "aria-label": rows.length ? "Beside the board" : "The board" }, drawings.join("\n")),
    boards.map((zone) => h("div", { class: "row" }, h("button", { type: "button", class: "quiet", "data-key": `belief-${zone.id}`, onclick: () => openQuestion(state, zone) }, sign("undo"), `Something on the ${zone.name} is wrong`))),
    drawn.length ? h("details", {}, h("summary", {}, "In words"), h("ul", { class: "lines" }, words)) : h("ul", { class: "lines" }, words));
}

const NO_CARD = "·";
const SIDES = { "▲": "mine", "▽": "theirs" };
const cellsOf = (line) => Object.entries(line.facts).filter(([name]) => /^c\d$/.test(name)).map(([, cell]) => cell.name.trim());

/** A square board whose rows the bot's view tells: the letter of each row, what lies on its places, the numbers below. */
function gridOf(rows) {
  const cell = (words) => (words[0] in SIDES ? h("td", { class: SIDES[words[0]] }, h("span", { class: "side" }, words[0]), words.slice(1)) : h("td", { class: words === NO_CARD ? "none" : "" }, words));
  return h("table", { class: "grid", "aria-label": "The board" }, h("tbody", {}, rows.map((line) =>
    h("tr", {}, h("th", { scope: "row" }, line.facts.row.name.trim()), cellsOf(line).map(cell)))));
}

/** How a place is called of which nobody knows what lies there: only where a camera looks it is not seen yet. */
function unknown(state, zone) {
  if (!zone.refilled) return "empty";
  return state.sight?.zones[zone.id] ? "unseen" : "renewed";
}

function zonePart(state, zone) {
  const touch = (index) => correct(state, zone, index);
  const body = {
    row: () => h("div", { class: `slots ${zone.things.length > 4 ? "many" : ""}` }, zone.things.map((thing, index) =>
      slotButton(zone.name, index, { thing, status: thing ? "believed" : unknown(state, zone) }, `belief-${zone.id}-${index}`, () => touch(index)))),
    pool: () => h("div", { class: "feeder" }, h("div", { class: "dice" }, zone.things.map((thing, index) => dieButton(thing, `belief-${zone.id}-${index}`, () => touch(index), `${zone.name}: ${thing.name}, touch to correct`)),
      !zone.things.length && h("button", { type: "button", class: "quiet", "data-key": `belief-${zone.id}-none`, onclick: () => openQuestion(state, zone) }, { unseen: "Not seen yet", renewed: "Thrown anew", empty: "Empty, as far as I know" }[unknown(state, zone)]))),
  }[zone.kind]();
  return h("div", { class: "stack" }, h("h3", {}, capital(zone.name)), body);
}

const capital = (words) => words[0].toUpperCase() + words.slice(1);

// --- putting it right ---------------------------------------------------------------------------

/** Something on the live picture was touched. */
function touchSeen(state, zoneId, index) {
  const zone = state.table?.zones.find((one) => one.id === zoneId);
  const button = state.question?.zone?.id === zoneId && document.querySelector(`[data-key="slot-${index}"], [data-key="die-${index}"]`);
  if (button) button.click();
  else if (zone && index < zone.things.length) correct(state, zone, index);
}

/** Put right one thing of a zone: in the open question if it asks about the zone, else by going back to it. */
async function correct(state, zone, index) {
  if (state.question?.zone?.id === zone.id) return document.querySelector(`[data-key="slot-${index}"], [data-key="die-${index}"], [data-key="primary"]`)?.focus();
  const seen = state.sight?.zones[zone.id]?.[index];
  const asZone = { zone: { id: zone.id, name: zone.name }, choices: zone.choices, searchable: zone.searchable, empty_slots: zone.empty_slots };
  const thing = zone.kind === "row" ? await pickSlot(asZone, { candidates: seen?.candidates ?? [] }, index) : await pickFace(zone, index, seen);
  if (thing === undefined) return;
  const place = zone.kind === "row" ? index : zone.answered.indexOf(zone.things[index].id);
  const value = zone.kind === "row" ? zone.answered.with(place, thing?.id ?? null) : zone.answered.toSpliced(place, 1, ...(thing ? [thing.id] : []));
  if (await agree(zone)) await act("/api/correct", { asked: state.asked, zone: zone.id, value });
}

const pickFace = (zone, index, seen) => pick(`${capital(zone.name)}: this one shows`, {
  candidates: seen?.candidates ?? [], choices: zone.choices, searchable: zone.searchable, zone: zone.id, extras: [{ words: "It is not there", sign: "empty", value: null }] });

const agree = (zone) => confirmTakeBack("Put it right", `I go back to where I looked at the ${zone.name}. This takes back: ${zone.undoes.join("; ")}.`, [], "Go back and put it right");

async function openQuestion(state, zone) {
  if (state.question?.zone?.id === zone.id) document.querySelector("[data-key=primary]")?.focus();
  else if (await agree(zone)) await act("/api/reopen", { asked: state.asked, zone: zone.id });
}

// --- Wingspan, drawn ----------------------------------------------------------------------------

function automaTable(table) {
  const place = factsOf(table, "view_round");
  const cubes = factsOf(table, "view_goal")?.cubes ?? 0;
  const up = factsOf(table, "view_face_up");
  const down = factsOf(table, "view_face_down");
  const eggs = factsOf(table, "view_eggs");
  return [
    place && h("div", { class: "spread" }, h("p", {}, h("strong", {}, `Round ${place.round}`), `, turn ${place.turn} of ${place.turns}`),
      h("div", { class: "turns-dots", "aria-hidden": "true" }, Array.from({ length: place.turns }, (_, n) => h("i", { class: n + 1 < place.turn ? "past" : n + 1 === place.turn ? "now" : "" })))),
    table.goals.length > 0 && h("ol", { class: "rounds", "aria-label": "Goals" }, table.goals.map((goal, index) => goalTile(goal, index, place?.round, cubes))),
    h("div", { class: "piles" },
      pile(up.number, `face up, ${up.points} points`, h("ul", {}, up.birds.map((bird) => h("li", {}, bird.name)))),
      pile(down.number, `face down, ${down.points} points`, stackOf(down.number)),
      pile(eggs.eggs, eggs.eggs === 1 ? "egg" : "eggs", eggsOf(eggs.eggs)),
      pile(factsOf(table, "view_total")?.points ?? 0, "points so far", factsOf(table, "view_bonus") && h("p", { class: "small" }, `Bonus: ${factsOf(table, "view_bonus").bonus.name}`))),
  ].filter(Boolean);
}

function goalTile(goal, index, round, cubes) {
  const now = round === index + 1 && goal.you === null;
  return h("li", { class: `goal ${now ? "now" : ""}`, "aria-current": now ? "step" : null }, h("strong", {}, `Round ${index + 1}`), goal.name,
    goal.you !== null && h("span", {}, `you ${goal.you}, Automa ${goal.bot}`),
    now && h("span", { class: "cubes", role: "img", "aria-label": `${cubes} cubes of the Automa` }, Array.from({ length: cubes }, () => h("i", { class: "cube" }))));
}

const pile = (number, words, drawing) => h("div", { class: "pile" }, h("b", {}, number), h("span", {}, words), drawing);
const drawn = (width, height, shapes) => {
  const drawing = h("svg:svg", { viewBox: `0 0 ${width} ${height}`, class: "face counted", "aria-hidden": "true" }, shapes);
  drawing.style.aspectRatio = `${width} / ${height}`;
  return drawing;
};
const EGGS_IN_ROW = 6;
const stackOf = (number) => number > 0 && drawn(24 + 5 * number, 40, Array.from({ length: number }, (_, n) => h("svg:rect", { x: 3 + 5 * n, y: 8, width: 16, height: 24, rx: 2 })));
const eggsOf = (number) => number > 0 && drawn(12 * Math.min(number, EGGS_IN_ROW) + 4, 14 * Math.ceil(number / EGGS_IN_ROW) + 2, Array.from({ length: number }, (_, n) =>
  h("svg:ellipse", { cx: 8 + 12 * (n % EGGS_IN_ROW), cy: 8 + 14 * Math.floor(n / EGGS_IN_ROW), rx: 4, ry: 5 })));
