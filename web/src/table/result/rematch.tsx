/** After the race: a rematch is offered, answered, and joined. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useLocation } from "preact-iso";
import { useWords } from "../../i18n";
import type { TableView } from "../../live/wire";
import { wantRematch } from "../../people/deeds";
import { RematchDeeds, RematchWords, usePassed } from "../../people/rematch";
import { Button, LinkButton } from "../../ui";
import { useHelm } from "../context";

/** Whoever has agreed to a rematch goes along when it begins; whoever comes later is shown the way. */
export function useRematch(): void {
  const { route } = useLocation();
  const table = useHelm().story.value?.table;
  const [next, offer] = [table?.next ?? null, table?.rematch ?? null];
  const agreed = useRef(false);
  useEffect(() => {
    if (next !== null && agreed.current) route(`/t/${next}`);
    else agreed.current = offer !== null && (offer.yours || offer.answer === "yes");
  }, [next, offer]);
}

/** The rematch on offer, or the way to it. */
export function Rematch() {
  const t = useWords("table");
  const table = useHelm().story.value?.table;
  if (table === undefined) return null;
  const { next, rematch: offer } = table;
  if (next !== null) {
    return (
      <div class="rematch" role="status">
        <span>{t("over.rematchReady")}</span>
        <LinkButton size="small" kind="primary" href={`/t/${next}`}>
          {t("over.goRematch")}
        </LinkButton>
      </div>
    );
  }
  if (offer === null) return <OfferRematch table={table} />;
  return (
    <div class="rematch" role="status">
      <RematchWords table={table} offer={offer} />
      <span class="rematch-deeds">
        <RematchDeeds table={table} offer={offer} />
        {!offer.yours && <OfferRematch table={table} />}
      </span>
    </div>
  );
}

/** Alone with bots it begins at once; other people are asked first. */
function OfferRematch({ table }: { table: TableView }) {
  const t = useWords("table");
  const { route } = useLocation();
  const busy = useSignal(false);
  const { rematch } = table;
  const lapsed = usePassed(rematch?.until ?? 0);
  const seated = table.you_own || table.seats.some((card) => card.you);
  if (!seated || (rematch !== null && !lapsed)) return null;
  const others = table.seats.some((card) => card.visitor !== null && !card.you);
  const ask = async () => {
    busy.value = true;
    const found = await wantRematch(table.id).finally(() => {
      busy.value = false;
    });
    if (found !== null && found.id !== table.id) route(`/t/${found.id}`);
  };
  return (
    <Button kind="primary" size="small" icon="repeat" busy={busy.value} onClick={() => void ask()}>
      {t(others ? "over.offerRematch" : "over.rematch")}
    </Button>
  );
}
