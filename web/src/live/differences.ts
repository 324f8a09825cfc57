/**
 * Updates tell what changed: here it is put into what the page holds. The service's
 * `views/differences.py` says how changes are written.
 */

/** Fields by name: their new values, or what changed in them. */
export type Changes = Readonly<Record<string, unknown>>;

type Fields = Record<string, unknown>;
/** So many old items from a number on, or the old item of a number with fields changed. */
type Kept = [number, number | Changes];

/** A thing with its fields changed; whatever did not change stays the same object. */
export function applied<Thing extends object>(old: Thing, changes: Changes): Thing {
  const was = old as Fields;
  const now: Fields = { ...was };
  for (const [name, change] of Object.entries(changes)) now[name] = renewed(was[name], change);
  return now as Thing;
}

function renewed(old: unknown, change: unknown): unknown {
  if (isObject(change) && isObject(change.with)) return applied(old as Fields, change.with);
  if (isObject(change) && Array.isArray(change.items)) {
    const was = old as readonly object[];
    return change.items.flatMap((item) => (Array.isArray(item) ? kept(was, item as Kept) : [item]));
  }
  return change;
}

function kept(old: readonly object[], [number, what]: Kept): readonly object[] {
  if (typeof what === "number") return old.slice(number, number + what);
  return [applied(old[number] ?? {}, what)];
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
