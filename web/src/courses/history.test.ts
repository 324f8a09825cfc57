import { expect, it } from "vitest";
import type { Draft } from "../api/types";
import { begun, neatened, redone, rested, undone, went } from "./history";

const at = (x: number): Draft => ({ settings: {}, pieces: [{ kind: "mark", x, y: 0 }] });
const x = ({ now }: { now: Draft }) => now.pieces[0]?.x;

it("goes back and forth, and a new step forgets what was undone", () => {
  let history = went(went(begun(at(1)), at(2)), at(3));
  history = undone(history);
  expect(x(history)).toBe(2);
  expect(x(redone(history))).toBe(3);
  history = went(history, at(9));
  expect(history.future).toEqual([]);
  expect(x(undone(undone(undone(history))))).toBe(1);
});

it("takes the steps of one carrying as one", () => {
  let history = begun(at(1));
  for (const place of [2, 3, 4]) history = went(history, at(place), "carry mark:1");
  expect(x(undone(history))).toBe(1);
  history = went(rested(history), at(5), "carry mark:1");
  expect(x(undone(history))).toBe(4);
});

it("is not moved by what changes nothing", () => {
  const history = begun(at(1));
  expect(went(history, at(1))).toBe(history);
  expect(undone(history)).toBe(history);
  expect(redone(history)).toBe(history);
});

it("takes the service's tidying for no step", () => {
  const history = neatened(went(begun(at(1)), at(99)), at(38));
  expect(x(history)).toBe(38);
  expect(x(undone(history))).toBe(1);
});
