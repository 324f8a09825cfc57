/** What the page lays over the edge of the board, so that the board keeps clear of it. */
import { useEffect } from "preact/hooks";
import type { Board } from "../../board";

/** `shown` changes when something comes to lie there, or goes. */
export function useInsets(board: { current: Board | null }, stage: Element | null, shown: unknown) {
  useEffect(() => {
    const banner = stage?.parentElement?.querySelector<HTMLElement>(".banner-look");
    const top = banner ? banner.offsetTop + banner.offsetHeight : 0;
    board.current?.setInsets({ top, right: 0, bottom: 0, left: 0 });
  }, [stage, shown]);
}
