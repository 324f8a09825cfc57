/** Somebody asks to sail with me: who, and my answer. */
import type { SeatCard } from "../api/types";
import { useWords } from "../i18n";
import { Button } from "../ui";
import { answerRequest } from "./deeds";
import "./crew.css";

export interface Request {
  seat: string;
  visitor: string;
  name: string;
  /** How many others wait after this one. */
  others: number;
}

/** The request that has waited longest at a seat of mine; one is shown at a time. */
export function firstRequest(seats: readonly SeatCard[]): Request | null {
  const waiting = seats.flatMap((card) =>
    card.asking.map((person) => ({ seat: card.seat, ...person })),
  );
  const [first] = waiting;
  return first === undefined ? null : { ...first, others: waiting.length - 1 };
}

export function RequestWords({ request }: { request: Request }) {
  const t = useWords("people");
  const { name, others } = request;
  return (
    <span>
      {t("crew.asks", { name })} {others > 0 && t("crew.others", { count: others })}
    </span>
  );
}

interface RequestButtonsProps {
  table: string;
  request: Request;
  onAnswered?(): void;
}

export function RequestButtons({ table, request, onAnswered }: RequestButtonsProps) {
  const t = useWords("people");
  const { seat, visitor, name } = request;
  const answer = async (agree: boolean) => {
    if ((await answerRequest(table, seat, visitor, agree)) !== null) onAnswered?.();
  };
  return (
    <span class="request-deeds">
      <Button size="small" kind="primary" icon="check" onClick={() => void answer(true)}>
        {t("crew.agree")}
        <span class="unseen"> {name}</span>
      </Button>
      <Button size="small" icon="close" onClick={() => void answer(false)}>
        {t("crew.refuse")}
        <span class="unseen"> {name}</span>
      </Button>
    </span>
  );
}
