/** What the board offers to the page around it, and what it tells that page. */

import type { Point, Scene } from "./scene";

/** A point on the board, in the units of its scene. */
export interface Place {
  x: number;
  y: number;
}

/** A rectangle on the board, in the units of its scene. */
export interface Box extends Place {
  width: number;
  height: number;
}

/** Parts of the board's element that something else covers, in CSS pixels from each edge. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What the player pointed with. */
export type InputKind = "mouse" | "touch" | "keyboard";

/**
 * What a view is about.
 * turn: whoever is to move, with all there is to pick, large enough for a finger; the next mark and
 * the others where there is room. race: all pieces, what can be picked, and the next mark. study: the
 * piece on move, what can be picked and the pieces it has to do with, then its next mark.
 */
export type Attention = "turn" | "race" | "study";

/** How a target is drawn, by its shape as well as its colour: full dot, hollow dot, diamond. */
export type TargetTone = "plain" | "extra" | "caution";

/** A place of the board where something can be picked. */
export interface BoardTarget {
  /** Everything a click there could mean; handed back by `onPick` and `onHover`. */
  actions: string[];
  kind: "point" | "direction";
  x: number;
  y: number;
  /** For a direction: degrees clockwise from up, seen from x,y. */
  angle?: number | null;
  /** The choice in words: its accessible name and its tooltip. */
  label: string;
  /** The very short text written on the dot ("3"). */
  sign?: string;
  tone?: TargetTone;
  /** Its own name: it stays the same target, and keeps the focus, wherever it moves. */
  id?: string;
}

/** What a choice would bring, drawn before it is made. */
export interface BoardPreview {
  /** The way, the present place first. One place alone is only marked. */
  path: Point[];
  /** Ids of shapes the player should beware of. */
  pieces: string[];
  /** Show the piece that goes there, faintly, at the end of the way. */
  ghost?: boolean;
  /** A scene in the units of the board, laid over it meanwhile. */
  picture?: Scene | null;
}

/** A picture to be laid over the board; its id says which one it is from moment to moment. */
export interface LaidPicture {
  id: string;
  scene: Scene;
}

/** Why pieces are ringed: they forbid the move, they are a risk, or they are what is meant. */
export type HighlightTone = "blocks" | "warns" | "notice";

/** How the board is being viewed, for the buttons beside it. */
export interface BoardView {
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** CSS pixels to a unit of the scene. */
  unit: number;
}

/** Something on the board: the name it has, and the roles of the shapes it is drawn with. */
export interface Thing {
  title: string | null;
  roles: string[];
}

/** A ninth of the board, or (wide) what reaches over more than half of it. */
export type BoardPart =
  | "top-left"
  | "top"
  | "top-right"
  | "left"
  | "middle"
  | "right"
  | "bottom-left"
  | "bottom"
  | "bottom-right"
  | "wide";

/** The names of what is in a part of the board. */
export interface NamedPart {
  part: BoardPart;
  names: string[];
}

export interface BoardConfig {
  /** The board's accessible name. */
  label: string;
  /** No gliding and no tumbling; by default, whatever the system asks for. */
  reducedMotion?: boolean;
  /**
   * A target was picked. `at` is the target's own place; `unseen`: it came up where the last press
   * was, so whoever pressed there may not have seen it.
   */
  onPick(actions: string[], at: Place, by: InputKind, unseen: boolean): void;
  /** A place without a target was clicked. */
  onPoint(at: Place, by: InputKind): void;
  /** A target is pointed at (mouse), held (touch) or focused (keyboard); null: no longer. */
  onHover(actions: string[] | null, by: InputKind): void;
  /** The name of what is pointed at, of things that lie over each other; null: it has none. */
  onName?(things: readonly Thing[]): Promise<string | null>;
  /** Another board is shown: `named` works out what has a name on it, in the order one reads. */
  onNamed?(named: () => NamedPart[]): void;
  /** The player moved the view, by hand or by key. */
  onSteer?(): void;
  /** The view came to rest. */
  onView?(view: BoardView): void;
  /** A pointer came down on a target; true: it carries it along, and neither picks nor pans. */
  onTake?(actions: string[], at: Place, by: InputKind): boolean;
  /** What was taken is carried to here. */
  onCarry?(at: Place): void;
  /** What was taken is let go of; null: it was not meant to be taken. */
  onDrop?(at: Place | null): void;
}

export interface Board {
  /** What never changes during a race; painted under everything. Its size is the board's. */
  setGround(scene: Scene): void;
  /**
   * What changes. Shapes with the same id glide from where they were seen; what is new or redrawn
   * fades in; what did not change is not touched. Resolves when all is settled, or at once when the
   * next scene is shown meanwhile.
   */
  show(scene: Scene, how?: { animate?: boolean }): Promise<void>;
  /**
   * The places to pick from now. A focused target that stays keeps the focus; from one that goes
   * the focus passes to the board, and back to the targets when there are some again.
   */
  setTargets(targets: BoardTarget[]): void;
  /** Marks the target of what is chosen and not played yet; null: nothing is. */
  setChosen(action: string | null): void;
  setPreview(preview: BoardPreview | null): void;
  /** Lays pictures over the pieces and under the targets, the last on top; all others go. */
  lay(pictures: readonly LaidPicture[]): void;
  /**
   * Something is held over a place of the window: points at the target it would fall on, and tells
   * what that means. Nothing (an empty list) if no target is near, null if it is not over the board.
   */
  aim(at: Place | null): string[] | null;
  /** Rings around shapes by id; the pieces ringed in this tone before lose theirs. */
  highlight(pieces: string[], tone: HighlightTone): void;
  /** Moves the keyboard's focus to a target, or from the targets to the board. */
  focusTarget(index: number | null): void;
  /**
   * Shows everything, or a rectangle of the scene; and again when the element gets another size,
   * until the player moves the view.
   */
  zoomTo(what: "all" | Box): void;
  zoomBy(factor: number): void;
  /**
   * Keeps in sight what this kind of attention is about, as close as all of it allows where the
   * whole board is small; the view stays as it is for as long as that will do. Other places that it
   * is about are shown too, unless everything would become far too small.
   */
  attend(what: Attention, places?: readonly Place[]): void;
  /** What the page lays over the board's edges: the board is centred in the rest. */
  setInsets(insets: Insets): void;
  setLabel(label: string): void;
  /** A theme other than the page's own; null: the page's. */
  setTheme(theme: "light" | "dark" | null): void;
  setReducedMotion(reduced: boolean): void;
  destroy(): void;
}
