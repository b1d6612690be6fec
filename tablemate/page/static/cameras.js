// The cameras to choose from: those of this computer, each with a picture of what it sees, and a phone.
import { h } from "./dom.js";
import { sign } from "./icons.js";
import { letPhonesIn, PHONE, phoneInvitation } from "./phone_invitation.js";
import { t } from "./words.js";

/** A button for each camera; `key` names them, `given` is the one that is open, `open` opens one. */
export function cameraButtons(cameras, { key, given, open }) {
  const usePhone = async () => (await letPhonesIn()) && open(PHONE);
  const phone = h(
    "button",
    {
      type: "button",
      class: given === PHONE ? "camera primary" : "camera",
      "data-key": `${key}-${PHONE}`,
      "aria-pressed": String(given === PHONE),
      onclick: usePhone,
    },
    sign("phone"),
    t("camera_phone"),
  );
  return [
    !cameras.length && h("p", { class: "muted" }, t("no_cameras")),
    h(
      "div",
      { class: "row cameras", role: "group", "aria-label": t("cameras") },
      computerButtons(cameras, { key, given, open }),
      phone,
    ),
    given === PHONE && phoneInvitation(),
  ];
}

function computerButtons(cameras, { key, given, open }) {
  return cameras.map((camera) => {
    const chosen = camera.given === given;
    return h(
      "button",
      {
        type: "button",
        class: chosen ? "camera primary" : "camera",
        "data-key": `${key}-${camera.given}`,
        "aria-pressed": String(chosen),
        onclick: () => open(camera.given),
      },
      thumbnail(camera),
      camera.name || t("camera_number", { number: camera.given }),
    );
  });
}

/** What the camera sees, asked for once it comes into view; a camera that gives no picture has none. */
function thumbnail(camera) {
  const image = h("img", {
    class: "thumbnail",
    alt: "",
    loading: "lazy",
    src: `/api/cameras/${camera.given}/picture?width_px=320`,
  });
  image.addEventListener("error", () => image.remove());
  return image;
}
