// Takes the code along to the secure page: it stands behind the # of the address, which is never sent.
const code = location.hash.slice(1);
const go = /** @type {HTMLAnchorElement | null} */ (document.getElementById("go"));
if (go && code) go.href = `${go.href}?code=${encodeURIComponent(code)}`;
