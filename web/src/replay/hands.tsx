/** The cards that are held, as far as the chosen eyes may see them. */
import { useWords } from "../i18n";
import { SeatChip } from "../ui";
import { ScenePicture } from "../ui/scenePicture";
import type { Projection } from "./projection";

export function Hands({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const hands = projection.moment.value?.hands.filter((hand) => hand.cards.length > 0) ?? [];
  if (hands.length === 0) return null;
  return (
    <section class="replay-hands" aria-label={t("areas.hands")}>
      {hands.map((hand) => (
        <div key={hand.seat} class="replay-hand">
          <SeatChip seat={hand.seat} />
          <ul aria-label={t("hand", { seat: hand.seat })}>
            {hand.cards.map((card, k) => (
              <li key={k} title={card.label}>
                <ScenePicture scene={card.picture} label={card.label} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
