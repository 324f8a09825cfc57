/** A text in which words that a beginner may not know can be asked about where they stand. */
import "./explained.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import type { components } from "../api/schema";
import { typeset } from "../i18n/format";

export type Term = components["schemas"]["Term"];

interface ExplainedProps {
  text: string;
  terms: readonly Term[];
  /** Whether Tab passes its words by: where it should come to something else first. */
  passedBy?: boolean;
  /** How a piece of the text is shown, as it is unless told. */
  shown?(text: string): ComponentChildren;
}

export function Explained({
  text,
  terms,
  passedBy = false,
  shown = (piece) => piece,
}: ExplainedProps) {
  const pieces = useMemo(() => piecesOf(typeset(text), terms), [text, terms]);
  return (
    <>
      {pieces.map((piece, n) =>
        piece.means === null ? (
          shown(piece.text)
        ) : (
          <Asked key={n} means={typeset(piece.means)} passedBy={passedBy}>
            {shown(piece.text)}
          </Asked>
        ),
      )}
    </>
  );
}

interface AskedProps {
  means: string;
  passedBy: boolean;
  children: ComponentChildren;
}

/** A word that says what it means when it is tapped or reached with the keyboard. */
function Asked({ means, passedBy, children }: AskedProps) {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  // A note at the end of something that scrolls would be cut off.
  useEffect(() => {
    if (open) note.current?.scrollIntoView({ block: "nearest" });
  }, [open]);
  return (
    <>
      <button
        type="button"
        class="term"
        tabIndex={passedBy ? -1 : undefined}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === "Escape") setOpen(false);
        }}
      >
        {children}
      </button>
      {open && (
        <span class="term-means" id={id} role="tooltip" ref={note}>
          {means}
        </span>
      )}
    </>
  );
}

/** A text in pieces; each term is explained once, where it stands first. */
export function piecesOf(
  text: string,
  terms: readonly Term[],
): Array<{ text: string; means: string | null }> {
  const forms = terms
    .flatMap((term) => term.words.map((word) => ({ word: typeset(word).toLowerCase(), term })))
    .sort((one, other) => other.word.length - one.word.length);
  if (forms.length === 0) return [{ text, means: null }];
  const any = forms.map(({ word }) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const pieces: Array<{ text: string; means: string | null }> = [];
  const told = new Set<Term>();
  let at = 0;
  // No letter before or after, so that "run" is not found in "round".
  for (const found of text.matchAll(new RegExp(`(?<![\\p{L}-])(?:${any})(?![\\p{L}-])`, "giu"))) {
    const term = forms.find(({ word }) => word === found[0].toLowerCase())?.term;
    if (term === undefined || told.has(term)) continue;
    told.add(term);
    if (found.index > at) pieces.push({ text: text.slice(at, found.index), means: null });
    pieces.push({ text: found[0], means: term.means });
    at = found.index + found[0].length;
  }
  if (at < text.length || pieces.length === 0) pieces.push({ text: text.slice(at), means: null });
  return pieces;
}
