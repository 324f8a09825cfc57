import { expect, it } from "vitest";
import { recordIn } from "./recordField";
import { tableIn } from "./tableIn";

it("finds the table in an address, or in its letters", () => {
  const table = "k3xq7yb2m5ncvtae";
  for (const typed of [
    table,
    ` ${table} `,
    `https://play.example/t/${table}`,
    `https://play.example/t/${table}/results`,
    `/t/${table}?x=1`,
  ]) {
    expect(tableIn(typed), typed).toBe(table);
  }
  for (const typed of ["", "k3xq7yb2m5ncvta", "https://play.example/", `${table}${table}`]) {
    expect(tableIn(typed), typed).toBeNull();
  }
});

it("takes nothing for a record but a JSON object", () => {
  expect(recordIn('{"game": "regatta"}')).toEqual({ game: "regatta" });
  for (const text of ["", "[]", "null", "7", "{", "regatta"]) expect(recordIn(text)).toBeNull();
});
