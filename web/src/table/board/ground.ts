/** The unchanging picture under a table's board. */
import { fetchedOnce } from "../../api/fetchedOnce";
import type { Scene } from "../../board";

/** `name` changes when the ground does (a new course in a series of races, say). */
export function fetchGround(table: string, name: string): Promise<Scene> {
  return fetchedOnce(`/api/tables/${table}/ground?name=${encodeURIComponent(name)}`);
}
