/** /rules/:game/:rule, the link to one rule: it leads to its place in the rulebook. */
import { useEffect } from "preact/hooks";
import { useLocation } from "preact-iso";

export function OneRulePage({ game = "", rule = "" }: { game?: string; rule?: string }) {
  const { route } = useLocation();
  useEffect(() => route(`/rules/${game}#${encodeURIComponent(rule)}`, true), [game, rule]);
  return null;
}
