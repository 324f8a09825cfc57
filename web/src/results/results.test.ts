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
  fate: null,
  why: null,
});
const track = (piece: string, sign: string, seat: string): ProgressCard["tracks"][number] => ({
  piece,
  sign,
  seat,
  name: piece.toUpperCase(),
  cloth: null,
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

it("draws a piece that has colours of its own in these", () => {
  const renault = { ...track("renault", "1", "A"), cloth: ["#f3c33c", "#26292c"] as never };
  const [line] = linesOf(progress([renault]), [place("A", "A", "Anna")]);
  expect(line?.cloth).toEqual(["#f3c33c", "#26292c"]);
});

it("shows the pieces of a seat together, in the seat's colour", () => {
  const tracks = [track("ptt", "5", "A"), track("noel", "8", "B"), track("agfa", "7", "A")];
  const lines = linesOf(progress(tracks), [place("B", "E", "Bob"), place("A", "A", "Anna")]);
  expect(lines.map((line) => [line.sign, line.team])).toEqual([
    ["5", "A"],
    ["7", "A"],
    ["8", "E"],
  ]);
});
