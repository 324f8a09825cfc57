/** The sounds of a table, made on the spot: a small ship's bell, a knock on wood, a finish. */

let audio: AudioContext | null = null;
let touched = false;

/** Browsers allow sound only once the page was touched; until then all is quiet. */
for (const what of ["pointerdown", "keydown"] as const) {
  addEventListener(
    what,
    () => {
      touched = true;
    },
    { capture: true, passive: true },
  );
}

function mayBeHeard(): boolean {
  // Whoever came here from another page of ours has touched that one.
  return touched || navigator.userActivation?.hasBeenActive === true;
}

/** How loud everything is; a table is not to be heard in the next room. */
const VOLUME = 0.16;

/** Partials of a small bell: how high over the first, how loud, how long. */
const BELL = [
  [1, 0.5, 1.4],
  [2.76, 0.25, 0.7],
  [5.4, 0.12, 0.35],
] as const;

/** Partials of a knock on wood: short and low. */
const KNOCK = [
  [1, 0.6, 0.09],
  [2.4, 0.2, 0.05],
] as const;

type Partials = typeof BELL | typeof KNOCK;

/** Strokes: when each comes, and how high it is. */
function sound(partials: Partials, strokes: readonly (readonly [number, number])[]): void {
  if (!mayBeHeard() || !("AudioContext" in window)) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [after, pitch] of strokes) {
    for (const [over, loud, long] of partials) strike(audio, after, pitch * over, loud, long);
  }
}

/** It is your turn: two strokes of a bell. */
export function ring(): void {
  sound(BELL, [
    [0, 660],
    [0.22, 880],
  ]);
}

/** Somebody else has moved: a knock. */
export function knock(): void {
  sound(KNOCK, [[0, 210]]);
}

/** The race is over: three strokes upwards. */
export function finish(): void {
  sound(BELL, [
    [0, 523],
    [0.2, 659],
    [0.4, 784],
  ]);
}

function strike(
  context: AudioContext,
  after: number,
  pitch: number,
  loud: number,
  long: number,
): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const fade = context.createGain();
  tone.frequency.value = pitch;
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(loud * VOLUME, start + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(fade).connect(context.destination);
  tone.start(start);
  tone.stop(start + long);
}
