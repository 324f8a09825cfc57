/** Playing with cards: what a click on one means, and where a dragged one falls. */
import type { InputKind, Place } from "../../board";
import type { HandCard } from "../../live/wire";
import type { Helm } from "../helm";

/** A card was clicked: taken up, put with others, or by a second click played or put back. */
export function handle(helm: Helm, card: HandCard, by: InputKind): void {
  const { hand } = helm.chooser;
  const [only] = card.actions;
  const lone = card.actions.length === 1 && only !== undefined;
  const placed = helm.choices.peek().some((one) => one.target && card.actions.includes(one.action));
  const taken = hand.taken.peek() === card.id;
  if (card.together != null) hand.put(card);
  else if (lone && taken) helm.chooser.pick([only], by);
  else if (taken) hand.take(null);
  else {
    hand.take(card.id);
    if (by === "keyboard" && placed) helm.toTargets();
  }
}

/** A card was let go at a place of the window: on the board it is played where it fell. */
export function letGo(helm: Helm, card: HandCard, at: Place, by: InputKind): void {
  const { actions, note, label } = card;
  const meant = helm.aim(at);
  helm.aim(null);
  if (meant === null) helm.chooser.hand.take(null);
  else if (meant.length > 0) {
    helm.chooser.pick(
      meant.filter((one) => actions.includes(one)),
      by,
    );
  } else if (actions.length === 0 && note !== "") {
    helm.chooser.word.value = { kind: "no", message: note, rule: null, pieces: [], about: label };
  }
}
