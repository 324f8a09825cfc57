/** Who leads and by how much: a picture, and the same as a table; folded while the race is on. */
import { useEffect, useRef } from "preact/hooks";
import { isSwitch, remembered } from "../../device/settings";
import { useWords } from "../../i18n";
import { toast } from "../../ui";
import { ScenePicture } from "../../ui/scenePicture";
import { useHelm } from "../context";

const unfolded = remembered("standings", false, isSwitch);

/** In the desk while the race is on. */
export function Standings() {
  const helm = useHelm();
  const title = useRef<string | null | undefined>(undefined);
  const sight = helm.sight.value;
  const now = helm.shown.value?.ranking?.title ?? null;
  useEffect(() => {
    // Somebody who has just sat down is not told what happened before.
    const isNews = title.current !== undefined && title.current !== now;
    const shown = helm.shown.peek();
    // Where a stage ends, its sheet says more.
    if (now !== null && isNews && !shown?.over && shown?.stage_end === null) toast(now);
    title.current = now;
  }, [now, helm]);
  if (sight === null || sight.ranking === null || helm.shown.value?.over) return null;
  return (
    <details
      class="standings"
      open={unfolded.value}
      onToggle={(event) => {
        unfolded.value = event.currentTarget.open;
      }}
    >
      <summary>{sight.ranking.title}</summary>
      <StandingsSheet />
    </details>
  );
}

/** The picture and the table, for those who prefer one of them. */
export function StandingsSheet() {
  const t = useWords("table");
  const helm = useHelm();
  const sight = helm.sight.value;
  const scene = sight?.standings;
  const ranking = sight?.ranking;
  if (ranking == null) return null;
  return (
    <div class="standings-sheet">
      {scene && <ScenePicture class="standings-picture" scene={scene} label={ranking.title} />}
      <details open={!scene}>
        <summary>{t("standings.asTable")}</summary>
        <table class="result">
          <caption class="unseen">{ranking.title}</caption>
          <thead>
            <tr>
              {ranking.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ranking.rows.map((row) => (
              <tr key={row[1]}>
                {row.map((cell, column) =>
                  column === 1 ? (
                    <th key={ranking.columns[column]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={ranking.columns[column]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
