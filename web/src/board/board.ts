/** The board put together: layers, camera, gestures, keyboard. */

import { freshness } from "../ui/freshness";
import type { Attention, Board, BoardConfig, Box, InputKind, Place } from "./api";
import { Camera } from "./camera/camera";
import { around } from "./camera/extent";
import { framed } from "./camera/framing";
import { aimOf, labelsOf, pieceSpots, subjectOf } from "./camera/subject";
import {
  leastUnit,
  middle,
  mostUnit,
  moved,
  revealing,
  seenOf,
  showing,
  toPixel,
  toScene,
  whole,
  zoomed,
} from "./camera/view";
import {
  COMFORTABLE_UNIT,
  DIAL,
  DROP_REACH,
  FINGER,
  FINGER_UNIT,
  KEY_PAN,
  NAME_REST,
  ZOOM_STEP,
} from "./defaults";
import { leaveOutCut } from "./drawing/cutNames";
import { Laid } from "./drawing/laid";
import { buildLayers } from "./drawing/layers";
import { Overlay } from "./drawing/overlay";
import { motionIsReduced, Picture } from "./drawing/picture";
import { Axes } from "./edges/axes";
import { Beacon } from "./edges/beacon";
import { NameTag, thingsAt } from "./edges/nameTag";
import { namedParts } from "./named";
import { isNearer, nearest, reach, spacing } from "./picking/aiming";
import { isOnRing, towards } from "./picking/dial";
import { listen } from "./picking/gestures";
import { press } from "./picking/keyboard";
import { TargetLayer } from "./picking/targets";
import { ownPlace, type Scene } from "./scene";

/** Makes the element a board. It needs a size of its own; what it held is replaced. */
export function createBoard(element: HTMLElement, config: BoardConfig): Board {
  const layers = buildLayers(element);
  const ground = new Picture(layers.ground);
  const scene = new Picture(layers.scene);
  const laid = new Laid(layers.laid);
  const foreseen = new Laid(layers.foreseen);
  const targets = new TargetLayer(layers.targets);
  const overlay = new Overlay(layers.rings, layers.way, [scene.shapes, ground.shapes]);
  let reduced = config.reducedMotion ?? motionIsReduced();
  /** The last thing that was touched: focus that comes from a click is not keyboard use. */
  let pointing = false;
  /** The focused target went away: the keyboard goes on with the next targets. */
  let returning = false;
  /** What to show as soon as the element has a size. */
  let awaited: (() => void) | null = null;
  /** Shows again what was asked for last: in an element of another size it lies elsewhere. */
  let showAgain: (() => void) | null = null;
  /** Where the piece that is to move lies. */
  let own: Place | null = null;
  let [groundScene, boardScene]: [Scene | null, Scene | null] = [null, null];
  const axes = new Axes(layers.edges);
  const beacon = new Beacon(layers.edges, (box) => {
    steer();
    const { view, frame } = camera;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    fly(moved(frame, view, ...across(toPixel(view, at), middle(frame))));
  });

  const tag = new NameTag(layers.edges);
  let naming = 0;
  /** Tells the name of what lies at a pixel of the element; a mouse has tooltips for some already. */
  function tellName(at: Place, by: InputKind): void {
    const { left, top } = element.getBoundingClientRect();
    const things = thingsAt(layers.stage, left + at.x, top + at.y);
    const round = ++naming;
    if (by === "mouse" && things.find(({ title }) => title !== null) === things[0]) return;
    void config.onName?.(things).then((name) => {
      if (name !== null && round === naming) tag.show(name, at, camera.frame.port);
    });
  }
  function forgetName(): void {
    naming += 1;
    clearTimeout(resting);
    tag.hide();
  }
  let resting = 0;
  const tellNamed = (): void => {
    const [under, over] = [groundScene, boardScene];
    config.onNamed?.(() => namedParts(under, over));
  };

  const camera = new Camera(
    layers.stage,
    () => {
      const { frame, view } = camera;
      ground.keepLegible(view.unit);
      scene.keepLegible(view.unit);
      laid.keepLegible(view.unit);
      foreseen.keepLegible(view.unit);
      targets.resize(view.unit, frame.scene);
      config.onView?.({
        canZoomIn: view.unit < mostUnit(frame) * 0.999,
        canZoomOut: view.unit > leastUnit(frame) * 1.001,
        unit: view.unit,
      });
    },
    () => atTheEdges(),
  );
  /** Tells the arrow to the next mark where that lies, and where its name stands. */
  function setAim(): void {
    const aim = boardScene === null ? null : aimOf(boardScene);
    beacon.set(aim, aim === null || groundScene === null ? [] : labelsOf(groundScene, aim.name));
  }
  /** What stands at the edges of the view, and what its edges would cut. */
  function atTheEdges(): void {
    const { frame, view } = camera;
    const rulers = axes.place(frame, view);
    const seen = seenOf({ ...frame, rulers }, view);
    beacon.place(frame, view, seen, [...targets.spots, ...targets.pieces]);
    for (const picture of [ground, scene]) leaveOutCut(picture.shapes.outermost(), seen);
  }

  const label = (text: string): void => element.setAttribute("aria-label", text);
  label(config.label);
  layers.scene.setAttribute("aria-label", config.label);

  const targetAt = (at: Place, by: InputKind): number | null => {
    const { view } = camera;
    const place = toScene(view, at);
    const { dial } = targets;
    if (dial && isOnRing(dial, place)) return towards(targets.targets, dial, place, DIAL.beside);
    const found = nearest(targets.spots, place, reach(by, view.unit));
    const spot = found === null ? undefined : targets.spots[found];
    return spot && own && isNearer(own, spot, place) ? null : found;
  };
  const pick = (index: number, by: InputKind): void => {
    const [target, element] = [targets.targets[index], targets.elementAt(index)];
    if (!target || !element) return;
    // What has just come up was not meant by a pointer that was on its way already.
    const pointed = by !== "keyboard";
    if (pointed && !freshness.takes(element)) return;
    const unseen = pointed && freshness.cameUnderPointer(element);
    config.onPick(target.actions, { x: target.x, y: target.y }, by, unseen);
  };
  const hover = (index: number | null, by: InputKind): void => {
    if (!targets.hover(index)) return;
    const target = index === null ? null : targets.targets[index];
    element.classList.toggle("ll-over-target", target !== null);
    overlay.setTurned(targets.dial && target ? target : null);
    config.onHover(target?.actions ?? null, by);
  };
  const fly = (view: Parameters<Camera["fly"]>[0]): boolean => camera.fly(view, !reduced);
  /** Nobody at the board asked for this: a press on its way was meant for what lay there before. */
  const flyUnasked = (view: Parameters<Camera["fly"]>[0]): void => {
    if (fly(view)) freshness.renew(targets.elements);
  };
  const steer = (): void => {
    showAgain = null;
    config.onSteer?.();
  };

  const letGo = listen(element, {
    grab: () => {
      pointing = true;
      forgetName();
      camera.halt();
    },
    tap: (at, by) => {
      const index = targetAt(at, by);
      if (index === null) {
        hover(null, by);
        config.onPoint(toScene(camera.view, at), by);
      } else {
        pick(index, by);
        if (by === "touch") magnify(index);
      }
      return index !== null;
    },
    doubleTap: (at) => {
      const { frame, view } = camera;
      steer();
      const near = view.unit >= Math.max(COMFORTABLE_UNIT, leastUnit(frame) * 2);
      fly(near ? whole(frame) : zoomed(frame, view, ZOOM_STEP * ZOOM_STEP, at));
    },
    grips: (at) => targets.dial !== null && isOnRing(targets.dial, toScene(camera.view, at)),
    turn: (at, by) => {
      const place = toScene(camera.view, at);
      if (targets.dial) hover(towards(targets.targets, targets.dial, place, DIAL.beside), by);
    },
    turned: (at, by) => {
      const place = toScene(camera.view, at);
      if (!targets.dial) return;
      const index = towards(targets.targets, targets.dial, place, DIAL.beside);
      if (index === null) config.onPoint(place, by);
      else pick(index, by);
    },
    hold: (at) => {
      const index = targetAt(at, "touch");
      hover(index, "touch");
      if (index === null) tellName(at, "touch");
      else forgetName();
    },
    hover: (at) => {
      const index = at === null ? null : targetAt(at, "mouse");
      hover(index, "mouse");
      forgetName();
      if (at === null || index !== null || !config.onName) return;
      resting = window.setTimeout(() => tellName(at, "mouse"), NAME_REST);
    },
    pan: (dx, dy) => {
      steer();
      camera.look(moved(camera.frame, camera.view, dx, dy));
    },
    zoom: (factor, at) => {
      steer();
      camera.look(zoomed(camera.frame, camera.view, factor, at));
    },
    toss: (vx, vy) => {
      if (!reduced && Math.hypot(vx, vy) > 0.15) camera.toss(vx, vy);
    },
    canZoomOut: () => camera.view.unit > leastUnit(camera.frame) * 1.001,
    take: (at, by) => {
      const index = config.onTake ? targetAt(at, by) : null;
      const target = index === null ? undefined : targets.targets[index];
      return target !== undefined
        ? (config.onTake?.(target.actions, toScene(camera.view, at), by) ?? false)
        : false;
    },
    carry: (at) => config.onCarry?.(toScene(camera.view, at)),
    drop: (at) => config.onDrop?.(at === null ? null : toScene(camera.view, at)),
  });

  const onKey = (event: KeyboardEvent): void => {
    pointing = false;
    returning = false;
    const done = press(event, targets, {
      pick: (index) => pick(index, "keyboard"),
      leaveTargets: () => element.focus({ preventScroll: true }),
      pan: (x, y) => {
        const { frame, towards } = camera;
        const { width, height } = frame.port;
        steer();
        fly(moved(frame, towards, x * width * KEY_PAN, y * height * KEY_PAN));
      },
      zoom: (factor) => {
        steer();
        zoomBy(factor);
      },
      zoomAll: () => {
        steer();
        fly(whole(camera.frame));
      },
    });
    if (done) event.preventDefault();
  };
  const onFocus = (): void => {
    const index = targets.focused();
    if (index === null || pointing) return;
    hover(index, "keyboard");
    const spot = targets.spots[index];
    if (spot) fly(revealing(camera.frame, camera.towards, spot));
  };
  const onBlur = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    const inside = next instanceof Element && element.contains(next);
    if (!pointing && !(inside && targets.indexOf(next) !== null)) hover(null, "keyboard");
    // whoever comes back by Tab comes by keyboard
    if (!inside) pointing = false;
  };
  /** A screen reader's press comes as a click without a pointer. */
  const onClick = (event: MouseEvent): void => {
    if (event.detail !== 0) return;
    const index = targets.indexOf(event.target as Element | null);
    if (index !== null) pick(index, "keyboard");
  };
  element.addEventListener("keydown", onKey);
  element.addEventListener("focusin", onFocus);
  element.addEventListener("focusout", onBlur);
  element.addEventListener("click", onClick);

  const sizes = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    if (width === 0 || height === 0) return;
    const before = camera.frame.port;
    if (width === before.width && height === before.height) return;
    camera.resize({ width, height });
    (awaited ?? showAgain)?.();
  });
  sizes.observe(element);
  camera.resize({ width: element.clientWidth, height: element.clientHeight });

  /** Shows something now and in every size to come, or as soon as there is a size. */
  function keep(showIt: () => void): void {
    showAgain = showIt;
    awaited = camera.frame.port.width > 0 ? null : showIt;
    if (awaited === null) showIt();
  }

  function zoomTo(what: "all" | Box): void {
    keep(() => {
      awaited = null;
      flyUnasked(what === "all" ? whole(camera.frame) : showing(camera.frame, what));
    });
  }

  function attend(what: Attention, places: readonly Place[] = []): void {
    keep(() => {
      awaited = null;
      const subject = subjectOf(groundScene, boardScene, targets.targets, what);
      subject.near.unshift(...places.map((place) => around(place, 0.5)));
      flyUnasked(framed(camera.frame, camera.towards, subject, what));
    });
  }

  /** A finger picked one of targets that it cannot tell apart: they come nearer, to pick better. */
  function magnify(index: number): void {
    const spot = targets.spots[index];
    const apart = spacing(targets.spots)[index] ?? Number.POSITIVE_INFINITY;
    const { frame, towards } = camera;
    if (!spot || targets.dial || apart * towards.unit >= FINGER_UNIT) return;
    const near = zoomed(frame, towards, FINGER_UNIT / apart / towards.unit, toPixel(towards, spot));
    showAgain = null;
    fly(revealing(frame, near, spot));
  }

  function setReducedMotion(next: boolean): void {
    reduced = next;
    element.classList.toggle("ll-still", reduced);
    if (reduced) for (const picture of [scene, laid, foreseen]) picture.end();
  }
  setReducedMotion(reduced);

  /** Ground and scene have one size: the board's. */
  function adopt({ width, height }: Scene): void {
    const { scene: size } = camera.frame;
    if (width === size.width && height === size.height) return;
    camera.frame.scene = { width, height };
    for (const layer of [layers.above, layers.laid, layers.foreseen]) {
      layer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    }
    camera.reframe();
  }

  function zoomBy(factor: number): void {
    showAgain = null;
    const { frame, towards } = camera;
    fly(zoomed(frame, towards, factor, middle(frame)));
  }

  return {
    setGround(next) {
      groundScene = next;
      void ground.show(next, false);
      axes.set(next);
      setAim();
      camera.frame.rulers = axes.room;
      adopt(next);
      ground.keepLegible(camera.view.unit);
      overlay.redraw();
      atTheEdges();
      tellNamed();
    },
    show(next, how = {}) {
      boardScene = next;
      adopt(next);
      own = ownPlace(next);
      setAim();
      targets.setPieces(pieceSpots(next));
      layers.scene.setAttribute("aria-label", next.title);
      const settled = scene.show(next, how.animate !== false && !reduced);
      scene.keepLegible(camera.view.unit);
      atTheEdges();
      tellNamed();
      return settled.then(() => {
        if (layers.stage.isConnected) overlay.redraw();
      });
    },
    setTargets(next) {
      const [hadFocus, hadHover] = [targets.focused() !== null, targets.isHovered];
      const { keptFocus, keptHover } = targets.set(next);
      element.classList.toggle("ll-over-target", keptHover);
      if (!keptHover) overlay.setTurned(null);
      if (hadFocus && !keptFocus) {
        element.focus({ preventScroll: true });
        returning = !pointing;
      }
      if (hadHover && !keptHover) config.onHover(null, pointing ? "mouse" : "keyboard");
      if (returning && next.length > 0) {
        returning = false;
        if (document.activeElement === element) targets.focus(targets.entrance);
      }
    },
    setChosen: (action) => targets.choose(action),
    setPreview(preview) {
      overlay.setPreview(preview);
      targets.giveWay(overlay.taken);
      const picture = preview?.picture;
      foreseen.show(picture ? [{ id: "preview", scene: picture }] : [], false);
      foreseen.keepLegible(camera.view.unit);
    },
    lay(pictures) {
      laid.show(pictures, !reduced);
      laid.keepLegible(camera.view.unit);
    },
    aim(at) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const within = at && at.x > left && at.y > top && at.x < left + width && at.y < top + height;
      if (!within) {
        hover(null, "mouse");
        return null;
      }
      const { view } = camera;
      const lone = targets.spots.length === 1;
      const far = lone ? Number.POSITIVE_INFINITY : Math.max(DROP_REACH, FINGER / view.unit);
      const place = toScene(view, { x: at.x - left, y: at.y - top });
      const index = nearest(targets.spots, place, far);
      hover(index, "mouse");
      return index === null ? [] : (targets.targets[index]?.actions ?? []);
    },
    highlight: (pieces, tone) => overlay.highlight(pieces, tone),
    focusTarget(index) {
      pointing = false;
      if (index === null) {
        if (targets.focused() !== null) element.focus({ preventScroll: true });
      } else targets.focus(index);
    },
    zoomTo,
    zoomBy,
    attend,
    setInsets(insets) {
      const { top, right, bottom, left } = camera.frame.insets;
      const same = insets.top === top && insets.bottom === bottom;
      if (same && insets.left === left && insets.right === right) return;
      camera.frame.insets = insets;
      camera.reframe();
      showAgain?.();
    },
    setLabel: label,
    setTheme(theme) {
      element.classList.toggle("ll-light", theme === "light");
      element.classList.toggle("ll-dark", theme === "dark");
    },
    setReducedMotion,
    destroy() {
      letGo();
      forgetName();
      sizes.disconnect();
      camera.destroy();
      for (const picture of [scene, laid, foreseen]) picture.end();
      element.removeEventListener("keydown", onKey);
      element.removeEventListener("focusin", onFocus);
      element.removeEventListener("focusout", onBlur);
      element.removeEventListener("click", onClick);
      element.classList.remove(...[...element.classList].filter((name) => name.startsWith("ll-")));
      for (const name of ["role", "tabindex", "aria-label"]) element.removeAttribute(name);
      element.replaceChildren();
    },
  };
}

/** How far it is from one pixel to another. */
function across(from: Place, to: Place): [number, number] {
  return [to.x - from.x, to.y - from.y];
}
