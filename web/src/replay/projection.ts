/** A replay being looked at: what is shown, through whose eyes, with or without tracks. */
import { computed, effect, signal } from "@preact/signals";
import { get } from "../api/client";
import type { Frames, Reel } from "../api/types";
import type { NamedPart } from "../board";
import { language } from "../i18n";
import { FrameStore, type Moment, type Wish } from "./frames";
import { Player } from "./player";

const TRACKS = "layline.tracks";
/** Browsers forbid a page to change its address too often. */
const REST = 200;

export class Projection {
  readonly player: Player;
  readonly eye = signal("");
  readonly tracks = signal(localStorage.getItem(TRACKS) === "on");
  /** Makes the board larger or smaller, or shows all of it; set by whoever draws it. */
  zoom: (how: number | "all") => void = () => {};
  /** Works out what has a name on the board that is shown now. */
  readonly named = signal<() => readonly NamedPart[]>(() => []);
  private readonly store = signal<FrameStore | null>(null);
  private readonly letGo: (() => void)[] = [];

  /** The moment that can be shown now: the one being looked at, or the nearest one fetched. */
  readonly moment = computed<Moment | null>(() => {
    const store = this.store.value;
    if (store === null) return null;
    void store.arrivals.value;
    return store.near(this.player.at.value);
  });
  readonly trouble = computed(() => this.store.value?.trouble.value ?? null);

  constructor(
    readonly reel: Reel,
    at: number | null,
    eye: string | null,
  ) {
    const first = reel.eyes[0] ?? "onlooker";
    this.eye.value = eye !== null && reel.eyes.includes(eye) ? eye : first;
    this.player = new Player(
      reel.steps,
      at ?? 0,
      (n) => this.store.peek()?.has(n) ?? false,
      reel.stages.map((one) => one.n),
    );
  }

  /** Begin to fetch and to follow; the returned function ends it. */
  start(): () => void {
    this.letGo.push(
      effect(() => {
        const [eye, lang] = [this.eye.value, language.value];
        const store = new FrameStore(this.reel.length, (wish) => this.ask(wish, eye, lang));
        this.store.value = store;
        return () => store.stop();
      }),
      effect(() => this.store.value?.want(this.player.at.value)),
      effect(() => localStorage.setItem(TRACKS, this.tracks.value ? "on" : "off")),
      effect(() => this.tellAddress()),
    );
    return () => {
      this.player.pause();
      for (const end of this.letGo) end();
    };
  }

  /** Ask again for what did not come. */
  again(): void {
    this.store.peek()?.want(this.player.at.peek());
  }

  /** The address of this page at a moment. */
  link(): string {
    const url = new URL(location.href);
    url.search = this.query();
    url.hash = "";
    return url.href;
  }

  private query(): string {
    const asked = new URLSearchParams();
    const [at, eye] = [this.player.at.value, this.eye.value];
    if (at > 0) asked.set("at", String(at));
    if (eye !== this.reel.eyes[0]) asked.set("eye", eye);
    return asked.toString();
  }

  /** The address follows once the moment rests, so that reloading and sharing lead back here. */
  private tellAddress(): (() => void) | undefined {
    const query = this.query();
    if (this.player.playing.value) return;
    const address = query === "" ? location.pathname : `?${query}`;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), REST);
    return () => clearTimeout(timer);
  }

  private ask({ first, last, every }: Wish, eye: string, lang: string): Promise<Frames> {
    const asked = new URLSearchParams({
      eye,
      lang,
      first: String(first),
      last: String(last),
      every: String(every),
    });
    return get<Frames>(`${this.reel.address}/frames?${asked}`);
  }
}
