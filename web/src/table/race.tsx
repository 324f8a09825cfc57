/** The race: board and instruments on one side, the desk with everything to decide on the other. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { useWords } from "../i18n";
import { LaidNote } from "../people/laid";
import { usePageTools } from "../shell/pageTools";
import { Heading, IconButton, type Tab, Tabs, Tag } from "../ui";
import { LatestEvent } from "./board/latestEvent";
import { LookBanner, LookBar } from "./board/lookBar";
import { OverlayMenu } from "./board/overlayMenu";
import { BoardStage } from "./board/stage";
import { Zoom } from "./board/zoom";
import { Advice } from "./choices/advice";
import { Amounts } from "./choices/amounts";
import { Choices } from "./choices/choiceList";
import { Notation } from "./choices/notation";
import { LetItLapse, OfferCard } from "./choices/offer";
import { SeveralMeanings } from "./choices/severalMeanings";
import { StandingNote, useStandingAnswers } from "./choices/standingAnswer";
import { useHelm } from "./context";
import { Announcer } from "./desk/announcer";
import { Banners, ConnectionSign } from "./desk/banners";
import { Description } from "./desk/description";
import { useFreshDecision } from "./desk/freshDecision";
import { Deeds, Prompt } from "./desk/prompt";
import { useTurnAlert } from "./desk/turnAlert";
import { About } from "./dialogs/about";
import { Help } from "./dialogs/help";
import { Hand } from "./hand/hand";
import { useKeptFocus } from "./keyboard/keptFocus";
import { useKeys } from "./keyboard/keys";
import { arrangement, lofty, wide } from "./layout";
import { Chat } from "./log/chat";
import { Log } from "./log/log";
import { Over } from "./result/over";
import { useRematch } from "./result/rematch";
import { Standings } from "./result/standings";
import { AbsenceBanners } from "./seats/absence";
import { CrewRequests } from "./seats/crew";
import { Seats } from "./seats/seats";

type Sheet = "play" | "seats" | "log" | "chat";

export function Race() {
  const t = useWords("table");
  const helm = useHelm();
  const sheet = useSignal<Sheet>("play");
  const about = useSignal(false);
  const help = useSignal(false);
  const desk = useRef<HTMLElement>(null);
  useTurnAlert();
  useStandingAnswers();
  useRematch();
  // First back to the beginning, then the focus: where it goes must be in sight.
  useFreshDecision(desk);
  useKeptFocus(desk);
  const deeds = useMemo(
    () => ({
      help: () => {
        help.value = true;
      },
      chat: () => {
        sheet.value = "chat";
        requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
      },
      play: () => {
        if (!wide.peek()) sheet.value = "play";
      },
    }),
    [help, sheet],
  );
  useKeys(deeds);

  // What has its own place on a large screen is a sheet on a small one.
  const isWide = wide.value;
  const sheets: readonly Sheet[] = isWide
    ? lofty.value
      ? ["log", "chat"]
      : ["seats", "log", "chat"]
    : ["play", "seats", "log", "chat"];
  useEffect(() => {
    if (!sheets.includes(sheet.peek())) sheet.value = sheets[0] ?? "log";
  });
  // What was always in sight still is when the window shrinks or the phone is turned.
  useEffect(() => {
    if (!isWide) sheet.value = "play";
  }, [isWide, sheet]);

  const table = helm.story.value?.table;
  const tools = [
    { label: t("about.heading"), icon: "list", onPick: () => (about.value = true) },
    { label: t("help.open"), icon: "help", onPick: () => (help.value = true) },
  ] as const;
  usePageTools(isWide ? [] : tools);
  const shown = helm.shown.value;
  if (table === undefined || shown === null) return null;
  const look = `race race-${arrangement.value}${isWide ? "" : " race-small"}`;
  return (
    <div class={look} data-seq={shown.seq}>
      <Heading quiet>
        {t("title.heading", { game: table.game_name, summary: table.summary })}
      </Heading>
      <Announcer />
      <section class="stage" aria-label={t("areas.board")}>
        <div class="stage-top">
          <Banners />
          <LookBanner />
        </div>
        <BoardStage />
        <LatestEvent />
        <div class="stage-foot">
          {isWide && <LookBar />}
          <OverlayMenu />
          <Zoom />
        </div>
      </section>
      <aside class="desk" ref={desk}>
        <header class="desk-head">
          <ConnectionSign />
          <p class="desk-title">
            <strong>{table.game_name}</strong> {table.laid !== null && <Tag>{t("laid")}</Tag>}{" "}
            <span>{table.summary}</span>
          </p>
          {tools.map(({ label, icon, onPick }) => (
            <IconButton key={icon} label={label} icon={icon} onClick={onPick} />
          ))}
        </header>
        <Prompt />
        {isWide && <Play />}
        {isWide && lofty.value && <Seats />}
        <Sheets sheet={sheet} names={sheets} />
      </aside>
      <SeveralMeanings />
      <LetItLapse />
      <About open={about.value} onClose={() => (about.value = false)} />
      <Help open={help.value} onClose={() => (help.value = false)} />
    </div>
  );
}

/** Everything about deciding. */
function Play() {
  const helm = useHelm();
  // Where no card can be played, what can be done instead comes first.
  const cardsFirst = helm.cardsCount.value;
  const over = helm.shown.value?.over ?? false;
  return (
    <div class="play">
      {!wide.value && <CrewRequests />}
      {!wide.value && <AbsenceBanners />}
      <Over />
      {wide.value && <OfferCard />}
      <StandingNote />
      <Amounts />
      {!wide.value && cardsFirst && <Hand />}
      {wide.value ? <Advice /> : <Deeds />}
      {wide.value && cardsFirst && <Hand />}
      <Choices />
      {!cardsFirst && <Hand />}
      {!over && <LaidNote words={helm.story.value?.table.laid ?? null} />}
      <Standings />
      <Notation />
      <Description />
    </div>
  );
}

interface SheetsProps {
  sheet: { value: Sheet };
  names: readonly Sheet[];
}

function Sheets({ sheet, names }: SheetsProps) {
  const t = useWords("table");
  const helm = useHelm();
  const seen = useRef(helm.story.peek()?.chat.length ?? 0);
  const lines = helm.story.value?.chat.length ?? 0;
  if (sheet.value === "chat") seen.current = lines;
  const unread = lines - seen.current;
  const contents = {
    play: <Play />,
    seats: <Seats />,
    log: names.includes("play") ? (
      <>
        <LookBar />
        <Log />
      </>
    ) : (
      <Log />
    ),
    chat: <Chat />,
  };
  const tabs: Tab<Sheet>[] = names.map((name) => ({
    value: name,
    label: (
      <>
        {t(`areas.${name}`)}
        {name === "chat" && unread > 0 && (
          <span class="unread">
            <span aria-hidden="true">{unread}</span>
            <span class="unseen">{t("badge.unread", { count: unread })}</span>
          </span>
        )}
      </>
    ),
    content: contents[name],
  }));
  return (
    <Tabs
      label={t(names.includes("play") ? "areas.sheets" : "areas.story")}
      value={sheet.value}
      tabs={tabs}
      onValue={(name) => {
        sheet.value = name;
      }}
    />
  );
}
