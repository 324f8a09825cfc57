/** Shortcuts of single keys, for those who want them. */
import { useEffect } from "preact/hooks";
import { isSwitch, remembered } from "../../device/settings";
import { useHelm } from "../context";
import { CHOICE, firstInSight } from "./firstChoice";

/** Speech input and unsteady hands type by accident: the single keys can be switched off. */
export const singleKeys = remembered("singleKeys", true, isSwitch);

/** Keys and the words (of `help`) for what they do. */
export const KEYS = [
  { keys: ["b"], does: "board" },
  { keys: ["m"], does: "choices" },
  { keys: ["/"], does: "notation" },
  { keys: ["c"], does: "chat" },
  { keys: ["u"], does: "undo" },
  { keys: ["s"], does: "skip" },
  { keys: ["p"], does: "prompt" },
  { keys: ["←", "→"], does: "step" },
  { keys: ["Home", "End"], does: "ends" },
  { keys: ["+", "−", "0"], does: "zoom" },
  { keys: ["Esc"], does: "escape" },
  { keys: ["l"], does: "legend" },
  { keys: ["?"], does: "help" },
] as const;

/** Whether a key is meant for whatever has the focus. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
  if (document.querySelector("dialog[open]") !== null) return true;
  return target.closest("input:not([type=range]), textarea, select, [role=menu]") !== null;
}

/** Arrow keys belong to the board's targets, tabs and sliders while those have the focus. */
function hasArrows(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("#board, [role=tablist], [type=range], .newest-frame") !== null
  );
}

export interface KeyDeeds {
  help(): void;
  legend(): void;
  chat(): void;
  /** Brings the part with the choices into sight. */
  play(): void;
}

export function useKeys(deeds: KeyDeeds): void {
  const helm = useHelm();
  useEffect(() => {
    const focus = (selector: string) => {
      deeds.play();
      requestAnimationFrame(() => firstInSight(document, selector)?.focus());
    };
    const single: Record<string, () => void> = {
      "?": () => deeds.help(),
      l: () => deeds.legend(),
      // Where nothing is picked on the board, the choices are what is looked for.
      b: () => {
        if (!helm.toTargets()) focus(CHOICE);
      },
      m: () => focus(CHOICE),
      p: () => focus("#prompt"),
      "/": () => focus("[data-notation]"),
      c: () => deeds.chat(),
      u: () => void helm.undo(),
      s: () => {
        if (helm.botsPlay.peek() && !helm.isSpectator.peek()) helm.skip();
      },
    };
    const arrows: Record<string, () => void> = {
      ArrowLeft: () => helm.lookBy(-1),
      ArrowRight: () => helm.lookBy(1),
      Home: () => helm.lookAt(0),
      End: () => helm.backToLive(),
    };
    const putAway = () => {
      const card = helm.chooser.hand.taken.peek();
      helm.chooser.selection.choose(null);
      // Whoever went from a card to the board goes back to it.
      if (card !== null && document.activeElement?.closest("#board")) {
        document.querySelector<HTMLElement>(".hand-taken")?.focus();
      }
      helm.backToLive();
    };
    const pressed = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === "Escape") putAway();
      const arrow = hasArrows(event.target) ? undefined : arrows[event.key];
      const deed = arrow ?? (singleKeys.peek() ? single[event.key.toLowerCase()] : undefined);
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [helm, deeds]);
}
