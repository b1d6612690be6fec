// Where the zones of a table go on a drawing of a given width. Everything is in millimetres.
import { CARD, capital, kindOf, sizeOf, textWidth } from "./faces.js";

export const NAME_SIZE = 10.5; // of the letters of a zone's name
const PLACE_SIZE = 8.5;
const GAP = 14;
const NAME_GAP = 8; // between the names of two zones
const LEAST_WIDTH = 300; // a table of few things is not blown up further
const LABEL = 15; // room above a zone for its name
const PILE_SCALE = 0.62;
const ALONG_SCALE = 0.42; // a pile above the columns of a grid
const SCALES = [1, 0.88, 0.76]; // a row is made smaller before it goes on below
const FEW_PLACES = 6; // an area with fewer places is laid out by what lies on them
const AREA_SCALE = 0.74;
const MOST_ROOM = 8; // places of a row that is still to be laid out
const BOARDS = new Set(["grid", "places"]);
const TRACK_SCALE = 1.2; // a space of a track, so that what is printed there can be read
const SPREAD = 0.55; // how much of a card in a spread can be seen

/**
 * Lay the zones out. Gives `{ width, height, zones: [{ zone, x, y, w, h, label, spots }] }` with spots of
 * `{ place, x, y, scale, items, w, h }`, their middles from the top left of the whole drawing. `room` holds what lies
 * in each zone when it is fullest: nothing moves while a game goes on. A zone or a spot that is `spare` has room and
 * nothing to show yet.
 */
export function arrange(
  zones,
  on_table,
  faces,
  { width, asked = null, count = 0, plan = (_) => false, room = {}, moves = [] },
) {
  const blocks = [];
  const boards = new Map();
  for (const zone of zones) {
    const places = expanded(zone, on_table[zone.id] ?? {});
    const isAsked = zone.id === asked;
    const isBare = !Object.keys(places).length;
    if (isBare && !isAsked && !plan(zone) && !room[zone.id]) continue;
    const isShown = isAsked || !isBare || plan(zone) || BOARDS.has(zone.shape);
    const fullest = withRoom(places, room[zone.id]);
    const toFill = isBare && !room[zone.id] ? Math.min(zone.places.length, MOST_ROOM) : 0; // things will lie there
    const block = build(zone, fullest, faces, width, isAsked ? count : toFill);
    fill(block, places, isShown, isAsked ? count : isBare ? block.spots.length : 0);
    if (zone.shape === "row") keepGaps(block, moves);
    const under = [...boards.values()].find((board) => surrounds(zone, board.zone));
    const along = [...boards.values()].find((board) => goesAlong(zone, board.zone));
    if (under) around(under, block);
    else if (along) above(along, block, zone);
    else blocks.push(block);
    if (BOARDS.has(zone.shape)) boards.set(zone.id, block);
  }
  for (const block of blocks) fit(block, width);
  return shelve(blocks, width);
}

/** What lies in a zone; of a pool every thing by itself. */
function expanded(zone, places) {
  const one = (item) =>
    zone.shape === "pool" ? Array.from({ length: item.number }, () => ({ ...item, number: 1 })) : item;
  return Object.fromEntries(Object.entries(places).map(([place, items]) => [place, items.flatMap(one)]));
}

/** What lies on each place now or when it is fullest, whichever is more. */
function withRoom(places, room = {}) {
  const fullest = { ...places };
  for (const [place, ids] of Object.entries(room)) {
    if (ids.length > (places[place]?.length ?? 0)) fullest[place] = ids.map((id) => ({ id, number: 1 }));
  }
  return fullest;
}

/** Put what lies there now on the spots of a block that has room for more. */
function fill(block, places, isShown, count) {
  const [part] = block.parts;
  part.spare = !isShown;
  part.spots.forEach((one, index) => {
    one.items = places[one.place.id] ?? [];
    one.spare =
      block.zone.shape === "row" &&
      !one.items.length &&
      index >= count &&
      !part.spots.slice(index).some((other) => places[other.place.id]?.length);
  });
}

/** Leave a gap where a thing left a row, although others have moved up: its arrow begins there. */
function keepGaps({ zone, spots, parts }, moves) {
  const left = moves.filter((move) => move.start?.[0] === zone.id && move.end?.[0] !== zone.id);
  const gaps = new Set(left.map((move) => spots.findIndex((one) => one.place.id === move.start[1])));
  const kept = spots.filter((one) => !one.spare);
  if (!left.some((move) => move.closed) || kept.length + gaps.size > spots.length) return;
  const free = spots.map(({ x, y }) => ({ x, y }));
  const slots = free.filter((_, index) => !gaps.has(index));
  parts[0].gaps = [...gaps].map((index) => ({ ...spots[index], ...free[index], items: [] }));
  kept.forEach((one, index) => Object.assign(one, slots[index]));
}

/** Make a board smaller that is wider than the drawing. */
function fit(block, width) {
  const share = Math.min(1, width / block.w);
  if (share === 1) return;
  block.w *= share;
  block.h *= share;
  for (const part of block.parts)
    for (const one of part.spots) {
      for (const side of ["x", "y", "w", "h", "scale"]) one[side] *= share;
      if (one.named) one.nameSize *= share;
    }
}

/** Whether a zone lies around a board, as camps do. */
const surrounds = (zone, board) =>
  zone.shape === "places" &&
  board.shape === "places" &&
  zone.size[0] > board.size[0] &&
  zone.size[1] > board.size[1];

/** Whether a pile moves along the columns of a grid. */
const goesAlong = (zone, board) =>
  zone.shape === "pile" && zone.places.length > 1 && board.shape === "grid" && zone.size[0] === board.size[0];

function around(board, block) {
  const [w, height] = [Math.max(board.w, block.w), Math.max(board.h, block.h)];
  const shift = (one) =>
    one.spots.forEach((spot) => {
      spot.x += (w - one.w) / 2;
      spot.y += (height - one.h) / 2;
    });
  shift(board);
  shift(block);
  Object.assign(board, {
    w,
    h: height,
    parts: [...board.parts, { ...block.parts[0], label: false, apart: true }],
  });
}

function above(grid, block, zone) {
  const room = CARD[1] * 0.5;
  for (const part of grid.parts) for (const spot of part.spots) spot.y += room;
  for (const spot of block.spots)
    Object.assign(spot, {
      y: room / 2 - 2,
      scale: ALONG_SCALE,
      w: CARD[0] * ALONG_SCALE,
      h: CARD[1] * ALONG_SCALE,
    });
  Object.assign(grid, {
    h: grid.h + room,
    parts: [...grid.parts, { ...block.parts[0], zone, label: false, nameSpot: true, apart: true }],
  });
}

// --- one zone -----------------------------------------------------------------------------------

function build(zone, places, faces, width, count) {
  const make = {
    row,
    pool,
    pile,
    grid: board,
    places: board,
    area: zone.places.length < FEW_PLACES ? area : board,
  }[zone.shape];
  const made = make(zone, places, faces, width, count);
  const spare = Math.max(0, nameWidth(zone) - made.w);
  made.w += spare;
  for (const one of made.spots) one.x += spare / 2;
  return { zone, parts: [{ zone, spots: made.spots, label: true }], spots: made.spots, w: made.w, h: made.h };
}

const spot = (place, x, y, items, scale, size) => ({
  place,
  x,
  y,
  items,
  scale,
  w: size[0] * scale,
  h: size[1] * scale,
});
const kindIn = (zone, items, faces) => kindOf(items[0] ?? {}, faces[items[0]?.id], zone);

function row(zone, places, faces, width, count) {
  const small = zone.thing[1] < 40; // spaces of a track are all there, also where nothing lies
  const used = small
    ? zone.places.length
    : Math.max(count, ...zone.places.map((place, index) => (places[place.id]?.length ? index + 1 : 0)));
  const shown = [
    ...zone.places,
    ...Array.from({ length: Math.max(0, used - zone.places.length) }, (_, n) => ({
      id: `${zone.places.length + n + 1}`,
      name: `${zone.places.length + n + 1}`,
    })),
  ].slice(0, used);
  const first = shown.map((place) => places[place.id]).find((items) => items?.length) ?? [];
  const kind = kindIn(zone, first.length ? first : [{}], faces);
  const size = small ? zone.thing.map((side) => side * TRACK_SCALE) : sizeOf(kind);
  const pitch = size[0] + 4;
  const scale = small ? 1 : (SCALES.find((one) => shown.length * pitch * one <= width) ?? SCALES.at(-1));
  const columns = small
    ? Math.min(shown.length, Math.floor(zone.size[0] / zone.thing[0]))
    : Math.max(1, Math.min(shown.length, Math.floor(width / (pitch * scale))));
  const lines = Math.ceil(shown.length / columns);
  const [px, py] = [pitch * scale, (size[1] + 5) * scale];
  return {
    w: columns * px,
    h: lines * py,
    spots: shown.map((place, index) =>
      spot(
        place,
        ((index % columns) + 0.5) * px,
        (Math.floor(index / columns) + 0.5) * py,
        places[place.id] ?? [],
        scale,
        size,
      ),
    ),
  };
}

function pool(zone, places, faces, width) {
  const place = zone.places[0];
  const items = places[place.id] ?? [];
  const size = sizeOf(kindIn(zone, items, faces));
  const w = Math.min(width, Math.max(items.length, 3) * (size[0] + 5) + 12);
  return {
    w,
    h: size[1] + 16,
    spots: [
      { ...spot(place, w / 2, size[1] / 2 + 8, items, 1, size), w, h: size[1] + 14, spread: size[0] + 5 },
    ],
  };
}

/** How wide a zone's name is; its letters are spaced by a fiftieth. */
const nameWidth = (zone) => textWidth(capital(zone.name), NAME_SIZE) * 1.04 + NAME_GAP;

function pile(zone, places) {
  const filled = zone.places.filter((place) => places[place.id]?.length);
  const shown = zone.places.length > 1 ? zone.places : filled.length ? filled : zone.places;
  const w = CARD[0] * PILE_SCALE;
  const pitch = zone.places.length > 1 ? zone.size[0] / zone.places.length : w + 8;
  return {
    w: pitch * shown.length,
    h: CARD[1] * PILE_SCALE + 4,
    spots: shown.map((place, index) => ({
      ...spot(
        place,
        (index + 0.5) * pitch,
        (CARD[1] * PILE_SCALE) / 2 + 2,
        places[place.id] ?? [],
        PILE_SCALE,
        CARD,
      ),
      pile: true,
    })),
  };
}

/** A board as it is declared. */
function board(zone, places) {
  const [w, height] = zone.size;
  return {
    w,
    h: height,
    spots: zone.places.map((place) => ({
      ...spot(
        place,
        w / 2 + place.at[0],
        height / 2 + place.at[1],
        places[place.id] ?? [],
        Math.min(1, zone.thing[0] / 22),
        zone.thing.map((side) => side / Math.min(1, zone.thing[0] / 22)),
      ),
      onBoard: true,
    })),
  };
}

/** Loose things beside the table, each place as wide as what lies on it. */
function area(zone, places, faces, width) {
  const all = zone.places.flatMap((place) => places[place.id] ?? []);
  const cards = all.filter((item) => kindOf(item, faces[item.id], zone) === "card").length;
  const spread = cards * CARD[0] * AREA_SCALE * 1.05 + 90 < width ? 1.05 : SPREAD;
  const heightOf = (items) => {
    const kind = kindIn(zone, items, faces);
    return sizeOf(kind)[1] * (kind === "card" ? AREA_SCALE : 1);
  };
  const tall = Math.max(
    ...zone.places
      .map((place) => places[place.id] ?? [])
      .filter((items) => items.length || !all.length)
      .map(heightOf),
  );
  let x = 0;
  const spots = [];
  for (const place of zone.places) {
    const items = places[place.id] ?? [];
    if (!items.length && all.length) continue;
    const kind = kindIn(zone, items, faces);
    const size = sizeOf(kind);
    const scale = kind === "card" ? AREA_SCALE : 1;
    const step = size[0] * scale * (kind === "card" ? spread : 1.1);
    const w = size[0] * scale + step * Math.max(0, items.length - 1);
    const room = Math.max(w, zone.places.length > 1 ? textWidth(place.name, PLACE_SIZE, 400) : 0);
    spots.push({
      ...spot(place, x + room / 2, tall / 2, items, scale, size),
      w,
      h: size[1] * scale,
      spread: step / scale,
      named: zone.places.length > 1,
      nameSize: PLACE_SIZE,
    });
    x += room + 12;
  }
  return { w: x - 12, h: tall + (zone.places.length > 1 ? 12 : 0), spots };
}

// --- all of them --------------------------------------------------------------------------------

/** Put the blocks side by side in lines; beside a tall one, small ones stand one below the other. */
function shelve(blocks, width) {
  const lines = [];
  for (const block of blocks) {
    const line = lines.at(-1);
    const column = line?.columns.at(-1);
    const grown = line ? line.w + Math.max(0, block.w - column.w) : 0;
    if (line && line.columns.length > 1 && column.h + LABEL + GAP + block.h <= line.h && grown <= width) {
      column.blocks.push(block);
      column.h += LABEL + GAP + block.h;
      line.w = grown;
      column.w = Math.max(column.w, block.w);
    } else if (line && line.w + GAP + block.w <= width) {
      line.columns.push({ blocks: [block], w: block.w, h: block.h });
      line.w += GAP + block.w;
      line.h = Math.max(line.h, block.h);
    } else lines.push({ columns: [{ blocks: [block], w: block.w, h: block.h }], w: block.w, h: block.h });
  }
  return place(lines, Math.max(Math.min(width, LEAST_WIDTH), ...lines.map((line) => line.w)));
}

/** Give every spot of the lines its place on the drawing. */
function place(lines, whole) {
  const zones = [];
  let y = 0;
  for (const line of lines) {
    let x = (whole - line.w) / 2;
    for (const column of line.columns) {
      let top = y + LABEL;
      for (const block of column.blocks) {
        const left = x + (column.w - block.w) / 2;
        for (const part of block.parts) {
          zones.push({
            zone: part.zone,
            label: part.label && !part.spare,
            spare: part.spare,
            gaps: (part.gaps ?? []).map((one) => ({ ...one, x: one.x + left, y: one.y + top })),
            nameSpot: part.nameSpot,
            apart: part.apart,
            x: left,
            y: top,
            w: block.w,
            h: block.h,
            spots: part.spots.map((one) => ({ ...one, x: one.x + left, y: one.y + top })),
          });
        }
        top += block.h + LABEL + GAP;
      }
      x += column.w + GAP;
    }
    y += line.h + LABEL + GAP;
  }
  return { width: whole, height: Math.max(20, y - GAP + 4), zones };
}
