/** Short messages at the foot of the page, read out as they come. */

import { signal } from "@preact/signals";
import { useWords } from "../i18n";
import { IconButton } from "./button";
import { Icon } from "./icon";

type Tone = "notice" | "good" | "alert";

interface Toast {
  n: number;
  text: string;
  tone: Tone;
}

const SECONDS = { notice: 5, good: 4, alert: 9 };
const shown = signal<readonly Toast[]>([]);
let count = 0;

/** Says something. An alert stays longer and interrupts a screen reader. */
export function toast(text: string, tone: Tone = "notice"): void {
  count += 1;
  const n = count;
  const others = shown.value.filter((other) => other.text !== text);
  shown.value = [...others.slice(-2), { n, text, tone }];
  setTimeout(() => dismiss(n), SECONDS[tone] * 1000);
}

function dismiss(n: number): void {
  shown.value = shown.value.filter((other) => other.n !== n);
}

/** Where they appear; once in the page. */
export function Toasts() {
  const calm = shown.value.filter((one) => one.tone !== "alert");
  const alerts = shown.value.filter((one) => one.tone === "alert");
  return (
    <div class="toasts">
      <div role="status" aria-live="polite">
        {calm.map((one) => (
          <ToastSlip key={one.n} {...one} />
        ))}
      </div>
      <div role="alert">
        {alerts.map((one) => (
          <ToastSlip key={one.n} {...one} />
        ))}
      </div>
    </div>
  );
}

function ToastSlip({ n, text, tone }: Toast) {
  const t = useWords("common");
  return (
    <div class={`toast toast-${tone}`}>
      {tone !== "notice" && <Icon name={tone === "good" ? "check" : "warning"} />}
      <p>{text}</p>
      <IconButton label={t("close")} icon="close" onClick={() => dismiss(n)} />
    </div>
  );
}
