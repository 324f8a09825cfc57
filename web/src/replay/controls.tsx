/** Slider, steps, jumps, playing, speed and tracks. */
import { useMemo } from "preact/hooks";
import { useWords } from "../i18n";
import { IconButton } from "../ui";
import { type Jump, SPEEDS } from "./player";
import type { Projection } from "./projection";

export function Controls({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { player, tracks, reel } = projection;
  const [at, of] = [player.at.value, player.length];
  const playing = player.playing.value;
  const heading = player.step.value?.heading;
  return (
    <fieldset class="replay-controls">
      <legend class="unseen">{t("areas.controls")}</legend>
      <div class="replay-scrub">
        <Ticks projection={projection} />
        <input
          type="range"
          class="replay-slider"
          min={0}
          max={of}
          value={at}
          aria-label={t("slider")}
          aria-valuetext={[t("at", { at, of }), heading].filter(Boolean).join(", ")}
          onInput={(event) => player.to(Number(event.currentTarget.value))}
        />
        <output class="replay-at">
          {at} / {of}
        </output>
      </div>
      <div class="replay-buttons">
        <IconButton
          label={t("first")}
          icon="first"
          disabled={at === 0}
          onClick={() => player.to(0)}
        />
        <IconButton
          label={t("back")}
          icon="back"
          disabled={at === 0}
          onClick={() => player.by(-1)}
        />
        <IconButton
          kind="primary"
          label={t(playing ? "pause" : "play")}
          icon={playing ? "pause" : "play"}
          onClick={() => player.toggle()}
        />
        <IconButton
          label={t("forward")}
          icon="forward"
          disabled={at >= of}
          onClick={() => player.by(1)}
        />
        <IconButton
          label={t("last")}
          icon="last"
          disabled={at >= of}
          onClick={() => player.toEnd()}
        />
        <label class="replay-speed">
          <span class="unseen">{t("speed")}</span>
          <select
            class="control"
            value={String(player.speed.value)}
            onChange={(event) => {
              player.speed.value = Number(event.currentTarget.value);
            }}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {t("times", { speed: speed === 0.5 ? "½" : String(speed) })}
              </option>
            ))}
          </select>
        </label>
        {(["round", "mark", "incident"] as const).map((jump) => (
          <Jumps key={jump} projection={projection} jump={jump} />
        ))}
        {reel.tracks.length > 0 && (
          <label class="replay-tracks">
            <input
              type="checkbox"
              checked={tracks.value}
              onChange={(event) => {
                tracks.value = event.currentTarget.checked;
              }}
            />
            <span>{t("tracks")}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function Jumps({ projection: { player }, jump }: { projection: Projection; jump: Jump }) {
  const t = useWords("replay");
  if (!player.has(jump)) return null;
  return (
    <span class="replay-jump">
      <IconButton
        label={t(`jump.${jump}.back`)}
        icon="back"
        disabled={player.landing(jump, -1) === null}
        onClick={() => player.jump(jump, -1)}
      />
      <span aria-hidden="true">{t(`jump.${jump}.name`)}</span>
      <IconButton
        label={t(`jump.${jump}.forward`)}
        icon="forward"
        disabled={player.landing(jump, 1) === null}
        onClick={() => player.jump(jump, 1)}
      />
    </span>
  );
}

/** Where along the slider marks were rounded and incidents happened; the log has them as text. */
function Ticks({ projection: { reel } }: { projection: Projection }) {
  const of = Math.max(1, reel.length);
  return useMemo(
    () => (
      <svg class="replay-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        {reel.steps.map((step) => {
          const mark = step.marks.find((one) => one !== "round" && one !== "stage");
          if (mark === undefined) return null;
          const kind = mark === "incident" ? "incident" : "mark";
          const x = (1000 * step.n) / of;
          return (
            <line
              key={step.n}
              class={`replay-tick replay-tick-${kind}`}
              x1={x}
              x2={x}
              y1={kind === "mark" ? 0 : 5}
              y2={10}
            />
          );
        })}
      </svg>
    ),
    [reel, of],
  );
}
