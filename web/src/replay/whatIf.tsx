/** "What if": a new private table that goes on from this moment. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { openTable } from "../api/tables";
import type { NewSeat, NewTable } from "../api/types";
import { useWords } from "../i18n";
import { Button, Dialog, Radios, tellRefusal } from "../ui";
import type { Projection } from "./projection";

type Holder = "screen" | "bot";

/** The table that goes on from a moment of a replay. */
export function tableFrom(
  { reel, player }: Projection,
  holders: Readonly<Record<string, Holder>>,
): NewTable {
  const seats = reel.seats.map(({ seat, name }): NewSeat => {
    if (holders[seat] === "bot") return { kind: "bot", bot: "greedy", name: null };
    return { kind: "screen", bot: null, name: name.slice(0, 32) };
  });
  const source = reel.kind === "table" ? { table: reel.id } : { replay: reel.id };
  const start = { position: null, record: null, table: null, replay: null, ...source };
  return {
    game: reel.game,
    options: {},
    seats,
    public: false,
    clock: null,
    pace: "calm",
    start: { ...start, at: player.at.peek() },
  };
}

export function WhatIf({ projection }: { projection: Projection }) {
  const t = useWords("replay");
  const { route } = useLocation();
  const busy = useSignal(false);
  const open = useSignal(false);
  const holders = useSignal<Record<string, Holder>>({});
  const { reel, player } = projection;
  const over = player.at.value >= reel.length && reel.over;
  const begin = async (chosen: Record<string, Holder>) => {
    busy.value = true;
    try {
      const table = await openTable(tableFrom(projection, chosen));
      route(`/t/${table.id}`);
    } catch (error) {
      tellRefusal(error);
    } finally {
      busy.value = false;
    }
  };
  return (
    <>
      <Button
        size="small"
        icon="repeat"
        busy={busy.value}
        disabled={over}
        title={over ? t("whatIf.over") : t("whatIf.hint")}
        onClick={() => void begin({})}
      >
        {t("whatIf.open")}
      </Button>
      <Button size="small" kind="quiet" disabled={over} onClick={() => (open.value = true)}>
        {t("whatIf.choose")}
      </Button>
      <Dialog
        open={open.value}
        title={t("whatIf.title", { at: player.at.value })}
        onClose={() => (open.value = false)}
        footer={
          <Button kind="primary" busy={busy.value} onClick={() => void begin(holders.value)}>
            {t("whatIf.begin")}
          </Button>
        }
      >
        <p>{t("whatIf.text")}</p>
        {reel.seats.map(({ seat, name }) => (
          <Radios<Holder>
            key={seat}
            label={t("whatIf.seat", { seat, name })}
            value={holders.value[seat] ?? "screen"}
            items={[
              { value: "screen", label: t("whatIf.screen"), icon: "screen" },
              { value: "bot", label: t("whatIf.bot"), icon: "bot" },
            ]}
            onValue={(holder) => {
              holders.value = { ...holders.value, [seat]: holder };
            }}
          />
        ))}
      </Dialog>
    </>
  );
}
