/** A table, from the invitation to the result: /t/:id. */
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { useWords } from "../i18n";
import { connection, turnedAway } from "../live";
import { Offline } from "../shell/offline";
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
  const helm = useHelm();
  const { missing, story } = helm;
  useCrewNews();
  if (missing.value !== null) return <NoTable {...missing.value} />;
  if (story.value === null) {
    return (
      <>
        <Offline />
        <div class="page-width table-wait" role="status">
          <Awaited />
        </div>
      </>
    );
  }
  const { table } = story.value;
  return (
    <Colours.Provider value={coloursOf(table.seats)}>
      {table.status === "open" ? <Lobby /> : <Race />}
    </Colours.Provider>
  );
}

/** Until the table is told: that it is on its way, or why it is not. */
function Awaited() {
  const t = useWords("table");
  // A line that was lost is tried again and again: that need not be told each time.
  const lost = useSignal(false);
  useSignalEffect(() => {
    if (connection.value === "lost" || connection.value === "offline") lost.value = true;
  });
  if (turnedAway.value !== null) return <Notice>{turnedAway.value}</Notice>;
  if (lost.value) return <Notice>{t("unreachable")}</Notice>;
  return (
    <>
      <p>{t("loading")}</p>
      <Skeleton block />
    </>
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
