/** A scene as a picture of its own, apart from the board: a card, the wind, the die. */
import { useEffect, useRef } from "preact/hooks";
import { drawScene, type Scene } from "../board";

interface ScenePictureProps {
  scene: Scene | undefined;
  class?: string;
  /** What it shows, in words; without them it is decoration. */
  label?: string;
  /** Whether what differs from the last scene glides into place. */
  animate?: boolean;
}

export function ScenePicture({ scene, class: name, label, animate = false }: ScenePictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (svg.current === null || scene === undefined) return;
    void drawScene(scene, svg.current, { animate });
  }, [scene]);
  if (label === undefined) return <svg ref={svg} class={name} aria-hidden="true" />;
  return <svg ref={svg} class={name} role="img" aria-label={label} />;
}
