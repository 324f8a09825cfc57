/**
 * The trails of what others moved since one's own last turn: drawn on the board, and each with its
 * story, the sentences of the log about it.
 */
import { computed, effect, signal } from "@preact/signals";
import type { LaidPicture, Place, Shape } from "../../board";
import { answered } from "../../live/asking";
import { takenBack } from "../../live/store";
import type { Entry, Trail } from "../../live/wire";
import type { Helm } from "../helm";

/** A seat's own pattern, so that nothing depends on colour alone. */
const PATTERNS = ["track", "track-dashed", "track-dotted"] as const;

/** How near a click must be to mean a trail: units of the board, and pixels. */
const REACH = 0.3;
const FINGER = 12;
/** So near its end the piece itself is meant. */
const PIECE = 0.6;

/** The last entry of somebody's turn before this one; 0 before the first. */
export function lastTurn(entries: readonly Entry[], seat: string | null, onMove: boolean): number {
  let at = entries.length - 1;
  // The turn that is on, with the chance in it, is not the last one.
  if (onMove) {
    while (at >= 0 && (entries[at]?.seat === seat || entries[at]?.seat === null)) at -= 1;
  }
  while (at >= 0 && entries[at]?.seat !== seat) at -= 1;
  return entries[at]?.seq ?? 0;
}

/** A trail ends short of the piece that made it, which must stay legible. */
const SHORT = 0.75;

/** The outline of a trail. */
export function outline({ points }: Trail): string {
  const [before, last] = points.slice(-2);
  return points
    .map((point, index) => {
      const { x, y } =
        point === last && before !== undefined && !point.anew ? shortOf(before, last) : point;
      return `${index === 0 || point.anew ? "M" : "L"}${x} ${y}`;
    })
    .join("");
}

function shortOf(from: Place, to: Place): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 1 : Math.max(0.5, 1 - SHORT / length);
  const along = (a: number, b: number) => Math.round((a + (b - a) * part) * 100) / 100;
  return { x: along(from.x, to.x), y: along(from.y, to.y) };
}

/** How far a place is from a trail. */
export function distance({ points }: Trail, at: Place): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i += 1) {
    const [from, to] = [points[i - 1], points[i]];
    if (from === undefined || to === undefined || to.anew) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(at.x - from.x - part * dx, at.y - from.y - part * dy));
  }
  return nearest;
}

export class Trails {
  private readonly found = signal<readonly Trail[]>([]);
  private readonly since = signal(0);
  private asked = "";
  /** The piece whose story is told. */
  readonly told = signal<string | null>(null);

  /** The trails of others, while the table is looked at as it is. */
  readonly shown = computed(() => (this.helm.isLive.value ? this.found.value : []));

  /** What others did since, the oldest first. */
  readonly entries = computed((): readonly Entry[] => {
    const [story, shown] = [this.helm.story.value, this.helm.shown.value];
    if (story === null || shown === null || !this.helm.isLive.value) return [];
    const undone = takenBack(story.entries);
    return story.entries.filter(
      ({ seq, seat, lines }) =>
        seq > this.since.value &&
        seq <= shown.seq &&
        seat !== this.seat &&
        lines.length > 0 &&
        !undone.has(seq),
    );
  });

  /** The story of the trail that is told, the oldest entry first. */
  readonly story = computed((): readonly Entry[] => {
    const trail = this.shown.value.find(({ piece }) => piece === this.told.value);
    if (trail === undefined) return [];
    const moved = new Set(trail.points.slice(1).map(({ seq }) => seq));
    return this.entries.value.filter(
      ({ seq, seat }) => moved.has(seq) || (seat !== null && seat === trail.seat),
    );
  });

  readonly picture = computed((): LaidPicture | null => {
    const shapes = this.shown.value.flatMap((trail): Shape[] => {
      const [d, first] = [outline(trail), trail.points[0]];
      const role = PATTERNS[trail.colour % PATTERNS.length] ?? "track";
      const id = `trail:${trail.piece}`;
      const told = trail.piece === this.told.value;
      return [
        { shape: "path", role: "track-under", id: `${id}:under`, d },
        { shape: "path", role, seat: trail.colour, id, title: trail.piece, d },
        // The one whose story is told is drawn out.
        ...(told
          ? [{ shape: "path" as const, role: "track", seat: trail.colour, id: `${id}:told`, d }]
          : []),
        ...(first === undefined
          ? []
          : [
              {
                shape: "circle" as const,
                role: "track-under",
                seat: trail.colour,
                id: `${id}:from`,
                x: first.x,
                y: first.y,
                r: 0.12,
              },
            ]),
      ];
    });
    if (shapes.length === 0) return null;
    return { id: "trails", scene: { width: 1, height: 1, title: "", description: "", shapes } };
  });

  constructor(private readonly helm: Helm) {}

  /** The seat whose last turn counts: mine, or for whoever watches, that of who is to move. */
  private get seat(): string | null {
    const [shown, mine] = [this.helm.shown.peek(), this.helm.mine.peek()];
    const onMove = shown?.to_move ?? null;
    if (mine.length === 0 || (onMove !== null && mine.includes(onMove))) return onMove;
    return shown?.seat ?? mine[0] ?? null;
  }

  /** Follows the race until the returned function is called. */
  attend(): () => void {
    return effect(() => {
      const shown = this.helm.shown.value;
      const live = this.helm.isLive.value;
      if (shown === null || !live) return;
      void this.follow(shown.seq, shown.over);
    });
  }

  private async follow(seq: number, over: boolean): Promise<void> {
    const seat = this.seat;
    const told = (this.helm.story.peek()?.entries ?? []).filter((entry) => entry.seq <= seq);
    const onMove = this.helm.shown.peek()?.to_move === seat;
    const since = lastTurn(told, seat, onMove);
    this.since.value = since;
    this.asked = `${since} ${seq}`;
    if (over || since === 0 || told.length === 0) {
      this.found.value = [];
      return;
    }
    const asked = this.asked;
    const answer = await answered<"trails">({ type: "trails", table: this.helm.id, since });
    if (answer === null || answer.type === "refused" || asked !== this.asked) return;
    const others = answer.trails.filter((trail) => trail.seat !== seat);
    // The service may be further on than what is shown here.
    this.found.value = others
      .map((trail) => ({ ...trail, points: trail.points.filter((point) => point.seq <= seq) }))
      .filter((trail) => trail.points.length > 1);
  }

  /** Tells the story of the trail at a place of the board; false if there is none. */
  tellAt(at: Place): boolean {
    const reach = Math.max(REACH, FINGER / this.helm.view.peek().unit);
    const near = this.shown
      .peek()
      .map((trail) => ({ trail, far: distance(trail, at) }))
      .filter(({ trail, far }) => {
        const end = trail.points.at(-1);
        return far < reach && (!end || Math.hypot(end.x - at.x, end.y - at.y) > PIECE);
      })
      .sort((one, other) => one.far - other.far)[0];
    if (near === undefined) return false;
    this.told.value = near.trail.piece;
    return true;
  }
}
