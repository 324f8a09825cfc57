/** A sheet of paper over the page: the browser's own modal dialog, which keeps and returns focus. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { useWords } from "../i18n";
import { IconButton } from "./button";

interface DialogProps {
  open: boolean;
  title: string;
  /** Called for Escape, a click beside the sheet and the closing cross. */
  onClose(): void;
  children: ComponentChildren;
  /** The buttons at the foot. */
  footer?: ComponentChildren;
}

export function Dialog({ open, title, onClose, children, footer }: DialogProps) {
  const t = useWords("common");
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before anything is painted: an empty sheet is never seen, the focus is never nowhere.
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) {
      dialog.close();
      // The browser gives the focus back, unless what had it is no longer there.
      if (document.activeElement === document.body) document.getElementById("main")?.focus();
    }
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which is `onCancel`
    <dialog
      ref={sheet}
      class="dialog"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === sheet.current) onClose();
      }}
    >
      {open && (
        <div class="dialog-sheet">
          <header class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <IconButton label={t("close")} icon="close" onClick={onClose} />
          </header>
          <div class="dialog-body">{children}</div>
          {footer && <footer class="dialog-foot">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
