/** The newest thing that happened, in one or two lines under the board. */
import { Icon, SeatChip } from "../../ui";
import { useHelm } from "../context";
import { RuleButton } from "../dialogs/ruleSheet";
import { SinceMyTurn, TrailStory } from "../trails/since";

export function LatestEvent() {
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  const entry = story?.entries.findLast(
    (one) => one.seq <= (sight?.seq ?? 0) && one.lines.length > 0,
  );
  if (helm.trails.story.value.length > 0) return <TrailStory />;
  if (entry === undefined) return null;
  return (
    <div class="ticker">
      {entry.seat === null ? <Icon name="wind" /> : <SeatChip seat={entry.seat} />}
      <p>{entry.lines.map((line) => line.text).join(" ")}</p>
      {entry.lines[0] !== undefined && <RuleButton rule={entry.lines[0].rule} />}
      <SinceMyTurn />
    </div>
  );
}
