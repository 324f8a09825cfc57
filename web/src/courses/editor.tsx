/** The editor: the board at one side, everything about the course at the other. */

import { useEffect, useState } from "preact/hooks";
import type { CourseView, GameCard } from "../api/types";
import { useWords } from "../i18n";
import {
  Button,
  Card,
  Heading,
  IconButton,
  Notice,
  Select,
  Skeleton,
  TextField,
  useTitle,
} from "../ui";
import { Dial } from "./dials";
import { Keeping } from "./keeping";
import { MyCourses } from "./mine";
import { Pieces, Selected } from "./pieces";
import { Stage } from "./stage";
import { type Laying, useLaying } from "./useLaying";
import { Verdict } from "./verdict";

interface Props {
  game: GameCard;
  kept: CourseView | null;
}

export function Editor({ game, kept }: Props) {
  const t = useWords("courses");
  const { laying, trouble } = useLaying(game.id, kept?.draft ?? null);
  const title = kept?.name ?? t("titleOf", { game: game.name });
  useTitle(title);
  useShortcuts(laying);
  return (
    <div class="courses page-width">
      <div class="courses-head">
        <Heading>{title}</Heading>
        {kept !== null && (
          <p class="courses-by">
            {t(kept.you_own ? "byYou" : "by", { game: game.name, name: kept.owner })}
          </p>
        )}
        {kept?.description && <p class="courses-about">{kept.description}</p>}
      </div>
      {trouble && <Notice tone="alert">{trouble.message}</Notice>}
      {laying === null ? (
        <Card>
          <Skeleton lines={8} />
        </Card>
      ) : (
        <div class="courses-desk">
          <div class="courses-left">
            <Tools laying={laying} />
            <Stage laying={laying} label={t("stage.label", { game: game.name })} />
            <Selected laying={laying} />
            <Verdict laying={laying} game={game.id} />
          </div>
          <div class="courses-right">
            <Card class="courses-card">
              <Keeping {...{ game, kept, laying }} />
            </Card>
            <Card class="courses-card">
              <h2>{t("pieces.title")}</h2>
              <Pieces laying={laying} />
            </Card>
            <Card class="courses-card">
              <h2>{t("settings.title")}</h2>
              <div class="courses-dials">
                {laying.chart.settings.map((dial) => (
                  <Dial
                    key={dial.key}
                    dial={dial}
                    onValue={(value) => laying.set(dial.key, value)}
                  />
                ))}
              </div>
            </Card>
            <MyCourses game={game} here={kept?.id ?? null} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Back and forth, a course by lot, a preset to begin with. */
function Tools({ laying }: { laying: Laying }) {
  const t = useWords("courses");
  const [seed, setSeed] = useState("");
  const lay = (number: number) => {
    setSeed(String(number));
    laying.take({ seed: number });
  };
  /** The same number always gives the same course, with the same settings. */
  const layAgain = () => {
    const number = Number(seed);
    if (seed.trim() !== "" && Number.isSafeInteger(number) && number >= 0) lay(number);
  };
  return (
    <div class="courses-tools">
      <IconButton
        label={t("tools.undo")}
        icon="undo"
        disabled={!laying.canUndo}
        onClick={laying.undo}
      />
      <IconButton
        label={t("tools.redo")}
        icon="redo"
        disabled={!laying.canRedo}
        onClick={laying.redo}
      />
      <Button icon="wind" onClick={() => lay(1 + Math.floor(Math.random() * 999_999))}>
        {t("tools.lay")}
      </Button>
      <form
        class="courses-seed"
        onSubmit={(event) => {
          event.preventDefault();
          layAgain();
        }}
      >
        <TextField
          label={t("tools.seed")}
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          value={seed}
          onValue={setSeed}
        />
      </form>
      <Select
        label={t("tools.preset")}
        value=""
        items={[
          { value: "", label: t("tools.presetPick") },
          ...laying.chart.presets.map((preset) => ({ value: preset.id, label: preset.label })),
        ]}
        onValue={(preset) => {
          if (preset !== "") laying.take({ preset });
        }}
      />
    </div>
  );
}

/** Undo and redo as everywhere; in a field they are the field's own. */
function useShortcuts(laying: Laying | null): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (laying === null || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea")) return;
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) laying.undo();
      else if (key === "y" || (key === "z" && event.shiftKey)) laying.redo();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [laying]);
}
