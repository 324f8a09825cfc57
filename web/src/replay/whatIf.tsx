/** "What if": a new private table that goes on from this moment. */
import { useSignal } from "@preact/signals";
import { useLocation } from "preact-iso";
import { openTable } from "../api/tables";
import type { NewSeat, NewTable, Reel, ReelSeat } from "../api/types";
import { useWords } from "../i18n";
import { Button, Dialog, Radios, tellRefusal } from "../ui";
import type { Projection } from "./projection";

type Holder = "screen" | "bot";

/** Who plays for somebody else who is not here: the club player. */
const FILLER = "greedy";

/**
 * Who plays a seat if nobody chooses: bots are bots again, and I am myself. For other people bots
 * play; where none of the seats was mine, all people sit at this screen.
 */
export function usualHolder(reel: Reel, seat: ReelSeat): Holder {
  if (reel.seats.every((one) => one.bot !== null)) return "screen";
  if (seat.bot !== null) return "bot";
  return seat.you || !reel.seats.some((one) => one.you) ? "screen" : "bot";
}

/** The table that goes on from a moment of a replay. */
export function tableFrom(
  { reel, player }: Pick<Projection, "reel" | "player">,
  chosen: Readonly<Record<string, Holder>>,
): NewTable {
  const holder = (seat: ReelSeat) => chosen[seat.seat] ?? usualHolder(reel, seat);
  const here = reel.seats.filter((seat) => holder(seat) === "screen");
  const seats = reel.seats.map((seat): NewSeat => {
    if (holder(seat) === "bot") return { kind: "bot", bot: seat.bot ?? FILLER, name: null };
    // Alone at the screen, I play in my own name.
    if (here.length === 1) return { kind: "me", bot: null, name: null };
    return { kind: "screen", bot: null, name: seat.name.slice(0, 32) };
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
        {reel.seats.map((one) => (
          <Radios<Holder>
            key={one.seat}
            label={t("whatIf.seat", { seat: one.seat, name: one.name })}
            value={holders.value[one.seat] ?? usualHolder(reel, one)}
            items={[
              { value: "screen", label: t("whatIf.screen"), icon: "screen" },
              { value: "bot", label: t("whatIf.bot"), icon: "bot" },
            ]}
            onValue={(holder) => {
              holders.value = { ...holders.value, [one.seat]: holder };
            }}
          />
        ))}
      </Dialog>
    </>
  );
}
