/** Numbers, moments, spans of time and sentences, as the language writes them. */

import { language } from "./index";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "12 May, 14:05"; `moment` is in seconds since 1970. */
export function dateTime(moment: number, lang = language.value): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(
    moment * 1000,
  );
}

/** "14:05". */
export function timeOfDay(moment: number, lang = language.value): string {
  return new Intl.DateTimeFormat(lang, { timeStyle: "short" }).format(moment * 1000);
}

/** "in 3 days", "2 hours ago": the largest unit that fits. */
export function fromNow(moment: number, now = Date.now() / 1000, lang = language.value): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const seconds = moment - now;
  const size = Math.abs(seconds);
  if (size < MINUTE) return words.format(Math.trunc(seconds), "second");
  if (size < HOUR) return words.format(Math.trunc(seconds / MINUTE), "minute");
  if (size < DAY) return words.format(Math.trunc(seconds / HOUR), "hour");
  return words.format(Math.trunc(seconds / DAY), "day");
}

/** "in 2 minutes": by when a moment will certainly have come, so rounded up. */
export function atTheLatest(moment: number, now: number, lang = language.value): string {
  const left = Math.max(0, moment - now);
  const unit = [DAY, HOUR, MINUTE].find((size) => left >= size) ?? 1;
  return fromNow(Math.ceil(left / unit) * unit, 0, lang);
}

/** "2 minutes", "1 day": a length of time in the largest unit of which it is a whole number. */
export function span(seconds: number, lang = language.value): string {
  const units = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
    ["second", 1],
  ] as const;
  const [unit, size] = units.find((one) => seconds % one[1] === 0) ?? ["second", 1];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(
    seconds / size,
  );
}

/** "31%", "31 %". */
export function percent(share: number, lang = language.value): string {
  return new Intl.NumberFormat(lang, { style: "percent" }).format(share);
}

/** "1st", "2nd"; "1ᵉʳ", "2ᵉ". */
export function ordinal(n: number, lang = language.value): string {
  if (lang === "fr") return n === 1 ? "1ᵉʳ" : `${n}ᵉ`;
  const ends: Record<string, string> = { one: "st", two: "nd", few: "rd" };
  return `${n}${ends[new Intl.PluralRules(lang, { type: "ordinal" }).select(n)] ?? "th"}`;
}

/** "Anna, Bob and Chloé". */
export function list(names: readonly string[], lang = language.value): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}

/**
 * A sentence of the rules as French is set: the spaces before ; : ! ? and inside « » do not break,
 * and an apostrophe is curved. The rules give their texts as people type them.
 */
export function typeset(text: string, lang = language.value): string {
  if (lang !== "fr") return text;
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, "\u202f").replace(/(?<=\p{L})'(?=\p{L})/gu, "’");
}
