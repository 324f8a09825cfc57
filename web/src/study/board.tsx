/** The board of a study: what is picked there, and what is shown on it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Board, createBoard, type Place, placesOf, type Scene } from "../board";
import { targetsOf } from "../choosing/choices";
import { useChoiceOnBoard } from "../choosing/onBoard";
import { finger } from "../device/pointing";
import type { Choice } from "../live/wire";
import { ScenePicture } from "../ui/scenePicture";
import type { Trial } from "./trial";

interface StudyBoardProps {
  trial: Trial;
  label: string;
  /** Ids of things on the ground that are kept in view. */
  shows: readonly string[];
}

export function StudyBoard({ trial, label, shows }: StudyBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const ground = useRef<{ name: string; scene: Scene } | null>(null);
  /** The player has moved the view. */
  const steered = useRef(false);
  const settled = useSignal(0);

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const made = createBoard(element, {
      label,
      onPick: (actions, _at, by) => trial.chooser.pick(actions, by),
      onPoint: (at) => void trial.point(at),
      onHover: (actions) => trial.chooser.hover(actions),
      onSteer: () => {
        steered.current = true;
      },
    });
    board.current = made;
    steered.current = false;
    trial.zoom = (how) => {
      steered.current = true;
      if (how === "all") made.zoomTo("all");
      else made.zoomBy(how);
    };
    ground.current = null;
    settled.value += 1;
    return () => {
      board.current = null;
      trial.zoom = () => undefined;
      made.destroy();
    };
  }, [trial]);

  useEffect(() => board.current?.setLabel(label), [label]);

  const answer = trial.answer.value;
  const moment = settled.value;
  useEffect(() => {
    const shown = board.current;
    if (shown === null || answer === null || moment === 0) return;
    if (ground.current?.name !== answer.ground_name && answer.ground !== null) {
      shown.setGround(answer.ground);
      ground.current = { name: answer.ground_name, scene: answer.ground };
    }
    shown.setTargets([]);
    let gone = false;
    const scene = answer.sight.board;
    void shown.show(scene, { animate: true }).then(() => {
      if (gone || board.current !== shown) return;
      const targets = targetsOf(answer.sight.choices);
      shown.setTargets(targets);
      if (!finger.peek() && steered.current) return;
      const about = ground.current === null ? [] : placesOf(ground.current.scene, shows);
      shown.attend("study", [...pickedAt(answer.asked ?? []), ...about]);
    });
    return () => {
      gone = true;
    };
  }, [answer, moment, shows]);

  const choices = trial.choices.value;
  useChoiceOnBoard(board, trial.chooser, { choices, drawn: [answer, moment], pictured: false });

  return (
    <div class="study-stage">
      <div class="study-frame" ref={frame} />
    </div>
  );
}

/** Where choices are picked on the board. */
function pickedAt(choices: readonly Choice[]): Place[] {
  return choices.flatMap(({ target }) => (target === null ? [] : { x: target.x, y: target.y }));
}

/** The wind, the die: small, beside what is awaited. */
export function Instruments({ trial }: { trial: Trial }) {
  const scene = trial.answer.value?.sight.instruments;
  if (scene === undefined) return null;
  const label = scene.description || scene.title;
  return <ScenePicture class="study-instruments" scene={scene} label={label} animate />;
}
