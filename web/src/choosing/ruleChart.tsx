/** A table of the rules: what each throw brings, for each amount that may be chosen. */
import "./ruleChart.css";
import type { components } from "../api/schema";
import { useWords } from "../i18n";
import { percent } from "../i18n/format";

export type Chart = components["schemas"]["RuleChart"];

interface RuleChartProps {
  chart: Chart;
  /** The number of the column that is about to be chosen, from 1; 0: none. */
  column?: number;
}

/** Whatever is chosen, this throw brings the same. */
function sameThroughout(row: Chart["rows"][number]): boolean {
  return new Set(row.cells.map((cell) => cell.text)).size === 1;
}

export function RuleChart({ chart, column = 0 }: RuleChartProps) {
  const t = useWords("common");
  const at = (n: number) => (n === column - 1 ? "rule-chart-chosen" : undefined);
  return (
    <div class="rule-chart-frame">
      <table class="rule-chart">
        <caption>{chart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{chart.corner}</th>
            <th scope="col">{t("chart.chance")}</th>
            {chart.columns.map((label, n) => (
              <th key={label} scope="col" class={at(n)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td class="rule-chart-chance">{percent(row.ways / chart.of)}</td>
              {sameThroughout(row) ? (
                <td class={`rule-chart-${row.cells[0]?.tone}`} colSpan={row.cells.length}>
                  {row.cells[0]?.text}
                </td>
              ) : (
                row.cells.map((cell, n) => (
                  <td key={n} class={[`rule-chart-${cell.tone}`, at(n)].filter(Boolean).join(" ")}>
                    {cell.text}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {chart.total_label}
            </th>
            {chart.total.map((mean, n) => (
              <td key={n} class={at(n)}>
                {mean}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
