/** How fast the moves of others are shown: the choice, and what waits to be seen. */
import { useWords } from "../../i18n";
import { Button, Icon, Menu } from "../../ui";
import { useHelm } from "../context";
import { PACES, pace } from "./pace";

export function PaceMenu() {
  const t = useWords("table");
  const helm = useHelm();
  return (
    <div class="pace">
      <Menu
        label={t("pace.label", { pace: t(`pace.${pace.value}`) })}
        icon="clock"
        items={PACES.map((one) => ({
          id: one,
          label: (
            <>
              {t(`pace.${one}`)} {one === pace.value && <Chosen />}
            </>
          ),
          onPick: () => {
            pace.value = one;
            helm.pacer.goOn();
          },
        }))}
      />
    </div>
  );
}

function Chosen() {
  const t = useWords("table");
  return (
    <>
      <Icon name="check" />
      <span class="unseen">{t("pace.chosen")}</span>
    </>
  );
}

/** What waits to be seen: the next of it, or all at once. */
export function PaceBar() {
  const t = useWords("table");
  const helm = useHelm();
  const { behind, waits } = helm.pacer;
  if (!helm.isLive.value || !(waits.value || behind.value > 1)) return null;
  return (
    <div class="banner banner-look banner-pace">
      <span>{t("pace.behind", { count: behind.value })}</span>
      {waits.value && (
        <Button size="small" kind="primary" icon="forward" onClick={() => helm.pacer.goOn()}>
          {t("pace.next")}
        </Button>
      )}
      <Button size="small" icon="last" onClick={() => helm.catchUp()}>
        {t("pace.all")}
      </Button>
    </div>
  );
}
