/** The button that keeps a rulebook for reading without a connection. */
import { useEffect, useState } from "preact/hooks";
import { language, useWords } from "../i18n";
import { boardIndex } from "../study/boardFiles";
import { Button, toast } from "../ui";
import { canKeep, forget, keep, keptVersion } from "./keeping";

type State = "unknown" | "none" | "kept" | "keeping";

export function Keep({ game }: { game: string }) {
  const t = useWords("rules");
  const [state, setState] = useState<State>("unknown");
  const [progress, setProgress] = useState({ done: 0, all: 1 });
  const lang = language.value;

  const fetchAll = async () => {
    setState("keeping");
    try {
      const kept = await keep(game, (done, all) => setProgress({ done, all }));
      setState(kept ? "kept" : "none");
    } catch (error) {
      console.warn(error);
      setState("none");
      toast(t("keep.failed"), "alert");
    }
  };

  useEffect(() => {
    if (!canKeep()) return;
    let gone = false;
    const look = async () => {
      const [kept, found] = await Promise.all([
        keptVersion(game),
        boardIndex().catch(() => undefined),
      ]);
      if (gone || found === null) return;
      setState(kept === null ? "none" : "kept");
      // What was kept is out of date: the newest takes its place, unless we are offline now.
      if (kept !== null && found !== undefined && found.version !== kept) await fetchAll();
    };
    void look();
    return () => {
      gone = true;
    };
  }, [game, lang]);

  if (state === "unknown") return null;
  if (state === "keeping") {
    return (
      <label class="keeping">
        {t("keep.keeping")} <progress value={progress.done} max={progress.all} />
      </label>
    );
  }
  if (state === "kept") {
    return (
      <>
        <span class="kept" role="status">
          {t("keep.kept")}
        </span>
        <Button
          size="small"
          kind="quiet"
          onClick={() => void forget(game).then(() => setState("none"))}
        >
          {t("keep.forget")}
        </Button>
      </>
    );
  }
  return (
    <Button size="small" icon="download" onClick={() => void fetchAll()}>
      {t("keep.keep")}
    </Button>
  );
}
