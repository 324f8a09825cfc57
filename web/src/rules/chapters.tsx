/** The chapters with their rules, rulings and options. */
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Icon, Tag } from "../ui";
import type { BookChapter, BookRule, BookRuling } from "./book";
import { useReading } from "./context";
import { Examples } from "./examples";
import { marked } from "./search";

export function Chapter({
  chapter,
  n,
  found,
}: {
  chapter: BookChapter;
  n: number;
  found: ReadonlySet<string> | null;
}) {
  const t = useWords("rules");
  const rules = chapter.rules.filter((rule) => found === null || found.has(rule.id));
  if (rules.length === 0) return null;
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
      {found === null && chapter.introduction !== "" && (
        <p class="chapter-introduction">{typeset(chapter.introduction)}</p>
      )}
      {rules.map((rule) => (
        <Rule key={rule.id} rule={rule} only={chapter.only} />
      ))}
    </section>
  );
}

function Rule({ rule, only }: { rule: BookRule; only: string | null }) {
  const t = useWords("rules");
  return (
    <article class="rule" id={rule.id} tabIndex={-1} aria-labelledby={`${rule.id}-number`}>
      <div class="rule-text">
        <h3 class="rule-number">
          <a href={`#${rule.id}`} id={`${rule.id}-number`}>
            <Marked text={rule.id} />
          </a>
          {only !== null && <span class="unseen">{t("only", { option: only })}</span>}
        </h3>
        <p class="rule-words">
          <Marked text={typeset(rule.statement)} />
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
      <p>
        <Marked text={typeset(ruling.ruling)} />
      </p>
      <p class="ruling-why">
        <strong>{t("why")}</strong> {typeset(ruling.why)}
      </p>
    </aside>
  );
}

function Marked({ text }: { text: string }) {
  const query = useReading().query.value;
  return (
    <>
      {marked(text, query).map((piece, n) =>
        piece.hit ? <mark key={n}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
