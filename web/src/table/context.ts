/** The helm of the table that is shown, for every part of the page below it. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Helm } from "./helm";

export const HelmContext = createContext<Helm | null>(null);

export function useHelm(): Helm {
  const helm = useContext(HelmContext);
  if (helm === null) throw new Error("this belongs inside a table");
  return helm;
}
