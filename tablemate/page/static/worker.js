// Shows a notice where the page is opened while Tablemate is not running. It keeps that notice and nothing else:
// nothing of a game, and no file of the page, which is always the one that Tablemate serves now.
const NOTICE = ["/away", "/static/away.js", "/static/entrance.css", "/static/icon.svg"];

// A worker, not a window, which is what the types of the page know.
const worker = /** @type {any} */ (self);

const keepNotice = async () => (await caches.open("notice")).addAll(NOTICE);

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  event.waitUntil(keepNotice());
});

worker.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(visit(event));
  else if (NOTICE.includes(pathname)) event.respondWith(bring(event.request, pathname));
});

async function bring(request, pathname) {
  const response = await fetch(request).catch(() => null);
  return response?.ok ? response : ((await caches.match(pathname)) ?? response ?? Response.error());
}

async function visit(event) {
  const response = await fetch(event.request).catch(() => null);
  // Each start has a new key: the notice also tells a window that was let in yesterday.
  if (!response || response.status === 401)
    return (await caches.match("/away")) ?? response ?? Response.error();
  // The notice says in the present language how Tablemate is started.
  if (response.ok) event.waitUntil(keepNotice().catch(() => {}));
  return response;
}
