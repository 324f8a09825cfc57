/** How far something is that the service works out, for whoever has waited a moment already. */
import "./progressBar.css";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Progress } from "../api/progress";

/** Milliseconds: what is sooner there needs no bar. */
const A_MOMENT = 600;

export function ProgressBar({ progress, label }: { progress: Progress | null; label: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, []);
  const bar = useRef<HTMLDivElement>(null);
  // It may stand below what was pressed, out of sight.
  useEffect(() => bar.current?.scrollIntoView?.({ block: "nearest" }), [late]);
  if (!late) return <p role="status" />;
  const { done, of } = progress ?? { done: 0, of: 1 };
  return (
    <div class="progress-bar" ref={bar}>
      <p role="status">{label}</p>
      <progress aria-label={label} max={of} value={done} />
    </div>
  );
}
