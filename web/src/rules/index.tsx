/** The rulebook of a game: to be read, searched, tried out on little boards, printed and kept. */
import "./rules.css";
import "./print.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Refusal } from "../api/client";
import type { GameCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { matching } from "../device/pointing";
import { language, useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Button, Heading, Icon, Notice, Skeleton, useTitle } from "../ui";
import { type Book, fetchBook } from "./book";
import { Answers, Chapter, Ruling } from "./chapters";
import { Reading, ReadingContext } from "./context";
import { Examples } from "./examples";
import { Keep } from "./keep";
import { Primer } from "./primer";
import { printBook } from "./printing";
import type { Found } from "./search";

/** Whether the contents have a column of their own, as rules.css has it. */
const hasColumns = matching("(min-width: 64rem)");

/** All rulebooks there are. */
export function RulebooksPage() {
  const t = useWords("rules");
  const games = useAnswer<GameCard[]>("/api/games");
  useTitle(t("all.title"));
  return (
    <div class="rulebooks page-width">
      <Heading>{t("all.title")}</Heading>
      <p>{t("all.text")}</p>
      {games.value === null && games.trouble && (
        <Notice tone="alert">
          <p>{games.trouble.message}</p>
        </Notice>
      )}
      <ul class="rulebooks-list">
        {games.value?.map((game) => (
          <li key={game.id}>
            <a class="card" href={`/rules/${game.id}`}>
              <strong>{game.name}</strong>
              <span>{game.tagline}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function RulesPage({ game = "" }: { game?: string }) {
  const t = useWords("rules");
  const [book, setBook] = useState<Book | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  const lang = language.value;
  useEffect(() => {
    let gone = false;
    fetchBook(game).then(
      (found) => {
        if (gone) return;
        setTrouble(null);
        setBook(found);
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (!gone) setTrouble(error.message);
      },
    );
    return () => {
      gone = true;
    };
  }, [game, lang, asked]);
  useTitle(book === null ? null : t("title", { game: book.name }));
  if (trouble !== null && book === null) {
    return (
      <div class="lost page-width">
        <Heading>{t("all.title")}</Heading>
        <Notice tone="alert">{trouble}</Notice>
        <Button onClick={() => setAsked((n) => n + 1)}>{t("again")}</Button>
      </div>
    );
  }
  if (book === null) {
    return (
      <div class="page-width rulebook-waiting" role="status">
        <span class="unseen">{t("loading")}</span>
        <Skeleton lines={12} />
      </div>
    );
  }
  return <Rulebook key={`${book.game} ${book.lang}`} book={book} />;
}

function Rulebook({ book }: { book: Book }) {
  const t = useWords("rules");
  const reading = useMemo(() => new Reading(book), [book]);
  const found = reading.found.value;
  useAnchors(reading);
  return (
    <ReadingContext.Provider value={reading}>
      <div class={`rulebook page-width${found === null ? "" : " rulebook-searching"}`}>
        <header class="rulebook-head">
          <Heading>{t("title", { game: book.name })}</Heading>
          <p class="rulebook-lead">{t("lead")}</p>
          <div class="rulebook-deeds">
            <Button size="small" icon="print" onClick={() => void printBook(reading)}>
              {t("print")}
            </Button>
            <Keep game={book.game} />
          </div>
        </header>
        <Contents book={book} />
        <div class="rulebook-body">
          <Search reading={reading} found={found} />
          {found === null ? (
            <>
              <Primer pages={book.primer} terms={book.glossary} />
              {book.chapters.map((chapter, n) => (
                <Chapter key={n} chapter={chapter} n={n} />
              ))}
              <Loose book={book} />
              <Figures book={book} />
            </>
          ) : (
            <Answers ids={found.ids} />
          )}
        </div>
      </div>
    </ReadingContext.Provider>
  );
}

/** Goes to the rule that the address names, at first and whenever it names another. */
function useAnchors(reading: Reading): void {
  const { url } = useLocation();
  useEffect(() => {
    const go = () => {
      const id = decodeURIComponent(location.hash.slice(1));
      const rule = id === "" ? null : document.getElementById(id);
      if (rule === null) {
        // A search shows only what it found: it makes room for what is named.
        if (id === "" || reading.query.peek() === "") return;
        reading.query.value = "";
        setTimeout(go);
        return;
      }
      for (const old of document.querySelectorAll(".rule-named"))
        old.classList.remove("rule-named");
      rule.classList.add("rule-named");
      rule.scrollIntoView({ block: "start" });
      rule.focus({ preventScroll: true });
    };
    go();
    addEventListener("hashchange", go);
    return () => removeEventListener("hashchange", go);
  }, [reading, url]);
}

function Search({ reading, found }: { reading: Reading; found: Found | null }) {
  const t = useWords("rules");
  useEffect(() => {
    const seek = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea");
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      document.getElementById("rule-search")?.focus();
    };
    addEventListener("keydown", seek);
    return () => removeEventListener("keydown", seek);
  }, []);
  return (
    <search class="rule-search">
      <label for="rule-search">
        <Icon name="seek" /> {t("search.label")}
      </label>
      <input
        id="rule-search"
        type="search"
        class="control"
        autoComplete="off"
        placeholder={t("search.hint")}
        value={reading.query.value}
        onInput={(event) => {
          reading.opened.value = null;
          reading.query.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") reading.query.value = "";
          const [first] = found?.ids ?? [];
          if (event.key === "Enter" && first !== undefined) document.getElementById(first)?.focus();
        }}
      />
      <p class="rule-found" role="status">
        {found !== null && t("search.found", { count: found.ids.length })}
      </p>
    </search>
  );
}

/** Folded where they would push search and primer out of sight. */
function Contents({ book }: { book: Book }) {
  const t = useWords("rules");
  return (
    <nav class="contents" aria-label={t("contents")}>
      {hasColumns.value ? (
        <ContentsList book={book} />
      ) : (
        <details>
          <summary>{t("contents")}</summary>
          <ContentsList book={book} />
        </details>
      )}
    </nav>
  );
}

function ContentsList({ book }: { book: Book }) {
  const t = useWords("rules");
  return (
    <ol>
      {book.primer.length > 0 && (
        <li>
          <a href="#primer">{t("primer.title")}</a>
        </li>
      )}
      {book.chapters.map((chapter, n) => (
        <li key={n}>
          <a href={`#chapter-${n}`}>{typeset(chapter.title)}</a>
        </li>
      ))}
      {book.rulings.length > 0 && (
        <li>
          <a href="#loose">{t("rulings")}</a>
        </li>
      )}
      {book.figures.length > 0 && (
        <li>
          <a href="#figures">{t("figures.title")}</a>
        </li>
      )}
    </ol>
  );
}

/** Rulings that belong to no rule in particular. */
function Loose({ book }: { book: Book }) {
  const t = useWords("rules");
  if (book.rulings.length === 0) return null;
  return (
    <section class="chapter" aria-labelledby="loose">
      <h2 id="loose" tabIndex={-1}>
        {t("rulings")}
      </h2>
      {book.rulings.map((one) => (
        <Ruling key={one.id} ruling={one} />
      ))}
    </section>
  );
}

function Figures({ book }: { book: Book }) {
  const t = useWords("rules");
  if (book.figures.length === 0) return null;
  return (
    <section class="chapter" aria-labelledby="figures">
      <h2 id="figures" tabIndex={-1}>
        {t("figures.title")}
      </h2>
      <p class="chapter-introduction">{t("figures.text")}</p>
      {book.figures.map((figure, n) => (
        <article key={n} class="figure-entry" aria-labelledby={`figure-${n}`}>
          <h3 id={`figure-${n}`}>{typeset(figure.name)}</h3>
          <Examples under={figure.name} ids={figure.scenarios} />
        </article>
      ))}
    </section>
  );
}
