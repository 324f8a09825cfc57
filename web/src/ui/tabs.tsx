/** Several sheets in one place, one in sight; the tabs follow the arrow keys. */

import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";

export interface Tab<V extends string> {
  value: V;
  label: ComponentChildren;
  content: ComponentChildren;
}

export function Tabs<V extends string>({
  label,
  value,
  tabs,
  onValue,
}: {
  label: string;
  value: V;
  tabs: readonly Tab<V>[];
  onValue(value: V): void;
}) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.value === value);
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onValue(next.value);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.value}`)}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabs-row" role="tablist" aria-label={label} ref={row} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            class="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-sheet`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValue(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        class="tabs-sheet"
        id={`${id}-sheet`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, with nothing in it to focus
        tabIndex={0}
      >
        {tabs[at]?.content}
      </div>
    </div>
  );
}
