/** /why/:token, a question that somebody passed on: the position, the answer, and a board to try. */
import { useEffect, useMemo } from "preact/hooks";
import type { components } from "../api/schema";
import { useAnswer } from "../api/useAnswer";
import { language, useWords } from "../i18n";
import { typeset } from "../i18n/format";
import { Study, serviceSource, Trial } from "../study";
import { Heading, LinkButton, useTitle } from "../ui";
import { Waiting } from "../ui/waiting";

type QuestionCard = components["schemas"]["QuestionCard"];

export function QuestionPage({ token = "" }: { token?: string }) {
  const t = useWords("common");
  const found = useAnswer<QuestionCard>(`/api/questions/${encodeURIComponent(token)}`);
  useTitle(t("question.title"));
  return (
    <div class="learn page-width">
      <Heading>{t("question.title")}</Heading>
      {found.value === null ? (
        <Waiting trouble={found.trouble?.message ?? null} home={t("lost.home")} />
      ) : (
        <Asked key={token} card={found.value} />
      )}
    </div>
  );
}

function Asked({ card }: { card: QuestionCard }) {
  const t = useWords("common");
  const { game, position, seat } = card;
  const trial = useMemo(() => new Trial(serviceSource({ game, position, seat })), [game]);
  const shown = trial.answer.value !== null && trial.played.value.length === 0;
  const lang = language.value;
  // What was asked is asked here once more: the answer stands where answers stand.
  useEffect(() => {
    if (shown) void trial.chooser.whyNot(card.action, card.label);
  }, [shown, card.action, lang]);
  return (
    <>
      <p>
        {t("question.text", { game: card.game_name, seat: card.seat })}{" "}
        <strong>{typeset(card.label)}</strong>
      </p>
      <Study trial={trial} game={game} label={t("question.board", { game: card.game_name })} />
      <p>
        <LinkButton icon="book" href={`/rules/${game}`}>
          {t("question.rules", { game: card.game_name })}
        </LinkButton>
      </p>
    </>
  );
}
