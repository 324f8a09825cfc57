/** Shows on a board what is chosen, what it would bring, and what the referee speaks of. */
import { useEffect } from "preact/hooks";
import type { Board } from "../board";
import type { Choice } from "../live/wire";
import type { Chooser } from "./chooser";

interface Shown {
  /** Those that can be picked on the board. */
  choices: readonly Choice[];
  /** Whatever makes the board redraw its targets. */
  drawn: readonly unknown[];
  /** Whether the picture of a preview is laid over the board. */
  pictured: boolean;
}

export function useChoiceOnBoard(
  board: { current: Board | null },
  chooser: Chooser,
  { choices, drawn, pictured }: Shown,
): void {
  const preview = chooser.previews.shown.value;
  const regarded = chooser.selection.regarded.value;
  const picked = chooser.picked.value;
  useEffect(() => board.current?.setChosen(picked), [picked, choices, ...drawn]);
  useEffect(() => {
    const path = [...(preview?.path ?? [])];
    const { target } = choices.find((choice) => choice.action === regarded) ?? { target: null };
    // What moves nothing still has its place on the board.
    if (path.length === 0 && target?.kind === "point") path.push([target.x, target.y]);
    const picture = pictured ? (preview?.picture ?? null) : null;
    const empty = path.length === 0 && picture === null;
    board.current?.setPreview(empty ? null : { path, pieces: [], ghost: true, picture });
    board.current?.highlight(preview?.warnings.flatMap((one) => one.pieces) ?? [], "warns");
  }, [preview, regarded, choices]);

  const word = chooser.word.value;
  useEffect(() => {
    board.current?.highlight(word?.pieces ?? [], "blocks");
  }, [word]);
}
