/** The board with the course on it: pieces are carried by pointer, or moved by arrow keys. */

import { useEffect, useRef, useState } from "preact/hooks";
import { type Board, type BoardTarget, type BoardView, createBoard, type Place } from "../board";
import { useWords } from "../i18n";
import { Icon, IconButton } from "../ui";
import { carried, placeAt } from "./draft";
import type { Laying } from "./useLaying";

const ARROWS: Record<string, Place> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
/** How many steps an arrow key goes with Shift. */
const STRIDE = 5;
const ZOOM = 1.4;

interface Carrying {
  id: string;
  start: Place;
  from: Place;
  went: boolean;
}

export function Stage({ laying, label }: { laying: Laying; label: string }) {
  const t = useWords("courses");
  const frame = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const now = useRef(laying);
  now.current = laying;
  /** The piece that arrow keys move; before that they go from piece to piece. */
  const [held, redraw] = useState<string | null>(null);
  /** The same at once: the next key may come before the page is redrawn. */
  const holding = useRef<string | null>(null);
  const setHeld = (id: string | null) => {
    holding.current = id;
    redraw(id);
  };
  const [view, setView] = useState<BoardView>({ canZoomIn: true, canZoomOut: false, unit: 1 });

  useEffect(() => {
    if (frame.current === null) return;
    let carrying: Carrying | null = null;
    const made = createBoard(frame.current, {
      label,
      onPick: ([id], _at, by) => {
        now.current.select(id ?? null);
        if (by === "keyboard") setHeld(holding.current === id ? null : (id ?? null));
      },
      onPoint: (at) => {
        const { adding, chart, add, select } = now.current;
        const kind = chart.kinds.find((one) => one.id === adding);
        if (kind) add(kind.id, placeAt(at, chart.frame, kind.room));
        else select(null);
      },
      onHover: (ids, by) => {
        if (by === "keyboard" && ids?.[0]) now.current.select(ids[0]);
      },
      onView: setView,
      onTake: (ids, at) => {
        // of pieces that lie on each other the selected one is meant
        const id = takenOf(ids, now.current);
        const piece = now.current.draft.pieces[now.current.ids.indexOf(id)];
        if (piece === undefined) return false;
        now.current.rest();
        now.current.select(id);
        setHeld(null);
        carrying = { id, start: { x: piece.x, y: piece.y }, from: at, went: false };
        return true;
      },
      onCarry: (at) => {
        if (carrying === null) return;
        const { chart, move, draft, ids } = now.current;
        const piece = draft.pieces[ids.indexOf(carrying.id)];
        const kind = chart.kinds.find((one) => one.id === piece?.kind);
        if (!piece || !kind) return;
        const to = carried(carrying.start, carrying.from, at, chart.frame, kind.room);
        if (to.x === piece.x && to.y === piece.y) return;
        carrying.went = true;
        move(carrying.id, to, `carry ${carrying.id}`);
      },
      onDrop: (at) => {
        if (at === null && carrying?.went) now.current.undo();
        carrying = null;
        now.current.rest();
      },
    });
    board.current = made;
    return () => {
      board.current = null;
      made.destroy();
    };
  }, []);

  useEffect(() => board.current?.setLabel(label), [label]);

  const { chart, draft, ids, selected } = laying;
  useEffect(() => {
    board.current?.setGround(chart.ground);
    void board.current?.show(chart.board, { animate: false });
  }, [chart]);
  useEffect(() => {
    board.current?.setTargets(targetsOf(laying));
  }, [chart, draft]);
  useEffect(() => {
    const grips = (id: string) =>
      (chart.pieces.find((piece) => piece.id === id)?.grips ?? []).map((_, n) =>
        n === 0 ? `piece:${id}` : `piece:${id}/${n}`,
      );
    board.current?.highlight(
      chart.complaints.flatMap((complaint) => complaint.pieces.flatMap(grips)),
      "blocks",
    );
    const wrong = chart.complaints.some(({ pieces }) => pieces.includes(selected ?? ""));
    board.current?.highlight(selected === null || wrong ? [] : grips(selected), "notice");
  }, [chart, selected]);

  /** Before the board itself, which would walk on to the next piece or zoom. */
  const pressed = (event: KeyboardEvent) => {
    const { ids, draft, chart, move, remove, add } = now.current;
    const held = holding.current;
    const id = held ?? now.current.selected;
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const piece = draft.pieces[ids.indexOf(id)];
    const kind = chart.kinds.find((one) => one.id === piece?.kind);
    if (!piece || !kind) return;
    const arrow = held === null ? undefined : ARROWS[event.key];
    if (arrow) {
      const step = kind.room.step * (event.shiftKey ? STRIDE : 1);
      const { west, east, south, north } = kind.room;
      const x = Math.min(Math.max(piece.x + arrow.x * step, west), east);
      const y = Math.min(Math.max(piece.y + arrow.y * step, south), north);
      move(id, { x, y }, `keys ${id}`);
    } else if (event.key === "Escape" && held !== null) setHeld(null);
    else if (event.key === "Delete" || event.key === "Backspace") remove(id);
    else if (held !== null && event.key === "+") add(kind.id);
    else if (held !== null && event.key === "-") remove(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const element = frame.current?.parentElement;
    element?.addEventListener("keydown", pressed, { capture: true });
    return () => element?.removeEventListener("keydown", pressed, { capture: true });
  });
  useEffect(() => {
    if (held !== null && !ids.includes(held)) setHeld(null);
  }, [held, ids]);

  return (
    <div class="course-stage">
      <div class="course-board">
        <div class="course-frame" id="board" ref={frame} />
      </div>
      <div class="course-foot">
        <Word laying={laying} held={held} />
        <fieldset class="course-zoom">
          <legend class="unseen">{t("stage.zoom")}</legend>
          <IconButton
            label={t("stage.zoomIn")}
            icon="plus"
            disabled={!view.canZoomIn}
            onClick={() => board.current?.zoomBy(ZOOM)}
          />
          <IconButton
            label={t("stage.zoomOut")}
            icon="minus"
            disabled={!view.canZoomOut}
            onClick={() => board.current?.zoomBy(1 / ZOOM)}
          />
          <IconButton
            label={t("stage.zoomAll")}
            icon="fit"
            onClick={() => board.current?.zoomTo("all")}
          />
        </fieldset>
      </div>
    </div>
  );
}

/** Right under the board: what is wrong, first with the piece in hand; else how to move pieces. */
function Word({ laying, held }: { laying: Laying; held: string | null }) {
  const t = useWords("courses");
  const { chart, selected } = laying;
  const about = chart.complaints.find(({ pieces }) => pieces.includes(selected ?? ""));
  const complaint = about ?? chart.complaints[0];
  const piece = chart.pieces.find((one) => one.id === held);
  return (
    <p class="course-word" role="status">
      {complaint && (
        <span class="course-wrong">
          <Icon name="warning" />
          {complaint.text} {complaint.rule}
        </span>
      )}
      {piece && <span>{t("stage.held", { piece: piece.label })}</span>}
      {!complaint && !piece && <span>{t("stage.how")}</span>}
    </p>
  );
}

function takenOf(ids: readonly string[], { selected, chart }: Laying): string {
  const [id = ""] = ids;
  const at = (one: string) => chart.pieces.find((piece) => piece.id === one)?.grips[0]?.join();
  return selected !== null && at(selected) !== undefined && at(selected) === at(id) ? selected : id;
}

/** A target wherever a piece can be gripped, moved along with what is not drawn yet. */
function targetsOf({ chart, draft, ids }: Laying): BoardTarget[] {
  const wrong = new Set(chart.complaints.flatMap((complaint) => complaint.pieces));
  return chart.pieces.flatMap((piece) => {
    const here = draft.pieces[ids.indexOf(piece.id)];
    if (here === undefined) return [];
    const dx = (here.x - piece.x) * chart.frame.x;
    const dy = (here.y - piece.y) * chart.frame.y;
    return piece.grips.map(([x, y], n) => ({
      id: `${piece.id}/${n}`,
      actions: [piece.id],
      kind: "point" as const,
      x: x + dx,
      y: y + dy,
      label: `${piece.label}, ${here.x}, ${here.y}`,
      tone: wrong.has(piece.id) ? ("caution" as const) : ("plain" as const),
    }));
  });
}
