/** In what choices differ that share a place on the board: what only some of them would bring. */
import type { Preview } from "./referee";

export interface Difference {
  text: string;
  warning: boolean;
}

/**
 * For each preview, the sentences that not all of them have. What a choice is itself comes first in
 * its preview and is said by its label: where all begin by the same rule, that is left out.
 */
export function differences(previews: readonly Preview[]): Difference[][] {
  const told = previews.map(sentences);
  const alike = new Set(previews.map((one) => one.lines[0]?.rule)).size === 1;
  const common = (text: string) => told.every((all) => all.some((one) => one.text === text));
  return told.map((all, place) => {
    const itself = alike ? previews[place]?.lines[0]?.text : undefined;
    return all.filter(({ text }) => text !== itself && !common(text));
  });
}

function sentences({ warnings, lines }: Preview): Difference[] {
  return [
    ...warnings.map(({ text }) => ({ text, warning: true })),
    ...lines.map(({ text }) => ({ text, warning: false })),
  ];
}
