/** Several choices share the place that is pointed at: which they are, and in what they differ. */
import { useEffect, useState } from "preact/hooks";
import { type Difference, differences } from "../../choosing/differences";
import type { Preview } from "../../choosing/referee";
import { fitting } from "../../device/pointing";
import { useWords } from "../../i18n";
import { Icon } from "../../ui";
import { useHelm } from "../context";

/** A pointer that only passes by asks nothing. */
const REST = 80;

export function Among({ actions }: { actions: readonly string[] }) {
  const t = useWords("table");
  const { chooser } = useHelm();
  const told = useDifferences(actions);
  return (
    <>
      <div class="advice-head">
        <strong>{t("among.heading", { count: actions.length })}</strong>
      </div>
      <ul class="among">
        {actions.map((action, place) => (
          <li key={action}>
            <strong>{chooser.labelOf(action)}</strong>
            {told?.[place]?.map((one) => (
              <Differing key={one.text} difference={one} />
            ))}
          </li>
        ))}
      </ul>
      {told?.every((all) => all.length === 0) && <p class="advice-hint">{t("among.same")}</p>}
      <p class="advice-hint">{t(`among.${fitting("how")}`)}</p>
    </>
  );
}

function Differing({ difference: { text, warning } }: { difference: Difference }) {
  return (
    <span class={warning ? "advice-warning" : undefined}>
      {warning && <Icon name="warning" />}
      <span>{text}</span>
    </span>
  );
}

/** In what the choices differ, once the referee has told. */
function useDifferences(actions: readonly string[]): Difference[][] | null {
  const helm = useHelm();
  const [told, setTold] = useState<{ key: string; all: Difference[][] } | null>(null);
  const at = helm.shown.value?.seq ?? 0;
  const key = [at, ...actions].join("\n");
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { previews } = helm.chooser;
      const found = await Promise.all(actions.map((action) => previews.ask(action, at)));
      const all = found.filter((one): one is Preview => one !== null);
      if (!gone && all.length === actions.length) setTold({ key, all: differences(all) });
    }, REST);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [key, helm]);
  return told?.key === key ? told.all : null;
}
