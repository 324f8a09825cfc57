/** What makes a button one that plays something: see `fresh.ts`. */
import { useHelm } from "../context";

/** Names what a button plays at the moment that is shown. */
export function usePlays(): (what: string) => { "data-plays": string } {
  const seq = useHelm().shown.value?.seq ?? 0;
  return (what) => ({ "data-plays": `${seq} ${what}` });
}
