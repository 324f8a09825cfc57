// Answers when the service cannot be reached, with what was kept: the page itself (src/device/
// shellCache), rulebooks (src/rules/keeping), first races and puzzles (src/study/keptLessons); and
// shows what the service pushes: "your turn".
// The page itself is always asked for anew first, so nobody is shown an old one after an update;
// what has a hash or a version in its address cannot grow old. /api is left alone.
const BUILD = "__BUILD__";

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith("layline-shell ") && name !== `layline-shell ${BUILD}`) {
        await caches.delete(name);
      }
    }
    await clients.claim();
  };
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/api") return;
  if (request.mode === "navigate") event.respondWith(orKept(request, "/"));
  else if (url.pathname.startsWith("/assets/") || url.searchParams.has("v")) {
    event.respondWith(keptOr(request));
  } else event.respondWith(orKept(request, request));
});

async function orKept(request, kept) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const found = await caches.match(kept);
    if (found === undefined) throw trouble;
    return found;
  }
}

async function keptOr(request) {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  try {
    return await fetch(request);
  } catch (trouble) {
    // Without a connection an earlier version is better than none.
    const earlier = await caches.match(request, { ignoreSearch: true });
    if (earlier === undefined) throw trouble;
    return earlier;
  }
}

addEventListener("push", (event) => {
  if (event.data === null) return;
  const { title, body, lang, tag, url } = event.data.json();
  const shown = registration.showNotification(title, {
    body,
    lang,
    // A later turn at the same table takes the place of the earlier one.
    tag,
    renotify: true,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: { url },
  });
  event.waitUntil(shown);
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, location.origin)));
});

async function open(url) {
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  if (there) await there.focus();
  else await clients.openWindow(url.href);
}
