import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { language, startWords } from "../i18n";
import { Attempt, type ExerciseCard, focused, type TryAnswer } from "./attempt";
import { nextPuzzle, resumed } from "./progress";
import { solvedMeanwhile, tellSolved } from "./toTell";

const CARD: ExerciseCard = {
  id: "start",
  title: "Start",
  text: "Start!",
  rules: [],
  position: {},
  entries: ["roll 2"],
  seat: "A",
  moves: 2,
  answers: [],
  hints: [],
  focus: [],
  hide: ["contest:*"],
  shows: [],
  refusals: { "REG-23": "Go up at a slant." },
};

let sent: { path: string; body: Record<string, unknown> }[];
let verdicts: Record<string, Partial<TryAnswer>>;

beforeAll(() => startWords("study"));

/** A service that plays whatever it is told, and judges by the last action. */
beforeEach(() => {
  sent = [];
  verdicts = {};
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
    const body = request.body === undefined ? {} : JSON.parse(request.body as string);
    sent.push({ path, body });
    return { ok: true, status: 200, json: async () => answerTo(path, body) };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  language.value = "en";
});

function answerTo(path: string, body: Record<string, unknown>): unknown {
  if (path.endsWith("/solution")) return { entries: ["leg N", "leg S"], answer: null };
  if (path.includes("/tries")) {
    const entries = (body.entries as string[] | undefined) ?? [];
    const outcome = { outcome: "open", text: "", rule: null, reason: "", lines: [], entries };
    return { ...outcome, ...verdicts[entries.at(-1) ?? `answer ${body.answer}`] };
  }
  if (path.endsWith("why-not")) {
    return { allowed: false, rule: "REG-23", message: "Not into the wind.", pieces: [] };
  }
  const actions = body.actions as string[];
  return {
    actions,
    entries: actions.map((action) => ({ action })),
    opening: [],
    draws: false,
    ground_name: "sea",
    ground: {},
    sight: { ...SIGHT, board: { shapes: [{ id: "boat:A" }, { id: "contest:0" }, {}] } },
  };
}

const SIGHT = {
  choices: [{ action: "leg N" }, { action: "leg S" }],
  refused: [],
  offer: null,
  hand: [],
};

async function begun(card = CARD, onDone = vi.fn()) {
  const attempt = new Attempt({ game: "regatta", course: "first-race", card, onDone });
  await attempt.trial.go([]);
  return { attempt, trial: attempt.trial, onDone };
}

const offered = (attempt: Attempt) => attempt.trial.choices.value.map((choice) => choice.action);
const tries = () => sent.filter((one) => one.path.includes("/tries"));

describe("a try", () => {
  it("begins where the exercise does, without what came before it", async () => {
    const { trial } = await begun();
    expect(sent[0]?.body.actions).toEqual(["roll 2"]);
    expect(trial.played.value).toEqual([]);
    expect(tries()).toEqual([]);
  });

  it("goes to the referee with every action, and stays open until he says otherwise", async () => {
    const { attempt, trial } = await begun();
    await trial.play("leg N");
    expect(tries().at(-1)?.body).toEqual({ entries: ["leg N"] });
    expect(attempt.verdict.value?.outcome).toBe("open");
    expect(offered(attempt)).toEqual(["leg N", "leg S"]);
  });

  it("shows what the others do, one after the other, and then offers nothing", async () => {
    verdicts["leg S"] = { outcome: "done", text: "Yes!", entries: ["leg S", "leg E", "roll 1"] };
    const { attempt, trial, onDone } = await begun();
    await trial.play("leg S");
    expect(trial.played.value).toEqual(["leg S"]);
    expect(offered(attempt)).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(trial.played.value).toEqual(["leg S", "leg E"]);
    await vi.advanceTimersByTimeAsync(700);
    expect(trial.played.value).toEqual(["leg S", "leg E", "roll 1"]);
    expect(tries()).toHaveLength(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it("goes on after what the others did meanwhile", async () => {
    verdicts["leg S"] = { outcome: "open", entries: ["leg S", "leg E"] };
    const { attempt, trial } = await begun();
    await trial.play("leg S");
    expect(offered(attempt)).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(offered(attempt)).toEqual(["leg N", "leg S"]);
    await trial.play("leg N");
    expect(tries().at(-1)?.body).toEqual({ entries: ["leg S", "leg E", "leg N"] });
  });

  it("begins anew after it was missed, even while something is being shown", async () => {
    verdicts["leg S"] = { outcome: "missed", text: "No.", entries: ["leg S", "leg E"] };
    const { attempt, trial, onDone } = await begun();
    await trial.play("leg S");
    await attempt.again();
    await vi.advanceTimersByTimeAsync(2000);
    expect(trial.played.value).toEqual([]);
    expect(attempt.verdict.value).toBeNull();
    expect(offered(attempt)).toEqual(["leg N", "leg S"]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it("hears the verdict in a new language, about the same try", async () => {
    verdicts["leg S"] = { outcome: "done", entries: ["leg S", "leg E"] };
    const { trial, onDone } = await begun();
    await trial.play("leg S");
    await vi.advanceTimersByTimeAsync(700);
    language.value = "fr";
    await trial.go(trial.played.value);
    expect(tries()).toHaveLength(2);
    expect(tries().at(-1)?.body).toEqual({ entries: ["leg S"] });
    expect(trial.played.value).toEqual(["leg S", "leg E"]);
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it("hides what would give the answer away until it is over", async () => {
    verdicts["leg S"] = { outcome: "done", entries: ["leg S"] };
    const { trial } = await begun();
    const shapes = () => trial.answer.value?.sight.board.shapes as unknown[];
    expect(shapes()).toEqual([{ id: "boat:A" }, {}]);
    await trial.play("leg S");
    expect(shapes()).toHaveLength(3);
  });

  it("adds what the exercise has to say to a rule", async () => {
    const { trial } = await begun();
    await trial.chooser.whyNot("leg N", "North");
    expect(trial.chooser.word.value?.message).toBe("Not into the wind. Go up at a slant.");
  });
});

describe("the solution", () => {
  it("is played without counting", async () => {
    const { attempt, trial, onDone } = await begun();
    await attempt.solve();
    await vi.advanceTimersByTimeAsync(1500);
    expect(trial.played.value).toEqual(["leg N", "leg S"]);
    expect(tries()).toEqual([]);
    expect(offered(attempt)).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
    await attempt.again();
    expect(attempt.shown.value).toBe(false);
    expect(offered(attempt)).toEqual(["leg N", "leg S"]);
  });
});

describe("without a connection", () => {
  const answer = (outcome: string, entries: string[]) => ({
    outcome,
    text: "",
    rule: null,
    reason: "",
    lines: [],
    entries,
  });
  const moment = (actions: string[]) => ({
    answer: {
      ...(answerTo("/api/study", { actions }) as object),
      ground: null,
      sight: { ...SIGHT, board: 0, instruments: 0, standings: null, overlays: [] },
    },
    refusals: {},
    clicks: null,
    previews: { "leg N": { action: "leg N", lines: [], picture: 0 } },
  });
  const looks = (action: string) => ({ entry: { action }, prompt: action, board: 0 });
  const KEPT = {
    card: {},
    exercises: {
      start: {
        moments: { "": moment([]), "leg S\nleg E": moment(["leg S", "leg E"]) },
        after: { "leg S": looks("leg S"), "leg S\nleg E\nleg N": looks("leg N") },
        tries: {
          "leg S": answer("open", ["leg S", "leg E"]),
          "leg S\nleg E\nleg N": answer("done", ["leg S", "leg E", "leg N"]),
        },
        answers: [],
        solution: { entries: ["leg S"], answer: null },
      },
    },
    scenes: [{ shapes: [0, 1] }],
    shapes: [{ id: "boat:A" }, { id: "contest:0" }],
  };
  const INDEX = { version: "1", games: { regatta: { en: [{ file: "first-race.en.json" }] } } };
  let connected: boolean;

  beforeEach(() => {
    connected = false;
    vi.stubGlobal("fetch", async (path: string, request: RequestInit) => {
      const body = request.body === undefined ? {} : JSON.parse(request.body as string);
      const file = path.startsWith("/boards/");
      if (!file && !connected) throw new TypeError("no connection");
      if (!file) sent.push({ path, body });
      const found = path === "/boards/index.json" ? INDEX : file ? KEPT : answerTo(path, body);
      return { ok: true, status: 200, json: async () => found };
    });
  });

  it("a question can be passed on when there is one", async () => {
    connected = true;
    const { trial } = await begun();
    await trial.source.share([], "leg W");
    const { path, body } = sent.at(-1) ?? {};
    expect(path).toBe("/api/study/question");
    expect(body).toMatchObject({ actions: ["roll 2"], action: "leg W" });
  });

  it("the referee's answers are those that were kept", async () => {
    const { attempt, trial, onDone } = await begun();
    expect(offered(attempt)).toEqual(["leg N", "leg S"]);
    expect(trial.answer.value?.sight.board.shapes).toEqual([{ id: "boat:A" }]);
    expect((await trial.source.preview([], "leg N")).picture?.shapes).toHaveLength(2);
    await trial.play("leg S");
    expect(attempt.verdict.value?.outcome).toBe("open");
    await vi.advanceTimersByTimeAsync(700);
    expect(trial.played.value).toEqual(["leg S", "leg E"]);
    await trial.play("leg N");
    expect(attempt.verdict.value?.outcome).toBe("done");
    expect(onDone).toHaveBeenCalledOnce();
    expect(trial.answer.value?.entries).toHaveLength(3);
  });

  it("the solution is shown too, and what was not kept is said to be beyond it", async () => {
    const { attempt, trial } = await begun();
    await attempt.solve();
    await vi.advanceTimersByTimeAsync(700);
    expect(trial.played.value).toEqual(["leg S"]);
    await attempt.again();
    await trial.play("leg N");
    expect(trial.played.value).toEqual([]);
    expect(trial.chooser.word.value?.message).not.toBe("");
  });

  it("what was solved is told to the service later, once", async () => {
    const { trial } = await begun();
    await trial.play("leg S");
    await vi.advanceTimersByTimeAsync(700);
    await trial.play("leg N");
    expect(solvedMeanwhile("regatta", "first-race")).toEqual(["start"]);
    await tellSolved();
    expect(solvedMeanwhile("regatta", "first-race")).toEqual(["start"]);
    connected = true;
    await tellSolved();
    await tellSolved();
    expect(sent).toEqual([
      {
        path: "/api/games/regatta/first-race/start/tries",
        body: { entries: ["leg S", "leg E", "leg N"] },
      },
    ]);
    expect(solvedMeanwhile("regatta", "first-race")).toEqual([]);
  });
});

describe("a question", () => {
  const ASKED = { ...CARD, answers: ["A", "B"] };

  it("offers no moves, and shows what becomes of an answer", async () => {
    verdicts["answer 1"] = { outcome: "missed", entries: ["leg N"] };
    const { attempt, trial } = await begun(ASKED);
    expect(offered(attempt)).toEqual([]);
    await attempt.answer(1);
    expect(attempt.answered.value).toBe(1);
    expect(attempt.verdict.value?.outcome).toBe("missed");
    await vi.advanceTimersByTimeAsync(700);
    expect(trial.played.value).toEqual(["leg N"]);
    await attempt.answer(0);
    expect(tries().map((one) => one.body)).toEqual([{ answer: 1 }, { answer: 0 }]);
  });
});

describe("what is offered", () => {
  const choices = [{ action: "ride 4b" }, { action: "break 2+0" }, { action: "break 0+2" }];

  it("is what the exercise is about", () => {
    expect(focused(choices, ["ride *", "break 2+0"])).toEqual(choices.slice(0, 2));
    expect(focused(choices, ["break ?+2"])).toEqual(choices.slice(2));
    expect(focused(choices, [])).toEqual(choices);
    const legs = ["leg N", "leg NE", "leg NE +puff"].map((action) => ({ action }));
    expect(focused(legs, ["leg [NESW]", "leg [NS][EW]"])).toEqual(legs.slice(0, 2));
    expect(focused(choices, ["help *"])).toEqual(choices);
  });
});

describe("where to go on", () => {
  const steps = [{ id: "a" }, { id: "b" }, { id: "c" }];

  it("is after the last step that was done, then what was skipped, then nowhere", () => {
    expect(resumed(steps, new Set())).toBe(0);
    expect(resumed(steps, new Set(["b"]))).toBe(2);
    expect(resumed(steps, new Set(["c"]))).toBe(0);
    expect(resumed(steps, new Set(["a", "b", "c"]))).toBeNull();
  });

  it("is the next puzzle that is not solved, going round", () => {
    expect(nextPuzzle(steps, new Set(["a"]), "a")).toBe("b");
    expect(nextPuzzle(steps, new Set(["c", "b"]), "b")).toBe("a");
    expect(nextPuzzle(steps, new Set(["a", "b", "c"]), "b")).toBeNull();
  });
});
