/**
 * What lies over the choices on a small screen leaves them reachable: the desk can be scrolled as far
 * as it hides something, up and down, and nothing moves when it comes and goes.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { lastInput } from "../../device/pointing";

/**
 * While it `isCovered`, something with the class `cover` hangs down from a place at the desk's upper
 * edge, which may be lower than at other times; `room` stands below that place.
 */
export function useRoomBelow(
  isCovered: boolean,
  cover: string,
  place: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
): void {
  /** How high the place is while nothing hangs over. */
  const atRest = useRef(0);
  useLayoutEffect(() => {
    const [held, space] = [place.current, room.current];
    const [over, desk] = [
      held?.querySelector<HTMLElement>(cover),
      held?.closest<HTMLElement>(".desk"),
    ];
    if (held == null || space == null || desk == null) return;
    if (over == null) {
      const rest = new ResizeObserver(() => (atRest.current = held.offsetHeight));
      rest.observe(held);
      return () => rest.disconnect();
    }
    let hidden = 0;
    const hide = (height: number): void => {
      desk.scrollTop += height - hidden;
      hidden = height;
    };
    const watch = new ResizeObserver(() => {
      const height = Math.max(over.offsetHeight, atRest.current);
      space.style.height = `${height - held.offsetHeight}px`;
      desk.style.setProperty("--covered", `${over.offsetHeight}px`);
      hide(height - atRest.current);
      // Whoever uses the keys must see where they are; nothing lies under a finger then.
      const active = document.activeElement;
      const isUnder = desk.contains(active) && !held.contains(active);
      if (isUnder && lastInput() === "keyboard") active?.scrollIntoView({ block: "nearest" });
    });
    for (const either of [over, held]) watch.observe(either);
    return () => {
      watch.disconnect();
      space.style.height = "";
      desk.style.removeProperty("--covered");
      hide(0);
    };
  }, [isCovered, cover, place, room]);
}
