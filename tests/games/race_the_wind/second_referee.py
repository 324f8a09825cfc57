"""A second referee: the turn machine, worked out on the JSON of positions.

It is written from the specification's sections 2, 6 and 7 alone, in the plainest way, and shares no
code with the game. `test_rules_second_referee.py` lets both judge the same races.
"""

from __future__ import annotations

from typing import Any

from tests.games.race_the_wind.second_water import (
    TURNS,
    WAYS,
    At,
    Json,
    Water,
    far,
    step,
    text,
    turned,
    xy,
)


class Referee(Water):
    """Plays: the menu, the actions and all that follows from them."""

    # The menu.

    def legal(self) -> set[str]:
        p = self.p
        if p["phase"] == "wind":
            faces = {"compass6": "N NE E W NW", "compass3": "N E W"}.get(p["options"]["die"])
            return {f"wind {way}" for way in (faces.split() if faces else WAYS)}
        name = p["to_move"]
        boat, turn = p["boats"][name], p["turn"]
        found = self.menu(name, boat, turn)
        if not turn["acts"]:
            found |= {f"protest {a}" for a in p["boats"] if self.protest(a)[0]}
            found |= {f"claim {c['boat']}" for c in p["claims"] if c["boat"] != name}
        return found

    def menu(self, name: str, boat: Json, turn: Json) -> set[str]:
        if boat["skip"]:
            return {"pass"}
        if boat["circle"]:
            return {"quarter"}
        sail, acts, gust = turn["sail"], turn["acts"], turn["gust"]
        ahead = step(xy(boat["at"]), boat["heading"])
        open_ahead = not self.closed(ahead) and self.sail(boat["heading"]) != "head"
        turns = {
            action
            for action, eighths in TURNS.items()
            if self.p["round"] < 8 or self.d(turned(boat["heading"], eighths)) != 0
        }
        move = {"move"} if open_ahead else set()
        if not acts:
            found = {
                "head": turns,
                "close": move | turns,
                "run": move | turns,
                "beam": move | turns,
            }
            if sail == "broad":
                barred = self.closed(ahead)
                menu = turns if barred else {"move"} | (turns if self.gives_way(name) else set())
            else:
                menu = found[sail]
            return menu | self.penalty(name, boat)
        if sail == "beam" and len(acts) == 1:
            return move | turns
        if sail == "broad" and acts == ["move"]:
            return turns | {"end"} | ({"puff"} if gust and open_ahead else set())
        return {"puff", "end"} if gust else set()

    def penalty(self, name: str, boat: Json) -> set[str]:
        at = xy(boat["at"])
        others = [xy(self.p["boats"][other]["at"]) for other in self.racing() if other != name]
        clear = all(far(at, place) >= 2 for place in (*self.marks, *others))
        return {"penalty L", "penalty R"} if boat["penalties"] and boat["leg"] and clear else set()

    # Playing.

    def say(self, rule: int, who: str, what: str) -> None:
        self.events.append(f"RTW-{rule:02d} {who} {what}")

    def play(self, action: str) -> None:
        self.events = []
        p = self.p
        verb, _, rest = action.partition(" ")
        if verb == "wind":
            p["wind"], p["phase"] = rest, "play"
            self.say(64, "-", f"wind {rest}")
            name, p["to_move"], p["for"] = p["for"], p["for"], None
            self.go_on(name)
            return
        name = p["to_move"]
        boat, turn = p["boats"][name], p["turn"]
        if verb == "protest":
            rule = self.protest(rest)[1]
            p["boats"][rest]["penalties"] += 1
            p["boats"][rest]["immune"] = "RTW-78"
            self.say(rule, rest, f"penalty by {name}")
        elif verb == "claim":
            claim = next(c for c in p["claims"] if c["boat"] == rest)
            p["claims"].remove(claim)
            p["boats"][rest]["penalties"] += 1
            self.say(int(claim["rule"][4:]), rest, f"penalty by {name}")
        elif verb == "end":
            self.end_turn(name)
        elif verb in ("move", "puff"):
            self.movement(name, boat, turn, verb)
            if p["phase"] == "play":
                self.go_on(name)
        else:
            self.on_the_spot(name, boat, turn, verb, action)
            self.go_on(name)

    def on_the_spot(self, name: str, boat: Json, turn: Json, verb: str, action: str) -> None:
        if verb == "turn":
            turn["acts"].append("turn")
            boat["heading"] = turned(boat["heading"], TURNS[action])
            self.say(39, name, f"turns {boat['heading']}")
        elif verb == "pass":
            turn["acts"].append("pass")
            boat["skip"] = False
            self.say(56, name, "skips turn")
            return
        else:
            if verb == "penalty":
                boat["circle"] = {"dir": action[-1], "left": 4}
                turn["forced"] = True
                self.say(87, name, f"declares {action}")
            turn["acts"].append("quarter")
            boat["heading"] = turned(boat["heading"], -2 if boat["circle"]["dir"] == "L" else 2)
            boat["circle"]["left"] -= 1
            self.say(90, name, f"turns {boat['heading']}")
            if boat["circle"]["left"] == 0:
                boat["circle"] = None
                boat["penalties"] -= 1
                self.say(90, name, "penalty paid")
        self.lift(name, boat)

    def lift(self, name: str, boat: Json) -> None:
        if boat["marker"]:
            boat["marker"] = None
            self.say(97, name, "removes marker")

    def movement(self, name: str, boat: Json, turn: Json, verb: str) -> None:
        p = self.p
        before = xy(boat["at"])
        at = step(before, boat["heading"])
        boat["at"], turn["arrived"], turn["gust"] = text(at), boat["heading"], False
        turn["acts"].append(verb)
        self.say(38 if verb == "move" else 57, name, f"moves {text(at)}")
        if p["round"] in (6, 7) and self.on_line(at):
            turn["touched"] = True
        if self.cross(name, boat, before, at):
            return
        self.complete(name, boat, at)
        for index, row in enumerate(p["course"]["flags"]):
            flag = f"{boat['leg']}:{index}"
            if boat["leg"] and at[1] == row and flag not in p["fired"]:
                p["fired"].append(flag)
                p["phase"], p["for"], p["to_move"] = "wind", name, "chance"
                self.say(63, name, f"reaches flag {flag}")
        if boat["marker"] == text(at):
            turn["stopped"] = boat["skip"] = True
            self.say(96, name, "stopped by marker")
            self.lift(name, boat)
        elif text(at) in p["tokens"]["yellow"]:
            turn["stopped"] = boat["skip"] = True
            self.say(55, name, "stopped by lull")
        elif text(at) in p["tokens"]["blue"]:
            early = turn["sail"] == "beam" and "puff" not in turn["acts"]
            if not early or turn["acts"] == ["move", "move"]:
                turn["gust"] = True
                self.say(62 if verb == "puff" else 57, name, "gust")

    def cross(self, name: str, boat: Json, before: At, at: At) -> bool:
        """The line and the ray; True if she has finished."""
        p = self.p
        (mx, _), (_, gate), _ = self.marks
        if self.on_line(at):
            if not self.on_line(before):
                boat["line_from"] = "N" if before[1] > gate else "S"
        else:
            came, boat["line_from"] = boat["line_from"], None
            north = came == "S" and at[1] > gate
            south = came == "N" and at[1] < gate
            downwind = boat["leg"] and boat["leg"] % 2 == 0
            last = boat["leg"] == 2 * p["course"]["laps"]
            if north and boat["leg"] == 0 and p["round"] >= 8:
                boat["leg"] = 1
                self.say(33, name, "starts")
            elif north and downwind and not last:
                boat["net"] -= 1
            elif south and downwind:
                if last and not boat["penalties"]:
                    p["finish"].append(name)
                    boat.update(status="finished", at=None, marker=None, ray_from=None)
                    self.say(105, name, f"finishes place {len(p['finish'])}")
                    return True
                if last:
                    self.say(92, name, "finish refused")
                else:
                    boat["net"] += 1
        if boat["leg"] % 2:
            if self.on_ray(at):
                if not self.on_ray(before):
                    boat["ray_from"] = "W" if before[0] < mx else "E"
            else:
                came, boat["ray_from"] = boat["ray_from"], None
                if came == "W" and at[0] > mx:
                    boat["net"] += 1
                if came == "E" and at[0] < mx:
                    boat["net"] -= 1
        return False

    def complete(self, name: str, boat: Json, at: At) -> None:
        p, leg = self.p, boat["leg"]
        (mx, my), (bx, gate), (cx, _) = self.marks
        if boat["net"] < 1:
            return
        if leg % 2 and at[0] > mx and at[1] <= my:
            boat["leg"], boat["net"] = leg + 1, 0
            self.say(103, name, f"begins leg {leg + 1}")
            if f"{leg}:home" not in p["fired"]:
                p["fired"].append(f"{leg}:home")
                if p["wind"] not in ("N", "NE", "NW"):
                    p["wind"] = "N"
                    self.say(67, "-", "wind returns N")
            return
        outside = at[1] >= gate and (at[0] < bx or at[0] > cx)
        if leg and leg % 2 == 0 and leg < 2 * p["course"]["laps"] and outside:
            boat["leg"], boat["net"] = leg + 1, 0
            self.say(104, name, f"begins leg {leg + 1}")

    def go_on(self, name: str) -> None:
        boat, turn = self.p["boats"][name], self.p["turn"]
        if boat["status"] != "racing" or turn["stopped"] or turn["acts"][-1] == "pass":
            return self.end_turn(name)
        if turn["acts"][-1] == "quarter":
            twice = turn["sail"] == "beam" and self.p["options"]["penalty"] == "actions"
            if boat["circle"] is None or len(turn["acts"]) == (2 if twice else 1):
                self.end_turn(name)
            return None
        may_redirect = turn["sail"] == "broad" and turn["acts"] == ["move"]
        ahead = step(xy(boat["at"]), boat["heading"])
        stuck = self.closed(ahead) or self.sail(boat["heading"]) == "head"
        if turn["gust"] and stuck and not may_redirect:
            turn["gust"] = False
            self.say(58, name, "gust lost")
        if not self.menu(name, boat, turn):
            self.end_turn(name)
        return None

    def end_turn(self, name: str) -> None:
        p = self.p
        boat, turn = p["boats"][name], p["turn"]
        if boat["status"] == "racing":
            acts = turn["acts"]
            first = {"pass": None, "move": "move"}.get(acts[0], "turn")
            boat["last"] = {"start": turn["start"], "first": first, "arrived": turn["arrived"]}
            stuck = turn["arrived"] is None and turn["forced"]
            boat["immune"] = "RTW-79" if acts == ["pass"] else "RTW-80" if stuck else None
            self.faults(name, boat, turn)
        self.shadows()
        left = len(self.racing())
        if left <= (1 if len(p["boats"]) > 1 else 0):
            return self.over(107)
        order = p["order"]
        at = order.index(name)
        while True:
            at += 1
            if at == len(order):
                at = 0
                if p["round"] >= p["options"]["max_rounds"]:
                    return self.over(108)
                p["round"] += 1
            if order[at] in self.racing():
                return self.begin_turn(order[at])

    def faults(self, name: str, boat: Json, turn: Json) -> None:
        if self.p["round"] > 7:
            return
        rules = []
        if turn["arrived"]:
            boat["stay"] = 0
        elif turn["acts"][0] == "turn" and not turn["forced"]:
            boat["stay"] += 1
            rules += [30] if boat["stay"] >= 3 else []
        rules += [31] if turn["touched"] else []
        for rule in rules:
            self.p["claims"].append({"boat": name, "rule": f"RTW-{rule}"})
            self.say(rule, name, "infringes")

    def shadows(self) -> None:
        p = self.p
        now = []
        for x in self.racing():
            lee = self.boat_on(step(xy(p["boats"][x]["at"]), p["wind"], -1))
            if lee:
                now.append([x, lee])
        for x, a in now:
            if [x, a] in p["covers"]:
                continue
            self.say(94, a, f"covered by {x}")
            boat = p["boats"][a]
            at = step(xy(boat["at"]), boat["heading"], 2)
            on_board = 0 <= at[0] < p["board"]["cols"] and 0 <= at[1] < p["board"]["rows"]
            if on_board and at not in self.marks and not boat["marker"] and not boat["skip"]:
                boat["marker"] = text(at)
                self.say(95, a, f"lays marker {text(at)}")
        p["covers"] = now

    def begin_turn(self, name: str) -> None:
        p = self.p
        boat = p["boats"][name]
        p["to_move"] = name
        p["claims"] = [claim for claim in p["claims"] if claim["boat"] != name]
        sail = self.sail(boat["heading"])
        ways = [boat["heading"]]
        if sail == "beam":
            after = [turned(boat["heading"], eighths) for eighths in TURNS.values()]
            ways += [way for way in after if self.d(way) != 0]
        stuck = all(self.closed(step(xy(boat["at"]), way)) for way in ways)
        forced = boat["skip"] or boat["circle"] is not None
        forced = forced or (p["round"] >= 8 if sail == "head" else stuck)
        p["turn"] = {
            "sail": sail,
            "acts": [],
            "gust": False,
            "stopped": False,
            "start": boat["at"],
            "arrived": None,
            "touched": p["round"] in (6, 7) and self.on_line(xy(boat["at"])),
            "forced": forced,
        }
        if p["options"]["protests"] == "auto":
            told = self.events
            for action in sorted(self.legal(), key=lambda a: (a[0] != "p", a)):
                while action.startswith(("protest", "claim")) and action in self.legal():
                    self.play(action)
                    told += self.events
                    self.events = []
            self.events = told

    def over(self, rule: int) -> None:
        p = self.p
        boats = p["boats"]

        def progress(name: str) -> tuple[Any, ...]:
            boat = boats[name]
            rounded, y = min(1, max(0, boat["net"])), xy(boat["at"])[1]
            northward = boat["leg"] == 0 or (boat["leg"] % 2 == 1) == (rounded == 0)
            rank = p["order"].index(name)
            return -boat["leg"], -rounded, -y if northward else y, boat["penalties"], rank

        p["finish"] += sorted(self.racing(), key=progress) + p["retired"][::-1]
        p.update(phase="over", to_move=None, turn=None)
        self.say(rule, "-", "race over")
        self.say(10, p["finish"][0], "wins")
