/** One shape of a scene as one SVG element: made once, later only what differs is written. */

import type { GroupShape, Pose, Shape, TextShape } from "../scene";
import { poseOf } from "../scene";

export const SVG = "http://www.w3.org/2000/svg";

const NARROW = new Set("fijlrtI.,:;'|!()[] ·");
const BROAD = new Set("mwMW@%&œŒæÆ—");

export function create<K extends keyof SVGElementTagNameMap>(
  tag: K,
  className = "",
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  if (className) element.setAttribute("class", className);
  return element;
}

/** A number as it is written into the drawing: thousandths are finer than any screen. */
export function num(value: number): string {
  return String(Math.round(value * 1000) / 1000 || 0);
}

export function transformOf(pose: Pose): string {
  const steps: string[] = [];
  if (pose.x || pose.y) steps.push(`translate(${num(pose.x)} ${num(pose.y)})`);
  if (pose.turn) steps.push(`rotate(${num(pose.turn)})`);
  if (pose.scale !== 1) steps.push(`scale(${num(pose.scale)})`);
  return steps.join(" ");
}

/**
 * The size at which a text fits the room it was given, estimated with the widths of a rather wide
 * sans serif so that any font fits, and without asking the browser to lay anything out.
 */
export function fitted(text: TextShape): number {
  const size = text.size ?? 1;
  if (text.width === undefined) return size;
  let ems = 0;
  for (const char of text.text) {
    ems += NARROW.has(char) ? 0.32 : BROAD.has(char) ? 0.86 : 0.55;
  }
  return ems ? Math.min(size, text.width / ems) : size;
}

function tagOf(shape: Shape): keyof SVGElementTagNameMap {
  switch (shape.shape) {
    case "group":
      return "g";
    case "line":
      return shape.closed ? "polygon" : "polyline";
    default:
      return shape.shape;
  }
}

type Attributes = Record<string, string>;

function geometry(shape: Shape): Attributes {
  switch (shape.shape) {
    case "group":
      return placed(shape);
    case "path":
      return { d: shape.d };
    case "circle":
      return { cx: num(shape.x), cy: num(shape.y), r: num(shape.r) };
    case "rect":
      return {
        x: num(shape.x),
        y: num(shape.y),
        width: num(shape.w),
        height: num(shape.h),
        rx: num(shape.r ?? 0),
      };
    case "line":
      return {
        points: shape.points.map(([x, y]) => `${num(x)},${num(y)}`).join(" "),
      };
    case "text":
      return {
        x: num(shape.x),
        y: num(shape.y),
        "font-size": num(fitted(shape)),
        "text-anchor": shape.anchor ?? "start",
      };
  }
}

function placed(group: GroupShape): Attributes {
  const attributes: Attributes = { transform: transformOf(poseOf(group)) };
  if (group.opacity !== undefined) attributes.opacity = num(group.opacity);
  return attributes;
}

function attributesOf(shape: Shape): Attributes {
  const kind = shape.shape === "group" ? "g" : "r";
  const seat = shape.seat === undefined ? "" : ` s${shape.seat}`;
  const attributes = geometry(shape);
  attributes.class = `${kind}-${shape.role}${seat}`;
  if (shape.id !== undefined) attributes["data-id"] = shape.id;
  return attributes;
}

/** A new element for a shape; a group's children are not made here. */
export function elementFor(shape: Shape): SVGGraphicsElement {
  const element = create(tagOf(shape)) as SVGGraphicsElement;
  for (const [name, value] of Object.entries(attributesOf(shape))) {
    if (value) element.setAttribute(name, value);
  }
  write(element, undefined, shape);
  return element;
}

/** Whether the element of one shape can become that of the other. */
export function canBecome(before: Shape, after: Shape): boolean {
  return tagOf(before) === tagOf(after);
}

/** Writes what differs; true if anything but a group's place did. */
export function redraw(element: SVGGraphicsElement, before: Shape, after: Shape): boolean {
  const old = attributesOf(before);
  const now = attributesOf(after);
  let changed = false;
  for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const value = now[name] ?? "";
    if ((old[name] ?? "") === value) continue;
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
    changed ||= name !== "transform";
  }
  return write(element, before, after) || changed;
}

/** The words of a shape: its text and its title. */
function write(element: SVGGraphicsElement, before: Shape | undefined, after: Shape): boolean {
  let changed = false;
  if (before?.title !== after.title) {
    const old = titleIn(element);
    if (after.title === undefined) old?.remove();
    else {
      const title = old ?? element.insertBefore(create("title"), element.firstChild);
      title.textContent = after.title;
    }
  }
  if (after.shape === "text") {
    const words = before?.shape === "text" ? before.text : undefined;
    if (words !== after.text) {
      const node = [...element.childNodes].find((child) => child.nodeType === 3);
      if (node) node.textContent = after.text;
      else element.append(after.text);
      changed = true;
    }
  }
  return changed;
}

/** The element's own title, which always stands first. */
function titleIn(element: Element): Element | null {
  const first = element.firstElementChild;
  return first?.localName === "title" ? first : null;
}

/** Brings children into this order, moving only those out of place; others stay in between. */
export function arrange(parent: Element, children: readonly Element[]): void {
  const ours = new Set(children);
  let cursor = parent.firstElementChild;
  for (const child of children) {
    while (cursor && !ours.has(cursor)) cursor = cursor.nextElementSibling;
    if (cursor === child) cursor = cursor.nextElementSibling;
    else parent.insertBefore(child, cursor);
  }
}
