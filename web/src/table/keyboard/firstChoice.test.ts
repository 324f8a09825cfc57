import { beforeEach, describe, expect, it } from "vitest";
import { CHOICE, firstInSight } from "./firstChoice";

let desk: HTMLElement;

const show = (html: string) => {
  desk.innerHTML = html;
};
const first = () => firstInSight(desk, CHOICE)?.id;

beforeEach(() => {
  desk = document.createElement("section");
});

describe("where the keyboard goes to choose", () => {
  it("is a card that can be played, never one that cannot", () => {
    show(`<ul class="hand">
      <li><button id="later" aria-disabled="true"></button></li>
      <li><button id="now" class="hand-playable"></button></li>
    </ul>`);
    expect(first()).toBe("now");
    show(`<ul class="hand"><li><button id="later" aria-disabled="true"></button></li></ul>
      <button id="pass" data-choice="pass"></button>`);
    expect(first()).toBe("pass");
  });

  it("is nowhere while nothing can be chosen", () => {
    show(`<ul class="hand"><li><button id="later" aria-disabled="true"></button></li></ul>
      <input id="set" data-slider disabled />`);
    expect(first()).toBeUndefined();
  });

  it("is not what is folded away", () => {
    show(`<details><summary>All</summary><button id="hidden" data-choice="place 1,1"></button></details>
      <button id="seen" data-choice="place 2,2"></button>`);
    expect(first()).toBe("seen");
  });
});
