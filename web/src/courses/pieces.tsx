/** Every piece in a list, by kind: where it lies, what is set about it, what is wrong with it. */

import { useEffect, useRef } from "preact/hooks";
import type { KindCard, PieceCard } from "../api/types";
import { useWords } from "../i18n";
import { Button, FieldError, IconButton } from "../ui";
import { Coordinate, Dial } from "./dials";
import type { Laying } from "./useLaying";

/** Kinds with more pieces than this are folded. */
const FEW = 6;

export function Pieces({ laying }: { laying: Laying }) {
  return (
    <div class="pieces">
      {laying.chart.kinds.map((kind) => (
        <KindList key={kind.id} {...{ kind, laying }} />
      ))}
    </div>
  );
}

function KindList({ kind, laying }: { kind: KindCard; laying: Laying }) {
  const t = useWords("courses");
  const { chart, adding } = laying;
  const pieces = chart.pieces.filter((piece) => piece.kind === kind.id);
  const rows = (
    <ul class="piece-list">
      {pieces.map((piece, n) => (
        <PieceRow
          key={piece.id}
          {...{ piece, kind, laying }}
          first={n === 0}
          last={n === pieces.length - 1}
          removable={pieces.length > kind.least}
        />
      ))}
    </ul>
  );
  const many = kind.most > FEW;
  const wanted = pieces.some((piece) => piece.id === laying.selected);
  return (
    <section class="kind" aria-label={kind.label}>
      {many ? (
        <Fold title={t("pieces.many", { kind: kind.label, count: pieces.length })} open={wanted}>
          {rows}
        </Fold>
      ) : (
        rows
      )}
      {kind.most > kind.least && (
        <div class="kind-foot">
          <Button
            size="small"
            icon="plus"
            disabled={pieces.length >= kind.most}
            onClick={() => laying.add(kind.id)}
          >
            {kind.add}
          </Button>
          {many && (
            <Button
              size="small"
              kind={adding === kind.id ? "primary" : "plain"}
              aria-pressed={adding === kind.id}
              onClick={() => laying.setAdding(adding === kind.id ? null : kind.id)}
            >
              {t("pieces.byClick")}
              <span class="unseen"> ({kind.label})</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

/** The piece that is selected, in reach under the board. */
export function Selected({ laying }: { laying: Laying }) {
  const t = useWords("courses");
  const { chart, selected } = laying;
  const piece = chart.pieces.find((one) => one.id === selected);
  const kind = chart.kinds.find((one) => one.id === piece?.kind);
  if (!piece || !kind) return null;
  const alike = chart.pieces.filter((one) => one.kind === kind.id);
  return (
    <section aria-label={t("pieces.selected")}>
      <ul class="piece-list">
        <PieceRow
          {...{ piece, kind, laying }}
          first={alike[0] === piece}
          last={alike.at(-1) === piece}
          removable={alike.length > kind.least}
        />
      </ul>
    </section>
  );
}

/** Opens by itself when the selected piece is inside, and can be opened and closed by hand. */
function Fold(props: { title: string; open: boolean; children: preact.ComponentChildren }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (props.open && details.current) details.current.open = true;
  }, [props.open]);
  return (
    <details class="fold" ref={details}>
      <summary>{props.title}</summary>
      {props.children}
    </details>
  );
}

interface RowProps {
  piece: PieceCard;
  kind: KindCard;
  laying: Laying;
  first: boolean;
  last: boolean;
  removable: boolean;
}

function PieceRow({ piece, kind, laying, first, last, removable }: RowProps) {
  const t = useWords("courses");
  const { chart, draft, ids, selected, move, change, remove, reorder } = laying;
  const here = draft.pieces[ids.indexOf(piece.id)] ?? piece;
  const complaints = chart.complaints.filter((one) => one.pieces.includes(piece.id));
  const chosen = selected === piece.id;
  const { west, east, south, north, step } = kind.room;
  const label = piece.label;
  return (
    <li
      class={`piece${chosen ? " piece-chosen" : ""}${complaints.length > 0 ? " piece-wrong" : ""}`}
      aria-current={chosen || undefined}
      onFocusCapture={() => laying.select(piece.id)}
    >
      <div class="piece-line">
        <span class="piece-name">{label}</span>
        <span class="piece-place">
          <Coordinate
            name="x"
            label={t("pieces.x", { piece: label })}
            value={here.x}
            least={west}
            most={east}
            step={step}
            onValue={(x) => move(piece.id, { x, y: here.y }, `field ${piece.id}`)}
          />
          <Coordinate
            name="y"
            label={t("pieces.y", { piece: label })}
            value={here.y}
            least={south}
            most={north}
            step={step}
            onValue={(y) => move(piece.id, { x: here.x, y }, `field ${piece.id}`)}
          />
        </span>
        <span class="piece-deeds">
          {kind.order && kind.most > 1 && (
            <>
              <IconButton
                label={t("pieces.earlier", { piece: label })}
                icon="up"
                disabled={first}
                onClick={() => reorder(piece.id, -1)}
              />
              <IconButton
                label={t("pieces.later", { piece: label })}
                icon="down"
                disabled={last}
                onClick={() => reorder(piece.id, 1)}
              />
            </>
          )}
          {removable && (
            <IconButton
              label={t("pieces.remove", { piece: label })}
              icon="close"
              onClick={() => remove(piece.id)}
            />
          )}
        </span>
      </div>
      {piece.dials.length > 0 && (
        <div class="piece-dials">
          {piece.dials.map((dial) => (
            <Dial
              key={dial.key}
              dial={dial}
              onValue={(value) => change(piece.id, { [dial.key]: value })}
            />
          ))}
        </div>
      )}
      {complaints.map((one) => (
        <FieldError key={one.rule + one.text}>
          {one.text} <span class="piece-rule">{one.rule}</span>
        </FieldError>
      ))}
    </li>
  );
}
