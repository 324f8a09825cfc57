// A small race for boardgame.io, for its server to have about as much to keep as ours has: four
// yachts, a wind, a die, a course, and legs that the rules allow or not.

const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 39;
const ROWS = 33;
const NORTH_TO_NORTHWEST = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

function yacht(seat) {
  return {
    x: 4 + 9 * seat,
    y: 4,
    heading: 0,
    tack: "port",
    spinnaker: false,
    puffs: 2,
    started: false,
    next: 0,
    net: 0,
    status: "racing",
    finish: null,
    place: null,
    turning: false,
    before: null,
  };
}

function setup({ ctx }) {
  const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
  return {
    options: { rules: "small", players: ctx.numPlayers, board: "full", side: "port", races: 1 },
    board: { columns: COLUMNS, rows: ROWS },
    course: {
      committee: [23, 7],
      pin: [15, 7],
      roundings: [
        { at: [19, 28], side: "port", line: "N" },
        { at: [8, 17], side: "port", line: "W" },
      ],
      island: { at: [13, 17], size: 3 },
    },
    round: 1,
    race: 1,
    points: Object.fromEntries(seats.map((seat) => [seat, 0])),
    wind: 0,
    die: 0,
    legs: 0,
    liable: [],
    yachts: Object.fromEntries(seats.map((seat) => [seat, yacht(seat)])),
    winners: null,
  };
}

function throwDie({ G, random }) {
  G.die = random.D6();
  G.legs = 1 + (G.die % 3);
  if (G.die === 6) G.wind = random.Die(8) - 1;
}

function onBoard(x, y) {
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
}

function onIsland({ at: [x, y], size }, left, up) {
  return left >= x - 1 && left < x - 1 + size && up >= y - 1 && up < y - 1 + size;
}

// A leg goes one point in any direction but straight into the wind, to a free point of water.
function leg({ G, ctx, events }, course) {
  const step = NORTH_TO_NORTHWEST[course];
  if (step === undefined || course === G.wind) return INVALID_MOVE;
  const own = G.yachts[ctx.currentPlayer];
  const x = own.x + step[0];
  const y = own.y + step[1];
  if (!onBoard(x, y) || onIsland(G.course.island, x, y)) return INVALID_MOVE;
  if (Object.values(G.yachts).some((other) => other.x === x && other.y === y)) return INVALID_MOVE;
  own.before = { x: own.x, y: own.y, heading: own.heading, tack: own.tack, puffs: own.puffs };
  own.turning = own.heading !== course;
  own.heading = course;
  own.tack = (course - G.wind + 8) % 8 < 4 ? "port" : "starboard";
  own.net += Math.abs(step[0]) + Math.abs(step[1]);
  own.x = x;
  own.y = y;
  G.legs -= 1;
  if (G.legs === 0) events.endTurn();
}

exports.Yachts = {
  name: "yachts",
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  turn: { onBegin: throwDie },
  moves: { leg: { move: leg, client: false } },
};
