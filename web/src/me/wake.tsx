/** Whether this browser is woken when it is my turn and the page is closed. */
import { useEffect, useState } from "preact/hooks";
import { Refusal } from "../api/client";
import { canBeWoken, isWoken, letSleep, wake } from "../device/push";
import { useWords } from "../i18n";
import { Switch, tellRefusal, toast } from "../ui";

export function Wake() {
  const t = useWords("me");
  const [on, setOn] = useState(false);
  useEffect(() => void isWoken().then(setOn), []);
  const set = async (wanted: boolean) => {
    // Even a "no" has to move the switch back.
    setOn(wanted);
    try {
      if (!wanted) return await letSleep();
      const came = await wake();
      setOn(came === "on");
      if (came !== "on") toast(t(came === "denied" ? "preferences.denied" : "push.off"), "alert");
    } catch (error) {
      setOn(!wanted);
      // Browsers refuse for reasons of their own: no push service, a private window.
      if (error instanceof Refusal) tellRefusal(error);
      else toast(t("push.failed"), "alert");
      if (!(error instanceof Refusal) && !(error instanceof DOMException)) throw error;
    }
  };
  const known = canBeWoken();
  return (
    <Switch
      label={t("push.label")}
      hint={t(known ? "push.hint" : "push.never")}
      checked={on}
      disabled={!known}
      onValue={(wanted) => void set(wanted)}
    />
  );
}
