/** The chapters with their rules, rulings and options. */
import { RuleChart } from "../choosing/ruleChart";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Icon, Tag } from "../ui";
import { Explained } from "../ui/explained";
import type { BookChapter, BookRule, BookRuling } from "./book";
import { useReading } from "./context";
import { Examples } from "./examples";
import { marked } from "./search";

export function Chapter({ chapter, n }: { chapter: BookChapter; n: number }) {
  const t = useWords("rules");
  return (
    <section class="chapter" aria-labelledby={`chapter-${n}`}>
      <h2 id={`chapter-${n}`} tabIndex={-1}>
        {typeset(chapter.title)}
      </h2>
      {chapter.only !== null && (
        <p>
          <Tag tone="accent">{t("only", { option: chapter.only })}</Tag>
        </p>
      )}
      {chapter.introduction !== "" && (
        <p class="chapter-introduction explained">
          <Marked text={typeset(chapter.introduction)} explain />
        </p>
      )}
      {chapter.rules.map((rule) => (
        <Rule key={rule.id} rule={rule} only={chapter.only} />
      ))}
    </section>
  );
}

/** What a search has found, the best first; each says which chapter it is from. */
export function Answers({ ids }: { ids: readonly string[] }) {
  const t = useWords("rules");
  const { book } = useReading();
  if (ids.length === 0) return null;
  return (
    <section class="chapter answers" aria-label={t("search.answers")}>
      {ids.map((id) => {
        const chapter = book.chapters.find(({ rules }) => rules.some((rule) => rule.id === id));
        const rule = chapter?.rules.find((one) => one.id === id);
        if (chapter !== undefined && rule !== undefined) {
          return <Rule key={id} rule={rule} only={chapter.only} from={chapter.title} />;
        }
        const ruling = book.rulings.find((one) => one.id === id);
        return ruling && <Ruling key={id} ruling={ruling} />;
      })}
    </section>
  );
}

/** `from`: the chapter, where a rule stands outside of it. */
function Rule({ rule, only, from }: { rule: BookRule; only: string | null; from?: string }) {
  const t = useWords("rules");
  return (
    <article class="rule" id={rule.id} tabIndex={-1} aria-labelledby={`${rule.id}-number`}>
      <div class="rule-text">
        <h3 class="rule-number">
          <a href={`#${rule.id}`} id={`${rule.id}-number`}>
            <Marked text={rule.id} />
          </a>
          {from !== undefined && <span class="rule-from">{typeset(from)}</span>}
          {only !== null &&
            (from === undefined ? (
              <span class="unseen">{t("only", { option: only })}</span>
            ) : (
              <Tag tone="accent">{t("only", { option: only })}</Tag>
            ))}
        </h3>
        <p class="rule-words explained">
          <Marked text={typeset(rule.statement)} explain />
        </p>
        {rule.reason !== "" && (
          <p class="rule-says">
            <Icon name="flag" />
            <span>
              <span class="unseen">{t("says")} </span>
              <Marked text={typeset(rule.reason)} />
            </span>
          </p>
        )}
        {rule.charts.map((chart) => (
          <RuleChart key={chart.title} chart={chart} />
        ))}
        {rule.options.map((option) => (
          <p key={option.id} class="rule-option">
            <Tag>{t("option", { label: option.label })}</Tag> {typeset(option.explanation)}
          </p>
        ))}
        {rule.rulings.map((ruling) => (
          <Ruling key={ruling.id} ruling={ruling} />
        ))}
        <Puzzles rule={rule} />
      </div>
      <Examples under={rule.id} ids={rule.scenarios} />
    </article>
  );
}

/** Puzzles in which this rule decides. */
function Puzzles({ rule }: { rule: BookRule }) {
  const t = useWords("rules");
  const { book } = useReading();
  if (rule.puzzles.length === 0) return null;
  return (
    <p class="rule-puzzles">
      {t("puzzles", { count: rule.puzzles.length })}{" "}
      {rule.puzzles.map((puzzle) => (
        <a key={puzzle.id} href={`/puzzles/${book.game}/${puzzle.id}`}>
          {typeset(puzzle.title)}
        </a>
      ))}
    </p>
  );
}

export function Ruling({ ruling }: { ruling: BookRuling }) {
  const t = useWords("rules");
  return (
    <aside class="ruling" id={ruling.id} tabIndex={-1} aria-label={t("ruling", { id: ruling.id })}>
      <p class="ruling-head">
        <Tag>{t("rulingTag")}</Tag>
        <a href={`#${ruling.id}`}>{ruling.id}</a>
        <strong>
          <Marked text={typeset(ruling.title)} />
        </strong>
      </p>
      <p class="ruling-question">
        <Marked text={typeset(ruling.question)} />
      </p>
      <p class="explained">
        <Marked text={typeset(ruling.ruling)} explain />
      </p>
      <p class="ruling-why">
        <strong>{t("why")}</strong> {typeset(ruling.why)}
      </p>
    </aside>
  );
}

/** What was searched for is marked; where it helps, unknown words can be asked about. */
function Marked({ text, explain = false }: { text: string; explain?: boolean }) {
  const { book } = useReading();
  if (!explain) return <Hits text={text} />;
  return <Explained text={text} terms={book.glossary} shown={(piece) => <Hits text={piece} />} />;
}

function Hits({ text }: { text: string }) {
  const { found, book } = useReading();
  return (
    <>
      {marked(text, found.value?.stems ?? null, book.lang).map((piece, n) =>
        piece.hit ? <mark key={n}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
