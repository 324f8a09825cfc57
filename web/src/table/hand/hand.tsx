/**
 * My hand. A card that is pointed at or focused lays what it leads to over the board; taken up by a
 * click, it is played by picking where it leads, or, if it leads to one thing only, by the button
 * that then says so or by a second click; dragged onto the board, it is played where it is let go.
 */
import { useRef } from "preact/hooks";
import { lastInput } from "../../device/pointing";
import { useWords } from "../../i18n";
import type { HandCard } from "../../live/wire";
import { Button } from "../../ui";
import { ScenePicture } from "../../ui/scenePicture";
import { useHelm } from "../context";
import { seatCard } from "../seats/seating";
import { handle } from "./cardPlay";
import { useCardDrag } from "./dragging";

export function Hand() {
  const t = useWords("table");
  const helm = useHelm();
  const { chooser } = helm;
  const cards = chooser.hand.cards.value;
  const put = chooser.hand.together.value.length;
  if (helm.veiled.value) return helm.isLive.value ? <Veil /> : null;
  // After the race a hand is of no use, and would stand where the result should.
  if (cards.length === 0 || (helm.isLive.value && helm.sight.value?.over)) return null;
  const together = cards.find((card) => card.together != null)?.together;
  return (
    <section class="hand" aria-label={t("hand.label")}>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {together != null && helm.choices.value.length > 0 && (
        <Button
          kind="primary"
          size="small"
          disabled={put === 0}
          {...chooser.plays(chooser.hand.sequence.join(" "))}
          onClick={() => helm.playAll(chooser.hand.sequence)}
        >
          {together.label} {put > 0 && `(${put})`}
        </Button>
      )}
    </section>
  );
}

/** The cards lie face down until whoever is to see them sits at the screen. */
function Veil() {
  const t = useWords("table");
  const helm = useHelm();
  const [story, sight] = [helm.story.value, helm.sight.value];
  if (story === null || sight === null || sight.to_move !== sight.seat) return null;
  const name = seatCard(story.table, sight.seat)?.name ?? "";
  return (
    <section class="hand" aria-label={t("hand.label")}>
      <Button kind="primary" icon="eye" onClick={() => helm.reveal()}>
        {t("hand.reveal", { name })}
      </Button>
    </section>
  );
}

function Card({ card }: { card: HandCard }) {
  const t = useWords("table");
  const helm = useHelm();
  const { hand } = helm.chooser;
  const button = useRef<HTMLButtonElement>(null);
  const drag = useCardDrag(button, card);
  const { id, label, note, actions, tone } = card;
  const deciding = helm.choices.value.length > 0;
  const playable = deciding && actions.length > 0;
  const held = hand.lit.value.includes(id);
  // By a second click a card that is taken up is played: that is another thing to press.
  const plays = helm.chooser.plays(hand.taken.value === id ? `${id} taken` : id);
  const look = () => {
    if (hand.regarded.peek() !== id) hand.regarded.value = id;
  };
  const lookAway = () => {
    if (hand.regarded.peek() === id) hand.regarded.value = null;
  };
  const looks = [
    "hand-card",
    tone === "special" ? "hand-special" : "",
    held ? "hand-taken" : "",
    playable ? "hand-playable" : deciding ? "hand-barred" : "",
  ];
  return (
    <button
      ref={button}
      type="button"
      data-card={id}
      {...plays}
      class={looks.filter(Boolean).join(" ")}
      aria-pressed={held}
      aria-label={[label, playable ? "" : note].filter(Boolean).join(". ")}
      title={label}
      onPointerEnter={(event) => event.pointerType === "mouse" && look()}
      onPointerLeave={lookAway}
      onFocus={() => lastInput() === "keyboard" && look()}
      onBlur={lookAway}
      onKeyDown={(event) => walk(event)}
      onClick={(event) => {
        if (drag.wasDragged()) return;
        handle(helm, card, event.detail === 0 ? "keyboard" : lastInput());
      }}
      {...drag.listeners}
    >
      <CardFace card={card} />
      {tone === "special" && <span class="unseen">{t("hand.special")}</span>}
    </button>
  );
}

/** The picture of a card. */
export function CardFace({ card }: { card: HandCard }) {
  return <ScenePicture class="hand-face" scene={card.picture} />;
}

/** Left and right go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const cards = [...document.querySelectorAll<HTMLElement>(".hand [data-card]")];
  const next = cards[cards.indexOf(event.currentTarget) + step];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}
