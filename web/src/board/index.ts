/**
 * The board: draws the scenes of a game, shows where to pick, and says what was picked.
 *
 * It knows no rules and no game. Give it a ground, then a scene after every move:
 *
 *     const board = createBoard(element, {
 *       label: "The board",
 *       onPick: (actions) => ...,   // one action, or several to choose from
 *       onPoint: (at) => ...,       // no target there: ask the referee why not
 *       onHover: (actions) => ...,  // preview it
 *     });
 *     board.setGround(ground);
 *     await board.show(sight.board);
 *     board.setTargets(targets);
 *
 * The element needs a size of its own. Colours are in theme.css (generated) and board.css.
 */

import "./theme.css";
import "./board.css";

export type {
  Attention,
  Board,
  BoardConfig,
  BoardPart,
  BoardPreview,
  BoardTarget,
  BoardView,
  Box,
  HighlightTone,
  InputKind,
  Insets,
  LaidPicture,
  NamedPart,
  Place,
  TargetTone,
  Thing,
} from "./api";
export { createBoard } from "./board";
export { placesOf } from "./camera/subject";
export { animateDie } from "./drawing/die";
export { drawScene } from "./drawing/picture";
export { drawSign, OWN_SIGNS } from "./drawing/sign";
export { makeDial } from "./picking/dial";
export type { Scene, Shape } from "./scene";
