/** What this browser remembers of its user: kept in local storage, each a signal. */

import { computed, effect, type Signal, signal } from "@preact/signals";

export type Language = "en" | "fr";
export type Theme = "system" | "light" | "dark";

const PREFIX = "layline.";

/** A signal that outlives the visit. What another tab keeps arrives here too. */
export function remembered<T>(
  name: string,
  fallback: T,
  fits: (value: unknown) => value is T,
): Signal<T> {
  const read = (text: string | null): T => {
    if (text === null) return fallback;
    try {
      const value: unknown = JSON.parse(text);
      return fits(value) ? value : fallback;
    } catch (error) {
      if (error instanceof SyntaxError) return fallback;
      throw error;
    }
  };
  const kept = signal(read(stored(name)));
  let first = true;
  effect(() => {
    const text = JSON.stringify(kept.value);
    if (!first) keep(name, text);
    first = false;
  });
  addEventListener("storage", (event) => {
    if (event.key === PREFIX + name) kept.value = read(event.newValue);
  });
  return kept;
}

/** Browsers may deny a page their storage; then nothing is remembered, and that is all. */
function stored(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function keep(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export const isSwitch = (value: unknown): value is boolean => typeof value === "boolean";
const isTheme = (value: unknown): value is Theme =>
  value === "system" || value === "light" || value === "dark";
const isLanguage = (value: unknown): value is Language | null =>
  value === null || value === "en" || value === "fr";

/** The theme chosen here; "system" follows the device. */
export const theme = remembered<Theme>("theme", "system", isTheme);
/** The language chosen here; null follows the browser. */
export const chosenLanguage = remembered<Language | null>("language", null, isLanguage);
/** Quiet sounds at a table: your turn, moves of others, the finish. */
export const sound = remembered("sound", true, isSwitch);
/** A notification of the device when it is this visitor's turn. */
export const notifications = remembered("notifications", false, isSwitch);
/** Picking a choice shows what it would bring; a second pick plays it. */
export const confirmMoves = remembered("confirmMoves", false, isSwitch);

/** The notation of a choice beside its words. */
export const notationShown = remembered("notationShown", false, isSwitch);

/** The language that the address of the first page asks for: a link found in that language. */
export const linkedLanguage: Language | null = languageIn(location.search);

export function languageIn(query: string): Language | null {
  const asked = new URLSearchParams(query).get("lang");
  return asked === "en" || asked === "fr" ? asked : null;
}

/** The language the browser asks for. */
export function browserLanguage(languages: readonly string[]): Language {
  const first = languages.find((tag) => /^(en|fr)\b/i.test(tag));
  return first?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const systemDark = matchMedia("(prefers-color-scheme: dark)");
const systemTheme = signal<"light" | "dark">(systemDark.matches ? "dark" : "light");

/** The theme in use: the one chosen, or the system's. */
export const shownTheme = computed(() =>
  theme.value === "system" ? systemTheme.value : theme.value,
);

/** Keeps `data-theme` of the root in step with the setting and the system. */
export function followTheme(): void {
  systemDark.addEventListener("change", () => {
    systemTheme.value = systemDark.matches ? "dark" : "light";
  });
  effect(() => {
    document.documentElement.dataset.theme = shownTheme.value;
    // The bars of the device around the page: its paper, also where it is not the system's theme.
    for (const bar of document.querySelectorAll("meta[name=theme-color]")) {
      bar.setAttribute("content", shownTheme.value === "dark" ? "#141d24" : "#f6f0e2");
    }
  });
}
