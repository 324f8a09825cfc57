/** Tells a player who may be elsewhere that it is their turn: title, sound, notification. */
import { useEffect, useRef } from "preact/hooks";
import { ring } from "../../device/bell";
import { notify } from "../../device/notification";
import { notifications, sound } from "../../device/settings";
import { useWords } from "../../i18n";
import { useTitle } from "../../ui";
import { useHelm } from "../context";

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
    if (sound.peek()) ring();
    if (document.hidden && notifications.peek()) {
      notify(t("notification.title", { game }), helm.shown.peek()?.prompt ?? "", helm.id);
    }
  }, [myTurn]);
}
