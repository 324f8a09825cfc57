/** Arriving on another page: its title in the tab, the focus on its main heading. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

let arrivedBefore = false;

/** "Regatta · Layline" in the tab, "Layline" alone without a title. */
export function useTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} · Layline` : "Layline";
  }, [title]);
}

/**
 * The main heading of a page. It takes the focus on arrival from another page, so that screen
 * readers say where we are; not on the first page, where the browser does.
 */
export function Heading({
  children,
  quiet = false,
}: {
  children: ComponentChildren;
  quiet?: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrivedBefore) {
      scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    arrivedBefore = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={quiet ? "unseen" : undefined}>
      {children}
    </h1>
  );
}
