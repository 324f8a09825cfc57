/** The board of the moment, with the tracks if wanted, and the instruments. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { get } from "../api/client";
import { type Board, createBoard, type Scene } from "../board";
import { language, useWords } from "../i18n";
import { fetchLegend, nameOf } from "../table/board/legendWords";
import { ScenePicture } from "../ui/scenePicture";
import type { Projection } from "./projection";
import { withWakes } from "./wakes";

/** A moment that is shown for less than this is not worth gliding to. */
const WORTH_GLIDING = 420;

export function Screen({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, player } = projection;
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const label = t("areas.boardOf", { game: reel.game_name });
  const lang = language.value;

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const made = createBoard(element, {
      label,
      onPick: () => {},
      onPoint: () => {},
      onHover: () => {},
      onName: async (things) => nameOf(things, await fetchLegend(reel.address)),
      onNamed: (named) => {
        projection.named.value = named;
      },
    });
    board.current = made;
    projection.zoom = (how) => (how === "all" ? made.zoomTo("all") : made.zoomBy(how));
    return () => {
      projection.zoom = () => {};
      board.current = null;
      made.destroy();
    };
  }, [reel]);

  useEffect(() => {
    let gone = false;
    void get<Scene>(`${reel.address}/ground?lang=${lang}`).then((ground) => {
      if (!gone) board.current?.setGround(ground);
    });
    return () => {
      gone = true;
    };
  }, [reel, lang]);

  useEffect(() => board.current?.setLabel(label), [label]);

  useSignalEffect(() => {
    const moment = projection.moment.value;
    const tracks = projection.tracks.value ? reel.tracks : [];
    if (moment === null) return;
    const settled = moment.n === player.at.peek();
    const slow = !player.playing.peek() || player.pace >= WORTH_GLIDING;
    void board.current?.show(withWakes(moment.board, tracks, moment.n), {
      animate: settled && player.stepped && slow,
    });
  });

  return (
    <div class="replay-screen">
      <div
        class="replay-board"
        id="board"
        data-moment={projection.moment.value?.n ?? ""}
        ref={frame}
      />
    </div>
  );
}

/** What must stay in sight: the wind, the die. */
export function Instruments({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const scene = projection.moment.value?.instruments;
  return (
    <figure class="replay-instruments" aria-label={t("areas.instruments")}>
      <ScenePicture scene={scene} label={scene?.description ?? ""} />
    </figure>
  );
}
