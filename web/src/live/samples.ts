/** Small true-to-life messages for the tests of the page. */
import type {
  ChatLine,
  Choice,
  Entry,
  HandCard,
  SeatCard,
  Sight,
  State,
  TableView,
  Update,
} from "./wire";

export const TABLE = "abcdefgh234567ab";

/** A picture of nothing. */
export const noScene: Sight["board"] = {
  width: 1,
  height: 1,
  title: "",
  description: "",
  shapes: [],
};

export function entry(seq: number, more: Partial<Entry> = {}): Entry {
  const lines = [{ rule: "REG-22", text: `Entry ${seq}.` }];
  return {
    seq,
    kind: "action",
    seat: "A",
    by: null,
    action: "leg NE",
    lines,
    at: seq,
    undone: null,
    time_up: false,
    heading: "",
    setbacks: [],
    ...more,
  };
}

export function sight(seq: number, more: Partial<Sight> = {}): Sight {
  return {
    seq,
    seat: "A",
    to_move: "A",
    over: false,
    prompt: `After ${seq}.`,
    choices: [],
    refused: [],
    can_undo: false,
    can_resign: ["A"],
    ground: "g1",
    board: noScene,
    instruments: noScene,
    standings: null,
    ranking: null,
    stage_end: null,
    ending: null,
    offer: null,
    dues: [],
    hand: [],
    amounts: [],
    overlays: [],
    suggestions: null,
    can_take_back: null,
    shortcuts: [],
    facts: [],
    ...more,
  };
}

export function seatCard(seat: string, more: Partial<SeatCard> = {}): SeatCard {
  return {
    seat,
    colour: seat,
    kind: "visitor",
    name: seat,
    visitor: null,
    bot: null,
    stand_in: null,
    stand_in_by: null,
    late: false,
    unseen: false,
    crew: [],
    online: true,
    you: false,
    yours: more.you ?? false,
    mates: [],
    asking: [],
    asked: false,
    takes_requests: true,
    by_invitation: false,
    invitation: null,
    bank: null,
    ...more,
  };
}

export function choice(action: string, more: Partial<Choice> = {}): Choice {
  return { action, label: action, target: null, group: "Legs", ...more };
}

/** A point of the board where a choice can be picked. */
export function pointAt(x: number, y: number): Choice["target"] {
  return { kind: "point", x, y, angle: null, sign: "", tone: "plain" };
}

export function handCard(id: string, actions: string[], more: Partial<HandCard> = {}): HandCard {
  return {
    id,
    label: id,
    note: "",
    picture: noScene,
    over: null,
    actions,
    tone: "plain",
    together: null,
    about: "",
    ...more,
  };
}

export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    id: TABLE,
    game: "regatta",
    game_name: "Regatta",
    summary: "",
    status: "racing",
    laid: null,
    public: false,
    owner: "Ada",
    you_own: true,
    seats: [],
    seq: 0,
    to_move: "A",
    your_turn: true,
    deadline: null,
    created: 0,
    rematch: null,
    version: 1,
    options: {},
    crews: false,
    invitation: null,
    option_words: [],
    clock: null,
    slow: false,
    minutes: null,
    grace: null,
    pace: "calm",
    fairness: { hash: "00", secret: null },
    spectators: 0,
    next: null,
    given: 0,
    from_position: false,
    hints: false,
    take_back: null,
    ...more,
  };
}

export function state(since: number, until: number, more: Partial<State> = {}): State {
  const entries = Array.from({ length: until - since }, (_, index) => entry(since + index + 1));
  return {
    type: "state",
    table: tableView({ seq: until }),
    sight: sight(until),
    since,
    entries,
    chat: [],
    ...more,
  };
}

/** An update that leaves this sight behind, whatever was there before. */
export function update(seq: number, { sight: now = sight(seq), ...more }: Updated = {}): Update {
  return {
    type: "update",
    table: TABLE,
    seq,
    after: seq - 1,
    entries: [entry(seq)],
    changes: { ...now },
    deadline: null,
    ...more,
  };
}

type Updated = Partial<Update> & { sight?: Sight };

export function chatLine(n: number, text = `line ${n}`): ChatLine {
  return { n, name: "Ada", seat: "A", text, at: n };
}
