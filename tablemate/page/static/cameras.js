// The cameras of this computer to choose from, each with its name and a picture of what it sees.
import { h } from "./dom.js";
import { t } from "./words.js";

/** A button for each camera; `key` names them, `given` is the one that is open, `open` opens one. */
export function cameraButtons(cameras, { key, given, open }) {
  if (!cameras.length) return h("p", { class: "muted" }, t("no_cameras"));
  return h(
    "div",
    { class: "row cameras", role: "group", "aria-label": t("cameras") },
    cameras.map((camera) => {
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
    }),
  );
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
