/** A button that opens a short list of things to do. */

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { IconButton } from "./button";
import { Icon, type Sign } from "./icon";

export interface MenuItem {
  id: string;
  label: ComponentChildren;
  icon?: Sign;
  danger?: boolean;
  onPick(): void;
}

/** Arrow keys walk through the items, Escape closes and returns to the button. */
export function Menu({
  label,
  icon = "more",
  items,
}: {
  label: string;
  icon?: Sign;
  items: readonly MenuItem[];
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const buttons = () => [
    ...(frame.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];

  useEffect(() => {
    if (!open) return;
    buttons()[0]?.focus();
    const outside = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [open]);

  const close = () => {
    setOpen(false);
    frame.current?.querySelector<HTMLElement>("button")?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.stopPropagation();
      close();
      return;
    }
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };

  return (
    <div class="menu" ref={frame}>
      <IconButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div
          class="menu-list"
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={walk}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={item.danger ? "menu-item menu-item-danger" : "menu-item"}
              onClick={() => {
                close();
                item.onPick();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              <span>{item.label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
