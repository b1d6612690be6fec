// Lets the page be installed as an app, on the computer that Tablemate runs on.
if ("serviceWorker" in navigator && ["127.0.0.1", "localhost"].includes(location.hostname)) {
  navigator.serviceWorker.register("/worker.js").catch(() => {}); // a private window allows none: it plays as well
}
