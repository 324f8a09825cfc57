/** The race: board and instruments on one side, the desk with everything to decide on the other. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { sound } from "../device/settings";
import { useWords } from "../i18n";
import { LaidNote } from "../people/laid";
import { type PageTool, usePageTools } from "../shell/pageTools";
import { Heading, IconButton, type Tab, Tabs, Tag } from "../ui";
import { AwayCard } from "./away/awayCard";
import { useBoardAlone } from "./board/boardAlone";
import { LatestEvent } from "./board/latestEvent";
import { Legend, LegendButton } from "./board/legend";
import { LookBanner, LookBar } from "./board/lookBar";
import { OverlayMenu } from "./board/overlayMenu";
import { PaceBar, PaceMenu } from "./board/paceMenu";
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
import { CardChoices } from "./hand/cardAdvice";
import { Hand } from "./hand/hand";
import { useKeptFocus } from "./keyboard/keptFocus";
import { useKeys } from "./keyboard/keys";
import { arrangement, lofty, low, wide } from "./layout";
import { Chat } from "./log/chat";
import { Log } from "./log/log";
import { NoticeSaid } from "./notices/noticeCard";
import { Over } from "./result/over";
import { useRematch } from "./result/rematch";
import { StageAgain, StageSheet } from "./result/stageSheet";
import { Standings } from "./result/standings";
import { AbsenceBanners } from "./seats/absence";
import { CrewRequests } from "./seats/crew";
import { Seats } from "./seats/seats";
import { TakeBackQuestion } from "./seats/takeBack";
import { Watching } from "./seats/watching";

type Sheet = "play" | "seats" | "log" | "chat";

export function Race() {
  const t = useWords("table");
  const helm = useHelm();
  const sheet = useSignal<Sheet>("play");
  const about = useSignal(false);
  const help = useSignal(false);
  const legend = useSignal(false);
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
      legend: () => {
        legend.value = true;
      },
      chat: () => {
        sheet.value = "chat";
        requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
      },
      play: () => {
        if (!wide.peek()) sheet.value = "play";
      },
    }),
    [help, legend, sheet],
  );
  useKeys(deeds);

  // What has its own place on a large screen is a sheet on a small one.
  const isWide = wide.value;
  const watches = helm.isSpectator.value;
  const sheets: readonly Sheet[] = isWide
    ? lofty.value || watches
      ? ["log", "chat"]
      : ["seats", "log", "chat"]
    : watches
      ? ["play", "log", "chat"]
      : ["play", "seats", "log", "chat"];
  useEffect(() => {
    if (!sheets.includes(sheet.peek())) sheet.value = sheets[0] ?? "log";
  });
  // What was always in sight still is when the window shrinks or the phone is turned.
  useEffect(() => {
    if (!isWide) sheet.value = "play";
  }, [isWide, sheet]);

  const boardAlone = useBoardAlone();
  // A notice may need all of the desk.
  const reads = !isWide && !low.value && sheet.value !== "play" && !helm.notices.current.value;
  const table = helm.story.value?.table;
  const tools = [
    { label: t("about.heading"), icon: "list", onPick: () => (about.value = true) },
    { label: t("help.open"), icon: "help", onPick: () => (help.value = true) },
  ] as const;
  const soundTool: PageTool = {
    label: t(sound.value ? "sound.mute" : "sound.on"),
    icon: sound.value ? "sound" : "mute",
    onPick: () => (sound.value = !sound.value),
  };
  usePageTools(isWide ? [] : [...tools, soundTool]);
  const shown = helm.shown.value;
  if (table === undefined || shown === null) return null;
  const kinds = [
    `race race-${arrangement.value}`,
    !isWide && "race-small",
    boardAlone && "race-board",
    reads && "race-reading",
    watches && "race-watched",
  ];
  const look = kinds.filter(Boolean).join(" ");
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
          <PaceBar />
          <AwayCard />
        </div>
        <BoardStage />
        <LatestEvent />
        <div class="stage-foot">
          {isWide && <LookBar />}
          {isWide && <PaceMenu />}
          <OverlayMenu />
          <LegendButton onOpen={deeds.legend} />
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
          <IconButton label={soundTool.label} icon={soundTool.icon} onClick={soundTool.onPick} />
          {tools.map(({ label, icon, onPick }) => (
            <IconButton key={icon} label={label} icon={icon} onClick={onPick} />
          ))}
        </header>
        <NoticeSaid />
        <Prompt />
        {isWide && <OfferCard />}
        {isWide && (watches ? <Watching /> : <Play />)}
        {isWide && lofty.value && !watches && <Seats />}
        {/* What a choice would bring may be long: it takes the room of the sheets, not of the choices. */}
        <div class="desk-foot">
          {isWide && <Advice />}
          <Sheets sheet={sheet} names={sheets} />
        </div>
      </aside>
      <SeveralMeanings />
      <LetItLapse />
      <StageSheet />
      <About open={about.value} onClose={() => (about.value = false)} />
      <Legend
        address={`/api/tables/${helm.id}`}
        named={helm.named}
        open={legend.value}
        onClose={() => (legend.value = false)}
      />
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
      {!wide.value && <TakeBackQuestion />}
      <Over />
      <StandingNote />
      <Amounts />
      {cardsFirst && <Cards />}
      {!wide.value && <Deeds />}
      <Choices />
      {!cardsFirst && <Cards />}
      {!over && <LaidNote words={helm.story.value?.table.laid ?? null} />}
      <Standings />
      <StageAgain />
      <Notation />
      <Description />
    </div>
  );
}

/** The hand, and what the card taken up can do that has no place on the board. */
function Cards() {
  return (
    <>
      <Hand />
      <CardChoices />
    </>
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
    play: helm.isSpectator.value ? <Watching /> : <Play />,
    seats: <Seats />,
    log: names.includes("play") ? (
      <>
        <div class="log-tools">
          <LookBar />
          <PaceMenu />
        </div>
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
        {t(`areas.${name === "play" && helm.isSpectator.value ? "watch" : name}`)}
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
