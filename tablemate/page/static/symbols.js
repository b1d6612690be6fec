// Signs of our own for what lies on a table, each drawn in a box of 24 by 24; none is a publisher's.
import { h } from "./dom.js";

const p = (d, how = "") => ["path", { d, class: how }];
const c = (cx, cy, r, how = "") => ["circle", { cx, cy, r, class: how }];

const SYMBOLS = {
  // Where birds live, and their nests
  forest: [p("M12 3l6 8h-3l4 6H5l4-6H6z"), p("M12 17v4")],
  grassland: [p("M3 20c2-6 2-8 1-12M8 20c1-7 1-10 0-15M12 20V6M16 20c-1-7-1-10 1-14M21 20c-2-6-2-8-1-11")],
  wetland: [
    p("M2 9c3-3 5 3 8 0s5 3 8 0 4 0 4 0M2 15c3-3 5 3 8 0s5 3 8 0 4 0 4 0M2 20c3-2 5 2 8 0s5 2 8 0 4 0 4 0"),
  ],
  nest_bowl: [p("M3 11h18a9 8 0 0 1-18 0z"), p("M6 15c4 2 8 2 12 0")],
  nest_cavity: [p("M5 3h14v18H5z"), c(12, 11, 3.6, "solid")],
  nest_ground: [p("M2 18h20"), c(8.5, 13.5, 2.6), c(15.5, 13.5, 2.6), c(12, 9.5, 2.6)],
  nest_platform: [p("M3 11h18M4 14h16M6 17h12M9 11V8M15 11V7")],
  nest_star: [p("M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.8 6.3 20l1.5-6.2L3 9.6 9.3 9z")],
  bird: [p("M3 14c3 5 9 6 13 2 2-2 2-5 2-7l3-2-3-1c-2-3-6-2-7 1-1 3-4 6-8 7z"), c(16.5, 7.6, 0.9, "solid")],
  egg: [p("M12 3c4 0 7 7 7 11a7 7 0 0 1-14 0c0-4 3-11 7-11z")],
  cube: [p("M12 3l8 4.5v9L12 21l-8-4.5v-9z"), p("M4 7.5l8 4.5 8-4.5M12 12v9")],
  bonus: [p("M12 4l2.2 5 5.3.5-4 3.6 1.2 5.3L12 15.6 7.3 18.4l1.2-5.3-4-3.6 5.3-.5z")],
  // Suits
  brains: [
    p("M9 20v-3c-4 0-5-3-4-5-2-3 1-6 3-5 1-4 7-4 8 0 3 0 5 4 3 6 1 3-1 5-4 5v2"),
    p("M12 6v8M9 9c2 0 3 1 3 2M15 10c-2 0-3 1-3 2"),
  ],
  love: [p("M12 20S3 14 3 8.5C3 4 9 3 12 7.5 15 3 21 4 21 8.5 21 14 12 20 12 20z", "fill")],
  speed: [p("M13 2L5 13h6l-2 9 9-12h-6z", "fill")],
  strength: [p("M3 9v6M6 7v10M18 7v10M21 9v6M6 12h12")],
  // Crownfell
  crown: [p("M3 18V7l5 4 4-7 4 7 5-4v11z"), p("M3 21h18")],
  lock: [p("M6 11h12v10H6z", "fill"), p("M8 11V8a4 4 0 0 1 8 0v3")],
  protect: [p("M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z")],
  ranged: [c(12, 12, 8), p("M12 2v6M12 16v6M2 12h6M16 12h6")],
  ability: [p("M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z", "fill")],
  capture: [p("M5 5l14 14M19 5L5 19")],
  move: [p("M4 12h14M13 6l6 6-6 6")],
  rally: [p("M6 21V3l12 5-12 5")],
  clockwise: [p("M19 12a7 7 0 1 1-3-6M19 3v5h-5")],
  counterclockwise: [p("M5 12a7 7 0 1 0 3-6M5 3v5h5")],
  // Flat Earth
  attack: [p("M12 2l2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 6-2-6-6 3 3-6-6-2 6-2-3-6 6 3z", "fill")],
  person: [c(12, 7, 4), p("M4 21c0-6 3-8 8-8s8 2 8 8z")],
  event: [p("M5 21V4h14v17z"), c(15.5, 13, 1.2, "solid")],
  recruit: [c(9, 8, 3.5), p("M3 20c0-5 2-7 6-7s6 2 6 7M19 8v6M16 11h6")],
  destiny: [c(12, 12, 8), p("M12 4v16M5 8l14 8M19 8L5 16")],
  teleport: [c(12, 12, 8), c(12, 12, 4), c(12, 12, 0.8, "solid")],
  sabotage: [p("M14 4a5 5 0 0 1 5 6l-3-1-2-2 0-3zM13 9l-9 9 2 2 9-9")],
  infiltrator: [p("M3 10c3-3 6-3 9 0 3-3 6-3 9 0-1 5-5 6-9 3-4 3-8 2-9-3z")],
  shuffle: [p("M3 7h4l9 10h5M3 17h4l9-10h5M18 4l3 3-3 3M18 14l3 3-3 3")],
  distraction: [p("M4 10v4h4l6 5V5L8 10zM18 8c2 2 2 6 0 8")],
  own_text: [p("M6 3h12v18H6zM9 8h6M9 12h6M9 16h4")],
  dial: [c(12, 12, 9), p("M12 12l5-5"), c(12, 12, 1.6, "solid")],
  // My Little Scythe
  gem: [p("M6 4h12l4 6-10 11L2 10z", "fill"), p("M2 10h20M8 10l4 11 4-11")],
  apple: [
    p("M12 8c-3-3-8-1-8 5 0 4 3 8 6 8 1 0 1-.6 2-.6s1 .6 2 .6c3 0 6-4 6-8 0-6-5-8-8-5z", "fill"),
    p("M12 8c0-3 1-5 3-5"),
  ],
  quest: [p("M5 4h12a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3z"), p("M9 9h7M9 13h5")],
  seeker: [c(12, 6, 4, "fill"), p("M12 9c-5 0-6 5-7 12h14c-1-7-2-12-7-12z", "fill")],
  trophy: [p("M7 3h10v6a5 5 0 0 1-10 0zM7 5H3c0 4 2 5 4 5M17 5h4c0 4-2 5-4 5M12 14v4M7 21h10M9 18h6", "")],
  pie: [p("M3 13h18l-3 7H6z", "fill"), p("M3 13c0-5 4-8 9-8s9 3 9 8")],
  portal: [c(12, 12, 9), p("M12 5c5 2 5 12 0 14-4-3-3-9 0-10 2 1 2 5 0 6")],
  castle: [p("M4 21V9h3V6h3v3h4V6h3v3h3v12zM10 21v-5h4v5")],
  camp: [p("M12 4l9 16H3zM12 11l5 9M12 11l-5 9")],
  seek: [c(10, 10, 6), p("M15 15l6 6")],
  trophy_friendship: [c(8, 9, 3), c(16, 9, 3), p("M3 19c0-4 2-6 5-6s4 2 4 2 1-2 4-2 5 2 5 6")],
  trophy_eight_pies: [p("M3 13h18l-3 7H6z"), p("M3 13c0-5 4-8 9-8s9 3 9 8")],
  trophy_power_ups: [p("M13 2L5 13h6l-2 9 9-12h-6z")],
  trophy_spells: [p("M5 19L15 9M17 3v4M15 5h4M19 10v3M17.5 11.5h3")],
  trophy_apple_delivery: [
    p("M12 8c-3-3-8-1-8 5 0 4 3 8 6 8 1 0 1-.6 2-.6s1 .6 2 .6c3 0 6-4 6-8 0-6-5-8-8-5zM12 8c0-3 1-5 3-5"),
  ],
  trophy_gem_delivery: [p("M6 4h12l4 6-10 11L2 10zM2 10h20")],
  trophy_quests: [p("M6 3h12v18H6zM9 8h6M9 12h6")],
  trophy_pie_fight: [p("M4 20L18 6M20 20L6 6M16 4h4v4M8 4H4v4")],
};

const POINTS = {
  up: 0,
  "up-right": 45,
  right: 90,
  "down-right": 135,
  down: 180,
  "down-left": 225,
  left: 270,
  "up-left": 315,
};

/** Whether there is a drawing of this sign. */
export const isDrawn = (name) => name in SYMBOLS || name.startsWith("point_");

/** A sign in a box of this size around a middle. */
export function symbol(name, x, y, size, how = "") {
  const scale = size / 24;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
  if (name.startsWith("point_")) {
    return h(
      "svg:g",
      { class: `symbol ${how}`, transform: place },
      h(
        "svg:g",
        { transform: `rotate(${POINTS[name.slice(6)]} 12 12)` },
        h("svg:path", { class: "fill", d: "M12 2l7 9h-4v11H9V11H5z" }),
      ),
    );
  }
  return h(
    "svg:g",
    { class: `symbol ${how}`, transform: place },
    (SYMBOLS[name] ?? []).map(([tag, attributes]) => h(`svg:${tag}`, attributes)),
  );
}
