/** The table meant by somebody who pastes an address, or only its last letters. */
export function tableIn(text: string): string | null {
  const found = /(?:^|\/t\/)([a-z2-7]{16})(?:[/?#]|$)/.exec(text.trim());
  return found?.[1] ?? null;
}
