/** A race in retrospect: places, series, the course of the race, wind and dice. */

import "./results.css";
import { useSignal } from "@preact/signals";
import { askSlowly, type Progress as HowFar } from "../api/progress";
import type { ResultsCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { useWords } from "../i18n";
import { dateTime, typeset } from "../i18n/format";
import { LaidNote } from "../people/laid";
import { Button, Card, Heading, LinkButton, Notice, Skeleton, useTitle } from "../ui";
import { ProgressBar } from "../ui/progressBar";
import { Chain } from "./chain";
import { Chances } from "./chances";
import { Places } from "./places";
import { Progress } from "./progress";
import { Series } from "./series";

export function ResultsPage({ id }: { id: string }) {
  const t = useWords("results");
  const howFar = useSignal<HowFar | null>(null);
  const { value, trouble, again } = useAnswer<ResultsCard>(
    `/api/tables/${id}/results`,
    undefined,
    (path, signal) => askSlowly(path, (told) => (howFar.value = told), signal),
  );
  useTitle(value === null ? null : t("title", { game: value.game_name }));
  return (
    <div class="results page-width">
      <Heading>{value === null ? "…" : t("heading", { game: value.game_name })}</Heading>
      {value === null && trouble && (
        <Notice tone="alert">
          <p>{trouble.message}</p>
          <Button onClick={again}>{t("again")}</Button>
        </Notice>
      )}
      {value === null && !trouble && (
        <Card>
          <ProgressBar progress={howFar.value} label={t("long")} />
          <Skeleton lines={8} />
        </Card>
      )}
      {value !== null && <Found results={value} again={again} />}
    </div>
  );
}

function Found({ results, again }: { results: ResultsCard; again(): void }) {
  const t = useWords("results");
  const over = results.status === "over";
  return (
    <>
      <div class="results-head">
        <p class="results-summary">
          {results.summary}
          {results.ended !== null && ` · ${dateTime(results.ended)}`}
        </p>
        <LaidNote words={results.laid} />
        {!over && <p>{t("soFar")}</p>}
        {results.headline && <p class="results-headline">{typeset(results.headline)}</p>}
        <div class="results-deeds">
          <LinkButton icon="back" href={`/t/${results.table}`}>
            {t("toTable")}
          </LinkButton>
          {over ? (
            <>
              <LinkButton icon="check" href={`/verify?table=${results.table}`}>
                {t("check")}
              </LinkButton>
              <LinkButton
                icon="download"
                href={`/api/tables/${results.table}/record`}
                download={`${results.game}-${results.table}.race.json`}
              >
                {t("record")}
              </LinkButton>
            </>
          ) : (
            <Button icon="repeat" onClick={again}>
              {t("refresh")}
            </Button>
          )}
        </div>
      </div>
      <Card>
        <Places results={results} />
      </Card>
      {results.series && (
        <Card>
          <Series series={results.series} places={results.places} />
        </Card>
      )}
      {results.chain && (
        <Card>
          <Chain chain={results.chain} table={results.table} places={results.places} />
        </Card>
      )}
      {results.progress && (
        <Card>
          <Progress progress={results.progress} places={results.places} />
        </Card>
      )}
      <Card>
        <Chances chances={results.chances} uncounted={results.uncounted} />
      </Card>
    </>
  );
}
