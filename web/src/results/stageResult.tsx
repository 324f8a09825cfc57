/** How a stage, or a race of a series, came out: news, places, and how its figures come about. */

import type { ComponentChildren } from "preact";
import type { components } from "../api/schema";
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { SeatChip } from "../ui";
import "./stageResult.css";

type StageEnd = components["schemas"]["StageEnd"];

interface StageResultProps {
  end: StageEnd;
  /** Who has a seat. */
  holder(seat: string): string;
  /** A rule's number, with a way to its text. */
  rule(id: string): ComponentChildren;
}

export function StageResult({ end, holder, rule }: StageResultProps) {
  const t = useWords("common");
  return (
    <>
      <ul class="stage-news">
        {end.news.map((one) => (
          <li key={one.text}>
            {typeset(one.text)} {rule(one.rule)}
          </li>
        ))}
      </ul>
      <div class="stage-wide">
        <table class="stage-table">
          <thead>
            <tr>
              <th scope="col">{t("stage.place")}</th>
              <th scope="col">{t("stage.who")}</th>
              {end.columns.map((column) => (
                <th key={column} scope="col" class="stage-figure">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {end.rows.map((row) => (
              <tr key={row.name} data-first={row.place === "1"}>
                <td class="stage-place">{row.place}</td>
                <th scope="row">
                  <span class="stage-who">
                    <SeatChip seat={row.seat} />
                    <span>
                      {row.name} <span class="stage-holder">{holder(row.seat)}</span>
                    </span>
                  </span>
                </th>
                {row.cells.map((cell, n) => (
                  <td key={end.columns[n]} class="stage-figure">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="stage-counted">
        {typeset(end.counted.text)} {rule(end.counted.rule)}
      </p>
    </>
  );
}
