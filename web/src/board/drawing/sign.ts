/** One sign of the legend, drawn exactly as the board draws it, and cropped to what there is. */

import type { BoardTarget, Box } from "../api";
import { extentOf, grown, union } from "../camera/extent";
import { targetSample } from "../picking/targets";
import type { Scene } from "../scene";
import { ringSample } from "./overlay";
import { drawScene } from "./picture";

/** Pixels to a unit at most, and the room there is. */
const UNIT = 36;
const ROOM = { width: 60, height: 46 };
/** A dot is drawn by the breadth of its stroke alone. */
const LEAST = 0.9;

export interface DrawnSign {
  picture: Scene | null;
  target: Pick<BoardTarget, "kind" | "sign" | "tone"> | null;
}

/** What the board itself adds in every game: a place with several choices, and rings around pieces. */
export type OwnSign = "several" | "blocks" | "warns";
export const OWN_SIGNS: readonly OwnSign[] = ["several", "blocks", "warns"];

export function drawSign(sign: DrawnSign | OwnSign, svg: SVGSVGElement): void {
  let box = { x: -0.7, y: -0.7, width: 1.4, height: 1.4 };
  if (typeof sign === "string") {
    svg.classList.add("layline");
    const several = targetSample({ kind: "point", sign: "2", tone: "plain" }, 2);
    svg.replaceChildren(sign === "several" ? several : ringSample(sign));
    if (sign !== "several") box = { x: -1.1, y: -1.1, width: 2.2, height: 2.2 };
    crop(svg, box);
    return;
  }
  const { picture, target } = sign;
  if (picture !== null) {
    void drawScene(picture, svg, { reducedMotion: true });
    const found = union(picture.shapes.flatMap((shape) => extentOf(shape) ?? []));
    if (found !== null) box = grown(found, 0.14);
  } else if (target !== null) {
    svg.classList.add("layline");
    svg.replaceChildren(targetSample(target));
  }
  crop(svg, box);
}

/** Shows this part of a drawing, as large as there is room. */
function crop(svg: SVGSVGElement, box: Box): void {
  const wide = Math.max(0, LEAST - box.width) / 2;
  const high = Math.max(0, LEAST - box.height) / 2;
  const [width, height] = [box.width + 2 * wide, box.height + 2 * high];
  const unit = Math.min(UNIT, ROOM.width / width, ROOM.height / height);
  svg.setAttribute("viewBox", `${box.x - wide} ${box.y - high} ${width} ${height}`);
  svg.setAttribute("width", String(width * unit));
  svg.setAttribute("height", String(height * unit));
}
