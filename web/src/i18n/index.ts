/** The words of the page: one file per area and language, fetched when first needed. */

import { signal } from "@preact/signals";
import i18next, { type TFunction } from "i18next";
import { browserLanguage, chosenLanguage, type Language, linkedLanguage } from "../device/settings";
import type { Words } from "./words";

export type Area = keyof Words;

const files = import.meta.glob<Record<string, unknown>>("./*/*.json", { import: "default" });
const areas = new Set<Area>();

/** The language spoken now; changes once its words are there. */
export const language = signal<Language>("en");

function wished(): Language {
  return chosenLanguage.value ?? linkedLanguage ?? browserLanguage(navigator.languages);
}

async function fetchWords(lang: Language, area: Area): Promise<void> {
  if (i18next.hasResourceBundle(lang, area)) return;
  const file = files[`./${lang}/${area}.json`];
  if (file === undefined) throw new Error(`no words for "${area}" in "${lang}"`);
  i18next.addResourceBundle(lang, area, await file());
}

/** Fetches the words of areas; a page that is loaded lazily does it beside its code. */
export async function needWords(...wanted: Area[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  const lang = wished();
  await Promise.all(wanted.map((area) => fetchWords(lang, area)));
}

async function speak(lang: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchWords(lang, area)));
  if (lang !== wished()) return; // somebody switched again meanwhile
  await i18next.changeLanguage(lang);
  document.documentElement.lang = lang;
  // Whoever installs the page is told about it in the language spoken here.
  const manifest = lang === "fr" ? "/manifest.fr.webmanifest" : "/manifest.webmanifest";
  document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
  language.value = lang;
}

/** Starts with the areas of the first page, and follows the chosen language from then on. */
export async function startWords(...first: Area[]): Promise<void> {
  await i18next.init({
    lng: wished(),
    resources: {},
    interpolation: { escapeValue: false }, // Preact escapes
    returnNull: false,
  });
  await needWords("common", ...first);
  await speak(wished());
  chosenLanguage.subscribe(() => {
    if (language.peek() !== wished()) void speak(wished());
  });
  addEventListener("languagechange", () => void speak(wished()));
}

/** The words of an area, in a component that is redrawn when the language changes. */
export function useWords<A extends Area>(area: A): TFunction<A> {
  return i18next.getFixedT(language.value, area);
}

/** The words of an area outside of components, in the language spoken now. */
export function words<A extends Area>(area: A): TFunction<A> {
  return i18next.getFixedT(language.peek(), area);
}
