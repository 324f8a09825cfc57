/** Things to know about the table as a whole: no connection, who is away. */
import { useWords } from "../../i18n";
import { connection, turnedAway, unanswered } from "../../live";
import { Icon } from "../../ui";
import { wide } from "../layout";
import { AbsenceBanners } from "../seats/absence";
import { CrewRequests } from "../seats/crew";
import { TakeBackQuestion } from "../seats/takeBack";

export function Banners() {
  return (
    <>
      <ConnectionBanner />
      {/* On a small screen the board needs the room: there they stand with the choices. */}
      {wide.value && <CrewRequests />}
      {wide.value && <AbsenceBanners />}
      {wide.value && <TakeBackQuestion />}
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
        {turnedAway.value ?? t(state)}{" "}
        {unanswered.value > 0 && t("kept", { count: unanswered.value })}
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
