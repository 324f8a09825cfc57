/** Finding rules by number or by words; accents and case are ignored. */
import type { Book, BookRule } from "./book";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

/** The ids of the rules and loose rulings that have every word of a query; null: no query. */
export function findRules(book: Book, query: string): Set<string> | null {
  const wanted = plain(query).trim().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const titles = new Map(book.scenarios.map(({ id, title }) => [id, title]));
  const found = new Set<string>();
  const test = (id: string, text: string) => {
    if (wanted.every((word) => names(id, word) || says(text, word))) found.add(id);
  };
  for (const chapter of book.chapters) {
    for (const rule of chapter.rules) test(rule.id, textOf(rule, titles));
  }
  for (const { id, title, question, ruling } of book.rulings) {
    test(id, plain([title, question, ruling].join(" ")));
  }
  return found;
}

/** "44", "reg-44" and the beginning "reg-4" mean REG-44; "4" alone does not. */
function names(id: string, word: string): boolean {
  const name = plain(id);
  if (word.includes("-") && name.startsWith(word)) return true;
  return name.split("-")[1]?.replace(/^0+/, "") === word.replace(/^0+/, "");
}

/** Whether a word, or the beginning or end of one, is in a text; a number must be there whole. */
function says(text: string, word: string): boolean {
  return /^\d+$/.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word);
}

const texts = new WeakMap<BookRule, string>();

function textOf(rule: BookRule, titles: ReadonlyMap<string, string>): string {
  const kept = texts.get(rule);
  if (kept !== undefined) return kept;
  const rulings = rule.rulings.flatMap((one) => [one.title, one.question, one.ruling]);
  const examples = rule.scenarios.map((id) => titles.get(id) ?? "");
  const text = plain([rule.statement, rule.reason, ...rulings, ...examples].join(" "));
  texts.set(rule, text);
  return text;
}

/** A text in pieces, those that were searched for marked. */
export function marked(text: string, query: string): Array<{ text: string; hit: boolean }> {
  const wanted = plain(query)
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);
  if (wanted.length === 0) return [{ text, hit: false }];
  // Letter by letter, so that a place in the plain text is a place in the text itself.
  const letters = [...text].map((letter) => plain(letter) || letter);
  const flat = letters.map((letter) => letter[0] ?? " ").join("");
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted) {
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) {
      hits.fill(true, at, at + word.length);
    }
  }
  const pieces: Array<{ text: string; hit: boolean }> = [];
  for (const [n, letter] of [...text].entries()) {
    const last = pieces.at(-1);
    const hit = hits[n] ?? false;
    if (last !== undefined && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  }
  return pieces;
}
