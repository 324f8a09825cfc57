/** How far this browser has come with each of several things: kept, the newest so many of them. */
import type { Signal } from "@preact/signals";
import { remembered } from "./settings";

type Places = Readonly<Record<string, number>>;

const arePlaces = (value: unknown): value is Places =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((place) => typeof place === "number");

export class Bookmarks {
  private readonly places: Signal<Places>;

  constructor(
    name: string,
    private readonly most: number,
  ) {
    this.places = remembered<Places>(name, {}, arePlaces);
  }

  /** Where one lies; undefined: nowhere yet. Whoever computes with it hears when it moves. */
  of(key: string): number | undefined {
    return this.places.value[key];
  }

  /** The same, for whoever only looks now. */
  peek(key: string): number | undefined {
    return this.places.peek()[key];
  }

  move(key: string, place: number): void {
    if (this.peek(key) === place) return;
    const others = Object.entries(this.places.peek()).filter(([one]) => one !== key);
    const kept = others.slice(others.length - Math.min(others.length, this.most - 1));
    this.places.value = Object.fromEntries([...kept, [key, place]]);
  }
}
