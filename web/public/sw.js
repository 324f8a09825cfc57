// Answers when the service cannot be reached, with what a reader asked to keep (src/rules/keeping).
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
  return (await caches.match(request)) ?? fetch(request);
}
