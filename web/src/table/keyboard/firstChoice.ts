/** Where the keyboard goes to choose. */

/** What is decided first: an amount, a card that can be played, or the button of a choice. */
export const CHOICE = "[data-slider]:enabled, .hand .hand-playable, [data-choice]";

/** The first of the elements of a kind that is not folded away. */
export function firstInSight(within: ParentNode, selector: string): HTMLElement | undefined {
  return [...within.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.closest("details:not([open])") === null,
  );
}
