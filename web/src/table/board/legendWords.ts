/** The signs on a board and what they mean. */
import { fetchedOnce } from "../../api/fetchedOnce";
import type { components } from "../../api/schema";
import type { Shape, Thing } from "../../board";

export type BoardSign = components["schemas"]["BoardSign"];

/** `address` is that of the table or the replay. */
export function fetchLegend(address: string): Promise<readonly BoardSign[]> {
  return fetchedOnce(`${address}/legend`);
}

/** The name of the uppermost thing that has one: its own, or what its sign means. */
export function nameOf(things: readonly Thing[], signs: readonly BoardSign[]): string | null {
  const words = wordsByRole(signs);
  for (const { title, roles } of things) {
    const said = roles.map((role) => words.get(role)).find((text) => text !== undefined);
    if (title !== null) return title;
    if (said !== undefined) return said;
  }
  return null;
}

/** By role of a shape, what the first sign that is drawn with it means. */
function wordsByRole(signs: readonly BoardSign[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const { picture, text } of signs) {
    for (const role of picture ? rolesIn(picture) : []) {
      // what is drawn for the next mark in one way is drawn for the others in a quieter one
      for (const one of [role, role.replace(/-next$/, "")])
        if (!words.has(one)) words.set(one, text);
    }
  }
  return words;
}

function rolesIn({ shapes }: { shapes: readonly Shape[] }): string[] {
  return shapes.flatMap((shape) =>
    shape.shape === "group" ? rolesIn(shape as { shapes: readonly Shape[] }) : [shape.role],
  );
}
