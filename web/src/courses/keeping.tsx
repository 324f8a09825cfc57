/** Naming, saving and sharing a course, and racing on it. */

import { useEffect, useRef, useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Refusal, send } from "../api/client";
import { openTable, quickRaceOn } from "../api/tables";
import type { CourseView, GameCard } from "../api/types";
import { useWords } from "../i18n";
import {
  Button,
  canShare,
  copyText,
  Dialog,
  Field,
  Notice,
  shareLink,
  TextField,
  tellRefusal,
  toast,
} from "../ui";
import { same } from "./draft";
import type { Laying } from "./useLaying";

interface Props {
  game: GameCard;
  kept: CourseView | null;
  laying: Laying;
}

export function Keeping({ game, kept, laying }: Props) {
  const t = useWords("courses");
  const { route } = useLocation();
  const mine = kept?.you_own === true;
  const [saved, setSaved] = useState(kept);
  const [name, setName] = useState(kept?.name ?? "");
  const [about, setAbout] = useState(kept?.description ?? "");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Refusal | null>(null);
  const valid = laying.chart.complaints.length === 0;
  const laidAnew = saved === null || !same(saved.draft, laying.draft);
  const dirty =
    laidAnew || (mine && (name.trim() !== saved?.name || about.trim() !== saved?.description));

  const during = async (deed: () => Promise<void>) => {
    setBusy(true);
    setWrong(null);
    try {
      await deed();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setWrong(error);
    }
    setBusy(false);
  };
  /** Keeps what is on the board; its address. Somebody else's course becomes one of my own. */
  const save = async (copy = false): Promise<CourseView> => {
    const title = name.trim() || t("keep.unnamed", { game: game.name });
    const what = { name: title, description: about, draft: laying.draft };
    const answer =
      mine && saved !== null && !copy
        ? await send<CourseView>("PATCH", `/api/courses/${saved.id}`, what)
        : await send<CourseView>("POST", "/api/courses", { game: game.id, ...what });
    setSaved(answer);
    setName(answer.name);
    setAbout(answer.description);
    return answer;
  };
  const keep = (copy: boolean) =>
    during(async () => {
      const before = saved?.id;
      const { id } = await save(copy);
      toast(t("keep.done"));
      if (id !== before) route(`/courses/${id}`, true);
    });
  const race = () =>
    during(async () => {
      const { id } = dirty || saved === null ? await save() : saved;
      route(`/new/${game.id}?course=${id}`);
    });
  const raceBots = () =>
    during(async () => {
      const course = dirty || saved === null ? await save() : saved;
      const table = await openTable(quickRaceOn(game, course.id, laying.chart.seats));
      route(`/t/${table.id}`);
    });

  return (
    <div class="keeping">
      <TextField
        label={t("keep.name")}
        value={name}
        maxLength={60}
        autocomplete="off"
        placeholder={t("keep.unnamed", { game: game.name })}
        onValue={setName}
        error={wrong?.field === "name" ? wrong.message : null}
      />
      <Field label={t("keep.about")}>
        {(wiring) => (
          <textarea
            {...wiring}
            class="control keeping-about"
            rows={2}
            maxLength={500}
            value={about}
            onInput={(event) => setAbout(event.currentTarget.value)}
          />
        )}
      </Field>
      {wrong && wrong.field !== "name" && <Notice tone="alert">{wrong.message}</Notice>}
      {!valid && <p class="field-hint">{t("keep.mend")}</p>}
      <div class="keeping-buttons">
        <Button kind="primary" icon="flag" busy={busy} disabled={!valid} onClick={race}>
          {t("keep.race")}
        </Button>
        <Button icon="bot" busy={busy} disabled={!valid} onClick={raceBots}>
          {t("keep.raceBots")}
        </Button>
        <Button icon="check" busy={busy} disabled={!valid || !dirty} onClick={() => keep(false)}>
          {t(saved === null ? "keep.save" : mine ? "keep.saveChanges" : "keep.saveMine")}
        </Button>
        {mine && saved !== null && (
          <Button kind="quiet" icon="copy" busy={busy} disabled={!valid} onClick={() => keep(true)}>
            {t("keep.copy")}
          </Button>
        )}
      </div>
      {saved !== null && <Sharing course={saved} dirty={dirty} />}
      {mine && saved !== null && <Deleting course={saved} />}
    </div>
  );
}

function Sharing({ course, dirty }: { course: CourseView; dirty: boolean }) {
  const t = useWords("courses");
  const link = `${location.origin}/courses/${course.id}`;
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copyText(link)) toast(t("share.copied"));
    else field.current?.select();
  };
  return (
    <div class="sharing">
      <Field label={t("share.link")} hint={dirty ? t("share.dirty") : t("share.hint")}>
        {(wiring) => (
          <input {...wiring} ref={field} class="control" type="text" readOnly value={link} />
        )}
      </Field>
      <div class="keeping-buttons">
        <Button icon="link" onClick={copy}>
          {t("share.copy")}
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => shareLink(course.name, link)}>
            {t("share.share")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Deleting({ course }: { course: CourseView }) {
  const t = useWords("courses");
  const { route } = useLocation();
  const [asked, setAsked] = useState(false);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const remove = async () => {
    try {
      await send<void>("DELETE", `/api/courses/${course.id}`);
      toast(t("delete.done"));
      route(`/courses/new?game=${course.game}`);
    } catch (error) {
      tellRefusal(error);
      if (!gone.current) setAsked(false);
    }
  };
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setAsked(true)}>
        {t("delete.button")}
      </Button>
      <Dialog
        open={asked}
        title={t("delete.title", { name: course.name })}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t("delete.keep")}</Button>
            <Button kind="danger" onClick={remove}>
              {t("delete.button")}
            </Button>
          </>
        }
      >
        <p>{t("delete.text")}</p>
      </Dialog>
    </>
  );
}
