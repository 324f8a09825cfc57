/** Who sits where: one question for most people, a line per seat for the others. */

import type { GameCard } from "../api/types";
import { useWords } from "../i18n";
import { me } from "../identity/visitor";
import { Colours, coloursOf, Radios, SeatChip, Select, type Sign, TextField } from "../ui";
import {
  accompanied,
  type Company,
  companyOf,
  type Draft,
  type Mistakes,
  reseated,
  resized,
  type SeatKind,
  seatCounts,
} from "./draft";
import { choice, type Judgement, SEATS } from "./judging";
import { refusedBy } from "./options";

interface Props {
  game: GameCard;
  draft: Draft;
  wrong: Mistakes;
  judgement: Judgement;
  onChange(draft: Draft): void;
}

const COMPANIES: readonly [Company, Sign][] = [
  ["friends", "link"],
  ["bots", "bot"],
  ["screen", "screen"],
  ["anybody", "open"],
];
const KINDS: readonly SeatKind[] = ["me", "link", "open", "bot", "screen"];
const LETTERS = "ABCDEFGHI";

export function SeatsEditor({ game, draft, wrong, judgement, onChange }: Props) {
  const t = useWords("newTable");
  return (
    <div class="seats-editor">
      <Radios
        look="cards"
        label={t("seats.company")}
        value={companyOf(draft) ?? ""}
        items={COMPANIES.map(([value]) => ({
          value,
          label: t(`company.${value}.label`),
          hint: t(`company.${value}.hint`),
        }))}
        onValue={(company) => {
          if (company !== "") onChange(accompanied(draft, company));
        }}
      />
      <Radios
        label={t("seats.count")}
        value={String(draft.seats.length)}
        items={seatCounts(game, draft).map((count) => ({
          value: String(count),
          label: String(count),
          refused: refusedBy(game, game.seats_option, judgement.choices.get(choice(SEATS, count))),
        }))}
        onValue={(count) => onChange(resized(draft, Number(count), game))}
        error={wrong.seats ?? wrong[`options.${game.seats_option}`] ?? null}
      />
      <Colours.Provider value={coloursOf(seatColours(game))}>
        <ol class="seats-list" aria-label={t("seats.each")}>
          {draft.seats.map((_, n) => (
            <SeatLine key={n} n={n} {...{ game, draft, wrong, judgement, onChange }} />
          ))}
        </ol>
      </Colours.Provider>
    </div>
  );
}

function seatColours(game: GameCard) {
  return [...game.colours].map((colour, n) => ({ seat: LETTERS[n] ?? "", colour }));
}

function SeatLine({ n, game, draft, wrong, onChange }: Props & { n: number }) {
  const t = useWords("newTable");
  const letter = LETTERS[n] ?? "";
  const seat = draft.seats[n];
  if (seat === undefined) return null;
  const name = me.value?.visitor.name;
  const mine = name === undefined ? t("kind.me") : t("kind.meAs", { name });
  return (
    <li class="seat-line">
      <SeatChip seat={letter} large />
      <Select
        label={t("seats.who", { seat: letter })}
        value={seat.kind}
        items={KINDS.map((kind) => ({
          value: kind,
          label: kind === "me" ? mine : t(`kind.${kind}`),
        }))}
        onValue={(kind) => onChange(reseated(draft, n, { kind }))}
        error={wrong[`seats.${n}`] ?? wrong[`seats.${n}.kind`] ?? null}
      />
      {seat.kind === "bot" && (
        <Select
          label={t("seats.bot")}
          value={seat.bot}
          items={game.bots.map((bot) => ({ value: bot.name, label: bot.label }))}
          hint={game.bots.find((bot) => bot.name === seat.bot)?.explanation}
          onValue={(bot) => onChange(reseated(draft, n, { bot }))}
          error={wrong[`seats.${n}.bot`] ?? null}
        />
      )}
      {seat.kind === "screen" && (
        <TextField
          label={t("seats.name")}
          value={seat.name}
          maxLength={32}
          autocomplete="off"
          onValue={(typed) => onChange(reseated(draft, n, { name: typed }))}
          error={wrong[`seats.${n}.name`] ?? null}
        />
      )}
    </li>
  );
}
