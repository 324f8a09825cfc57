/** Pictures laid over the board, one above the other, in one SVG element of the board's size. */

import type { LaidPicture } from "../api";
import { Keyed } from "./keyed";
import { keepLegible } from "./legible";
import { Motion } from "./motion";
import { loosened } from "./strokes";

export class Laid {
  private readonly shapes: Keyed;
  private readonly motion = new Motion();

  constructor(svg: SVGSVGElement) {
    this.shapes = new Keyed(svg);
    svg.classList.add("layline");
  }

  /** Shows these pictures and no others; with `animate`, what comes and goes fades. */
  show(pictures: readonly LaidPicture[], animate: boolean): void {
    this.motion.pause();
    const groups = pictures.map(({ id, scene }) => ({
      shape: "group" as const,
      role: "laid",
      id,
      shapes: scene.shapes.map(loosened),
    }));
    void this.motion.play(this.shapes.update(groups), animate && !document.hidden);
  }

  /** Keeps type readable on a screen with this many pixels per unit. */
  keepLegible(unit: number): void {
    keepLegible(this.shapes.outermost(), unit);
  }

  end(): void {
    this.motion.end();
  }
}
