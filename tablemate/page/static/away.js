// The notice that Tablemate is not running: it checks again and again, and opens the page once it is back.
const LOOK_AGAIN_MS = 2000;
const part = (id) => document.getElementById(id);

async function look() {
  const response = await fetch("/api/state").catch(() => null);
  if (response?.ok) {
    location.replace("/");
    return;
  }
  part("away").hidden = Boolean(response);
  part("locked").hidden = !response;
  setTimeout(look, LOOK_AGAIN_MS);
}

look();
