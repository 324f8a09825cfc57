/** Tells a player who may be elsewhere that it is their turn: title, sound, notification. */
import { useEffect, useRef } from "preact/hooks";
import { finish, knock, ring } from "../../device/bell";
import { notify } from "../../device/notification";
import { notifications, sound } from "../../device/settings";
import { useWords } from "../../i18n";
import { useTitle } from "../../ui";
import { useHelm } from "../context";
import { BETWEEN, type Heard, type Sound, soundOf } from "./sounds";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export function useTurnAlert(): void {
  const t = useWords("table");
  const helm = useHelm();
  const game = helm.story.value?.table.game_name ?? "";
  const myTurn = helm.myTurn.value;
  const over = helm.shown.value?.over ?? false;
  useTitle(t(myTurn ? "title.yourTurn" : over ? "title.over" : "title.plain", { game }));
  const before = useRef(myTurn);
  useEffect(() => {
    const begins = myTurn && !before.current;
    before.current = myTurn;
    if (!begins) return;
    if (document.hidden && notifications.peek()) {
      notify(t("notification.title", { game }), helm.shown.peek()?.prompt ?? "", helm.id);
    }
  }, [myTurn]);
  useSounds();
}

function useSounds(): void {
  const helm = useHelm();
  const seq = helm.shown.value?.seq ?? null;
  const myTurn = helm.myTurn.value;
  const over = helm.shown.value?.over ?? false;
  const heard = useRef<Heard | null>(null);
  const knockedAt = useRef(0);
  useEffect(() => {
    if (seq === null) return;
    const mine = helm.mine.peek();
    const last = heard.current?.seq ?? seq - 1;
    const byOther = (helm.story.peek()?.entries ?? []).some(
      (one) => one.seq > last && one.seq <= seq && one.seat != null && !mine.includes(one.seat),
    );
    const now: Heard = { seq, over, myTurn, byOther };
    const which = soundOf(heard.current, now);
    heard.current = now;
    if (which === null || !sound.peek()) return;
    // Knocks are for those who watch; whoever wants things calm is called, and no more.
    if (which === "move" && (document.hidden || still.matches)) return;
    if (which === "move" && Date.now() - knockedAt.current < BETWEEN) return;
    if (which === "move") knockedAt.current = Date.now();
    SOUNDS[which]();
  }, [seq, myTurn, over]);
}

const SOUNDS: Record<Sound, () => void> = { turn: ring, move: knock, finish };
