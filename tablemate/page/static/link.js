// The connection to the program: questions, answers, and every change as it happens.
import { toast } from "./dom.js";
import { t } from "./words.js";
/** @import { State } from "schema" */
/** @import { Body, Reply } from "requests" */

const SILENT_MS = 12000; // the program gives a sign of life every five seconds
const AGAIN_MS = 1000;

export class Refused extends Error {}

async function request(path, options) {
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...options });
  } catch {
    throw new Refused(t("unreachable"));
  }
  const body = response.status === 204 ? null : await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.words || t("did_not_work"));
  return body;
}

/**
 * Ask for what is at a path.
 * @template {string} Path
 * @param {Path} path
 * @returns {Promise<Reply<Path, "get">>}
 */
export const ask = (path) => request(path);

/**
 * Send something to a path.
 * @template {string} Path
 * @param {Path} path
 * @param {Body<Path>} body
 * @returns {Promise<Reply<Path, "post">>}
 */
export const send = (path, body) =>
  request(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/**
 * Send something; a refusal is shown in words, unless quietly. Returns the reply, or null if it was refused.
 * @template {string} Path
 * @param {Path} path
 * @param {Body<Path>} body
 * @returns {Promise<Reply<Path, "post"> | null>}
 */
export async function act(path, body, { quietly = path === "/api/command" } = {}) {
  try {
    /** @type {any} */
    const reply = await send(path, body);
    if (reply.taken === false && reply.said?.length && !quietly) toast(reply.said.at(-1));
    return reply;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    toast(error.message);
    return null;
  }
}

/**
 * Call back with every state, and with how the connection is: "on", "lost", or "shut" after a restart.
 * @param {(state: State) => void} onState
 * @param {(how: "on" | "lost" | "shut") => void} onLink
 */
export function listen(onState, onLink) {
  let source;
  let heardAt = Date.now();
  const heard = () => {
    heardAt = Date.now();
    onLink("on");
  };
  const open = () => {
    source?.close();
    heardAt = Date.now();
    source = new EventSource("/api/changes");
    source.addEventListener("open", heard);
    source.addEventListener("alive", heard);
    source.addEventListener("state", (event) => {
      heard();
      onState(JSON.parse(event.data));
    });
    source.addEventListener("error", () => lose(source));
  };
  const lose = async (lost) => {
    if (lost !== source) return;
    onLink("lost");
    lost.close();
    const response = await fetch("/api/state").catch(() => null);
    if (response?.status === 401) onLink("shut");
    setTimeout(open, AGAIN_MS);
  };
  setInterval(() => Date.now() - heardAt > SILENT_MS && lose(source), AGAIN_MS);
  open();
}
