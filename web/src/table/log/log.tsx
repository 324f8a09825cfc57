/** What happened, in plain words, with the rule behind each line. */
import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useWords } from "../../i18n";
import { takenBack } from "../../live/store";
import type { Entry } from "../../live/wire";
import { Button, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { seatCard } from "../seats/seating";
import { GrowingList } from "./growingList";

/** This many entries are shown at first, and as many more each time earlier ones are asked for. */
const PAGE = 120;

export function Log() {
  const t = useWords("table");
  const helm = useHelm();
  const pages = useSignal(1);
  const [story, shown] = [helm.story.value, helm.shown.value];
  if (story === null || shown === null) return null;
  // Nothing is told before it was seen on the board.
  const told = story.entries.filter((entry) => entry.seq <= shown.seq);
  if (told.length === 0) return <p class="log-empty">{t("log.empty")}</p>;
  const undone = takenBack(told);
  const recent = told.slice(-PAGE * pages.value);
  return (
    <GrowingList>
      {recent.length < told.length && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            pages.value += 1;
          }}
        >
          {t("log.earlier")}
        </Button>
      )}
      <ol class="log">
        <Entries entries={recent} undone={undone} />
      </ol>
    </GrowingList>
  );
}

const NONE: ReadonlySet<number> = new Set();

interface EntriesProps {
  entries: readonly Entry[];
  /** Those that were taken back. */
  undone?: ReadonlySet<number>;
}

/** Entries under the headings of their parts of the race, as items of a list. */
export function Entries({ entries, undone = NONE }: EntriesProps) {
  return (
    <>
      {entries.map((entry, index) => (
        <Fragment key={entry.seq}>
          {entry.heading !== "" && entry.heading !== entries[index - 1]?.heading && (
            <li class="log-heading">
              <h3>{entry.heading}</h3>
            </li>
          )}
          <LogEntry entry={entry} undone={undone.has(entry.seq)} />
        </Fragment>
      ))}
    </>
  );
}

function LogEntry({ entry, undone }: { entry: Entry; undone: boolean }) {
  const t = useWords("table");
  const helm = useHelm();
  const table = helm.story.value?.table;
  const card = table && seatCard(table, entry.seat);
  const name = card?.name ?? entry.seat ?? "";
  const looked = helm.lookBack.at.value === entry.seq;
  const lines = entry.lines.map((line, index) => (
    <p key={index} class="log-line">
      {undone ? <s>{line.text}</s> : line.text} <RuleButton rule={line.rule} />
    </p>
  ));
  return (
    <li class={looked ? "log-entry log-looked" : "log-entry"} data-time-up={entry.time_up}>
      <button
        type="button"
        class="log-seq"
        title={t("log.look", { seq: entry.seq })}
        aria-label={t("log.look", { seq: entry.seq })}
        onClick={() => helm.lookAt(entry.seq)}
      >
        {entry.seq}
      </button>
      {entry.seat !== null ? (
        <SeatChip seat={entry.seat} />
      ) : (
        <span class="log-chance" aria-hidden="true">
          ⚄
        </span>
      )}
      <div class="log-lines">
        {undone && <span class="unseen">{t("log.undone")}: </span>}
        {entry.kind === "undo" && lines.length === 0 ? <p>{t("log.undid", { name })}</p> : lines}
        {entry.by !== null && !entry.time_up && card !== undefined && card.kind !== "bot" && (
          <p class="log-by">{t("log.by")}</p>
        )}
      </div>
    </li>
  );
}
