// The table as the bot believes it: touch what is wrong.
import { h, show } from "./dom.js";
import { confirmTakeBack, pick } from "./dialogs.js";
import { scoreCard } from "./charts.js";
import { act } from "./link.js";
import { drawLive } from "./live.js";
import { pickSlot } from "./question.js";
import { boardGrid, dieButton, slotButton } from "./things.js";

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
  const drawings = table.lines.filter((line) => line.drawing).map((line) => line.text).join("\n");
  return h("section", { class: "card believed", "aria-label": "The table as I believe it" },
    h("div", { class: "spread" }, h("h2", {}, "The table as I believe it"), zones.length > 0 && h("p", { class: "muted small" }, "Touch what is wrong.")), drawn, zones.map((zone) => zonePart(state, zone)),
    drawings && h("pre", { class: "drawing", tabindex: "0", "aria-label": "The board" }, drawings),
    drawn.length ? h("details", {}, h("summary", {}, "In words"), h("ul", { class: "lines" }, words)) : h("ul", { class: "lines" }, words));
}

function zonePart(state, zone) {
  const touch = (index) => correct(state, zone, index);
  const body = {
    row: () => h("div", { class: `slots ${zone.things.length > 4 ? "many" : ""}` }, zone.things.map((thing, index) =>
      slotButton(zone.name, index, { thing, status: thing ? "believed" : zone.refilled ? "unseen" : "empty" }, `belief-${zone.id}-${index}`, () => touch(index)))),
    pool: () => h("div", { class: "feeder" }, h("div", { class: "dice" }, zone.things.map((thing, index) => dieButton(thing, `belief-${zone.id}-${index}`, () => touch(index), `${zone.name}: ${thing.name}, touch to correct`)),
      !zone.things.length && h("button", { type: "button", class: "quiet", "data-key": `belief-${zone.id}-none`, onclick: () => openQuestion(state, zone) }, zone.refilled ? "Not seen yet" : "Empty, as far as I know"))),
    places: () => boardGrid(Object.keys(zone.board).sort().map((id) => ({ id, name: id })), zone.board, () => false, () => openQuestion(state, zone)),
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
      pile(down.number, `face down, ${down.points} points`, h("svg:svg", { viewBox: "0 0 40 40", class: "face", "aria-hidden": "true" }, stackOf(Math.min(down.number, 6)))),
      pile(eggs.eggs, eggs.eggs === 1 ? "egg" : "eggs", h("svg:svg", { viewBox: "0 0 40 40", class: "face", "aria-hidden": "true" }, eggsOf(Math.min(eggs.eggs, 9)))),
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
const stackOf = (number) => Array.from({ length: number }, (_, n) => h("svg:rect", { x: 6 + 2 * n, y: 10 - n, width: 16, height: 24, rx: 2 }));
const eggsOf = (number) => Array.from({ length: number }, (_, n) => h("svg:ellipse", { cx: 8 + 12 * (n % 3), cy: 8 + 12 * Math.floor(n / 3), rx: 4, ry: 5 }));
