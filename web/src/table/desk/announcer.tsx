/**
 * What a screen reader is told unasked: new lines of the log, that it is one's turn, and what is
 * asked then, each time that something else is.
 */
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
  /** What was asked last while it was my turn; null before it began. */
  const asked = useRef<string | null>(null);
  const shown = helm.shown.value;
  const myTurn = helm.myTurn.value;
  /** Some questions say themselves whose turn it is. */
  const callOf = (prompt: string) =>
    prompt.startsWith(t("turn.opening")) ? prompt : t("turn.called", { prompt });
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
    if (!myTurn) called.value = "";
    else if (asked.current === null) called.value = callOf(shown.prompt);
    else if (asked.current !== shown.prompt) called.value = shown.prompt;
    asked.current = myTurn ? shown.prompt : null;
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
