// States and questions as the program serves them, with as little in them as a test needs.
let asked = 0;

export const thing = (id) => ({ id, name: id });

/** The state of a new question about the tray; every call asks another one, so that no draft is left over. */
export function asking(question, sight = null) {
  asked += 1;
  const whole = {
    zone: { id: "tray", name: "the tray" },
    doubts: {},
    choices: [],
    disputed: [],
    suits: [],
    places: [],
    ...question,
  };
  const zones = [{ id: "tray", shape: whole.kind === "places" ? "grid" : whole.kind, places: [thing("1")] }];
  return {
    asked,
    question: whole,
    sight: sight && { noticed: "", zones: { tray: sight } },
    table: { zones: [], drawing: { zones, on_table: {}, moves: [] } },
  };
}

export const row = (slots, more = {}) => ({ kind: "row", slots, least: slots.length, ...more });
export const seen = (id, status = "sure", more = {}) => ({ id, name: id, status, candidates: [], ...more });
