// The camera of this phone: its pictures go to the program, the newest only, and never more than one at a time.
const EVERY_MS = 200; // while something moves
const STILL_MS = 500; // while nothing does
const MOVED_MS = 2000; // so long after a movement pictures still come quickly: that is when the table is read
const SILENT_MS = 1200; // an answer that takes longer counts as none: a loss is noticed within two seconds
const AGAIN_MS = 500;
const SLOW_MS = 600; // a network that takes so long for a picture gets smaller ones
const FOCUS_MS = 2500; // that a camera takes to find its focus
const SHARP_SHARE = 0.7; // of the bytes of a picture: with fewer it lost its sharpness
const LONG_PX = 1920; // more pixels cost more than they are worth
const QUALITIES = [0.85, 0.7, 0.5];
const [LOOK_W, LOOK_H] = [96, 54]; // of the small picture in which a movement is looked for
const OTHER_LEVEL = 16; // of 255: less is noise
const MOVED_SHARE = 0.004; // of the picture
const WANTED = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: LONG_PX }, height: { ideal: 1080 } },
};
const SENDER = "tablemate-phone"; // where this phone's name for itself is kept, so that it is the same after a reload

/** Whether two small pictures, as bytes of red, green, blue and alpha, differ by more than noise. */
export function hasMoved(before, now) {
  if (!before) return true;
  let other = 0;
  for (let at = 1; at < now.length; at += 4) if (Math.abs(now[at] - before[at]) > OTHER_LEVEL) other += 1;
  return other > (MOVED_SHARE * now.length) / 4;
}

/**
 * Pictures by a socket: each is answered before the next is sent.
 */
class Socket {
  constructor(sender) {
    this.address = `wss://${location.host}/api/phone/frames?sender=${sender}`;
    this.opened = false; // whether it ever was
  }

  /** @returns {Promise<WebSocket>} */
  connect() {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(this.address);
      socket.addEventListener("open", () => {
        this.opened = true;
        this.socket = socket;
        resolve(socket);
      });
      for (const end of ["close", "error"])
        socket.addEventListener(end, () => {
          if (this.socket === socket) this.socket = null;
          reject(new Error(end));
        });
    });
  }

  async send(blob) {
    const socket = this.socket ?? (await inTime(this.connect()));
    const answered = new Promise((resolve, reject) => {
      socket.onmessage = (event) => resolve(JSON.parse(event.data));
      socket.onclose = () => reject(new Error("close"));
    });
    socket.send(blob);
    try {
      return await inTime(answered);
    } catch (error) {
      socket.close();
      if (this.socket === socket) this.socket = null;
      throw error;
    }
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function ownName() {
  const name = sessionStorage.getItem(SENDER) ?? crypto.randomUUID();
  sessionStorage.setItem(SENDER, name);
  return name;
}

function inTime(promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("late")), SILENT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export class PhoneCamera {
  /** `told` is called whenever its status changes. */
  constructor(told) {
    this.told = told;
    this.trouble = "starting"; // the key of a sentence; empty while pictures are taken
    this.watched = true;
    this.torch = null; // whether the light is on; null where there is none
    this.canFocus = false;
    this.sender = ownName();
    this.socket = new Socket(this.sender);
    this.byPost = false; // where a browser opens no socket: Safari, to a certificate like ours
    this.slow = 0; // index of the quality that the network can carry
    this.starting = null; // what is waited for while the camera is asked for
    this.movedAt = this.sentAt = this.answeredAt = 0;
    this.video = document.createElement("video");
    // Played by us: Safari stops a video that began by itself once it is out of sight.
    Object.assign(this.video, { muted: true, playsInline: true });
    this.canvas = document.createElement("canvas");
    const small = Object.assign(document.createElement("canvas"), { width: LOOK_W, height: LOOK_H });
    this.small = small.getContext("2d", { willReadFrequently: true });
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    this.start().then(() => this.follow());
  }

  // --- the camera ---------------------------------------------------------------------------------

  /** Ask for the camera, and look through it; once at a time, as its question may hide the page for a moment. */
  start() {
    this.starting ??= this.open().finally(() => (this.starting = null));
    return this.starting;
  }

  async open() {
    this.say("starting");
    if (!navigator.mediaDevices) return this.say("camera_insecure");
    try {
      this.stop();
      const stream = await navigator.mediaDevices.getUserMedia(WANTED);
      [this.track] = stream.getVideoTracks();
      this.track.addEventListener("ended", () => this.say("camera_gone"));
      this.video.srcObject = stream;
      await this.video.play().catch(() => {});
      this.say("");
      this.readAbilities();
      this.keepAwake();
    } catch (error) {
      this.say(error.name === "NotAllowedError" ? "camera_denied" : "camera_missing");
    }
  }

  stop() {
    this.track?.stop();
    this.track = null;
  }

  /** After the screen was locked or another app was in front: have camera and screen again. */
  wake() {
    this.keepAwake();
    if (!this.track || this.track.readyState === "ended" || this.track.muted) this.start();
    else this.video.play().catch(() => {});
  }

  keepAwake() {
    navigator.wakeLock?.request("screen").catch(() => {}); // a phone that is low on power may refuse
  }

  readAbilities() {
    /** @type {any} */
    const able = this.track.getCapabilities?.() ?? {};
    this.torch = able.torch ? false : null;
    this.canFocus = ["continuous", "manual"].every((mode) => able.focusMode?.includes(mode));
    if (this.canFocus) this.focus();
    this.told();
  }

  /** Let the camera find its focus and hold it: a hand over the table must not draw it away. */
  async focus() {
    const { track } = this;
    await this.apply({ focusMode: "continuous" });
    await pause(FOCUS_MS);
    /** @type {any} */
    const { focusDistance } = track.getSettings();
    if (this.track !== track || !focusDistance) return;
    const before = await this.take(QUALITIES[1]);
    await this.apply({ focusMode: "manual", focusDistance });
    await pause(FOCUS_MS);
    if (this.track !== track) return;
    // Some cameras tell another distance than the one they stand at.
    const held = await this.take(QUALITIES[1]);
    if (held.size < SHARP_SHARE * before.size) await this.apply({ focusMode: "continuous" });
  }

  async turnTorch() {
    if (await this.apply({ torch: !this.torch })) this.torch = !this.torch;
    this.told();
  }

  async apply(settings) {
    try {
      await this.track.applyConstraints({ advanced: [settings] });
      return true;
    } catch {
      return false;
    }
  }

  // --- pictures -----------------------------------------------------------------------------------

  /** Look again and again, and send what is due. */
  async follow() {
    let apart = EVERY_MS;
    try {
      if (this.isDue()) await this.send();
    } catch {
      this.say("lost");
      this.shrink();
      apart = AGAIN_MS;
    }
    setTimeout(() => this.follow(), Math.max(0, apart - (performance.now() - this.lookedAt)));
  }

  /** Whether there is a new picture and its time has come. A camera that stands still sends nothing. */
  isDue() {
    const now = performance.now();
    this.lookedAt = now;
    if (!["", "lost"].includes(this.trouble) || this.video.readyState < 2 || document.hidden) return false;
    if (this.video.currentTime === this.shownAt) return false;
    this.shownAt = this.video.currentTime;
    this.small.drawImage(this.video, 0, 0, LOOK_W, LOOK_H);
    const { data } = this.small.getImageData(0, 0, LOOK_W, LOOK_H);
    if (hasMoved(this.before, data)) this.movedAt = now;
    this.before = data;
    const apart = now - this.movedAt < MOVED_MS ? EVERY_MS : STILL_MS;
    return now - this.sentAt >= apart - EVERY_MS / 2;
  }

  async send() {
    const blob = await this.take(QUALITIES[this.slow]);
    this.sentAt = performance.now();
    const reply = await this.deliver(blob);
    const tookMs = performance.now() - this.sentAt;
    if (tookMs > SLOW_MS) this.shrink();
    else if (tookMs < SLOW_MS / 4) this.slow = Math.max(this.slow - 1, 0);
    if (this.watched !== reply.watched) {
      this.watched = reply.watched;
      this.told();
    }
    this.say(reply.state === "other" ? "other_phone" : "");
  }

  /** Send smaller pictures: the network is too slow for larger ones. */
  shrink() {
    this.slow = Math.min(this.slow + 1, QUALITIES.length - 1);
  }

  /** The picture as it stands upright on this screen, whichever way the phone is held. */
  take(quality) {
    const { videoWidth, videoHeight } = this.video;
    const scale = Math.min(1, LONG_PX / Math.max(videoWidth, videoHeight));
    this.canvas.width = Math.round(videoWidth * scale);
    this.canvas.height = Math.round(videoHeight * scale);
    this.canvas.getContext("2d").drawImage(this.video, 0, 0, this.canvas.width, this.canvas.height);
    return new Promise((resolve) => {
      this.canvas.toBlob(resolve, "image/jpeg", quality);
    });
  }

  async deliver(blob) {
    try {
      if (!this.byPost) return await this.socket.send(blob);
    } catch (error) {
      if (this.socket.opened) throw error;
    }
    const reply = await fetch(`/api/phone/frame?sender=${this.sender}`, {
      method: "POST",
      body: blob,
      signal: AbortSignal.timeout(SILENT_MS),
    });
    if (!reply.ok) throw new Error(reply.statusText);
    this.byPost = true;
    return reply.json();
  }

  /** Be the camera instead of another phone. */
  takeOver() {
    this.say("");
  }

  say(trouble) {
    if (this.trouble === trouble) return;
    this.trouble = trouble;
    this.told();
  }
}
