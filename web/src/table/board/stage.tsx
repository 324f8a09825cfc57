/** The board itself, large: what is picked there, and what is shown on it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Board, createBoard, fleetOf } from "../../board";
import { targetsOf } from "../../choosing/choices";
import { useChoiceOnBoard } from "../../choosing/onBoard";
import { language, useWords } from "../../i18n";
import type { Sight } from "../../live/wire";
import { tellRefusal } from "../../ui";
import { useHelm } from "../context";
import { guided } from "../layout";
import { fetchGround } from "./ground";
import { isCovered, laidOf } from "./overlays";

export function BoardStage() {
  const t = useWords("table");
  const helm = useHelm();
  const { chooser } = helm;
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const settled = useSignal(0);
  /** Until the ground is there nothing has its place, and nothing can be picked. */
  const grounded = useSignal(false);
  const label = t("areas.boardOf", { game: helm.story.value?.table.game_name ?? "" });

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const made = createBoard(element, {
      label,
      onPick: (actions, _at, by, unseen) => chooser.pick(actions, by, unseen),
      onPoint: (at) => void helm.point(at),
      onHover: (actions) => chooser.hover(actions),
      onSteer: () => {
        helm.follows.value = false;
      },
      onView: (seen) => {
        helm.view.value = seen;
      },
    });
    board.current = made;
    helm.zoom = (how) => {
      helm.follows.value = false;
      if (how === "all") made.zoomTo("all");
      else made.zoomBy(how);
    };
    helm.toTargets = () => {
      if (!grounded.peek()) return;
      made.setTargets(targetsOf(chooser.onBoard.peek()));
      made.focusTarget(chooser.choices.peek().length > 0 ? 0 : null);
    };
    helm.aim = (at) => made.aim(at);
    let round = 0;
    helm.setStage(async (sight, animate) => {
      const mine = ++round;
      made.setTargets([]);
      if (!hasGround(made, sight)) {
        grounded.value = false;
        await layGround(made, helm.id, sight);
      }
      if (mine === round) grounded.value = true;
      await made.show(sight.board, { animate });
      if (mine === round) settled.value += 1;
    });
    return () => {
      helm.setStage(null);
      board.current = null;
      made.destroy();
    };
  }, [helm]);

  useEffect(() => board.current?.setLabel(label), [label]);

  const [choices, moment, sending] = [chooser.onBoard.value, settled.value, helm.sending.value];
  const game = helm.story.value?.table.game ?? "";
  const overlays = helm.sight.value?.overlays ?? [];
  const covered = isCovered(game, overlays);
  const isGrounded = grounded.value;
  const follows = helm.follows.value;
  const isGuided = guided.value;
  useEffect(() => {
    const targets = isGrounded && sending === null && !covered ? targetsOf(choices) : [];
    board.current?.setTargets(targets);
    // A card that is looked at only narrows what there is: the view stays where it is.
    if (!isGuided || moment === 0 || sending !== null) return;
    if (chooser.hand.shown.peek() !== null) return;
    board.current?.zoomTo(targets.length > 0 ? "targets" : "all");
  }, [choices, moment, sending, covered, isGuided, isGrounded]);

  useEffect(() => {
    const sight = helm.sight.peek();
    if (isGuided || !follows || covered || sight === null || moment === 0) return;
    if (sending !== null || chooser.hand.shown.peek() !== null) return;
    const places = fleetOf(sight.board, targetsOf(choices));
    board.current?.attend(sight.over ? [] : places);
  }, [choices, moment, sending, covered, follows, isGuided]);

  useEffect(() => {
    if (covered) board.current?.zoomTo("all");
  }, [covered]);

  useChoiceOnBoard(board, chooser, {
    choices,
    drawn: [moment, sending, covered, isGrounded],
    pictured: true,
  });

  const offer = helm.offer.value;
  useEffect(() => {
    board.current?.highlight(offer?.pieces ?? [], "notice");
  }, [offer]);

  const card = chooser.hand.shown.value;
  const laid = laidOf(game, overlays);
  if (card?.over) laid.push({ id: `card:${card.id}`, scene: card.over });
  const named = laid.map(({ id }) => id).join(" ");
  // They belong to the moment on the board: a new one is laid when its pieces lie where they should.
  useEffect(() => board.current?.lay(laid), [named, moment, choices]);

  return (
    <div class="stage-board">
      <div class="stage-frame" id="board" ref={frame} />
    </div>
  );
}

const grounds = new WeakMap<Board, string>();

function groundName(sight: Sight): string {
  return `${sight.ground} ${language.peek()}`;
}

function hasGround(board: Board, sight: Sight): boolean {
  return grounds.get(board) === groundName(sight);
}

async function layGround(board: Board, table: string, sight: Sight): Promise<void> {
  const name = groundName(sight);
  try {
    board.setGround(await fetchGround(table, sight.ground));
    grounds.set(board, name);
  } catch (error) {
    tellRefusal(error);
  }
}
