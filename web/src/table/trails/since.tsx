/** What others did since my last turn: all of it to read, or the story of one trail. */
import { useSignal } from "@preact/signals";
import { useWords } from "../../i18n";
import { Button, Dialog, IconButton, SeatChip } from "../../ui";
import { useHelm } from "../context";
import type { Helm } from "../helm";
import { Entries } from "../log/log";
import { factsOf, seatCard } from "../seats/seating";

/** The button that opens the list. */
export function SinceMyTurn() {
  const t = useWords("table");
  const helm = useHelm();
  const open = useSignal(false);
  const [entries, trails] = [helm.trails.entries.value, helm.trails.shown.value];
  const moves = entries.filter(({ seat }) => seat !== null).length;
  if (moves === 0 || helm.sight.value?.over) return null;
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <Button
        size="small"
        kind="quiet"
        icon="list"
        class="since-button"
        aria-label={t("since.open", { count: moves })}
        title={t("since.open", { count: moves })}
        onClick={() => {
          open.value = true;
        }}
      >
        <span aria-hidden="true">{moves}</span>
      </Button>
      <Dialog open={open.value} title={t("since.title")} onClose={close}>
        {trails.length > 0 && (
          <ul class="since-trails">
            {trails.map(({ piece, seat }) => (
              <li key={piece}>
                <Button
                  size="small"
                  icon="eye"
                  onClick={() => {
                    helm.trails.told.value = piece;
                    close();
                  }}
                >
                  {t("since.way", { name: nameOf(helm, seat, piece) })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ol class="log">
          <Entries entries={entries} />
        </ol>
      </Dialog>
    </>
  );
}

/** What a piece is called at the table: by its player, or in a game of several by its own name. */
function nameOf(helm: Helm, seat: string | null, piece: string): string {
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null || seat === null) return piece;
  const name = factsOf(sight, seat)?.name;
  return name ?? seatCard(story.table, seat)?.name ?? piece;
}

/** The story of the trail that was picked. */
export function TrailStory() {
  const t = useWords("table");
  const { trails } = useHelm();
  const story = trails.story.value;
  const lines = story.flatMap((entry) => entry.lines.map((line) => ({ ...line, seq: entry.seq })));
  const seat = trails.shown.value.find(({ piece }) => piece === trails.told.value)?.seat ?? null;
  return (
    <section class="ticker ticker-story" aria-label={t("since.story")} aria-live="polite">
      {seat !== null && <SeatChip seat={seat} />}
      <ol>
        {lines.map((line, index) => (
          <li key={`${line.seq} ${index}`}>{line.text}</li>
        ))}
      </ol>
      <IconButton
        icon="close"
        label={t("since.close")}
        onClick={() => {
          trails.told.value = null;
        }}
      />
    </section>
  );
}
