/** Replays: /t/:id/replay of a table, /r/:id of a record, /replay to open a record. */
import { useEffect, useMemo } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { Reel } from "../api/types";
import { useAnswer } from "../api/useAnswer";
import { language, useWords } from "../i18n";
import { Colours, coloursOf, Heading, LinkButton, Notice, Skeleton, useTitle } from "../ui";
import { Projection } from "./projection";
import { Theatre } from "./theatre";
import "./replay.css";

const ID = /^[a-z2-7]{16}$/;

export function TableReplayPage({ id = "" }: { id?: string }) {
  return <Replay key={id} kind="table" id={id} />;
}

export function RecordReplayPage({ id = "" }: { id?: string }) {
  return <Replay key={id} kind="record" id={id} />;
}

function Replay({ kind, id }: { kind: "table" | "record"; id: string }) {
  const t = useWords("replay");
  if (!ID.test(id)) return <NoReplay reason={t("missing.bad")} />;
  return <Fetched kind={kind} id={id} />;
}

function Fetched({ kind, id }: { kind: "table" | "record"; id: string }) {
  const t = useWords("replay");
  const lang = language.value;
  const { value, trouble } = useAnswer<Reel>(`/api/replays/${kind}/${id}?lang=${lang}`);
  if (value !== null) return <Shown reel={value} />;
  if (trouble !== null) return <NoReplay reason={trouble.message} />;
  return (
    <div class="page-width replay-wait" role="status">
      <p>{t("loading")}</p>
      <Skeleton block />
    </div>
  );
}

function Shown({ reel }: { reel: Reel }) {
  const { query } = useLocation();
  // A new language brings a new log; the moment stays the same.
  const projection = useMemo(() => {
    const asked = new URLSearchParams(location.search);
    const at = asked.get("at") ?? query.at ?? null;
    return new Projection(reel, at === null ? null : Number(at), asked.get("eye"));
  }, [reel]);
  useEffect(() => projection.start(), [projection]);
  return (
    <Colours.Provider value={coloursOf(reel.seats)}>
      <Theatre projection={projection} />
    </Colours.Provider>
  );
}

function NoReplay({ reason }: { reason: string }) {
  const t = useWords("replay");
  useTitle(t("missing.title"));
  return (
    <div class="page-width replay-wait">
      <Heading>{t("missing.title")}</Heading>
      <Notice>{reason}</Notice>
      <p>
        <LinkButton kind="primary" href="/replay">
          {t("missing.bring")}
        </LinkButton>
      </p>
    </div>
  );
}
