// How a phone becomes the camera: a code to scan, shown until the phone sends pictures.
import { h, show } from "./dom.js";
import { act, ask } from "./link.js";
import { t } from "./words.js";

export const PHONE = "phone";
export const LET_IN = "phones-let-in"; // what the document hears when phones may come in from now on
const LOOKS_APART_MS = 1000;
let known = null; // what was found when this looked last

/** Let phones in, if only this computer could open the page; false if that was refused. */
export async function letPhonesIn() {
  known = await ask("/api/phone").catch(() => null);
  if (known?.link) return true;
  const opened = Boolean(await act("/api/pairing", { opened: true }));
  if (opened) {
    known = await ask("/api/phone").catch(() => null);
    document.dispatchEvent(new Event(LET_IN));
  }
  return opened;
}

/** The code and what to do with it; it looks after itself while it is shown. */
export function phoneInvitation() {
  const element = h("div", { class: "phone-invitation stack", "aria-live": "polite" });
  const drawKnown = () => known && show(element, [known.link, known.sending], () => draw(known));
  const look = async () => {
    known = (await ask("/api/phone").catch(() => null)) ?? known;
    drawKnown();
    if (element.isConnected) setTimeout(look, LOOKS_APART_MS);
  };
  drawKnown(); // at once: what is around it is drawn again with every change
  requestAnimationFrame(look);
  return element;
}

function draw({ link, address, code, sending }) {
  if (sending) return h("p", {}, t("phone_is_camera"));
  if (!link) return h("p", {}, t("phone_shut"));
  return [
    h("p", {}, t("phone_camera_scan")),
    h("img", {
      class: "qr",
      src: `/api/phone.svg?${code}`,
      alt: t("qr", { address }),
      width: 208,
      height: 208,
    }),
    h("p", {}, h("a", { href: "/trust", target: "_blank", rel: "noopener" }, t("phone_camera_steps"))),
    h("p", { class: "small" }, t("phone_camera_type", { address: link.split("#")[0] })),
    h("p", { class: "code" }, code),
    h("p", { class: "muted small" }, t("phone_camera_secure", { address })),
  ];
}
