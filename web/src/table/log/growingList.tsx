/** A list that grows at its end and keeps the end in sight, unless somebody reads further up. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../../i18n";
import { Button } from "../../ui";

const NEAR = 40;

export function GrowingList({ children }: { children: ComponentChildren }) {
  const t = useWords("table");
  const frame = useRef<HTMLDivElement>(null);
  const reading = useSignal(false);
  const toEnd = () => {
    const element = frame.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
  };
  useLayoutEffect(() => {
    if (!reading.peek()) toEnd();
  });
  return (
    <div class="newest">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        class="newest-frame"
        ref={frame}
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          reading.value = scrollHeight - scrollTop - clientHeight > NEAR;
        }}
      >
        {children}
      </section>
      {reading.value && (
        <Button size="small" icon="down" class="newest-button" onClick={toEnd}>
          {t("log.newest")}
        </Button>
      )}
    </div>
  );
}
