/** A die that tumbles before it shows its face. */

import { TUMBLE } from "../defaults";
import { create, num } from "./draw";
import { overTime, type Run } from "./motion";
import { motionIsReduced } from "./picture";

/** Pips of an ordinary die, in thirds of its half width. */
const FACES: readonly (readonly [number, number])[][] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
];

const tumbling = new WeakMap<Element, Run>();

/**
 * Lets the group with this id in a drawn picture tumble, then lie with the face the scene gave it.
 * Call it right after drawing the scene of the throw. At once when motion is reduced.
 */
export function animateDie(
  picture: SVGSVGElement,
  how: { id?: string; reducedMotion?: boolean } = {},
): Promise<void> {
  const name = how.id ?? "die";
  const die = [...picture.querySelectorAll<SVGGElement>("g[data-id]")].find(
    (group) => group.dataset.id === name,
  );
  const still = how.reducedMotion ?? motionIsReduced();
  if (!die || still || document.hidden) return Promise.resolve();
  tumbling.get(die)?.finish();

  // A stand-in tumbles in the die's place; the die itself is seen again when it lies.
  const { x, y, width, height } = die.getBBox();
  const size = Math.min(width, height);
  const body = create("g", "ll-tumbling");
  const cube = create("rect", "ll-die");
  cube.setAttribute("x", num(-size / 2));
  cube.setAttribute("y", num(-size / 2));
  cube.setAttribute("width", num(size));
  cube.setAttribute("height", num(size));
  cube.setAttribute("rx", num(size * 0.18));
  const pips = create("g");
  body.append(cube, pips);
  const place = create("g");
  const own = die.getAttribute("transform");
  if (own) place.setAttribute("transform", own);
  place.append(body);
  die.after(place);
  die.classList.add("ll-hidden");

  const middle = `${num(x + width / 2)} ${num(y + height / 2)}`;
  let face = -1;
  return new Promise((resolve) => {
    const run = overTime(
      TUMBLE,
      (t) => {
        const rest = (1 - t) ** 2;
        const hop = Math.abs(Math.sin(t * Math.PI * 3)) * rest * size * 0.35;
        const turn = rest * 540;
        body.setAttribute(
          "transform",
          `translate(${middle}) translate(0 ${num(-hop)}) rotate(${num(turn)}) scale(${num(1 - rest * 0.12)})`,
        );
        const next = Math.floor((1 - (1 - t) ** 1.6) * 9);
        if (next !== face) {
          face = next;
          show(pips, FACES[(face * 2) % FACES.length] ?? [], size);
        }
      },
      () => {
        place.remove();
        die.classList.remove("ll-hidden");
        tumbling.delete(die);
        resolve();
      },
    );
    tumbling.set(die, run);
  });
}

function show(pips: SVGGElement, face: readonly (readonly [number, number])[], size: number): void {
  pips.replaceChildren(
    ...face.map(([x, y]) => {
      const pip = create("circle", "ll-pip");
      pip.setAttribute("cx", num(x * size * 0.25));
      pip.setAttribute("cy", num(y * size * 0.25));
      pip.setAttribute("r", num(size * 0.09));
      return pip;
    }),
  );
}
