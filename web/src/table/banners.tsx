/** Things to know about the table as a whole: no connection, a rematch is asked for. */
import { useWords } from "../i18n";
import { connection, unanswered } from "../live";
import { Icon, LinkButton } from "../ui";
import { useHelm } from "./context";

export function Banners() {
  const t = useWords("table");
  const helm = useHelm();
  const next = helm.story.value?.table.next ?? null;
  return (
    <>
      <ConnectionBanner />
      {next !== null && (
        <div class="banner banner-good" role="status">
          <span>{t("over.rematchReady")}</span>
          <LinkButton size="small" kind="primary" href={`/t/${next}`}>
            {t("over.goRematch")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function ConnectionBanner() {
  const t = useWords("live");
  const state = connection.value;
  if (state !== "lost" && state !== "offline") return null;
  return (
    <div class="banner banner-lost" role="status">
      <Icon name="warning" />
      <span>
        {t(state)} {unanswered.value > 0 && t("kept", { count: unanswered.value })}
      </span>
    </div>
  );
}

/** A small sign of how the connection is; calm while all is well. */
export function ConnectionSign() {
  const t = useWords("live");
  const state = connection.value;
  return (
    <span class={`connection connection-${state}`} title={t(state)}>
      <span class="unseen">{t(state)}</span>
    </span>
  );
}
