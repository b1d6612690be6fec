// How a phone becomes the camera: a code to scan, shown until the phone sends pictures.
import { h, show } from "./dom.js";
import { act, ask } from "./link.js";
import { t } from "./words.js";

export const PHONE = "phone";
const LOOKS_APART_MS = 1000;

/** Let phones in, if only this computer could open the page; false if that was refused. */
export async function letPhonesIn() {
  const phone = await ask("/api/phone").catch(() => null);
  return Boolean(phone?.link || (await act("/api/pairing", { opened: true })));
}

/** The code and what to do with it; it looks after itself while it is shown. */
export function phoneInvitation() {
  const element = h("div", { class: "phone-invitation stack", "aria-live": "polite" });
  const look = async () => {
    const phone = await ask("/api/phone").catch(() => null);
    if (phone) show(element, [phone.link, phone.sending], () => draw(phone));
    if (element.isConnected) setTimeout(look, LOOKS_APART_MS);
  };
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
