/** The replay itself: board and controls on one side, the log and what can be done on the other. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect } from "preact/hooks";
import { needWords, useWords } from "../i18n";
import { Legend } from "../table/board/legend";
import { Button, copyText, Heading, IconButton, Notice, toast, useTitle } from "../ui";
import { Controls } from "./controls";
import { Exports } from "./exports";
import { Hands } from "./hands";
import { useReplayKeys } from "./keys";
import { Log } from "./log";
import type { Projection } from "./projection";
import { Instruments, Screen } from "./screen";
import { StageEnd } from "./stageEnd";
import { Standings } from "./standings";
import { WhatIf } from "./whatIf";

const STEP = 1.5;

export function Theatre({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, player } = projection;
  const exporting = useSignal(false);
  useTitle(t("title", { game: reel.game_name }));
  const legend = useSignal(false);
  const explain = useCallback(async () => {
    // The legend speaks the words of tables, which nobody else needs here.
    await needWords("table");
    legend.value = true;
  }, [legend]);
  useReplayKeys(player, explain);
  const trouble = projection.trouble.value;
  const copy = async () => {
    const copied = await copyText(projection.link());
    toast(copied ? t("link.copied") : projection.link(), copied ? "good" : "alert");
  };
  return (
    <div class="replay">
      <section class="replay-stage" aria-label={t("areas.board")}>
        <Screen projection={projection} />
        <Now projection={projection} onExplain={explain} />
        <Controls projection={projection} />
      </section>
      <div class="replay-side">
        <header class="replay-head">
          <Heading>{t("heading", { game: reel.game_name })}</Heading>
          <p class="replay-summary">{reel.summary}</p>
          {!reel.over && <p class="field-hint">{t("unfinished")}</p>}
          {trouble !== null && (
            <Notice tone="alert">
              <p>{trouble instanceof Error ? trouble.message : t("failed")}</p>
              <Button size="small" onClick={() => projection.again()}>
                {t("again")}
              </Button>
            </Notice>
          )}
          <div class="replay-deeds">
            <Button size="small" icon="link" onClick={() => void copy()}>
              {t("link.copy")}
            </Button>
            <Button size="small" icon="download" onClick={() => (exporting.value = true)}>
              {t("export.open")}
            </Button>
            {(reel.kind === "record" || reel.over) && <WhatIf projection={projection} />}
          </div>
          <Eyes projection={projection} />
        </header>
        <StageEnd projection={projection} />
        <Instruments projection={projection} />
        <Hands projection={projection} />
        <Standings projection={projection} />
        <Log projection={projection} />
      </div>
      <Exports
        projection={projection}
        open={exporting.value}
        onClose={() => (exporting.value = false)}
      />
      <Legend
        address={reel.address}
        named={projection.named}
        open={legend.value}
        onClose={() => (legend.value = false)}
      />
    </div>
  );
}

interface NowProps {
  projection: Projection;
  onExplain(): void;
}

/** What has just happened, under the board; read out while stepping, not while playing. */
function Now({ projection, onExplain }: NowProps) {
  const t = useWords("replay");
  const { player, reel } = projection;
  const step = player.step.value;
  const lines = step?.lines.map((line) => line.text).join(" ") ?? t("start");
  const where = t("at", { at: player.at.value, of: reel.length });
  const said = useSignal("");
  const playing = player.playing.value;
  useEffect(() => {
    if (playing) return;
    // Whoever drags the slider passes many moments; only the one it rests on is read out.
    const timer = setTimeout(() => {
      said.value = [where, step?.heading, lines].filter(Boolean).join(". ");
    }, 350);
    return () => clearTimeout(timer);
  }, [where, lines, playing, step, said]);
  return (
    <div class="replay-now">
      <p class="replay-now-lines">
        {step && <strong>{step.heading}</strong>} {lines}
      </p>
      <p class="unseen" role="status">
        {said.value}
      </p>
      <IconButton label={t("legend")} icon="key" onClick={onExplain} />
      <Zoom projection={projection} />
    </div>
  );
}

/** Buttons for the size of the board; beside it, where they cover nothing. */
function Zoom({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  return (
    <div class="replay-zoom">
      <IconButton
        class="replay-zoom-step"
        label={t("zoom.in")}
        icon="plus"
        onClick={() => projection.zoom(STEP)}
      />
      <IconButton
        class="replay-zoom-step"
        label={t("zoom.out")}
        icon="minus"
        onClick={() => projection.zoom(1 / STEP)}
      />
      <IconButton label={t("zoom.all")} icon="fit" onClick={() => projection.zoom("all")} />
    </div>
  );
}

function Eyes({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, eye } = projection;
  if (!reel.hides || reel.eyes.length < 2) return null;
  const name = (seat: string) => reel.seats.find((one) => one.seat === seat)?.name ?? seat;
  return (
    <label class="replay-eyes">
      <span>{t("eyes.label")}</span>
      <select
        class="control"
        value={eye.value}
        onChange={(event) => {
          eye.value = event.currentTarget.value;
        }}
      >
        {reel.eyes.map((one) => (
          <option key={one} value={one}>
            {one === "all" || one === "onlooker"
              ? t(`eyes.${one}`)
              : t("eyes.seat", { seat: one, name: name(one) })}
          </option>
        ))}
      </select>
    </label>
  );
}
