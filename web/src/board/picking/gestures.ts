/** Pointers and the wheel, reported as what they mean: tap, hold, hover, pan, zoom, throw. */

import type { InputKind, Place } from "../api";
import { CLICK_REACH, DOUBLE_TAP, LONG_PRESS, WHEEL_ZOOM } from "../defaults";

/** What gestures do. All places are pixels of the element. */
export interface Hands {
  /** A pointer came down: whatever is moving stops. */
  grab(): void;
  /** True if something was picked there; then a second tap does not make a double tap. */
  tap(at: Place, by: InputKind): boolean;
  doubleTap(at: Place): void;
  /** Whether something is gripped there, to be turned instead of moving the board. */
  grips(at: Place): boolean;
  /** What is held is turned towards a place, or let go there. */
  turn(at: Place, by: InputKind): void;
  turned(at: Place, by: InputKind): void;
  /** A finger rests, or moves on after it rested. */
  hold(at: Place): void;
  /** The mouse is over the board, or left it. */
  hover(at: Place | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Place): void;
  /** The board was let go at a speed in pixels per millisecond. */
  toss(vx: number, vy: number): void;
  /** Whether there is anything left to zoom out to; the page scrolls if not. */
  canZoomOut(): boolean;
  /** True if the pointer came down on something that it now carries along. */
  take?(at: Place, by: InputKind): boolean;
  carry?(at: Place): void;
  /** What was carried is let go of; null: it was not meant to be carried. */
  drop?(at: Place | null): void;
}

interface Finger extends Place {
  id: number;
}

/** Two fingers as one grip: its middle and how far apart they are. */
export function grip(a: Place, b: Place): { at: Place; apart: number } {
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)),
  };
}

/** The speed over the last moments of a drag. */
export function speed(
  trail: readonly { x: number; y: number; time: number }[],
  now: number,
): Place {
  const recent = trail.filter(({ time }) => now - time <= 90);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.time - first.time < 12) return { x: 0, y: 0 };
  const time = last.time - first.time;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/** How much a turn of the wheel zooms. */
export function wheelFactor(event: WheelEvent, height: number): number {
  const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? height : 1;
  // a trackpad's pinch comes as a wheel with ctrl, in much smaller steps
  const pinch = event.ctrlKey ? 5 : 1;
  const delta = Math.min(Math.max(event.deltaY * lines * pinch, -240), 240);
  return Math.exp(-delta * WHEEL_ZOOM);
}

/** Listens on an element until the returned function is called. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const fingers = new Map<number, Finger>();
  let mode: "idle" | "press" | "hold" | "drag" | "pinch" | "turn" | "carry" = "idle";
  let start: Place = { x: 0, y: 0 };
  let trail: { x: number; y: number; time: number }[] = [];
  let lastTap: { at: Place; by: InputKind; time: number } | null = null;
  let timer = 0;
  let rect = { left: 0, top: 0, height: 1, read: Number.NEGATIVE_INFINITY };

  // Asking where the element is may force a layout, so it is not asked in every frame.
  const locate = (now: number): void => {
    if (now - rect.read < 250) return;
    const { left, top, height } = element.getBoundingClientRect();
    rect = { left, top, height, read: now };
  };
  const placeOf = (event: MouseEvent): Place => ({
    x: event.clientX - rect.left,
    y: event.clientY - rect.top,
  });
  const meansOf = (event: PointerEvent): "mouse" | "touch" =>
    event.pointerType === "touch" ? "touch" : "mouse";

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    // a first finger while others seem to be down: nobody told us they were lifted
    if (event.isPrimary) fingers.clear();
    rect.read = Number.NEGATIVE_INFINITY;
    locate(event.timeStamp);
    hands.grab();
    const at = placeOf(event);
    fingers.set(event.pointerId, { id: event.pointerId, ...at });
    clearTimeout(timer);
    if (mode === "carry") hands.drop?.(null);
    if (fingers.size === 1 && hands.grips(at)) {
      mode = "turn";
      hands.turn(at, meansOf(event));
      capture(event.pointerId);
    } else if (fingers.size === 1 && hands.take?.(at, meansOf(event))) {
      mode = "carry";
      capture(event.pointerId);
    } else if (fingers.size === 1) {
      mode = "press";
      start = at;
      trail = [{ ...at, time: event.timeStamp }];
      if (meansOf(event) === "touch") {
        timer = window.setTimeout(() => {
          mode = "hold";
          hands.hold(start);
        }, LONG_PRESS);
      }
    } else {
      mode = "pinch";
      for (const id of fingers.keys()) capture(id);
    }
  };

  const capture = (id: number): void => {
    try {
      element.setPointerCapture(id);
    } catch (error) {
      // the pointer may be gone already; then there is nothing left to capture
      if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
    }
  };

  const move = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (meansOf(event) === "mouse" && mode === "idle") {
        locate(event.timeStamp);
        hands.hover(placeOf(event));
      }
      return;
    }
    const at = placeOf(event);
    if (mode === "press") {
      const far = Math.hypot(at.x - start.x, at.y - start.y);
      if (far <= CLICK_REACH[meansOf(event)]) return;
      clearTimeout(timer);
      mode = "drag";
      element.classList.add("ll-dragging");
      hands.hover(null);
      capture(event.pointerId);
    }
    if (mode === "hold") hands.hold(at);
    if (mode === "turn") hands.turn(at, meansOf(event));
    if (mode === "carry") hands.carry?.(at);
    if (mode === "drag") {
      hands.pan(at.x - finger.x, at.y - finger.y);
      trail.push({ ...at, time: event.timeStamp });
      if (trail.length > 40) trail.splice(0, 20);
    }
    if (mode === "pinch") {
      const [a, b] = [...fingers.values()] as [Finger, Finger];
      const before = grip(a, b);
      finger.x = at.x;
      finger.y = at.y;
      const after = grip(a, b);
      hands.pan(after.at.x - before.at.x, after.at.y - before.at.y);
      hands.zoom(after.apart / before.apart, after.at);
    }
    finger.x = at.x;
    finger.y = at.y;
  };

  const up = (event: PointerEvent): void => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    clearTimeout(timer);
    if (mode === "pinch" && fingers.size >= 1) {
      // the finger that stays drags on
      const [rest] = [...fingers.values()] as [Finger];
      mode = fingers.size === 1 ? "drag" : "pinch";
      trail = [{ x: rest.x, y: rest.y, time: event.timeStamp }];
      return;
    }
    const ended = mode;
    mode = "idle";
    element.classList.remove("ll-dragging");
    if (ended === "carry") hands.drop?.(event.type === "pointercancel" ? null : placeOf(event));
    if (event.type === "pointercancel") return;
    if (ended === "turn") hands.turned(placeOf(event), meansOf(event));
    if (ended === "press") tapped(placeOf(event), meansOf(event), event.timeStamp);
    if (ended === "drag") {
      const { x, y } = speed(trail, event.timeStamp);
      hands.toss(x, y);
    }
  };

  const tapped = (at: Place, by: InputKind, time: number): void => {
    const near =
      lastTap?.by === by &&
      time - lastTap.time < DOUBLE_TAP.time &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_TAP.reach;
    if (near) {
      lastTap = null;
      hands.doubleTap(at);
    } else {
      lastTap = hands.tap(at, by) ? null : { at, by, time };
    }
  };

  const leave = (event: PointerEvent): void => {
    if (meansOf(event) === "mouse" && mode === "idle") hands.hover(null);
  };

  const wheel = (event: WheelEvent): void => {
    const scrolls = event.deltaY > 0 && !event.shiftKey && !event.ctrlKey;
    if (scrolls && !hands.canZoomOut()) return;
    event.preventDefault();
    locate(event.timeStamp);
    hands.grab();
    if (!event.ctrlKey && (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY))) {
      hands.pan(-(event.deltaX || event.deltaY), event.deltaX ? -event.deltaY : 0);
    } else {
      hands.zoom(wheelFactor(event, rect.height), placeOf(event));
    }
  };

  const listeners: [string, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["pointerleave", leave],
    ["wheel", wheel],
  ];
  for (const [type, listener] of listeners) {
    element.addEventListener(type, listener as EventListener, { passive: type !== "wheel" });
  }
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of listeners) {
      element.removeEventListener(type, listener as EventListener);
    }
  };
}
