/** A table, from the invitation to the result: /t/:id. */
import { useEffect, useMemo } from "preact/hooks";
import { useWords } from "../i18n";
import { turnedAway } from "../live";
import { Colours, coloursOf, Heading, LinkButton, Notice, Skeleton, useTitle } from "../ui";
import { watchFreshness } from "../ui/freshness";
import { HelmContext, useHelm } from "./context";
import { RuleSheet } from "./dialogs/ruleSheet";
import { Helm } from "./helm";
import { Lobby } from "./lobby/lobby";
import { Race } from "./race";
import { useCrewNews } from "./seats/crew";
import "./table.css";

const TABLE_ID = /^[a-z2-7]{16}$/;

export function TablePage({ id = "" }: { id?: string }) {
  const t = useWords("table");
  if (!TABLE_ID.test(id)) return <NoTable reason={t("missing.bad")} />;
  // Another table is another page: nothing of the last one may linger.
  return <Table key={id} id={id} />;
}

function Table({ id }: { id: string }) {
  const helm = useMemo(() => new Helm(id), [id]);
  useEffect(() => helm.embark(), [helm]);
  useEffect(watchFreshness, []);
  return (
    <HelmContext.Provider value={helm}>
      <Stages />
      <RuleSheet />
    </HelmContext.Provider>
  );
}

function Stages() {
  const t = useWords("table");
  const helm = useHelm();
  const { missing, story } = helm;
  useCrewNews();
  if (missing.value !== null) return <NoTable {...missing.value} />;
  if (story.value === null) {
    return (
      <div class="page-width table-wait" role="status">
        {turnedAway.value === null ? <p>{t("loading")}</p> : <Notice>{turnedAway.value}</Notice>}
        <Skeleton block />
      </div>
    );
  }
  const { table } = story.value;
  return (
    <Colours.Provider value={coloursOf(table.seats)}>
      {table.status === "open" ? <Lobby /> : <Race />}
    </Colours.Provider>
  );
}

function NoTable({ reason, damaged = false }: { reason: string; damaged?: boolean }) {
  const t = useWords("table");
  const title = t(damaged ? "missing.damaged" : "missing.title");
  useTitle(title);
  return (
    <div class="page-width table-wait">
      <Heading>{title}</Heading>
      <Notice>{reason}</Notice>
      <p>
        <LinkButton kind="primary" href="/">
          {t("missing.home")}
        </LinkButton>
      </p>
    </div>
  );
}
