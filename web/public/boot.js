// Before the first paint: the theme and the language that were chosen here, else the system's.
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
  const spoken = kept("language") ?? navigator.languages?.find((tag) => /^(en|fr)\b/i.test(tag));
  root.lang = /^fr\b/i.test(spoken ?? "") ? "fr" : "en";
})();
