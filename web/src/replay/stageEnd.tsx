/** Where a stage, a race of a series or all of it ends, the replay says how it came out. */
import { useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { RuleLink } from "../results/ruleLink";
import { StageResult } from "../results/stageResult";
import { Button, SeatChip } from "../ui";
import type { Projection } from "./projection";

export function StageEnd({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { reel, player } = projection;
  const at = player.at.value;
  if (player.playing.value) return null;
  const stage = reel.stages.find((one) => one.n === at);
  const over = reel.over && at === reel.length;
  const rule = (id: string) => <RuleLink game={reel.game} rule={id} />;
  const holder = (seat: string) => reel.seats.find((one) => one.seat === seat)?.name ?? seat;
  const reasons = over ? (reel.ending?.placings ?? []) : [];
  if (stage === undefined && reasons.length === 0) return null;
  return (
    <section class="replay-end" aria-label={stage?.end.title ?? t("ending")}>
      {reasons.length > 0 && (
        <>
          <h2>{t("ending")}</h2>
          <ul class="replay-places">
            {reasons.map((one, n) => (
              <li key={one.seat}>
                <SeatChip seat={one.seat} />
                <span>
                  <strong>
                    {one.place !== null && `${t("place", { place: one.place })} `}
                    {holder(one.seat)}
                  </strong>
                  {/* What sets the first apart from the second stands with the second. */}
                  {one.why !== null && (n > 0 || reasons.length === 1) && (
                    <>
                      <br />
                      {typeset(one.why.text)} {rule(one.why.rule)}
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {stage !== undefined && (
        <>
          <h2>{typeset(stage.end.title)}</h2>
          <StageResult end={stage.end} holder={holder} rule={rule} />
          {stage.end.next !== "" && <p>{typeset(stage.end.next)}</p>}
        </>
      )}
      {at < reel.length && (
        <Button kind="primary" icon="play" onClick={() => player.play()}>
          {t("goOn")}
        </Button>
      )}
    </section>
  );
}
