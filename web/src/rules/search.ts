/**
 * Finding rules by number or by question. What is asked is compared with every rule word by word
 * (wordForms.ts), with other words for the same thing (alike.ts, and the game's own), and with
 * words that are nearly right; rare words count more than common ones, the referee's short line
 * more than the long text (BM25F). Everything happens in the page, so it works offline too.
 */
import type { Language } from "../device/settings";
import { ALIKE } from "./alike";
import type { Book, BookChapter, BookRule, BookRuling } from "./book";
import { plain, stemsOf, wordsOf } from "./wordForms";

/** What a search has found: the best first. */
export interface Found {
  ids: string[];
  /** The forms of words that were looked for, so that they can be marked. */
  stems: ReadonlySet<string>;
}

/** How much a word counts by where it stands; the rulings read beside a rule count a little. */
const WEIGHT = { asked: 4, line: 2, text: 1.5, chapter: 0.8, example: 0.4, beside: 0.3 };
type Place = keyof typeof WEIGHT;
/** How soon a repeated word stops counting, and how much a long text is discounted for. */
const [SATURATION, LENGTH] = [1.2, 0.6];
/** What a word counts that is only nearly right: its beginning, or a letter or two amiss. */
const [BEGINNING, ONE_AMISS, TWO_AMISS] = [0.8, 0.7, 0.45];
/** What "no" and "not" count: they are in half of all questions and rules. */
const NEGATION = 0.35;
/** Of questions, too: where no rule has them, nothing like them is meant. */
const QUANTITIES = new Set(["many", "far", "long", "often", "combien"]);
/** A rule that only some tables play by comes after an equally good one that all do. */
const WITH_OPTION = 0.88;
const LOOSE = 0.75;
/** From what likeness on a question counts as one that a rule is known to answer; how much more. */
const [ALMOST_SO, ASKED_SO] = [0.6, 1];
/** As much as so many common words a word counts in it that says something. */
const TELLING = 3;
/** How good a rule must be, compared with the best, and how many are shown at most. */
const [WORTH, MOST] = [0.4, 15];

/** The rules and loose rulings that answer a query; null: no query. */
export function findRules(book: Book, query: string): Found | null {
  if (query.trim() === "") return null;
  const ids = numbered(book, query);
  if (ids.length > 0) return { ids, stems: new Set(stemsOf(query, book.lang)) };
  return indexOf(book).find(query);
}

// By number.

/** Rules called by their numbers: "44", "reg-44", the beginning "reg-4", and several of them. */
function numbered(book: Book, query: string): string[] {
  const words = plain(query).trim().split(/\s+/);
  const prefix = plain(book.chapters[0]?.rules[0]?.id.split("-")[0] ?? "");
  const isNumber = (word: string) =>
    /^[ro]?\d+[a-z]?$/.test(word) || (prefix !== "" && word.startsWith(`${prefix}-`));
  if (!words.every(isNumber)) return [];
  const called = (id: string) => words.some((word) => names(id, word));
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  const found = rules.filter(
    (rule) => called(rule.id) || [...rule.rulings, ...rule.options].some(({ id }) => called(id)),
  );
  return [...found, ...book.rulings.filter(({ id }) => called(id))].map(({ id }) => id);
}

/** "44", "reg-44" and the beginning "reg-4" mean REG-44; "4" alone does not. */
function names(id: string, word: string): boolean {
  const name = plain(id);
  if (word.includes("-")) return name.startsWith(word);
  const strip = (text: string) => text.replace(/^([ro]?)0+/, "$1");
  return strip(name.split("-")[1] ?? "") === strip(word);
}

// By words.

interface Entry {
  id: string;
  counts: Map<string, number>;
  bias: number;
  /** The questions it is known to answer, each by all of its words. */
  asked: ReadonlyArray<ReadonlySet<string>>;
}

/** A word of a query: what it may be in the rules, and how sure that is. */
type Slot = Map<string, number>;

class Index {
  private readonly entries: Entry[];
  private readonly inHowMany = new Map<string, number>();
  private readonly phrases: Phrases;

  private readonly lang: Language;

  constructor(book: Book) {
    this.lang = book.lang;
    this.phrases = new Phrases([...ALIKE[book.lang], ...book.search.alike], book.lang);
    const texts = new TextsOf(book);
    const rules = book.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({
        id: rule.id,
        texts: texts.ofRule(rule, chapter),
        bias: chapter.only === null ? 1 : WITH_OPTION,
      })),
    );
    const loose = book.rulings.map((one) => ({
      id: one.id,
      texts: texts.ofRuling(one),
      bias: LOOSE,
    }));
    this.entries = counted([...rules, ...loose], (text) => this.terms(text)).map((entry) => ({
      ...entry,
      asked: (book.search.asked[entry.id] ?? "").split(",").map((one) => this.everyWord(one)),
    }));
    for (const { counts } of this.entries) {
      for (const term of counts.keys()) {
        this.inHowMany.set(term, (this.inHowMany.get(term) ?? 0) + 1);
      }
    }
  }

  private terms(text: string): string[] {
    const stems = stemsOf(text, this.lang);
    return [...stems, ...this.phrases.in(stems).map(({ name }) => name)];
  }

  /** All words of a question, those too that say nothing by themselves: "what is it for". */
  private everyWord(text: string): Set<string> {
    const words = wordsOf(text, this.lang).map(({ start, end, stem }) =>
      stem === "" ? `(${plain(text.slice(start, end))})` : stem,
    );
    return new Set(words);
  }

  find(query: string): Found {
    const stems = stemsOf(query, this.lang);
    const words = this.everyWord(query);
    const slots = this.slots(stems).filter((slot) => slot.size > 0);
    const asked = new Set(slots.flatMap((slot) => [...slot.keys()]));
    const all = slots.reduce((sum, slot) => sum + this.worth(slot), 0);
    const ranked = this.entries
      .map(({ id, counts, bias, asked: before }, place) => {
        let [score, covered] = [0, 0];
        for (const slot of slots) {
          const best = this.best(slot, counts);
          if (best > 0) covered += this.worth(slot);
          score += best;
        }
        const known = 1 + ASKED_SO * likest(words, before);
        return { id, place, score: score * bias * known * (0.35 + (0.65 * covered) / all) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.place - other.place);
    const least = WORTH * (ranked[0]?.score ?? 0);
    const ids = ranked.filter(({ score }) => score >= least).map(({ id }) => id);
    return { ids: ids.slice(0, MOST), stems: this.phrases.opened(asked) };
  }

  private best(slot: Slot, counts: ReadonlyMap<string, number>): number {
    let best = 0;
    for (const [term, sure] of slot) {
      const count = counts.get(term) ?? 0;
      if (count === 0) continue;
      const full = (count * (SATURATION + 1)) / (count + SATURATION);
      best = Math.max(best, sure * this.rarity(term) * full);
    }
    return best;
  }

  /** What a word of the query could bring at most. */
  private worth(slot: Slot): number {
    return Math.max(...[...slot].map(([term, sure]) => sure * this.rarity(term)));
  }

  private rarity(term: string): number {
    const count = this.inHowMany.get(term) ?? 0;
    const rare = Math.log(1 + (this.entries.length - count + 0.5) / (count + 0.5));
    return term === "not" ? NEGATION * rare : rare;
  }

  private slots(stems: readonly string[]): Slot[] {
    const slots = stems.map((stem): Slot => this.meant(stem));
    for (const { name, start, length } of this.phrases.in(stems)) {
      if (!this.inHowMany.has(name)) continue;
      for (const slot of slots.slice(start, start + length)) slot.set(name, 1);
    }
    for (const [n, stem] of stems.entries()) {
      const slot = slots[n];
      if (slot?.size === 0) for (const [term, sure] of this.nearly(stem)) slot.set(term, sure);
    }
    return slots;
  }

  private meant(stem: string): Slot {
    return new Map(this.inHowMany.has(stem) ? [[stem, 1]] : []);
  }

  /** What a word that is in no rule may have been: mistyped, unfinished, or two words in one. */
  private nearly(stem: string): Slot {
    const near: Slot = new Map();
    if (stem.length < 3 || /\d/.test(stem) || QUANTITIES.has(stem)) return near;
    const allowed = stem.length < 4 ? 0 : stem.length < 7 ? 1 : 2;
    for (const term of this.inHowMany.keys()) {
      if (term.startsWith("=")) continue;
      if (term.startsWith(stem)) near.set(term, BEGINNING);
      else if (allowed > 0) {
        const amiss = distance(stem, term, allowed);
        if (amiss <= allowed) near.set(term, amiss === 1 ? ONE_AMISS : TWO_AMISS);
      }
    }
    for (const [word, name] of this.phrases.single) {
      if (!this.inHowMany.has(name) || near.has(name)) continue;
      const amiss = distance(stem, word, allowed);
      if (amiss > 0 && amiss <= allowed) near.set(name, amiss === 1 ? ONE_AMISS : TWO_AMISS);
    }
    const best = Math.max(0, ...near.values());
    for (const [term, sure] of near) if (sure < best) near.delete(term);
    if (near.size > 0) return near;
    for (let cut = 3; cut <= stem.length - 3; cut++) {
      const [one] = stemsOf(stem.slice(0, cut), this.lang);
      const [two] = stemsOf(stem.slice(cut), this.lang);
      if (one !== undefined && two !== undefined) {
        if (this.inHowMany.has(one) && this.inHowMany.has(two)) {
          near.set(one, BEGINNING).set(two, BEGINNING);
        }
      }
    }
    return near;
  }
}

type Texts = Array<[Place, string]>;

/** The texts of rules and rulings, by how much they count. */
class TextsOf {
  private readonly titles: ReadonlyMap<string, string>;

  constructor(private readonly book: Book) {
    this.titles = new Map(book.scenarios.map(({ id, title }) => [id, title]));
  }

  ofRule(rule: BookRule, chapter: BookChapter): Texts {
    return [
      ["asked", this.asked(rule.id)],
      ["line", rule.reason],
      ["text", rule.statement],
      ["chapter", chapter.title],
      ["example", rule.scenarios.map((id) => this.titles.get(id) ?? "").join(" ")],
      ["beside", rule.rulings.map((one) => `${one.title} ${one.question} ${one.ruling}`).join(" ")],
      ["beside", rule.options.map((one) => `${one.label} ${one.explanation}`).join(" ")],
    ];
  }

  ofRuling(ruling: BookRuling): Texts {
    return [
      ["asked", this.asked(ruling.id)],
      ["line", ruling.title],
      ["text", `${ruling.question} ${ruling.ruling}`],
    ];
  }

  private asked(id: string): string {
    return this.book.search.asked[id] ?? "";
  }
}

/** How often each word is in each text, weighed; long texts are discounted for their length. */
function counted(
  sources: ReadonlyArray<{ id: string; texts: Texts; bias: number }>,
  terms: (text: string) => string[],
): Array<Omit<Entry, "asked">> {
  const read = sources.map(({ id, texts, bias }) => {
    const places = texts.map(([place, text]) => ({ place, terms: terms(text) }));
    return { id, bias, places };
  });
  const usual = new Map<Place, number>();
  for (const place of Object.keys(WEIGHT) as Place[]) {
    const lengths = read
      .flatMap(({ places }) => places.filter((one) => one.place === place))
      .map((one) => one.terms.length)
      .filter((length) => length > 0);
    usual.set(place, lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length));
  }
  return read.map(({ id, bias, places }) => {
    const counts = new Map<string, number>();
    for (const { place, terms: found } of places) {
      const long = place === "asked" ? 1 : found.length / (usual.get(place) || 1);
      const discount = 1 - LENGTH + LENGTH * long;
      for (const term of found) {
        counts.set(term, (counts.get(term) ?? 0) + WEIGHT[place] / discount);
      }
    }
    return { id, bias, counts };
  });
}

/** How like a question is to the likest of others: 1 for the same words, 0 for too few of them. */
function likest(words: ReadonlySet<string>, others: ReadonlyArray<ReadonlySet<string>>): number {
  const weight = (all: Iterable<string>) =>
    [...all].reduce((sum, word) => sum + (word.startsWith("(") ? 1 : TELLING), 0);
  const likeness = others.map((other) => {
    const shared = weight([...words].filter((word) => other.has(word)));
    return (2 * shared) / (weight(words) + weight(other));
  });
  return Math.max(0, (Math.max(0, ...likeness) - ALMOST_SO) / (1 - ALMOST_SO));
}

/** Groups of words and phrases that mean the same: each group is one more word, "=7". */
class Phrases {
  private readonly starting = new Map<string, Array<{ name: string; stems: string[] }>>();
  private readonly members = new Map<string, string[]>();
  /** The single words among them, each with its group. */
  readonly single: Array<[word: string, name: string]> = [];

  constructor(groups: readonly (readonly string[])[], lang: Language) {
    for (const [n, group] of groups.entries()) {
      for (const member of group) {
        const stems = stemsOf(member, lang);
        const [first] = stems;
        if (first === undefined) continue;
        const name = `=${n}`;
        this.starting.set(first, [...(this.starting.get(first) ?? []), { name, stems }]);
        if (stems.length === 1) {
          this.members.set(name, [...(this.members.get(name) ?? []), first]);
          this.single.push([first, name]);
        }
      }
    }
  }

  /** The groups that a text speaks of, and where. */
  in(stems: readonly string[]): Array<{ name: string; start: number; length: number }> {
    return stems.flatMap((stem, start) =>
      (this.starting.get(stem) ?? [])
        .filter((one) => one.stems.every((part, n) => stems[start + n] === part))
        .map(({ name, stems: { length } }) => ({ name, start, length })),
    );
  }

  /** The same terms, with the single words of each group instead of the group. */
  opened(terms: ReadonlySet<string>): Set<string> {
    return new Set([...terms].flatMap((term) => [term, ...(this.members.get(term) ?? [])]));
  }
}

const indexes = new WeakMap<Book, Index>();

function indexOf(book: Book): Index {
  const kept = indexes.get(book);
  if (kept !== undefined) return kept;
  const made = new Index(book);
  indexes.set(book, made);
  return made;
}

/** How many letters are missing, added, wrong or swapped; more than `most` may come out too low. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? most) + 1);
      }
      next.push(least);
    }
    [before, row] = [row, next];
  }
  return row[other.length] ?? most + 1;
}

/** A text in pieces, those that were searched for marked. */
export function marked(
  text: string,
  stems: ReadonlySet<string> | null,
  lang: Language,
): Array<{ text: string; hit: boolean }> {
  if (stems === null || stems.size === 0) return [{ text, hit: false }];
  const pieces: Array<{ text: string; hit: boolean }> = [];
  let at = 0;
  for (const { start, end, stem } of wordsOf(text, lang)) {
    if (stem === "" || stem === "not" || !stems.has(stem)) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), hit: false });
  return pieces;
}
