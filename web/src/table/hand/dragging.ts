/** A card that is dragged: a copy of it follows the pointer, and the board says where it would go. */
import { useMemo } from "preact/hooks";
import type { HandCard } from "../../live/wire";
import { useHelm } from "../context";
import type { Helm } from "../helm";
import { letGo } from "./cardPlay";

/** A press that moved less than this is a click. */
const CLICK_REACH = 8;

export interface CardDrag {
  listeners: Record<string, (event: PointerEvent) => void>;
  /** Whether the click that comes now ends a drag, and so does not count. */
  wasDragged(): boolean;
}

export function useCardDrag(
  button: { current: HTMLButtonElement | null },
  card: HandCard,
): CardDrag {
  const helm = useHelm();
  return useMemo(() => dragOf(helm, button, card), [helm, button, card]);
}

function dragOf(
  helm: Helm,
  button: { current: HTMLButtonElement | null },
  card: HandCard,
): CardDrag {
  let start: { x: number; y: number } | null = null;
  let flying: HTMLElement | null = null;
  let dragged = false;

  const takeUp = (): void => {
    const [element, box] = [button.current, button.current?.getBoundingClientRect()];
    if (element === null || box === undefined) return;
    flying = document.createElement("div");
    flying.className = "hand-flying";
    flying.style.width = `${box.width}px`;
    flying.append(...[...element.children].map((child) => child.cloneNode(true)));
    document.body.append(flying);
    dragged = true;
    helm.chooser.hand.take(card.id);
  };
  const layDown = (): void => {
    flying?.remove();
    flying = start = null;
  };

  return {
    wasDragged: () => {
      const was = dragged;
      dragged = false;
      return was;
    },
    listeners: {
      onPointerDown: (event) => {
        dragged = false;
        if (event.button !== 0 || !event.isPrimary || card.together != null) return;
        // All its moves come here from now on, however fast it leaves the card.
        button.current?.setPointerCapture(event.pointerId);
        start = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        if (start === null) return;
        const { clientX: x, clientY: y } = event;
        if (flying === null) {
          if (Math.hypot(x - start.x, y - start.y) < CLICK_REACH) return;
          takeUp();
        }
        if (flying !== null) flying.style.transform = `translate(${x}px, ${y}px)`;
        // What it would bring there is told as for any other pointer.
        const meant = helm.aim({ x, y }) ?? [];
        helm.chooser.hover(meant.filter((action) => card.actions.includes(action)));
      },
      onPointerUp: (event) => {
        const flew = flying !== null;
        layDown();
        if (flew) helm.chooser.hover(null);
        const by = event.pointerType === "mouse" ? "mouse" : "touch";
        if (flew) letGo(helm, card, { x: event.clientX, y: event.clientY }, by);
      },
      onPointerCancel: () => {
        layDown();
        helm.aim(null);
        helm.chooser.hover(null);
        helm.chooser.hand.take(null);
      },
    },
  };
}
