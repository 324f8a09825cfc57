/**
 * A study from a file that was written when the page was built (the service's
 * `learning/exported_moments.py`): moments in which something can be chosen, how it looks after
 * other moves, and why a move is refused. It needs no connection; what goes further asks the
 * service.
 */
import { Refusal } from "../api/client";
import type { Place } from "../board";
import type { Preview } from "../choosing/referee";
import { words } from "../i18n";
import { unlessOffline } from "./boardFiles";
import type { Meant, StudyAnswer, StudyEntry, StudySource, WhyNot } from "./source";

/** How it looks after a move from which nothing more is to be chosen. */
interface After {
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
  refusals: Record<string, WhyNot>;
  clicks: Clicks | null;
  /** What choices would bring; their pictures are numbers. */
  previews: Record<string, Preview>;
}

/** What clicks around a place mean: a square of places, row by row, each the letter of an answer. */
interface Clicks extends Place {
  /** How many units to each side. */
  reach: number;
  places: string;
  answers: Omit<Meant, "action">[];
}

/** The drawings of a file. */
export interface Drawings {
  scenes: Array<Record<string, unknown> & { shapes: number[] }>;
  shapes: unknown[];
}

/** What such a file holds of a study; everything goes by what was played until then. */
export interface ExportedStudy extends Drawings {
  moments: Record<string, Moment>;
  after: Record<string, After>;
}

/** What a moment goes by. */
export const keyOf = (actions: readonly string[]): string => actions.join("\n");

/** A file of this kind, or null where there is none. */
type FetchFile = () => Promise<ExportedStudy | null>;

/** Answers from the file first, if there is one; `service` is asked about what is not in it. */
export function exportedSource(fetchFile: FetchFile, service: StudySource): StudySource {
  const rest = keptSource(fetchFile, service);
  const moment = async (actions: readonly string[]) =>
    (await fetchFile())?.moments[keyOf(actions)] ?? null;
  return {
    ...rest,
    async look(actions) {
      const file = await fetchFile();
      const found = file?.moments[keyOf(actions)];
      return file && found ? drawn(found, file) : rest.look(actions);
    },
    async whyNot(actions, action) {
      return (await moment(actions))?.refusals[action] ?? service.whyNot(actions, action);
    },
  };
}

/** The service answers; where it cannot be reached, the file, as far as it knows. */
export function keptSource(fetchFile: FetchFile, service: StudySource): StudySource {
  const orElse = <T>(answer: Promise<T>, known: (file: ExportedStudy) => T | null) =>
    unlessOffline(answer, async () => {
      const file = await fetchFile();
      const found = file && known(file);
      if (found === null) throw new Refusal(words("study")("beyond"), "offline", 0);
      return found;
    });
  return {
    look: (actions) => orElse(service.look(actions), (file) => lookIn(file, actions)),
    draw: (actions) => orElse(service.draw(actions), () => null),
    whyNot: (actions, action) =>
      orElse(
        service.whyNot(actions, action),
        (file) => file.moments[keyOf(actions)]?.refusals[action] ?? null,
      ),
    meant: (actions, at) =>
      orElse(service.meant(actions, at), (file) => {
        const clicks = file.moments[keyOf(actions)]?.clicks ?? null;
        return clicks && meantAt(clicks, at);
      }),
    preview: (actions, action) =>
      orElse(service.preview(actions, action), (file) => previewIn(file, actions, action)),
    share: service.share,
  };
}

/** How it looks, as far as the file has it. */
function lookIn(file: ExportedStudy, actions: readonly string[]): StudyAnswer | null {
  const moment = file.moments[keyOf(actions)];
  if (moment !== undefined) return drawn(moment, file);
  const after = file.after[keyOf(actions)];
  const before = after && lookIn(file, actions.slice(0, -1));
  return before ? answerOf(before, after, file) : null;
}

function previewIn(
  file: ExportedStudy,
  actions: readonly string[],
  action: string,
): Preview | null {
  const known = file.moments[keyOf(actions)]?.previews[action];
  if (known !== undefined) return { ...known, picture: scene(file, known.picture) };
  const after = file.after[keyOf([...actions, action])];
  return after ? foreseen(action, after) : null;
}

/** What a click means, as far as the file has it. */
function meantAt({ x, y, reach, places, answers }: Clicks, at: Place): Meant | null {
  const [across, down] = [Math.round(at.x - x) + reach, Math.round(at.y - y) + reach];
  const side = 2 * reach + 1;
  if (Math.min(across, down) < 0 || Math.max(across, down) >= side) return null;
  const answer = answers[places.charCodeAt(down * side + across) - "A".charCodeAt(0)];
  return answer === undefined ? null : { ...answer, action: null };
}

function scene(file: Drawings, number: unknown): never {
  const found = typeof number === "number" ? file.scenes[number] : undefined;
  return (
    found ? { ...found, shapes: found.shapes.map((shape) => file.shapes[shape]) } : null
  ) as never;
}

/** A moment with its drawings. */
function drawn(moment: Moment, file: Drawings): StudyAnswer {
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
function answerOf(before: StudyAnswer, tried: After, file: Drawings): StudyAnswer {
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

function foreseen(action: string, tried: After): Preview {
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
