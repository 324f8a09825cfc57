/** How a stage, or a race of a series, came out: places, what decided them, what comes next. */
import { useWords } from "../../i18n";
import { typeset } from "../../i18n/format";
import type { StageEnd, TableView } from "../../live/wire";
import { StageResult } from "../../results/stageResult";
import { Button, Dialog } from "../../ui";
import { ScenePicture } from "../../ui/scenePicture";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { peopleOf, seatCard } from "../seats/seating";
import "./stageSheet.css";

/** Over the page, until its reader goes on. */
export function StageSheet() {
  const t = useWords("table");
  const helm = useHelm();
  const { stageEnds } = helm;
  const [end, story] = [stageEnds.open.value, helm.story.value];
  const close = () => stageEnds.close();
  const { standings, ranking } = helm.shown.value ?? {};
  return (
    <Dialog
      open={end !== null}
      title={end?.title ?? ""}
      onClose={close}
      footer={
        <Button kind="primary" icon="forward" onClick={close}>
          {t("stageEnd.goOn")}
        </Button>
      }
    >
      {end !== null && story !== null && (
        <div class="stage-end">
          <StageOfTable end={end} table={story.table} />
          {standings && ranking && (
            <figure class="stage-end-standings">
              <figcaption>{typeset(ranking.title)}</figcaption>
              <ScenePicture class="standings-picture" scene={standings} label={ranking.title} />
            </figure>
          )}
          {end.next !== "" && <p class="stage-end-next">{typeset(end.next)}</p>}
        </div>
      )}
    </Dialog>
  );
}

/** Brings the sheet of the last stage back while the next one is on. */
export function StageAgain() {
  const helm = useHelm();
  const sight = helm.shown.value;
  if (sight === null || sight.stage_end === null || sight.over) return null;
  const { stage_end: end } = sight;
  return (
    <Button size="small" icon="list" onClick={() => helm.stageEnds.show(end)}>
      {typeset(end.title)}
    </Button>
  );
}

/** What `StageResult` shows, with this table's people and its way to the rules. */
export function StageOfTable({ end, table }: { end: StageEnd; table: TableView }) {
  const holder = (seat: string) => {
    const card = seatCard(table, seat);
    return card === undefined ? "" : peopleOf(card);
  };
  return <StageResult end={end} holder={holder} rule={(id) => <RuleButton rule={id} />} />;
}
