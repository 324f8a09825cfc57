import { expect, it } from "vitest";
import type { ProgressCard, ResultsCard } from "../api/types";
import { linesOf } from "./progress";

const place = (seat: string, colour: string, holder: string): ResultsCard["places"][number] => ({
  seat,
  colour,
  holder,
  you: false,
  crew: "",
  place: null,
  points: null,
  status: "",
});
const track = (piece: string, sign: string, seat: string): ProgressCard["tracks"][number] => ({
  piece,
  sign,
  seat,
  name: piece.toUpperCase(),
  values: [],
});
const progress = (tracks: ProgressCard["tracks"]): ProgressCard => ({
  axis: "",
  moments: [],
  tracks,
  landmarks: [],
});

it("draws a seat's only piece in the seat's colour", () => {
  const lines = linesOf(progress([track("a", "A", "A"), track("b", "B", "B")]), [
    place("B", "E", "Bob"),
    place("A", "A", "Anna"),
  ]);
  expect(lines.map((line) => [line.team, line.name])).toEqual([
    ["A", "A (Anna)"],
    ["E", "B (Bob)"],
  ]);
});

it("gives several pieces of a seat a colour each", () => {
  const lines = linesOf(progress([track("ptt", "5", "A"), track("agfa", "7", "A")]), [
    place("A", "A", "Anna"),
  ]);
  expect(lines.map((line) => [line.sign, line.team])).toEqual([
    ["5", "A"],
    ["7", "B"],
  ]);
});
