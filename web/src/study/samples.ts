/** Answers for tests: a little race in which one can go left or right, three times at most. */
import type { ExportedStudy } from "./exported";
import type { StudyAnswer, StudySource } from "./source";

const scene = (title: string) => ({ width: 4, height: 4, title, description: "", shapes: [] });

export function answerAfter(actions: readonly string[]): StudyAnswer {
  const choices = actions.length < 3 ? ["left", "right"] : [];
  return {
    actions: [...actions],
    opening: [],
    entries: actions.map((action) => ({
      kind: "action",
      seat: "A",
      action,
      lines: [{ rule: "LAY-01", text: `A goes ${action}.` }],
    })),
    draws: false,
    ground_name: "water",
    ground: scene("ground"),
    sight: {
      seat: "A",
      to_move: "A",
      over: false,
      prompt: `After ${actions.join(", ") || "nothing"}.`,
      choices: choices.map((action) => ({ action, label: action, target: null, group: "Ways" })),
      refused: [{ action: "up", label: "up", target: null, group: "Ways" }],
      board: scene("board"),
      instruments: scene("instruments"),
      standings: null,
      facts: [],
      offer: null,
      dues: [],
      hand: [],
      amounts: [],
      overlays: [],
      shortcuts: [],
      ranking: null,
      stage_end: null,
      ending: null,
    },
  };
}

/** A source that answers at once, and remembers what it was asked. */
export function samples(): StudySource & { asked: string[] } {
  const asked: string[] = [];
  const no = { allowed: false, rule: "LAY-02", message: "Nobody goes up.", pieces: ["boat:A"] };
  return {
    asked,
    look: async (actions) => {
      asked.push(`look ${actions.join(" ")}`);
      return answerAfter(actions);
    },
    draw: async (actions) => answerAfter(actions),
    whyNot: async (_actions, action) => {
      asked.push(`why not ${action}`);
      return no;
    },
    meant: async () => ({
      actions: [],
      action: null,
      rule: "LAY-02",
      message: "Not there.",
      pieces: [],
    }),
    preview: async (_actions, action) => ({
      action,
      path: [[1, 1]],
      ends_turn: false,
      lines: [],
      warnings: [],
      odds: [],
      picture: null,
    }),
    share: async (actions, action) => {
      asked.push(`share ${[...actions, action].join(" ")}`);
      return { path: "/why/token", cards: false };
    },
  };
}

/** A file with one step of a story, and the other way at its beginning. */
export function exportedSample(): ExportedStudy {
  const numbered = (actions: string[]) => {
    const answer = answerAfter(actions);
    const sight = { ...answer.sight, board: 1, instruments: 1 };
    return { ...answer, ground: 0, sight } as unknown as StudyAnswer;
  };
  const [entry] = answerAfter(["right"]).entries;
  if (entry === undefined) throw new Error("there is an entry for every action");
  const tried = {
    entry,
    seat: "A",
    to_move: "A",
    over: false,
    prompt: "Gone right.",
    board: 2,
    instruments: 1,
  };
  const refusals = {
    up: { allowed: false, rule: "LAY-02", message: "Nobody goes up.", pieces: [] },
  };
  const clicks = {
    x: 4.5,
    y: 6.5,
    reach: 1,
    places: "AAABABAAA",
    answers: [
      { actions: [], rule: "LAY-02", message: "Nobody goes up.", pieces: [] },
      { actions: ["right"], rule: null, message: "", pieces: [] },
    ],
  };
  return {
    moments: {
      "": { answer: numbered([]), refusals, clicks, previews: {} },
      left: { answer: numbered(["left"]), refusals: {}, clicks: null, previews: {} },
    },
    after: { right: tried },
    scenes: [
      { ...scene("ground"), shapes: [0] },
      { ...scene("board"), shapes: [1] },
      { ...scene("tried"), shapes: [1, 0] },
    ],
    shapes: [{ role: "water" }, { role: "boat" }],
  };
}
