/**
 * The board with moments of a real race, for looking and for measuring.
 *
 *     python src/board/demo/samples.py GAME players=4 --after 60 --moments 12 > src/board/demo/samples/race.json
 *     npm run dev, then /src/board/demo/index.html?race=race&theme=dark
 *
 * Keys: n and b step through the race, t throws the die, z frames the targets.
 */

import { animateDie, type BoardTarget, createBoard, drawScene, type Scene } from "..";

interface Choice {
  action: string;
  label: string;
  target: Omit<BoardTarget, "actions" | "label">;
}

interface Moment {
  board: Scene;
  instruments: Scene;
  choices: Choice[];
  preview: { path: [number, number][]; warnings: { pieces: string[] }[] } | null;
}

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

function part<T extends Element>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`the demo has no ${selector}`);
  return found;
}

const told = part<HTMLElement>("#told");
const instruments = part<SVGSVGElement>("#instruments");
const board = createBoard(part("#board"), {
  label: "The board",
  onPick: (actions, _, by) => tell(`picked ${actions.join(", ")} (${by})`),
  onPoint: ({ x, y }, by) => tell(`pointed at ${x.toFixed(2)}, ${y.toFixed(2)} (${by})`),
  onHover: (actions, by) => tell(actions ? `over ${actions.join(", ")} (${by})` : ""),
});

function tell(text: string): void {
  told.textContent = text;
}

/** Choices that share a place are one target. */
function merged(choices: readonly Choice[]): BoardTarget[] {
  const places = new Map<string, BoardTarget>();
  for (const { action, label, target } of choices) {
    const { kind, x, y, angle, sign, tone } = target;
    const key = `${kind} ${x} ${y} ${angle}`;
    const known = places.get(key);
    if (known) {
      known.actions.push(action);
      known.label += `; ${label}`;
    } else {
      places.set(key, {
        actions: [action],
        label,
        kind,
        x,
        y,
        ...(angle === undefined ? {} : { angle }),
        ...(sign === undefined ? {} : { sign }),
        ...(tone === undefined ? {} : { tone }),
      });
    }
  }
  return [...places.values()];
}

const reply = await fetch(`samples/${asked.get("race") ?? "race"}.json`);
if (!reply.ok) throw new Error(`no such race: ${reply.url}`);
const race = (await reply.json()) as { ground: Scene; moments: Moment[] };
let at = Number(asked.get("at") ?? 0);

function moment(): Moment {
  const found = race.moments[at];
  if (!found) throw new Error(`the race has no moment ${at}`);
  return found;
}

async function show(animate: boolean): Promise<void> {
  const { board: scene, instruments: dials, choices } = moment();
  board.setTargets([]);
  board.setPreview(null);
  void drawScene(dials, instruments, { animate });
  await board.show(scene, { animate });
  board.setTargets(merged(choices));
}

async function step(by: number): Promise<void> {
  at = (at + by + race.moments.length) % race.moments.length;
  await show(true);
}

board.setGround(race.ground);
await show(false);

addEventListener("keydown", (event) => {
  if (event.key === "n") void step(1);
  if (event.key === "b") void step(-1);
  if (event.key === "t") void animateDie(instruments);
  if (event.key === "z") board.attend("turn");
});

/** For the measurements and for screenshots. */
Object.assign(window, {
  demo: { board, step, race, moment, throwDie: () => animateDie(instruments) },
});
document.documentElement.dataset.ready = "yes";
