/** My races so far: places, wins, rivals, how long I think. */

import type { StatisticsCard } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { ChartFrame, LineChart } from "../charts";
import { language, useWords } from "../i18n";
import { dateTime } from "../i18n/format";
import { Button, Icon, Notice, Skeleton } from "../ui";

export function Statistics() {
  const t = useWords("results");
  const { value, trouble, again } = useAnswer<StatisticsCard>("/api/me/statistics");
  return (
    <section class="me-statistics" aria-labelledby="statistics">
      <h2 id="statistics">{t("statistics.heading")}</h2>
      {value === null && trouble && (
        <Notice tone="alert">
          <p>{trouble.message}</p>
          <Button onClick={again}>{t("again")}</Button>
        </Notice>
      )}
      {value === null && !trouble && <Skeleton lines={4} />}
      {value !== null && value.races === 0 && <p>{t("statistics.none")}</p>}
      {value !== null && value.races === 0 && <NotCounted figures={value} />}
      {value !== null && value.races > 0 && <Figures figures={value} />}
    </section>
  );
}

function Figures({ figures }: { figures: StatisticsCard }) {
  const t = useWords("results");
  const { races, wins, timeouts, decisions } = figures;
  const span = useSpan();
  return (
    <>
      <dl class="me-figures">
        <Figure name={t("statistics.races")} value={String(races)} />
        <Figure
          name={t("statistics.wins")}
          value={String(wins)}
          note={t("statistics.winShare", { share: percent(wins / races) })}
        />
        <Figure
          name={t("statistics.thinking")}
          value={span(figures.mean_seconds)}
          note={
            figures.median_seconds === null
              ? undefined
              : t("statistics.thinkingMedian", { median: span(figures.median_seconds) })
          }
        />
        <Figure
          name={t("statistics.timeouts")}
          value={String(timeouts)}
          note={
            decisions === 0
              ? undefined
              : t("statistics.timeoutShare", { share: percent(timeouts / decisions), decisions })
          }
        />
      </dl>
      {figures.left_out > 0 && (
        <p class="field-hint">{t("statistics.leftOut", { count: figures.left_out })}</p>
      )}
      <NotCounted figures={figures} />
      <PlacesOverTime history={figures.history} />
      <ByGame games={figures.games} />
      <Rivals rivals={figures.rivals} />
    </>
  );
}

/** The races that say nothing about how I sail, and why. */
function NotCounted({ figures }: { figures: StatisticsCard }) {
  const t = useWords("results");
  const { by_others, tried_out } = figures;
  return (
    <>
      {by_others > 0 && <p class="field-hint">{t("statistics.byOthers", { count: by_others })}</p>}
      {tried_out > 0 && <p class="field-hint">{t("statistics.triedOut", { count: tried_out })}</p>}
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong>
        {note !== undefined && <span class="field-hint">{note}</span>}
      </dd>
    </div>
  );
}

function PlacesOverTime({ history }: { history: StatisticsCard["history"] }) {
  const t = useWords("results");
  const label = (race: StatisticsCard["history"][number], n: number) =>
    t("statistics.race", { n: n + 1, game: race.game_name, when: dateTime(race.ended) });
  return (
    <ChartFrame
      title={t("statistics.places")}
      picture={
        <LineChart
          label={t("statistics.places")}
          upsideDown
          dots
          least={1}
          height={200}
          lines={[
            {
              id: "me",
              name: t("statistics.placeOf"),
              sign: "•",
              team: "E",
              values: history.map((race) => race.place),
            },
          ]}
          moments={history.map((race, n) => ({
            label: label(race, n),
            short: String(n + 1),
            part: 0,
          }))}
        />
      }
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t("statistics.column")}</th>
              <th scope="col" class="number">
                {t("places.place")}
              </th>
              <th scope="col" class="number">
                {t("statistics.seats")}
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map((race, n) => (
              <tr key={race.table}>
                <th scope="row">
                  <a href={`/t/${race.table}/results`}>{label(race, n)}</a>
                </th>
                <td class="number">{race.place}</td>
                <td class="number">{race.seats}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  );
}

function ByGame({ games }: { games: StatisticsCard["games"] }) {
  const t = useWords("results");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
    <section class="me-wide" aria-label={t("statistics.games")} tabIndex={0}>
      <table class="figures">
        <caption>{t("statistics.games")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("statistics.game")}</th>
            <th scope="col" class="number">
              {t("statistics.races")}
            </th>
            <th scope="col" class="number">
              {t("statistics.wins")}
            </th>
            <th scope="col" class="number">
              {t("statistics.place")}
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((one) => (
            <tr key={one.game}>
              <th scope="row">{one.game_name}</th>
              <td class="number">{one.races}</td>
              <td class="number">{one.wins}</td>
              <td class="number">
                {t("statistics.of", {
                  place: number(one.mean_place),
                  seats: number(one.mean_seats),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Rivals({ rivals }: { rivals: StatisticsCard["rivals"] }) {
  const t = useWords("results");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, by keyboard too
    <section class="me-wide" aria-label={t("statistics.rivals")} tabIndex={0}>
      <table class="figures">
        <caption>{t("statistics.rivals")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("statistics.rival")}</th>
            <th scope="col" class="number">
              {t("statistics.met")}
            </th>
            <th scope="col" class="number">
              {t("statistics.ahead")}
            </th>
            <th scope="col" class="number">
              {t("statistics.behind")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rivals.map((rival) => (
            <tr key={`${rival.kind} ${rival.name}`}>
              <th scope="row">
                <span class="me-rival">
                  {rival.kind === "bot" && <Icon name="bot" />}
                  {rival.name}
                </span>
              </th>
              <td class="number">{rival.races}</td>
              <td class="number">{rival.ahead}</td>
              <td class="number">{rival.behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function percent(share: number): string {
  return new Intl.NumberFormat(language.value, {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(share);
}

function number(value: number): string {
  return new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value);
}

/** A time as people say it: seconds, minutes or hours. */
export function useSpan() {
  const t = useWords("results");
  return (seconds: number | null): string => {
    if (seconds === null) return t("statistics.unknown");
    if (seconds < 90) return t("statistics.seconds", { n: number(seconds) });
    if (seconds < 5400) return t("statistics.minutes", { n: number(seconds / 60) });
    return t("statistics.hours", { n: number(seconds / 3600) });
  };
}
