// The report of a problem: what would be in it, and only then the file to save.
import { h, toast } from "./dom.js";
import { ask, Refused } from "./link.js";
import { t } from "./words.js";

/** The card that offers a report. */
export function reportCard() {
  const shown = h("div", { class: "stack", "aria-live": "polite" });
  const look = async () => {
    shown.replaceChildren(h("p", { class: "muted" }, t("one_moment")));
    try {
      shown.replaceChildren(...listed(await ask("/api/report")));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      shown.replaceChildren();
      toast(error.message);
    }
  };
  return h(
    "section",
    { class: "card stack", "aria-label": t("report") },
    h("h2", {}, t("report")),
    h("p", {}, t("report_says")),
    h("button", { type: "button", id: "report", onclick: look }, t("report_show")),
    shown,
  );
}

/** The files of a report, and the ways to save it. */
function listed(files) {
  const save = (pictures, words) =>
    h(
      "a",
      { class: "button", href: `/api/report.zip?pictures=${pictures}`, download: "tablemate-report.zip" },
      words,
    );
  const pictured = files.some((file) => file.name.endsWith(".png"));
  return [
    h(
      "ul",
      { id: "reported", class: "stack" },
      files.map((file) => h("li", {}, t("report_file", { size: file.kilobytes, what: file.what }))),
    ),
    h("div", { class: "row" }, save(true, t("report_save")), pictured && save(false, t("report_save_plain"))),
    h("p", { class: "muted small" }, t("report_sent")),
  ];
}
