/** What every chart has: a title, a picture, and the same as a table. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { useWords } from "../i18n";
import "./charts.css";

export function ChartFrame({
  title,
  note,
  picture,
  table,
}: {
  title: string;
  /** A sentence below the title. */
  note?: ComponentChildren;
  picture: ComponentChildren;
  table: ComponentChildren;
}) {
  const t = useWords("results");
  const id = useId();
  const asTable = useSignal(false);
  return (
    <figure class="chart" aria-labelledby={id}>
      <figcaption class="chart-head">
        <div class="chart-words">
          <h3 id={id}>{title}</h3>
          {note !== undefined && <p class="chart-note">{note}</p>}
        </div>
        <button
          type="button"
          class="button button-small"
          aria-pressed={asTable.value}
          onClick={() => {
            asTable.value = !asTable.value;
          }}
        >
          <span class="button-text">{t("chart.asTable")}</span>
        </button>
      </figcaption>
      {asTable.value ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <section class="chart-table" aria-label={title} tabIndex={0}>
          {table}
        </section>
      ) : (
        picture
      )}
    </figure>
  );
}

const USUAL = 640;

/** The width of an element in pixels, so that charts are drawn with letters of one size. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(USUAL);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.max(element.clientWidth, 240) || USUAL);
    measure();
    // A chart of another width has another height too: drawn at once, it would be notified again.
    let next = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(measure);
    });
    watch.observe(element);
    return () => {
      cancelAnimationFrame(next);
      watch.disconnect();
    };
  }, []);
  return [ref, width] as const;
}
