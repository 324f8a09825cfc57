/** The state of the editor: the draft and its past, the chart of it, the piece that is selected. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Refusal } from "../api/client";
import type { Chart, ChartWish, Draft, KindCard } from "../api/types";
import type { Place } from "../board";
import { language } from "../i18n";
import type { Piece, Setting } from "./draft";
import * as drafts from "./draft";
import type { History } from "./history";
import * as histories from "./history";
import { type Surveyor, surveyor } from "./surveyor";

export interface Laying {
  chart: Chart;
  draft: Draft;
  /** Ids of the draft's pieces, in their order. */
  ids: readonly string[];
  selected: string | null;
  /** The kind of piece that a click on the water adds. */
  adding: string | null;
  trouble: Refusal | null;
  canUndo: boolean;
  canRedo: boolean;
  select(id: string | null): void;
  setAdding(kind: string | null): void;
  move(id: string, to: Place, about: string): void;
  /** What is moved next is a step of its own. */
  rest(): void;
  change(id: string, change: Partial<Piece>): void;
  set(key: string, value: Setting): void;
  /** At this place, or at a free one near the middle; a full kind gets no more. */
  add(kind: string, at?: Place): void;
  remove(id: string): void;
  reorder(id: string, by: -1 | 1): void;
  undo(): void;
  redo(): void;
  /** A course by lot, or a preset. */
  take(wish: Pick<ChartWish, "preset" | "seed">): void;
}

/** Begins with a draft, or with what the game offers; null until the first chart is there. */
export function useLaying(
  game: string,
  first: Draft | null,
): { laying: Laying | null; trouble: Refusal | null } {
  const [chart, setChart] = useState<Chart | null>(null);
  const [history, setHistory] = useState<History | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const service = useRef<Surveyor | null>(null);
  /** The draft as it will be, also between two drawings of the page. */
  const past = useRef<History | null>(null);
  const keep = (next: History) => {
    past.current = next;
    setHistory(next);
  };
  /** A course asked for by lot or by name comes back as a step of its own. */
  const named = useRef(false);

  useEffect(() => {
    const made = surveyor(
      game,
      (answer, newest) => {
        setTrouble(null);
        setChart(answer);
        if (!newest) return;
        const draft = answer.draft;
        const before = past.current;
        if (before === null) keep(histories.begun(draft));
        else if (named.current) keep(histories.went(before, draft));
        else keep(histories.neatened(before, draft));
        named.current = false;
      },
      setTrouble,
    );
    service.current = made;
    return () => made.stop();
  }, [game]);

  const lang = language.value;
  useEffect(() => {
    const draft = past.current?.now ?? first;
    service.current?.ask(draft === null ? {} : { draft });
  }, [game, lang]);

  const go = (next: History | null) => {
    if (next === null || next === past.current) return;
    const before = past.current?.now;
    keep(next);
    if (before !== next.now) service.current?.ask({ draft: next.now });
  };
  const step = (change: (draft: Draft) => Draft, about: string | null = null) => {
    if (past.current) go(histories.went(past.current, change(past.current.now), about));
  };

  if (chart === null || history === null) return { laying: null, trouble };
  const draft = history.now;
  const kindOf = (id: string): KindCard | undefined => chart.kinds.find((kind) => kind.id === id);
  const indexOf = (id: string): number =>
    drafts.idsOf(past.current?.now ?? draft, chart.kinds).indexOf(id);
  const laying: Laying = {
    chart,
    draft,
    ids: drafts.idsOf(draft, chart.kinds),
    selected,
    adding,
    trouble,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    select: setSelected,
    setAdding,
    move: (id, to, about) => step((old) => drafts.changed(old, indexOf(id), { ...to }), about),
    rest: () => {
      if (past.current) keep(histories.rested(past.current));
    },
    change: (id, change) => step((old) => drafts.changed(old, indexOf(id), change)),
    set: (key, value) => step((old) => drafts.set(old, key, value)),
    add: (id, at) => {
      const kind = kindOf(id);
      const old = past.current?.now;
      if (!kind || !old || drafts.count(old, id) >= kind.most) return;
      const place = at ?? drafts.freePlace(old, kind.room, drafts.middle(kind.room));
      const { draft: next, index } = drafts.added(old, kind, place);
      step(() => next);
      setSelected(drafts.idsOf(next, chart.kinds)[index] ?? null);
    },
    remove: (id) => {
      const kind = kindOf(id.split(":")[0] ?? "");
      if (!kind || drafts.count(draft, kind.id) <= kind.least) return;
      step((old) => drafts.removed(old, indexOf(id)));
      setSelected(null);
    },
    reorder: (id, by) => {
      const index = indexOf(id);
      step((old) => drafts.reordered(old, index, by));
      setSelected(drafts.idsOf(draft, chart.kinds)[index + by] ?? id);
    },
    undo: () => past.current && go(histories.undone(past.current)),
    redo: () => past.current && go(histories.redone(past.current)),
    take: (wish) => {
      named.current = true;
      setSelected(null);
      service.current?.ask({ draft: past.current?.now ?? draft, ...wish });
    },
  };
  return { laying, trouble };
}
