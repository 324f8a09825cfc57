/** "Your turn": a small ship's bell, made on the spot. */

let audio: AudioContext | null = null;

/** Partials of a small bell: how high over the first, how loud, how long. */
const PARTIALS = [
  [1, 0.5, 1.4],
  [2.76, 0.25, 0.7],
  [5.4, 0.12, 0.35],
] as const;

/** Two strokes of a bell. Browsers allow sound only after the page was touched once. */
export function ring(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const [stroke, pitch] of [
    [0, 660],
    [0.22, 880],
  ] as const) {
    for (const [over, loud, long] of PARTIALS) strike(audio, stroke, pitch * over, loud, long);
  }
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
  fade.gain.linearRampToValueAtTime(loud * 0.25, start + 0.008);
  fade.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(fade).connect(context.destination);
  tone.start(start);
  tone.stop(start + long);
}
