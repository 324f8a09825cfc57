/**
 * Words as a search compares them: without accents, in one form for singular and plural, for a verb
 * and its tenses. It need not be grammar, only the same for the question and for the rule.
 */
import type { Language } from "../device/settings";

export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/[’']/g, "'")
    .toLowerCase();
}

/** A word where it stands in a text, and the form in which it is compared; "": it says nothing. */
export interface Word {
  start: number;
  end: number;
  stem: string;
}

const WORD = /[\p{Letter}\p{Mark}\d]+(?:['’]s\b)?/gu;

/** All words of a text; those that every sentence has are there with an empty stem. */
export function wordsOf(text: string, lang: Language): Word[] {
  // An elided article would stick to its word: l’étape.
  const open =
    lang === "fr"
      ? text.replace(/(?<![\p{Letter}\p{Mark}])([ldjnscmt]|qu)['’]/giu, (found) =>
          " ".repeat(found.length),
        )
      : text;
  return [...open.matchAll(WORD)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    stem: stemOf(found[0], lang),
  }));
}

/** The words of a text that say something, as they are compared. */
export function stemsOf(text: string, lang: Language): string[] {
  return wordsOf(text, lang)
    .map(({ stem }) => stem)
    .filter((stem) => stem !== "");
}

const known = { en: new Map<string, string>(), fr: new Map<string, string>() };

function stemOf(word: string, lang: Language): string {
  const kept = known[lang].get(word);
  if (kept !== undefined) return kept;
  const found = lang === "fr" ? french(word.toLowerCase()) : english(word.toLowerCase());
  known[lang].set(word, found);
  return found;
}

const set = (words: string) => new Set(words.split(" "));
const forms = (lines: Record<string, string>) =>
  new Map(Object.entries(lines).flatMap(([stem, all]) => all.split(" ").map((one) => [one, stem])));

const ENGLISH_COMMON = set(
  "a an the and or but if then than so as at by for from in into of on onto to with about over " +
    "i you he she it we they me my mine your yours his her its our their him them us this that " +
    "these those there here is are am was were be been being do does did done have has had having " +
    "can could may might must shall should will would what which who whom whose when where why " +
    "how much any some all each every other another also just only very happens happen " +
    "mean means get got let go goes going allowed please tell explain rule rules game someone somebody use uses using",
);
const ENGLISH_FORMS = forms({
  rid: "rode ridden",
  draw: "drew drawn",
  throw: "threw thrown",
  los: "lost lose loses losing",
  win: "won winner winners winning",
  break: "broke broken",
  begin: "began begun",
  steal: "stole stolen",
  pay: "paid",
  not: "no none nothing cannot can't don't isn't never without nobody",
  die: "dice",
  tak: "took taken taking",
  forbid: "forbidden",
});

function english(word: string): string {
  const text = plain(word).replace(/'s$/, "");
  const irregular = ENGLISH_FORMS.get(text);
  if (irregular !== undefined) return irregular;
  if (ENGLISH_COMMON.has(text)) return "";
  if (text.length < 4) return text;
  let stem = text;
  if (stem.endsWith("ies") && stem.length > 4) stem = `${stem.slice(0, -3)}y`;
  else if (/[^sui]s$/.test(stem)) stem = stem.slice(0, -1);
  const shorter = stem.replace(/(?:able|ably|ing|ed|ly)$/, "");
  if (shorter.length > 2 && /[aeiouy]/.test(shorter) && shorter !== stem) {
    stem = shorter.replace(/([bdgmnprt])\1$/, "$1");
  }
  return stem.length > 3 ? stem.replace(/e$/, "").replace(/i$/, "y") : stem;
}

const FRENCH_COMMON = set(
  "le la les un une des du de d l au aux et ou où mais donc si à a en dans sur sous par pour avec " +
    "ce cet cette ces ça cela c s se sa son ses mon ma mes ton ta tes notre nos votre vos leur leurs " +
    "je j tu il elle on nous vous ils elles me m te t lui moi toi y qui que qu quoi dont quel quelle " +
    "quels quelles lequel laquelle quand comment pourquoi est es sont suis êtes être était sera soit " +
    "ai as ont avez avons avoir aura fait faire fais font faut peut peux pouvons pouvez puis pouvoir " +
    "doit dois devez devoir va vas vais aller tout toute tous toutes autre autres aussi alors même " +
    "là ici très plus sert servent servir quoi veut veulent dire règle règles jeu partie quelqu quelque chose utiliser utilise utilisent",
);
const FRENCH_FORMS = forms({
  perd: "perd perds perdre perdu perdue perdus perdues",
  not: "pas ne non sans aucun aucune rien jamais ni personne",
  dice: "dé dés",
  depass: "doubler doublez doublent",
  dehors: "sors sort sortir sortent sortirait sortiriez sorti hors",
  fin: "fin finir fini finie finit finissent finissez terminer terminé terminée termine",
});

function french(word: string): string {
  const irregular = FRENCH_FORMS.get(word);
  if (irregular !== undefined) return irregular;
  if (FRENCH_COMMON.has(word)) return "";
  let stem = plain(word);
  if (FRENCH_COMMON.has(stem) && stem === word) return "";
  if (stem.length < 4) return stem;
  stem = stem.replace(/eaux$/, "eau").replace(/aux$/, "al").replace(/[sx]$/, "");
  const endings =
    /(?:issement|ement|ation|erait|eront|aient|erai|able|antes?|ants?|ages?|eur|euse|ent|ons|ait|era|ees?|er|ez|ie|es|e)$/;
  const shorter = stem.replace(endings, "");
  if (shorter.length > 2) stem = shorter;
  return stem.replace(/([lnpt])\1$/, "$1");
}
