/** The outcome of a check: the verdict, what is wrong, and every chance result. */

import type { VerificationCard } from "../api/types";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Card, Icon } from "../ui";

export function Verdict({ found }: { found: VerificationCard }) {
  const t = useWords("verify");
  return (
    <Card class={found.fair ? "verdict verdict-fair" : "verdict verdict-unfair"}>
      <h2>
        <Icon name={found.fair && found.checks.length > 0 ? "check" : "warning"} />
        {t(verdictOf(found))}
      </h2>
      <p class="verdict-headline">{typeset(found.headline)}</p>
      {found.coverage.length > 0 && (
        <>
          <h3>{t("coverage")}</h3>
          <ul class="verdict-coverage">
            {found.coverage.map((sentence) => (
              <li key={sentence}>{typeset(sentence)}</li>
            ))}
          </ul>
        </>
      )}
      {found.faults.length > 0 && (
        <>
          <h3>{t("fault")}</h3>
          <ul class="verdict-faults">
            {found.faults.map((fault) => (
              <li key={fault.text}>{typeset(fault.text)}</li>
            ))}
          </ul>
        </>
      )}
      <ul class="verdict-notes">
        {found.notes.map((note) => (
          <li key={note}>{typeset(note)}</li>
        ))}
      </ul>
      <p>{t("about", { game: found.game_name, table: found.table })}</p>
      {found.books !== "unknown" && (
        <p class="verdict-links">
          <a href={`/t/${found.table}`}>{t("toTable")}</a>
          <a href={`/t/${found.table}/results`}>{t("toResults")}</a>
        </p>
      )}
      <dl class="verdict-hashes">
        <dt>{t("fingerprint")}</dt>
        <dd>
          <code>{found.hash}</code>
        </dd>
        <dt>{t("computed")}</dt>
        <dd>
          <code>{found.hashed}</code>
        </dd>
      </dl>
      {found.checks.length > 0 && <Steps checks={found.checks} />}
    </Card>
  );
}

function verdictOf({ fair, checks, coverage }: VerificationCard) {
  if (!fair) return "unfair";
  if (checks.length === 0) return "nothing";
  return coverage.length > 0 ? "fairAfter" : "fair";
}

/** A notation that is longer is unfolded by whoever wants to read it. */
const SHORT = 24;

/** A chance result in words, and as the record has it. */
function Drawn({ words, text, open }: { words: string; text: string; open: boolean }) {
  if (words === text) return <code>{text}</code>;
  if (text.length > SHORT) {
    return (
      <details open={open}>
        <summary>{typeset(words)}</summary>
        <code>{text}</code>
      </details>
    );
  }
  return (
    <>
      {typeset(words)} <code>{text}</code>
    </>
  );
}

function Steps({ checks }: { checks: VerificationCard["checks"] }) {
  const t = useWords("verify");
  return (
    <section aria-labelledby="steps" class="steps">
      <h3 id="steps">{t("steps.heading")}</h3>
      <p class="field-hint">{t("steps.note", { count: checks.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too */}
      <section class="steps-table" aria-label={t("steps.heading")} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(["k", "entry", "says", "should", "picked", "number", "verdict"] as const).map(
                (column) => (
                  <th key={column} scope="col">
                    {t(`steps.${column}`)}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {checks.map((check) => (
              <tr key={check.k} data-agrees={check.agrees}>
                <td>{check.k}</td>
                <td>{check.entry}</td>
                <td class="steps-text">
                  <Drawn words={check.said} text={check.says} open={!check.agrees} />
                </td>
                <td class="steps-text">
                  {check.agrees ? (
                    t("steps.same")
                  ) : (
                    <Drawn words={check.truly} text={check.should} open />
                  )}
                </td>
                <td>
                  {check.part === null || check.whole === null
                    ? t("steps.seeded")
                    : t("steps.of", { part: check.part + 1, whole: check.whole })}
                </td>
                <td>
                  <code title={check.number}>{check.number.slice(0, 8)}…</code>
                </td>
                <td>
                  <span class="steps-verdict">
                    <Icon name={check.agrees ? "check" : "close"} />
                    {t(check.agrees ? "steps.right" : "steps.wrong")}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
