/** What must stay in sight: the wind, the die. Chance that was just drawn tumbles before it lies. */
import { useEffect, useRef } from "preact/hooks";
import { animateDie, drawScene } from "../../board";
import { useWords } from "../../i18n";
import { useHelm } from "../context";

export function Instruments() {
  const t = useWords("table");
  const helm = useHelm();
  const picture = useRef<SVGSVGElement>(null);
  const before = useRef<number | null>(null);
  const sight = helm.sight.value;
  const scene = sight?.instruments;

  useEffect(() => {
    const svg = picture.current;
    if (svg === null || scene === undefined || sight === null) return;
    const last = before.current;
    before.current = sight.seq;
    drawScene(scene, svg, { animate: last !== null });
    const entries = helm.story.peek()?.entries ?? [];
    const thrown = entries.some(
      (entry) =>
        entry.kind === "chance" && last !== null && entry.seq > last && entry.seq <= sight.seq,
    );
    if (thrown && !document.hidden) void animateDie(svg, {});
  }, [scene, sight, helm]);

  return (
    <figure class="instruments" aria-label={t("areas.instruments")}>
      <svg
        ref={picture}
        class="instruments-picture"
        role="img"
        aria-label={scene?.description ?? ""}
      />
    </figure>
  );
}
