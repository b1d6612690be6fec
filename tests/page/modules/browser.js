// What the modules need of a browser, for Node: storage, a ruler for letters, and a program that is asked.
const kept = new Map();
globalThis.sessionStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, value),
};
const pen = { measureText: (words) => ({ width: 10 * words.length }) };
globalThis.navigator ??= { languages: ["en"] };
globalThis.document = {
  documentElement: { lang: "en" },
  createElement: () => ({ getContext: () => pen }),
};
globalThis.getComputedStyle = () => ({ getPropertyValue: () => "sans-serif" });

/** What was sent to the program, as `[path, body]`; it answers with nothing. */
export const sent = [];
globalThis.fetch = async (path, { body } = {}) => {
  sent.push([path, body && JSON.parse(body)]);
  return { ok: true, status: 200, json: async () => ({}) };
};
