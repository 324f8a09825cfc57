/** What things lie on: paper cards, rope between parts, shapes that hold a place while loading. */

import type { ComponentChildren, JSX } from "preact";

/** A sheet of paper with something on it. */
export function Card({ children, ...rest }: JSX.IntrinsicElements["div"]) {
  return (
    <div {...rest} class={["card", rest.class].filter(Boolean).join(" ")}>
      {children}
    </div>
  );
}

/** A length of rope, laid between two parts of a page. */
export function Rope() {
  return <hr class="rope" />;
}

/** Holds the place of something that is on its way; `lines` of text, or a `block`. */
export function Skeleton({ lines, block = false }: { lines?: number; block?: boolean }) {
  if (block) return <div class="skeleton skeleton-block" aria-hidden="true" />;
  return (
    <div class="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines ?? 1 }, (_, n) => (
        <span key={n} class="skeleton" />
      ))}
    </div>
  );
}

/** A sentence where there is nothing (yet), or something went wrong. */
export function Notice({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "alert";
  children: ComponentChildren;
}) {
  return (
    <div class={`notice notice-${tone}`} role={tone === "alert" ? "alert" : undefined}>
      {children}
    </div>
  );
}
