"""A second referee of Maillot Jaune, written without regard for speed or for the first one.

It keeps the position as the notation has it, finds ways by walking square by square, and plays by
the sentences of the rules. The tests let both referees judge the same tours.
"""

from __future__ import annotations

import copy
from typing import Any

Json = dict[str, Any]

STARS = {
    "renault": (2, 3, 1), "la-providence": (3, 1, 2), "la-bonnal": (2, 1, 3),
    "vandamme": (1, 2, 3), "ptt": (1, 3, 2), "la-redoute": (3, 2, 1),
    "agfa": (3, 1, 2), "noel": (1, 2, 3), "regional": (2, 3, 1),
}  # fmt: skip
STAGES = {1: ("plain", "climb"), 2: ("climb", "descent"), 3: ("descent", "plain")}
ORDER = ("plain", "climb", "descent")
BY_TOTAL = {
    3: (3, 4, 5, 6), 4: (2, 3, 4, 5), 5: (3, 4, 5, 6), 6: (2, 3, 4, 5), 7: (0, 0, 0, 0),
    8: (2, 3, 4, 5), 9: (3, 4, 5, 6), 10: (0, 0, 1, 2), 11: (4, 5, 6, 7),
}  # fmt: skip
BY_DOUBLE = {1: (0, 1, 2, 3), 2: (0, 0, 0, 1), 6: (0, 1, 2, 3)}
Square = tuple[int, str]


def square(text: str) -> Square:
    """Column and lane; the start is column 0 and the finish column 29, without lanes."""
    if text in ("start", "finish"):
        return (0, "") if text == "start" else (29, "")
    return int(text[:-1]), text[-1]


def written(at: Square) -> str:
    return {0: "start", 29: "finish"}.get(at[0]) or f"{at[0]}{at[1]}"


def price(one: int, other: int, squares: int) -> int | None:
    """What a throw costs; None is a puncture."""
    row = BY_DOUBLE.get(one) if one == other else BY_TOTAL[one + other]
    return None if row is None else row[squares - 1]


class Referee:
    """Plays a tour from any position in which a turn or throw is under way."""

    def __init__(self, position: Json) -> None:
        self.p: Json = copy.deepcopy(position)
        self.o = self.p["options"]

    # Looking.

    @property
    def riders(self) -> Json:
        found: Json = self.p["riders"]
        return found

    def on_road(self, who: str) -> bool:
        return self.riders[who]["at"] not in ("finish", "out")

    def waits(self, who: str) -> bool:
        return bool(self.riders[who]["flat"] + self.riders[who]["owed"] > 0)

    def at(self, place: Square) -> str | None:
        for who, rider in self.riders.items():
            if 0 < place[0] < 29 and rider["at"] == written(place):
                return str(who)
        return None

    def lanes(self) -> str:
        return "abcdef"[: self.o["lanes"]]

    def steps(self, place: Square) -> list[Square]:
        """Where one step leads."""
        column, lane = place
        if column == 0:
            return [(1, each) for each in self.lanes()]
        k, lanes = self.lanes().index(lane), self.lanes()
        beside = [lanes[j] for j in (k - 1, k + 1) if 0 <= j < len(lanes)]
        ahead = [(29, "")] if column == 28 else [(column + 1, each) for each in (lane, *beside)]
        return [*ahead, *((column, each) for each in beside)]

    def reach(self, who: str, squares: int, first: str = "") -> set[Square]:
        """Every square that this many steps lead to; the first may have to go forward or aside."""
        start = square(self.riders[who]["at"])
        seen, front = {start}, {start}
        for step in range(squares):
            fresh: set[Square] = set()
            for place in front:
                if place[0] == 29:
                    continue
                for nxt in self.steps(place):
                    forward = nxt[0] > place[0]
                    if step == 0 and first and forward != (first == "forward"):
                        continue
                    blocked = self.o["passing"] == "solid" and self.at(nxt) is not None
                    if not blocked:
                        fresh.add(nxt)
            front = fresh - seen if not first else fresh
            seen |= fresh
        return {place for place in seen - {start} if self.at(place) is None}

    def stars(self, who: str) -> int:
        column = square(self.riders[who]["at"])[0]
        if self.o["border"] == "stop":
            column = min(column + 1, 28)
        terrain = STAGES[self.p["stage"]][0 if column <= 14 else 1]
        return STARS[who][ORDER.index(terrain)]

    def behind(self, place: Square) -> str | None:
        """Who is in the wheel of a square and can be drawn."""
        if not self.o["drafting"] or place[0] in (0, 29):
            return None
        found = self.at((place[0] - 1, place[1]))
        return None if found is None or self.waits(found) else found

    def alongside(self, one: str, other: str) -> bool:
        a, b = (self.riders[who]["at"] for who in (one, other))
        if "out" in (a, b):
            return False
        (c, lane), (d, other_lane) = square(a), square(b)
        return c == d and 0 < c < 29 and abs(ord(lane) - ord(other_lane)) == 1

    # Choices.

    def choices(self) -> set[str]:
        phase, turn = self.p["phase"], self.p["turn"]
        if phase in ("ride", "sprint"):
            return self.rides(turn["rider"])
        if phase == "break":
            energy = self.riders[turn["rider"]]["energy"]
            pairs = [(s, r) for s in range(energy + 1) for r in range(5) if s + r]
            return {"end", *(f"break {s}+{r}" for s, r in pairs)}
        if phase == "answer":
            return {"agree", "refuse"}
        if phase == "aid":
            return {"pass", *(f"help {who}" for who in self.helpless(turn["rider"]))}
        if phase in ("pull", "risk", "settle"):
            return {f"roll {a} {b}" for a in range(1, 7) for b in range(1, 7)}
        return set()

    def pursued(self) -> bool:
        turn = self.p["turn"]
        return bool(turn["pursuer"] and turn["draft"] in ("open", "pact") and not turn["moved"])

    def rides(self, who: str) -> set[str]:
        normal = self.p["phase"] == "ride"
        squares = self.stars(who) if normal else self.p["turn"]["left"]
        column = square(self.riders[who]["at"])[0]
        last = 14 if normal and self.o["border"] == "stop" and column <= 13 else 29

        def within(places: set[Square]) -> set[Square]:
            return {place for place in places if place[0] <= last}

        if self.pursued():
            ahead = {place for place in self.reach(who, squares, "forward") if place[0] > column}
            aside = self.reach(who, squares, "aside")
            level = {place for place in aside if place[0] == column}
            shifts = {place for place in aside if place[0] > column}
            found = {f"ride {written(place)}" for place in within(ahead | level)}
            found |= {f"shift {written(place)}" for place in within(shifts)}
        else:
            found = {f"ride {written(place)}" for place in within(self.reach(who, squares))}
        if normal:
            found |= {f"pact {other}" for other in self.riders if self.may_ask(who, other)}
        return {"stay", *found}

    def may_ask(self, who: str, other: str) -> bool:
        if not (self.o["drafting"] and self.o["pact"]) or self.p["pact"] is not None:
            return False
        pursued = self.p["turn"]["pursuer"] or self.behind(
            square(self.riders[other]["at"]) if self.on_road(other) else (0, "")
        )
        return bool(
            self.alongside(who, other)
            and other in self.p["queue"]
            and not self.waits(other)
            and other not in self.p["turn"]["asked"]
            and pursued
        )  # fmt: skip

    def helpless(self, who: str) -> list[str]:
        if not self.o["help"] or self.waits(who):
            return []
        return [o for o in self.riders if self.riders[o]["flat"] and self.alongside(who, o)]

    # Playing.

    def play(self, action: str) -> None:
        verb, _, rest = action.partition(" ")
        turn = self.p["turn"]
        if verb == "pact":
            turn["asked"].append(rest)
            turn["partner"] = rest
            self.p["phase"] = "answer"
            if self.riders[rest]["owner"] == self.riders[turn["rider"]]["owner"]:
                self.play("agree")
        elif verb in ("agree", "refuse"):
            self.p["phase"] = "ride"
            if verb == "agree":
                self.p["pact"] = {"first": turn["rider"], "second": turn["partner"]}
                self.p["pact"] |= dict.fromkeys(("first_from", "first_pursuer", "first_tow"))
                turn["draft"] = "pact"
                self.move_up([turn["partner"]])
        elif verb == "end":
            self.close()
        elif verb == "stay":
            if self.p["phase"] == "ride":
                self.p["phase"] = "break"
            else:
                self.close()
        elif verb in ("ride", "shift"):
            self.set_off(verb, rest)
        elif verb == "break":
            self.announce(*map(int, rest.split("+")))
        elif verb in ("help", "pass"):
            if verb == "help":
                self.riders[rest]["flat"] -= 1
                self.riders[turn["rider"]]["owed"] += 1
            self.close(helped=True)
        elif verb == "roll":
            self.throw(*map(int, rest.split()))
        else:
            raise ValueError(action)

    def set_off(self, verb: str, where: str) -> None:
        turn = self.p["turn"]
        who = turn["rider"]
        sideways = verb == "shift" or square(where)[0] == square(self.riders[who]["at"])[0]
        if self.pursued():
            if sideways:
                turn["draft"] = "shaken"
            elif turn["draft"] == "pact":
                turn["tow"] = True
            elif self.riders[who]["energy"] == 0:
                turn["dest"], self.p["phase"] = where, "pull"
                return
            elif not self.pay(who, 1):
                return self.close()
            else:
                turn["draft"] = "towed"
        self.go(where)

    def go(self, where: str) -> None:
        turn = self.p["turn"]
        who, left = turn["rider"], square(self.riders[turn["rider"]]["at"])
        self.riders[who]["at"] = where
        turn["moved"], turn["dest"] = True, None
        if turn["draft"] == "towed" and not turn["tow"]:
            turn["tow"] = True
            self.move_up(self.draw(left))
        if where == "finish":
            self.cross(who)
            self.close()
        elif turn["left"]:
            self.close()
        else:
            self.p["phase"] = "break"

    def draw(self, place: Square) -> list[str]:
        """Draw the train behind a square; those of it who have not played yet."""
        drawn = []
        while (follower := self.behind(place)) is not None:
            self.riders[follower]["at"] = written(place)
            drawn.append(follower)
            place = (place[0] - 1, place[1])
        return [who for who in drawn if not self.riders[who]["played"]]

    def move_up(self, first: list[str]) -> None:
        self.p["queue"] = first + [who for who in self.p["queue"] if who not in first]

    def announce(self, safe: int, risk: int) -> None:
        turn = self.p["turn"]
        turn["safe"], turn["risk"] = safe, risk
        if safe and not self.pay(turn["rider"], safe):
            return self.close()
        if risk:
            self.p["phase"] = "risk"
        else:
            turn["left"], self.p["phase"] = safe, "sprint"

    def throw(self, one: int, other: int) -> None:
        if self.p["phase"] == "settle":
            return self.settle((one, other))
        turn = self.p["turn"]
        who, risk = turn["rider"], self.p["phase"] == "risk"
        cost = price(one, other, turn["risk"] if risk else 1)
        if cost is None:
            self.riders[who]["flat"] += 1
        elif cost and not self.pay(who, cost):
            return self.close()
        if not risk:
            turn["draft"] = "towed"
            return self.go(turn["dest"])
        lost = turn["risk"] if cost is None and self.o["puncture"] == "lose" else 0
        turn["left"], self.p["phase"] = turn["safe"] + turn["risk"] - lost, "sprint"
        if not turn["left"]:
            self.close()

    def pay(self, who: str, cost: int) -> bool:
        """Whether he is still in the tour after paying."""
        rider = self.riders[who]
        from_energy = min(cost, rider["energy"])
        from_form = min(cost - from_energy, rider["form"])
        rider["energy"] -= from_energy
        rider["form"] -= from_form
        if from_energy + from_form < cost or rider["energy"] + rider["form"] == 0:
            self.abandon(who)
            return False
        return True

    def abandon(self, who: str) -> None:
        self.riders[who]["at"] = "out"
        self.p["outs"].append(who)
        self.p["queue"] = [one for one in self.p["queue"] if one != who]
        if self.p["settle"]:
            front = self.p["settle"]["front"]
            self.p["settle"]["front"] = [one for one in front if one != who]
        if self.p["jersey"] == who:
            self.p["jersey"] = None

    def cross(self, who: str) -> None:
        self.p["winner_round"] = self.p["winner_round"] or self.p["round"]
        self.p["crossed"].append(who)
        rider = self.riders[who]
        rider["flat"] = rider["owed"] = 0
        rider["minutes"].append(self.p["round"] - self.p["winner_round"])
        rider["places"].append(len(self.p["crossed"]))

    # Turns, rounds, stages.

    def left(self) -> list[str]:
        return [who for who in self.riders if self.riders[who]["at"] != "out"]

    def decided(self) -> bool:
        left = self.left()
        teams = self.o["teams"]
        if len(left) <= 1:
            return True
        if not teams or self.o["team_score"] == "minutes":
            return False

        def side(who: str) -> str:
            owner: str = self.riders[who]["owner"]
            return next((name for name, of in teams.items() if who in of), owner)

        return len({side(who) for who in left}) == 1

    def close(self, helped: bool = False) -> None:
        turn = self.p["turn"]
        who = turn["rider"]
        out = self.riders[who]["at"] == "out"
        if out and self.decided():
            return self.finish()
        if not out and not helped and self.on_road(who) and self.helpless(who):
            self.p["phase"] = "aid"
            return None
        self.riders[who]["played"] = True
        pending = self.test_pact(turn) if self.p["pact"] else []
        self.p["turn"] = None
        self.p["settle"] = {"pending": pending, "front": []}
        return self.settle(None)

    def test_pact(self, turn: Json) -> list[Json]:
        pact = self.p["pact"]
        first, second = pact["first"], pact["second"]
        first_out, second_out = (self.riders[one]["at"] == "out" for one in (first, second))
        if turn["rider"] == first:
            pact |= {
                "first_from": turn["from"],
                "first_pursuer": turn["pursuer"],
                "first_tow": turn["tow"],
            }
            if not first_out and not second_out:
                return []
        self.p["pact"] = None
        home = all(self.riders[one]["at"] == "finish" for one in (first, second))
        if first_out or home or self.alongside(first, second):
            return []
        due = []
        if pact["first_tow"]:
            due.append((first, pact["first_from"], pact["first_pursuer"]))
        if turn["rider"] == second and turn["tow"]:
            due.append((second, turn["from"], turn["pursuer"]))
        return [{"rider": who, "from": at, "pursuer": behind} for who, at, behind in due]

    def settle(self, dice: tuple[int, int] | None) -> None:
        pending = self.p["settle"]["pending"]
        while pending:
            debt = pending[0]
            who, place = debt["rider"], square(debt["from"])
            stands = self.behind(place) == debt["pursuer"] and self.at(place) is None
            if self.riders[who]["at"] != "out" and stands and debt["pursuer"]:
                drawn = True
                if self.riders[who]["at"] != "finish":
                    if self.riders[who]["energy"]:
                        drawn = self.pay(who, 1)
                    elif dice is None:
                        self.p["phase"] = "settle"
                        return None
                    else:
                        cost = price(*dice, 1)
                        if cost is None:
                            self.riders[who]["flat"] += 1
                        elif cost:
                            drawn = self.pay(who, cost)
                if drawn:
                    self.p["settle"]["front"] += self.draw(place)
            dice = None
            pending.pop(0)
            if self.riders[who]["at"] == "out" and self.decided():
                return self.finish()
        self.move_up(self.p["settle"]["front"])
        self.p["settle"] = None
        return self.go_on()

    def go_on(self) -> None:
        while True:
            if not self.p["queue"]:
                if not self.next_round():
                    return None
                continue
            who = self.p["queue"].pop(0)
            rider = self.riders[who]
            if not self.waits(who):
                return self.begin(who)
            rider["flat" if rider["flat"] else "owed"] -= 1
            rider["played"] = True

    def begin(self, who: str) -> None:
        at = self.riders[who]["at"]
        pursuer = self.behind(square(at))
        pact = self.p["pact"]
        level = pact is not None and pact["second"] == who
        self.p["turn"] = {
            "rider": who, "from": at, "pursuer": pursuer,
            "draft": "pact" if level else "open" if pursuer else "none",
            "moved": False, "tow": False, "safe": 0, "risk": 0, "left": 0,
            "asked": [], "partner": None, "dest": None,
        }  # fmt: skip
        self.p["phase"] = "ride"

    def race_order(self) -> list[str]:
        listed = list(dict.fromkeys([*self.p["last_order"], *self.p["start_list"]]))
        there = [who for who in listed if self.on_road(who)]
        return sorted(there, key=lambda w: (-square(self.riders[w]["at"])[0],
                                            square(self.riders[w]["at"])[1]))  # fmt: skip

    def classification(self) -> list[str]:
        def key(who: str) -> tuple[int, int, int]:
            rider = self.riders[who]
            return sum(rider["minutes"]), sum(rider["places"]), (rider["places"] or [0])[-1]

        return sorted(self.left(), key=key)

    def next_round(self) -> bool:
        order = self.race_order()
        if order and self.p["round"] >= self.o["max_rounds"]:
            for who in reversed(order):
                self.abandon(who)
            if self.decided():
                self.finish()
                return False
            order = []
        if not order:
            order = self.classification()
            self.p["jersey"] = order[0]
            if self.p["stage"] == 3:
                self.finish()
                return False
            self.p |= {"stage": self.p["stage"] + 1, "round": 0, "winner_round": None}
            self.p["crossed"] = []
            for who in order:
                self.riders[who] |= {"at": "start", "energy": 6, "flat": 0, "owed": 0}
        self.p["round"] += 1
        self.p["queue"], self.p["last_order"] = list(order), list(order)
        for rider in self.riders.values():
            rider["played"] = False
        return True

    def finish(self) -> None:
        home = not self.race_order()
        self.p |= {"phase": "over", "turn": None, "pact": None, "settle": None, "queue": []}
        left = self.left()
        stages = min((len(self.riders[who]["minutes"]) for who in left), default=0)
        if home:
            ranked = self.classification()
        elif stages:
            ranked = sorted(left, key=lambda w: (
                sum(self.riders[w]["minutes"][:stages]), sum(self.riders[w]["places"][:stages]),
                self.riders[w]["places"][stages - 1]))  # fmt: skip
        else:
            crossed = [who for who in self.p["crossed"] if who in left]
            ranked = crossed + self.race_order()
        self.p["winner"] = ranked[0] if ranked else None
        self.p["result"] = ranked + self.p["outs"][::-1]

    def retire(self, who: str) -> None:
        turn, pact = self.p["turn"], self.p["pact"]
        self.abandon(who)
        if self.decided():
            return self.finish()
        if self.p["phase"] == "settle":
            return self.settle(None)
        if turn["rider"] == who:
            return self.close()
        if self.p["phase"] == "answer" and turn["partner"] == who:
            self.p["phase"] = "ride"
        if self.p["phase"] == "aid" and not self.helpless(turn["rider"]):
            return self.close(helped=True)
        if turn["moved"]:
            return None
        if pact and who in (pact["first"], pact["second"]):
            self.p["pact"] = None
            if turn["draft"] == "pact":
                turn["draft"] = "open" if turn["pursuer"] else "none"
        if turn["pursuer"] == who:
            turn["pursuer"] = None
            turn["draft"] = {"open": "none"}.get(turn["draft"], turn["draft"])
            if self.p["phase"] == "pull":
                self.go(turn["dest"])
        return None
