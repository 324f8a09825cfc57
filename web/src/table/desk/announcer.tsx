/** What a screen reader is told unasked: new lines of the log, and that it is one's turn. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useWords } from "../../i18n";
import { takenBack } from "../../live/store";
import { useHelm } from "../context";

export function Announcer() {
  const t = useWords("table");
  const helm = useHelm();
  const told = useSignal("");
  const called = useSignal("");
  const last = useRef<number | null>(null);
  const wasMine = useRef(false);
  const shown = helm.shown.value;
  const myTurn = helm.myTurn.value;
  useEffect(() => {
    const story = helm.story.peek();
    if (shown === null || story === null) return;
    const from = last.current;
    last.current = shown.seq;
    if (from !== null && shown.seq > from) {
      const undone = takenBack(story.entries);
      told.value = story.entries
        .filter((entry) => entry.seq > from && entry.seq <= shown.seq && !undone.has(entry.seq))
        .flatMap((entry) => entry.lines.map((line) => line.text))
        .join(" ");
    }
    const begins = myTurn && !wasMine.current;
    wasMine.current = myTurn;
    if (begins) called.value = t("turn.called", { prompt: shown.prompt });
    else if (!myTurn) called.value = "";
  }, [shown, myTurn]);
  return (
    <>
      <div class="unseen" aria-live="polite" data-told>
        {told.value}
      </div>
      <div class="unseen" aria-live="assertive" data-called>
        {called.value}
      </div>
    </>
  );
}
