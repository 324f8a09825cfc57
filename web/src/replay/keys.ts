/** The keyboard: arrows step, with Shift they go by rounds, space plays, Home and End; l explains. */
import { useEffect } from "preact/hooks";
import { singleKeys } from "../table/keyboard/keys";
import type { Player } from "./player";

/** What a key does, unless something else needs it. */
export function pressed(player: Player, explain: () => void, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("dialog, select, textarea, [role=tablist], [role=menu]")) return false;
  const field = target?.closest<HTMLInputElement>("input");
  const slider = field?.type === "range";
  if (field && !slider && field.type !== "checkbox") return false;
  if (event.key === " ") {
    if (target?.closest("button, a, summary, input[type=checkbox]")) return false;
    player.toggle();
    return true;
  }
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
  if (way !== undefined) {
    if (event.shiftKey) player.jump("round", way);
    else player.by(way);
    return true;
  }
  if (event.key.toLowerCase() === "l" && singleKeys.peek()) explain();
  else if (event.key === "Home") player.to(0);
  else if (event.key === "End") player.toEnd();
  else return false;
  return true;
}

export function useReplayKeys(player: Player, explain: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pressed(player, explain, event)) event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [player, explain]);
}
