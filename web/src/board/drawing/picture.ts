/** A scene kept in one SVG element, and the still pictures of the page made with it. */

import type { Scene } from "../scene";
import { Keyed } from "./keyed";
import { keepLegible } from "./legible";
import { Motion } from "./motion";
import { loosened } from "./strokes";

/** Whether the system asks for reduced motion. */
export function motionIsReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** An SVG element that shows one scene after the other. */
export class Picture {
  readonly shapes: Keyed;
  private readonly motion = new Motion();
  private empty = true;
  private named: string | null = null;

  constructor(readonly svg: SVGSVGElement) {
    this.shapes = new Keyed(svg);
    svg.classList.add("layline");
  }

  show(scene: Scene, animate: boolean): Promise<void> {
    this.svg.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
    if (scene.lang) this.svg.setAttribute("lang", scene.lang);
    this.motion.pause();
    const changes = this.shapes.update(scene.shapes.map(loosened));
    const moving = animate && !this.empty && !document.hidden;
    this.empty = false;
    return this.motion.play(changes, moving);
  }

  /** Keeps type readable on a screen with this many pixels per unit. */
  keepLegible(unit: number): void {
    keepLegible(this.shapes.outermost(), unit);
  }

  /** Gives the picture an accessible name, unless it has one already. */
  name(title: string): void {
    const present = this.svg.getAttribute("aria-label");
    if (present !== null && present !== this.named) return;
    this.named = title;
    this.svg.setAttribute("role", "img");
    this.svg.setAttribute("aria-label", title);
  }

  end(): void {
    this.motion.end();
  }
}

const pictures = new WeakMap<SVGSVGElement, Picture>();

/**
 * Draws a scene into an SVG element: instruments, pictures of games. Drawn again into the same
 * element, only what differs is touched; with `animate`, shapes with the same id glide and turn.
 */
export function drawScene(
  scene: Scene,
  element: SVGSVGElement,
  how: { animate?: boolean; reducedMotion?: boolean } = {},
): Promise<void> {
  let picture = pictures.get(element);
  if (!picture) {
    picture = new Picture(element);
    pictures.set(element, picture);
  }
  picture.name(scene.title);
  const still = how.reducedMotion ?? motionIsReduced();
  return picture.show(scene, how.animate === true && !still);
}
