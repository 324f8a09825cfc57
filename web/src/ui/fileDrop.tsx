/** A place to drop a file on, with a button that picks one instead. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { Button } from "./button";

interface FileDropProps {
  /** What is asked for, read out when the field gets the focus. */
  label: string;
  /** The words before the button: "Drop the file here, or". */
  invitation: string;
  button: ComponentChildren;
  busy?: boolean;
  onFile(file: File): void;
}

export function FileDrop({ label, invitation, button, busy = false, onFile }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined) => {
    if (file) onFile(file);
    // The same file may be picked again after it was changed.
    if (picker.current !== null) picker.current.value = "";
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      class="file-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files[0]);
      }}
    >
      <p>{invitation}</p>
      <input
        ref={picker}
        class="unseen"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => take(event.currentTarget.files?.[0])}
      />
      <Button kind="plain" icon="share" busy={busy} onClick={() => picker.current?.click()}>
        {button}
      </Button>
    </div>
  );
}
