/** What a page adds to the tools of the header, while it is shown. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Sign } from "../ui";

export interface PageTool {
  label: string;
  icon: Sign;
  onPick(): void;
}

export const pageTools = signal<readonly PageTool[]>([]);

export function usePageTools(tools: readonly PageTool[]): void {
  const named = tools.map((tool) => tool.label).join("\n");
  useEffect(() => {
    pageTools.value = tools;
    return () => {
      pageTools.value = [];
    };
    // The labels are all that changes about a tool, with the language.
  }, [named]);
}
