// Before the first paint: the theme and the language that were chosen here, else the language of the
// link, else the system's.
(() => {
  const kept = (name) => {
    try {
      return JSON.parse(localStorage.getItem(`layline.${name}`));
    } catch {
      return null; // storage is closed to us, or holds what we did not write
    }
  };
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const theme = kept("theme");
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : dark ? "dark" : "light";
  const linked = /[?&]lang=(en|fr)\b/.exec(location.search)?.[1];
  const asked = navigator.languages?.find((tag) => /^(en|fr)\b/i.test(tag));
  const spoken = kept("language") ?? linked ?? asked;
  root.lang = /^fr\b/i.test(spoken ?? "") ? "fr" : "en";
  // Browsers offer to install the page early, and once (src/device/install).
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.installPrompt = event;
  });
})();
