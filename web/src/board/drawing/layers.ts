/** The layers of a board, and what assistive technology is told about them. */

import { create } from "./draw";

export interface Layers {
  /** Holds all layers; the camera moves it. */
  stage: HTMLElement;
  ground: SVGSVGElement;
  scene: SVGSVGElement;
  /** Pictures laid over the pieces, and over those the picture of a preview. */
  laid: SVGSVGElement;
  foreseen: SVGSVGElement;
  /** What the board itself draws, in three parts. */
  above: SVGSVGElement;
  way: SVGGElement;
  rings: SVGGElement;
  targets: SVGGElement;
  /** Over the stage and not moved with it: what stands at the edges of the view. */
  edges: HTMLElement;
}

/** Fills the element with its layers, lowest first. */
export function buildLayers(element: HTMLElement): Layers {
  const stage = document.createElement("div");
  stage.className = "ll-stage";
  const ground = create("svg", "ll-layer ll-ground");
  ground.setAttribute("aria-hidden", "true");
  const scene = create("svg", "ll-layer ll-scene");
  scene.setAttribute("role", "img");
  const laid = create("svg", "ll-layer ll-laid");
  const foreseen = create("svg", "ll-layer ll-laid ll-foreseen");
  for (const picture of [laid, foreseen]) picture.setAttribute("aria-hidden", "true");
  const above = create("svg", "layline ll-layer ll-above");
  const [way, rings, targets] = ["ll-ways", "ll-rings", "ll-targets"].map((name) =>
    create("g", name),
  ) as [SVGGElement, SVGGElement, SVGGElement];
  targets.setAttribute("role", "group");
  above.append(way, rings, targets);
  stage.append(ground, scene, laid, foreseen, above);
  const edges = document.createElement("div");
  edges.className = "ll-edges";
  edges.setAttribute("aria-hidden", "true");
  element.replaceChildren(stage, edges);
  element.classList.add("ll-board");
  element.setAttribute("role", "application");
  element.setAttribute("tabindex", "0");
  return { stage, ground, scene, laid, foreseen, above, way, rings, targets, edges };
}
