/** The unchanging picture under a table's board: fetched once per language. */
import { get } from "../../api/client";
import type { Scene } from "../../board";
import { language } from "../../i18n";

const kept = new Map<string, Promise<Scene>>();

/** `name` changes when the ground does (a new course in a series of races, say). */
export function fetchGround(table: string, name: string): Promise<Scene> {
  const lang = language.peek();
  const key = `${table} ${name} ${lang}`;
  const found = kept.get(key);
  if (found !== undefined) return found;
  const path = `/api/tables/${table}/ground?lang=${lang}&name=${encodeURIComponent(name)}`;
  const scene = get<Scene>(path);
  kept.set(key, scene);
  // A failed attempt is forgotten, so that the next moment of the table tries again.
  scene.catch(() => kept.delete(key));
  return scene;
}
