/** A rule's number, leading to its text in the rulebook. */

export function RuleLink({ game, rule }: { game: string; rule: string }) {
  return (
    <a class="results-rule" href={`/rules/${game}#${rule}`}>
      {rule}
    </a>
  );
}
