/** What to know about the card being looked at: why it cannot be played, or how it can. */
import { finger } from "../../device/pointing";
import { useWords } from "../../i18n";
import type { HandCard } from "../../live/wire";
import { Icon } from "../../ui";
import { useHelm } from "../context";

export function CardAdvice({ card }: { card: HandCard }) {
  const t = useWords("table");
  const helm = useHelm();
  const playable = helm.choices.value.length > 0 && card.actions.length > 0;
  const placed = helm.choices.value.some(
    (choice) => choice.target !== null && card.actions.includes(choice.action),
  );
  const several = placed ? "choose" : "list";
  const how = card.together != null ? "put" : card.actions.length > 1 ? several : "play";
  return (
    <>
      <div class="advice-head">
        <strong>{card.label}</strong>
      </div>
      {card.note !== "" && (
        <p class={playable ? "advice-hint" : "advice-warning"}>
          {!playable && helm.choices.value.length > 0 && <Icon name="warning" />}
          <span>{card.note}</span>
        </p>
      )}
      {playable && <p class="advice-hint">{t(`hand.${how}${finger.value ? "Touch" : ""}`)}</p>}
    </>
  );
}
