/** A link as a QR code, for whoever is near enough to point a phone at this screen. */
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** The empty frame that scanners ask for, in squares of the code. */
const FRAME = 4;

export function QrCode({ link, label }: { link: string; label: string }) {
  const code = generate(link);
  const size = code.size + 2 * FRAME;
  return (
    <svg
      class="qr-code"
      viewBox={`${-FRAME} ${-FRAME} ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      {/* Scanners want it dark on light, whatever the theme. */}
      <rect x={-FRAME} y={-FRAME} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" fill-rule="evenodd" />
    </svg>
  );
}
