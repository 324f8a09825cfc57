/** Exporting a replay: the record, a picture of the moment, an animation, a page of its own. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Refusal } from "../api/client";
import { fetchSlowly, type Progress } from "../api/progress";
import { language, useWords } from "../i18n";
import { Button, Dialog, FieldError, LinkButton, TextField } from "../ui";
import type { Projection } from "./projection";
import { save } from "./save";

type Form = "gif" | "html";

const TYPES: Record<Form, string> = { gif: "image/gif", html: "text/html" };

interface ExportsProps {
  projection: Projection;
  open: boolean;
  onClose(): void;
}

export function Exports({ projection, open, onClose }: ExportsProps) {
  const t = useWords("replay");
  const { reel, player } = projection;
  const whole = reel.kind === "record" || reel.over;
  return (
    <Dialog open={open} title={t("export.title")} onClose={onClose}>
      <div class="replay-exports">
        <section>
          <h3>{t("export.picture")}</h3>
          <p class="field-hint">{t("export.pictureHint", { at: player.at.value })}</p>
          <LinkButton
            icon="download"
            href={pictureAddress(projection)}
            download={`${reel.game}-${reel.id}-${player.at.value}.png`}
          >
            {t("export.pictureSave")}
          </LinkButton>
        </section>
        <Film projection={projection} />
        {whole && (
          <section>
            <h3>{t("export.record")}</h3>
            <p class="field-hint">{t("export.recordHint")}</p>
            <LinkButton
              icon="download"
              href={`${reel.address}/file`}
              download={`${reel.game}-${reel.id}.race.json`}
            >
              {t("export.recordSave")}
            </LinkButton>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function theme(): string {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function pictureAddress({ reel, player, eye, tracks }: Projection): string {
  const asked = new URLSearchParams({
    eye: eye.value,
    at: String(player.at.value),
    lang: language.value,
    theme: theme(),
    tracks: String(tracks.value),
  });
  return `${reel.address}/picture.png?${asked}`;
}

/** Animation and page: they take a while, and the service reports its progress. */
function Film({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, player, eye, tracks } = projection;
  const first = useSignal("0");
  const last = useSignal(String(reel.length));
  const making = useSignal<Form | null>(null);
  const progress = useSignal<Progress | null>(null);
  const trouble = useSignal<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const make = async (form: Form) => {
    making.value = form;
    progress.value = null;
    trouble.value = null;
    const halt = new AbortController();
    stop.current = halt;
    const asked = new URLSearchParams({
      form,
      eye: eye.value,
      lang: language.value,
      theme: theme(),
      tracks: String(tracks.value),
      first: String(Number(first.value) || 0),
      last: String(Number(last.value) || reel.length),
      seconds: String(Math.min(5, Math.max(0.1, player.pace / 1000))),
    });
    try {
      const blob = await fetchSlowly(
        `${reel.address}/film?${asked}`,
        TYPES[form],
        (told) => {
          progress.value = told;
        },
        halt.signal,
      );
      save(blob, `${reel.game}-${reel.id}.${form}`);
    } catch (error) {
      if (error instanceof Refusal) trouble.value = error.message;
      else if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    } finally {
      making.value = null;
    }
  };

  const busy = making.value !== null;
  return (
    <section>
      <h3>{t("export.film")}</h3>
      <p class="field-hint">{t("export.filmHint")}</p>
      <div class="replay-span">
        <TextField
          label={t("export.from")}
          type="number"
          inputMode="numeric"
          min={0}
          max={reel.length}
          value={first.value}
          onValue={(value) => {
            first.value = value;
          }}
        />
        <TextField
          label={t("export.to")}
          type="number"
          inputMode="numeric"
          min={0}
          max={reel.length}
          value={last.value}
          onValue={(value) => {
            last.value = value;
          }}
        />
      </div>
      <div class="replay-deeds">
        <Button icon="download" busy={busy} onClick={() => void make("gif")}>
          {t("export.gif")}
        </Button>
        <Button icon="download" busy={busy} onClick={() => void make("html")}>
          {t("export.html")}
        </Button>
        {busy && (
          <Button kind="quiet" onClick={() => stop.current?.abort()}>
            {t("export.stop")}
          </Button>
        )}
      </div>
      {busy && (
        <div class="replay-progress">
          <progress
            aria-label={t("export.progress")}
            max={progress.value?.of ?? 1}
            value={progress.value?.done ?? 0}
          />
          <span role="status">
            {progress.value === null
              ? t("export.waiting")
              : t("export.making", { done: progress.value.done, of: progress.value.of })}
          </span>
        </div>
      )}
      {trouble.value !== null && <FieldError>{trouble.value}</FieldError>}
    </section>
  );
}
