/**
 * A study from a file that was written when the page was built (the service's
 * `learning/board_export.py`): the moments of its story, what every other single move would
 * bring, and why a move is refused. It needs no connection; what goes further asks the service.
 */
import { Refusal } from "../api/client";
import type { Place } from "../board";
import type { Preview } from "../choosing/referee";
import { words } from "../i18n";
import type { Meant, StudyAnswer, StudyEntry, StudySource, WhyNot } from "./source";

interface Try {
  entry: StudyEntry;
  seat: string | null;
  to_move: string | null;
  over: boolean;
  prompt: string;
  board: number;
  instruments: number;
}

interface Moment {
  /** A `StudyAnswer` in which every drawing is a number. */
  answer: StudyAnswer;
  tries: Record<string, Try>;
  refusals: Record<string, WhyNot>;
  clicks: Clicks | null;
}

/** What clicks around a place mean: a square of places, row by row, each the letter of an answer. */
interface Clicks extends Place {
  /** How many units to each side. */
  reach: number;
  places: string;
  answers: Meant[];
}

/** What such a file holds. */
export interface ExportedStudy {
  scenario: string;
  lang: string;
  story: string[];
  moments: Moment[];
  scenes: Array<Record<string, unknown> & { shapes: number[] }>;
  shapes: unknown[];
}

/** Answers from the file first, if there is one; `service` is asked about what is not in it. */
export function exportedSource(
  fetchFile: () => Promise<ExportedStudy | null>,
  service: StudySource,
): StudySource {
  const findMoment = async (
    actions: readonly string[],
  ): Promise<[Moment, ExportedStudy] | null> => {
    const file = await fetchFile();
    const moment = file?.moments[actions.length];
    if (file === null || moment === undefined) return null;
    return actions.every((action, n) => action === file.story[n]) ? [moment, file] : null;
  };
  const findTry = async (actions: readonly string[]): Promise<StudyAnswer | null> => {
    const found = await findMoment(actions.slice(0, -1));
    const action = actions.at(-1);
    const tried = action === undefined ? undefined : found?.[0].tries[action];
    return found && tried ? answerOf(drawn(...found), tried, found[1]) : null;
  };
  return {
    async look(actions) {
      const found = await findMoment(actions);
      if (found !== null) return drawn(...found);
      return orElse(service.look(actions), () => findTry(actions));
    },
    draw: (actions) => orElse(service.draw(actions), async () => null),
    async whyNot(actions, action) {
      const found = await findMoment(actions);
      return found?.[0].refusals[action] ?? service.whyNot(actions, action);
    },
    meant: (actions, at: Place) =>
      orElse(service.meant(actions, at), async () => {
        const clicks = (await findMoment(actions))?.[0].clicks ?? null;
        return clicks && meantAt(clicks, at);
      }),
    preview: (actions, action) =>
      orElse(service.preview(actions, action), async () => {
        const tried = (await findMoment(actions))?.[0].tries[action];
        return tried ? foreseen(action, tried) : null;
      }),
  };
}

/** What a click means, as far as the file has it. */
function meantAt({ x, y, reach, places, answers }: Clicks, at: Place): Meant | null {
  const [across, down] = [Math.round(at.x - x) + reach, Math.round(at.y - y) + reach];
  const side = 2 * reach + 1;
  if (Math.min(across, down) < 0 || Math.max(across, down) >= side) return null;
  return answers[places.charCodeAt(down * side + across) - "A".charCodeAt(0)] ?? null;
}

/** What the service answers; where it cannot be reached, what the file knows. */
async function orElse<T>(answer: Promise<T>, known: () => Promise<T | null>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== "offline") throw error;
    const found = await known();
    if (found === null) throw new Refusal(words("study")("beyond"), "offline", 0);
    return found;
  }
}

function scene(file: ExportedStudy, number: unknown): never {
  const found = typeof number === "number" ? file.scenes[number] : undefined;
  return (
    found ? { ...found, shapes: found.shapes.map((shape) => file.shapes[shape]) } : null
  ) as never;
}

/** A moment with its drawings. */
function drawn(moment: Moment, file: ExportedStudy): StudyAnswer {
  const { answer } = moment;
  const { sight } = answer;
  return {
    ...answer,
    ground: scene(file, answer.ground),
    sight: {
      ...sight,
      board: scene(file, sight.board),
      instruments: scene(file, sight.instruments),
      standings: scene(file, sight.standings),
      hand: sight.hand.map((card) => ({
        ...card,
        picture: scene(file, card.picture),
        over: scene(file, card.over),
      })),
      overlays: sight.overlays.map((one) => ({ ...one, picture: scene(file, one.picture) })),
    },
  };
}

/** How it looks after another move; what could follow is not in the file. */
function answerOf(before: StudyAnswer, tried: Try, file: ExportedStudy): StudyAnswer {
  return {
    ...before,
    actions: [...before.actions, tried.entry.action],
    entries: [...before.entries, tried.entry],
    draws: false,
    sight: {
      ...before.sight,
      seat: tried.seat,
      to_move: tried.to_move,
      over: tried.over,
      prompt: tried.prompt,
      board: scene(file, tried.board),
      instruments: scene(file, tried.instruments),
      choices: [],
      refused: [],
      offer: null,
      hand: [],
      amounts: [],
      overlays: [],
    },
  };
}

function foreseen(action: string, tried: Try): Preview {
  return {
    action,
    path: [],
    ends_turn: false,
    lines: tried.entry.lines,
    warnings: [],
    odds: [],
    picture: null,
  };
}
