/** The log in step with the board: a click on a line goes there. */
import { useSignalEffect } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import type { Step } from "../api/types";
import { useWords } from "../i18n";
import { SeatChip } from "../ui";
import type { Projection } from "./projection";

export function Log({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, player } = projection;
  const list = useRef<HTMLDivElement>(null);
  // Hundreds of rows are drawn once; a slider that is dragged only moves the mark among them.
  const rows = useMemo(
    () =>
      chapters(reel.steps).map((chapter) => (
        <section key={chapter.from} aria-label={chapter.heading}>
          <h3>{chapter.heading}</h3>
          <ol>
            {chapter.steps.map((step) => (
              <Row key={step.n} step={step} go={() => player.to(step.n)} />
            ))}
          </ol>
        </section>
      )),
    [reel, player],
  );
  useSignalEffect(() => {
    const at = player.at.value;
    if (list.current !== null) markRow(list.current, at);
  });
  return (
    <section class="replay-log-area" aria-labelledby="replay-log-title">
      <h2 id="replay-log-title">{t("areas.log")}</h2>
      <div class="replay-log" ref={list}>
        {rows}
      </div>
    </section>
  );
}

/** Marks the row of a moment, and brings it into sight within its list. */
function markRow(list: HTMLElement, at: number): void {
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const row = list.querySelector<HTMLElement>(`[data-n="${at}"]`);
  if (row === null) {
    if (at === 0) list.scrollTop = 0;
    return;
  }
  row.setAttribute("aria-current", "step");
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  const seen = top >= list.scrollTop && bottom <= list.scrollTop + list.clientHeight;
  if (!seen) list.scrollTop = top - list.clientHeight / 2;
}

interface Chapter {
  heading: string;
  from: number;
  steps: Step[];
}

/** The steps under the headings of their parts of the race. */
export function chapters(steps: readonly Step[]): Chapter[] {
  const found: Chapter[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last !== undefined && last.heading === step.heading) last.steps.push(step);
    else found.push({ heading: step.heading, from: step.n, steps: [step] });
  }
  return found;
}

function Row({ step, go }: { step: Step; go: () => void }) {
  const t = useWords("replay");
  const incident = step.marks.includes("incident");
  const mark = step.marks.some((one) => one === "mark" || one === "start" || one === "finish");
  const tone = incident ? "incident" : mark ? "mark" : "plain";
  return (
    <li>
      <button type="button" class={`replay-row replay-row-${tone}`} data-n={step.n} onClick={go}>
        <span class="replay-row-n">{step.n}</span>
        {step.seat !== null ? (
          <SeatChip seat={step.seat} />
        ) : (
          <span class="replay-chance" aria-hidden="true">
            ⚄
          </span>
        )}
        <span class="replay-row-lines">
          {incident && <span class="unseen">{t("jump.incident.name")}: </span>}
          {step.lines.length === 0
            ? step.action
            : step.lines.map((line, k) => (
                <span key={k} class="replay-row-line">
                  {line.text}
                </span>
              ))}
        </span>
      </button>
    </li>
  );
}
