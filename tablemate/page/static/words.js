// The page's own words, as the phrase files have them.
let words = {};
let plural = new Intl.PluralRules("en");

/** Fetch the words; everything else is drawn after that. */
export async function loadWords() {
  const response = await fetch("/api/words", { credentials: "same-origin" }).catch(() => null);
  if (response?.ok) words = await response.json();
  plural = new Intl.PluralRules(document.documentElement.lang || "en");
}

/** The words of this key with these facts in them; with a `number`, in the form this number needs. */
export function t(key, facts = {}) {
  const form = `${key}.${plural.select(Number(facts.number ?? 0))}`;
  const pattern = (facts.number !== undefined && words[form]) || words[key] || key;
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
}
