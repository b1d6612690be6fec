// The page's own words, as the phrase files have them.
let words = {};
let plural = new Intl.PluralRules("en");

/** Fetch the words; everything else is drawn after that. */
export async function loadWords() {
  const response = await fetch("/api/words", { credentials: "same-origin" }).catch(() => null);
  if (response?.ok) words = await response.json();
  plural = new Intl.PluralRules(document.documentElement.lang || "en");
}

/** How dates and numbers are written: in the page's language, and in the person's own region if it is known. */
export const locale = () => {
  const { lang } = document.documentElement;
  return navigator.languages.find((one) => one.split("-")[0] === lang) ?? lang;
};

/** The words of this key with these facts in them; with a `number`, in the form this number needs. */
export function t(key, facts = {}) {
  const form = `${key}.${plural.select(Number(facts.number ?? 0))}`;
  const pattern = (facts.number !== undefined && words[form]) || words[key] || key;
  return pattern.replace(/\{(\w+)\}/g, (whole, name) => facts[name] ?? whole);
}
