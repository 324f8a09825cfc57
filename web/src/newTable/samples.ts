/** A game in two editions, for tests. */

import type { GameCard, OptionCard } from "../api/types";

const values = (...all: Array<string | number>) =>
  all.map((value) => ({ value, label: String(value) }));

const option = (key: string, more: Partial<OptionCard>): OptionCard => ({
  id: key,
  key,
  label: key,
  explanation: "",
  default: null,
  values: null,
  least: null,
  most: null,
  implied: [],
  only: [],
  ...more,
});

export const EDITIONS: GameCard = {
  id: "editions",
  name: "Editions",
  tagline: "",
  length: "",
  seats: [2, 3],
  seats_option: "boats",
  colours: "ABC",
  options: [
    option("rules", { default: "old", values: values("old", "new") }),
    option("spacing", {
      default: 500,
      values: values(500, 600),
      only: [{ key: "rules", values: ["old"] }],
    }),
    option("size", {
      default: "short",
      values: values("short", "long"),
      only: [{ key: "rules", values: ["new"] }],
    }),
    option("boats", { default: 2, values: values(2, 3) }),
  ],
  bots: [],
  quick: { options: {}, bots: [] },
  suggested: { 2: {}, 3: { rules: "new" } },
  picture: "",
  first_race: null,
  puzzles: 0,
  course: null,
};
