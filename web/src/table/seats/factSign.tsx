/** Small signs beside the facts of a seat; a fact without a sign of its own gets a plain dot. */

const SIGNS: Record<string, string> = {
  first: "M9 7l3-2v14M8 19h8",
  cards: "M8 4h11v14H8zM8 7l-3.500 1 3 12.500 7-1.700",
  sun: "M12 16.200a4.2 4.2 0 1 0 0-8.400 4.2 4.2 0 0 0 0 8.400M12 2.800v2M12 19.200v2M2.800 12h2M19.200 12h2M5.500 5.500l1.400 1.400M17.100 17.100l1.400 1.400M5.500 18.500l1.400-1.400M17.100 6.900l1.400-1.400",
  closed: "M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17M6.500 12h11",
  start: "M5 21V4M5 5h12l-3 4 3 4H5",
  mark: "M12 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12M12 8V3l5 2-5 2",
  finish: "M5 21V4M5 5h14v9H5M9.7 5v9M14.3 5v9M5 9.500h14",
  "wrong-way": "M8.5 5 4.5 9l4 4M4.5 9h9a5.5 5.5 0 0 1 0 11H9",
  heading: "M12 3l6 17-6-4-6 4z",
  tack: "M11 3v13H4zM14 7c3 2 4 5 4 9h-4zM4 19h16",
  turning: "M5 12a7 7 0 1 1 2 5M5 12V7M5 12h5",
  spinnaker: "M6 4c9 0 13 5 12 13C13 16 8 13 6 4M6 4v16",
  puff: "M3 9h10a2.5 2.5 0 1 0-2.4-3.200M3 13h15a2.5 2.5 0 1 1-2.4 3.2",
  shadow: "M12 4v16M7 6v12M17 6v12M3 9v6M21 9v6",
  liable: "M12 4 3 19.500h18zM12 10v4.600M12 17v.2",
  leg: "M12 21V4M6 9l6-6 6 6",
  penalty: "M12 4 3 19.500h18zM12 10v4.600M12 17v.2",
  fault: "M6 21V4M6 5h11v8H6",
  circle: "M5 12a7 7 0 1 1 2 5M5 12V7M5 12h5",
  becalmed: "M3 10c2-2 4-2 6 0s4 2 6 0 4-2 6 0M3 15c2-2 4-2 6 0s4 2 6 0 4-2 6 0",
  marker: "M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12",
  rider:
    "M6 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M18 19a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M6 15.500l4-7h5l3 7M9 6h3M14 5.500v3",
  stars:
    "M12 3.500l2.600 5.600 6 .7-4.500 4.100 1.200 6L12 16.900l-5.300 3 1.200-6L3.400 9.800l6-.7z",
  energy: "M13 3 6 13h5l-1 8 7-10h-5z",
  form: "M4 14h16v5H4zM9 14v5M14 14v5",
  puncture: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M9 9l6 6M15 9l-6 6",
  pursuer: "M7 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8M17 17a4 4 0 1 0 0-8 4 4 0 0 0 0 8M11 13h2",
  pact: "M6 4v16M18 4v16M9 9h6M9 15h6",
  minutes: "M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 8v4l3 2",
  jersey: "M9 4q3 2 6 0l5 3-2 4-2-1v10H8V10l-2 1-2-4z",
  side: "M5 21V4M5 5h13v8H5",
  die: "M5 5h14v14H5zM9 9v.2M15 9v.2M9 15v.2M15 15v.2M12 12v.2",
};

const DOT = "M12 12v.2";

export function FactSign({ icon }: { icon: string | null }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[icon ?? ""] ?? DOT} />
    </svg>
  );
}
