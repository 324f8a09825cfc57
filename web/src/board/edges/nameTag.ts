/** The name of what is pointed at, beside the pointer. */

import type { Place, Thing } from "../api";
import type { Size } from "../camera/view";

export class NameTag {
  private readonly tag = document.createElement("div");

  constructor(layer: HTMLElement) {
    this.tag.className = "ll-name ll-none";
    layer.append(this.tag);
  }

  show(text: string, at: Place, port: Size): void {
    this.tag.textContent = text;
    this.tag.classList.remove("ll-none");
    const [right, low] = [at.x > port.width / 2, at.y < port.height / 3];
    const aside = right ? "-100%" : "0";
    const above = low ? "14px" : "calc(-100% - 14px)";
    this.tag.style.transform = `translate(${at.x}px, ${at.y}px) translate(${aside}, ${above})`;
  }

  hide(): void {
    this.tag.classList.add("ll-none");
  }
}

/** What lies under a pixel of the window, uppermost first: names, and the roles of the shapes. */
export function thingsAt(stage: Element, x: number, y: number): Thing[] {
  return document
    .elementsFromPoint(x, y)
    .filter((element) => element instanceof SVGElement && stage.contains(element))
    .map((element) => {
      const roles: string[] = [];
      let title: string | null = null;
      for (let one: Element | null = element; one && one !== stage; one = one.parentElement) {
        const first = one.firstElementChild;
        if (first?.localName === "title") title ??= first.textContent;
        for (const name of one.classList) if (/^[rg]-/.test(name)) roles.push(name.slice(2));
      }
      return { title, roles };
    });
}
