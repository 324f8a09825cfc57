/**
 * Where a study gets its answers from. The page knows no rules: whoever wants to know what a move
 * brings asks a source, which is the service, or a file that was written when the page was built.
 */
import { send } from "../api/client";
import type { components } from "../api/schema";
import type { Place } from "../board";
import type { Preview } from "../choosing/referee";

type Schemas = components["schemas"];

export type StudyAnswer = Schemas["StudyAnswer"] & {
  /** Choices that a question is about and that cannot be picked on the board. */
  asked?: readonly Schemas["Choice"][];
};
export type StudyEntry = Schemas["StudyEntry"];
export type StudySight = Schemas["Outlook"];
export type WhyNot = Schemas["WhyNot"];
export type Meant = Schemas["Meant"];

/** Where a little race begins, and what it does by itself. */
export interface Start {
  game: string;
  /** The id of one of the project's scenarios; or else a position. */
  scenario?: string;
  position?: Record<string, unknown>;
  /** Through whose eyes; whoever decides when left out. */
  seat?: string;
  /** Chance is drawn from this as soon as it is due; when left out it waits to be given. */
  seed?: number;
  /** With a seed: bots that play, by seat. */
  bots?: Record<string, string>;
}

/** Answers about one little race; `actions` is always all that was played since its beginning. */
export interface StudySource {
  look(actions: readonly string[]): Promise<StudyAnswer>;
  /** The same, after chance that is due was drawn. */
  draw(actions: readonly string[]): Promise<StudyAnswer>;
  whyNot(actions: readonly string[], action: string): Promise<WhyNot>;
  meant(actions: readonly string[], at: Place): Promise<Meant>;
  preview(actions: readonly string[], action: string): Promise<Preview>;
  /** The link of a page that puts the question why not: only the service makes one. */
  share(actions: readonly string[], action: string): Promise<Schemas["QuestionLink"]>;
}

/** The service answers; it is asked about the whole race each time and keeps nothing. */
export function serviceSource(start: Start): StudySource {
  let ground: { name: string; scene: StudyAnswer["ground"] } | null = null;
  const study = (actions: readonly string[]) => ({ ...start, actions });
  const look = async (wish: object): Promise<StudyAnswer> => {
    const answer = await send<StudyAnswer>("POST", "/api/study", {
      ...wish,
      ...(ground && { ground: ground.name }),
    });
    if (answer.ground !== null) ground = { name: answer.ground_name, scene: answer.ground };
    return { ...answer, ground: ground?.scene ?? null };
  };
  return {
    look: (actions) => look(study(actions)),
    draw: (actions) => look({ ...study(actions), seed: start.seed ?? randomSeed() }),
    whyNot: (actions, action) => send("POST", "/api/study/why-not", { ...study(actions), action }),
    meant: (actions, { x, y }) => send("POST", "/api/study/meant", { ...study(actions), x, y }),
    preview: (actions, action) => send("POST", "/api/study/preview", { ...study(actions), action }),
    share: (actions, action) => send("POST", "/api/study/question", { ...study(actions), action }),
  };
}

function randomSeed(): number {
  return Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
}
