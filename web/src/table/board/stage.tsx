/** The board itself, large: what is picked there, and what is shown on it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { type Board, createBoard } from "../../board";
import { targetsOf } from "../../choosing/choices";
import { useChoiceOnBoard } from "../../choosing/onBoard";
import { lastInput } from "../../device/pointing";
import { language, useWords } from "../../i18n";
import type { Sight } from "../../live/wire";
import { tellRefusal } from "../../ui";
import { useHelm } from "../context";
import { guided } from "../layout";
import { seatCard } from "../seats/seating";
import { useInsets } from "./covered";
import { entranceOf } from "./entrance";
import { waterAround } from "./followed";
import { fetchGround } from "./ground";
import { fetchLegend, nameOf } from "./legendWords";
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
      onPoint: (at) => {
        if (!helm.trails.tellAt(at)) void helm.point(at);
      },
      // A finger points at nothing: what it left behind must not be foreseen as if it did.
      onHover: (actions) => chooser.hover(lastInput() === "touch" ? null : actions),
      onName: async (things) => nameOf(things, await fetchLegend(`/api/tables/${helm.id}`)),
      onNamed: (named) => {
        helm.named.value = named;
      },
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
      if (!grounded.peek()) return false;
      const targets = targetsOf(chooser.onBoard.peek());
      made.setTargets(targets);
      made.focusTarget(entranceOf(targets, helm.sight.peek()?.suggestions));
      return targets.length > 0;
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
  useInsets(board, frame.current?.parentElement ?? null, helm.lookBack.at.value === null);

  const [choices, moment, sending] = [chooser.onBoard.value, settled.value, helm.sending.value];
  const game = helm.story.value?.table.game ?? "";
  const overlays = helm.sight.value?.overlays ?? [];
  const covered = isCovered(game, overlays);
  const isGrounded = grounded.value;
  const follows = helm.follows.value;
  const isGuided = guided.value;
  const followed = helm.followed.value;
  useEffect(() => {
    const targets = isGrounded && sending === null && !covered ? targetsOf(choices) : [];
    board.current?.setTargets(targets);
    // A card that is looked at only narrows what there is: the view stays where it is.
    if (!isGuided || followed !== null || moment === 0 || sending !== null) return;
    if (chooser.hand.shown.peek() !== null) return;
    if (covered || helm.sight.peek()?.over) board.current?.zoomTo("all");
    else board.current?.attend(helm.isSpectator.peek() ? "race" : "turn");
  }, [choices, moment, sending, covered, isGuided, isGrounded]);

  useEffect(() => {
    const sight = helm.sight.peek();
    const colour = seatCard(helm.story.peek()?.table, followed)?.colour;
    if (sight !== null && colour !== undefined && follows && moment !== 0 && !sight.over) {
      board.current?.zoomTo(waterAround(sight.board, colour) ?? "all");
      return;
    }
    if (isGuided || !follows || covered || sight === null || moment === 0) return;
    if (sending !== null || chooser.hand.shown.peek() !== null) return;
    if (sight.over) board.current?.zoomTo("all");
    else board.current?.attend("race");
  }, [choices, moment, sending, covered, follows, followed, isGuided]);

  useEffect(() => {
    if (covered) board.current?.zoomTo("all");
  }, [covered]);

  useChoiceOnBoard(board, chooser, {
    choices,
    drawn: [moment, sending, covered, isGrounded],
    pictured: true,
  });

  const ringed = helm.offer.value?.pieces ?? helm.notices.pieces.value;
  useEffect(() => {
    board.current?.highlight([...ringed], "notice");
  }, [ringed, moment]);

  const card = chooser.hand.shown.value;
  const trails = helm.trails.picture.value;
  const laid = [...(trails === null ? [] : [trails]), ...laidOf(game, overlays)];
  if (card?.over) laid.push({ id: `card:${card.id}`, scene: card.over });
  const suggested = choices.length > 0 && chooser.selection.regarded.value === null;
  const proposals = suggested ? helm.sight.value?.suggestions : null;
  if (proposals) laid.push({ id: "suggestions", scene: proposals.picture });
  const named = laid.map(({ id }) => id).join(" ");
  // They belong to the moment on the board: a new one is laid when its pieces lie where they should.
  useEffect(() => board.current?.lay(laid), [named, moment, choices, trails]);

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
