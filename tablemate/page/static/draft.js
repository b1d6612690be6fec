// An answer in the making: what the person touched, laid over what is known and what the camera sees.

let draft = { asked: -1, touched: {}, pool: null, board: null, count: null };

/** The draft of this question; a new question begins with an empty one. */
export function draftFor(state) {
  if (draft.asked !== state.asked) draft = { asked: state.asked, touched: {}, pool: null, board: null, count: null };
  return draft;
}

/** The slots of a row: `{thing, status, candidates}` each, the person's word before everything else. */
export function slotsOf(state, question) {
  const { touched } = draftFor(state);
  const seen = state.sight?.zones[question.zone.id] ?? [];
  return question.slots.map((known, place) => {
    const doubt = question.doubts[place];
    const candidates = doubt ?? seen[place]?.candidates ?? [];
    if (place in touched) return { thing: touched[place], status: touched[place] ? "yours" : "empty", candidates };
    if (doubt) return { thing: null, status: doubt.length ? "check" : "unreadable", candidates };
    if (known) return { thing: known, status: "sure", candidates };
    if (seen[place]?.id) return { thing: { id: seen[place].id, name: seen[place].name }, status: seen[place].status, candidates };
    return { thing: null, status: seen[place] ? "unreadable" : "open", candidates };
  });
}

/** The loose things of a pool as they stand now. */
export function poolOf(state, question) {
  const { pool } = draftFor(state);
  if (pool) return pool;
  if (question.pool?.length || Object.keys(question.doubts).length) return question.pool;
  const seen = (state.sight?.zones[question.zone.id] ?? []).filter((thing) => thing?.id);
  return seen.length ? seen.map(({ id, name }) => ({ id, name })) : question.pool ?? [];
}

/** The board as it stands now: place to things. */
export const boardOf = (state, question) => draftFor(state).board ?? question.board;
