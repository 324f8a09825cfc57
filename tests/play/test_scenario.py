"""The scenario runner: it finds what does not hold, and refuses files that are not scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from layline.play.scenario import BadScenario, game_of, read_scenarios, run_scenario

Json = dict[str, Any]

SCENARIO: Json = {
    "id": "REG-T01",
    "title": "a yacht directly to windward",
    "rules": ["REG-44", "REG-R22"],
    "position": {
        "wind": "N",
        "round": 5,
        "die": 2,
        "first": "B",
        "boats": {"A": {"at": "28,21"}, "B": {"at": "28,20"}},
    },
    "steps": [{"expect": {"to_move": "A"}}],
}


def failures(step: Json, **changes: Any) -> list[str]:
    scenario = SCENARIO | {"steps": [step]} | changes
    return [str(failure) for failure in run_scenario(scenario, "regatta", "interpreted")]


@pytest.mark.parametrize(
    "step",
    [
        {"expect": {"to_move": "A", "boats": {"B": {"at": "28,20", "spinnaker": False}}}},
        {"expect": {"events": ["REG-44 B loses turn to A"]}},
        {"expect": {"events": ["REG-44 B *"]}},
        {"expect": {"no_events": "loses leg"}},
        {"expect": {"no_events": ["loses leg", "place"]}},
        {"expect": {"legal_count": 14}},
        {"expect": {"derived": {"A": {"reach": {"leg NE": "29,22"}}}}},
        {"play": "leg E", "expect": {"events": ["REG-22 A sails E to 30,21"]}},
        {"play": "leg E", "expect": {"no_events": "loses turn"}},
        {"legal_has": ["leg NE", "luff"]},
        {"illegal": {"leg N": "REG-23", "turn E": "REG-60", "pass": "REG-30"}},
        {"play": "retire B", "expect": {"boats": {"B": {"status": "retired", "at": None}}}},
    ],
)
def test_what_holds_passes(step: Json) -> None:
    assert failures(step) == []


@pytest.mark.parametrize(
    ("step", "failure"),
    [
        ({"expect": {"to_move": "B"}}, "step 1: to_move: expected 'B', found 'A'"),
        ({"expect": {"round": 5.0}}, "round: expected 5.0, found 5"),
        ({"expect": {"round": True}}, "round: expected True, found 5"),
        ({"expect": {"weather": 1}}, "weather: expected 1, found 'no such field'"),
        ({"expect": {"boats": {"A": {"sails": 1}}}}, "boats.A.sails: expected 1, found 'no such"),
        ({"expect": {"boats": {"C": {}}}}, "boats.C: expected {}, found 'no such field'"),
        ({"expect": {"die": {"legs": 2}}}, "die: expected {'legs': 2}, found 2"),
        ({"expect": {"todo": ["A", "B"]}}, "todo: expected ['A', 'B'], found ['A']"),
        ({"expect": {"todo": {"A": 1}}}, "todo: expected {'A': 1}, found ['A']"),
        ({"expect": {"events": ["REG-44 B loses turn"]}}, "events: expected 'REG-44 B loses turn'"),
        ({"expect": {"events": ["REG-44 A *"]}}, "events: expected 'REG-44 A *'"),
        (
            {"expect": {"events": ["REG-44 B loses turn to A"] * 2}},
            "events: expected 'REG-44 B loses turn to A'",
        ),
        ({"expect": {"no_events": "loses turn"}}, "no_events: expected 'loses turn'"),
        ({"expect": {"legal_count": 1}}, "legal_count: expected 1, found 14"),
        ({"expect": {"derived": {"A": {"tack": "port"}}}}, "derived.A.tack: expected 'port'"),
        ({"legal": ["leg NE"]}, "legal: expected {'missing': []}, found {'too many': "),
        ({"legal_has": ["leg N"]}, "legal_has: expected ['leg N']"),
        ({"illegal": {"leg NE": "REG-23"}}, "illegal leg NE: expected 'REG-23', found 'legal'"),
        ({"illegal": {"leg N": "REG-24"}}, "illegal leg N: expected 'REG-24', found 'REG-23'"),
        ({"play": "leg N"}, "play leg N: expected 'possible', found \"illegal: 'leg N'"),
        ({"play": "nothing"}, "play nothing: expected 'possible'"),
    ],
)
def test_what_does_not_hold_is_told_with_step_expected_and_found(step: Json, failure: str) -> None:
    (found,) = failures(step)
    assert found.startswith("REG-T01 step 1: ")
    assert failure in found


def test_after_an_impossible_play_nothing_more_is_looked_at() -> None:
    steps = [{"play": "leg N"}, {"expect": {"to_move": "nobody"}}]
    (found,) = run_scenario(SCENARIO | {"steps": steps}, "regatta", "interpreted")
    assert found.step == 1


def test_several_checks_of_a_step_fail_one_by_one() -> None:
    step = {"expect": {"to_move": "B", "round": 6}, "legal_has": ["leg N"]}
    assert len(failures(step)) == 3


def test_a_position_that_does_not_load_is_a_failure_of_loading() -> None:
    (found,) = failures({"expect": {}}, position={"boats": {"A": {"at": "99,99"}}})
    assert "loading: position: expected 'a position', found " in found


def test_an_unknown_rule_is_a_failure() -> None:
    (found,) = failures({"expect": {"to_move": "A"}}, rules=["REG-44", "REG-99"])
    assert found == "REG-T01 loading: rules: expected 'a known rule', found 'REG-99'"


def test_options_of_the_scenario_are_used() -> None:
    step = {"expect": {"options": {"board": "quick", "players": 2}}}
    assert failures(step, options={"board": "quick"}, position={}) == []
    (found,) = failures(step, options={"sails": 3}, position={})
    assert "sails" in found


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"note": None}, None),
        ({"remark": "x"}, "unknown key 'remark'"),
        ({"id": 7}, "id and title are texts"),
        ({"title": None}, "id and title are texts"),
        ({"rules": "REG-44"}, "rules and steps are lists"),
        ({"steps": {}}, "rules and steps are lists"),
        ({"position": []}, "position is a mapping"),
        ({"options": "quick"}, "options is a mapping"),
        ({"steps": [{}]}, "step 1: a step has one or more of play, expect"),
        ({"steps": ["leg NE"]}, "step 1: a step has one or more of play, expect"),
        ({"steps": [{"plays": "leg NE"}]}, "step 1: unknown key 'plays'"),
        ({"steps": [{"play": 7}]}, "step 1: play is a str"),
        ({"steps": [{"legal": "leg NE"}]}, "step 1: legal is a list"),
        ({"steps": [{"illegal": ["leg N"]}]}, "step 1: illegal is a dict"),
        ({"steps": [{"expect": None}]}, "step 1: expect is a dict"),
    ],
)
def test_a_scenario_out_of_form_is_refused_with_file_and_id(
    tmp_path: Path, changes: Json, message: str | None
) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(yaml.safe_dump([SCENARIO | changes]), "utf-8")
    if message is None:
        assert read_scenarios(path) == [SCENARIO | changes]
        return
    with pytest.raises(BadScenario, match=rf"some\.yaml: scenario 1.*{message}"):
        read_scenarios(path)


@pytest.mark.parametrize("key", ["id", "title", "rules", "steps"])
def test_a_scenario_has_an_id_a_title_rules_and_steps(tmp_path: Path, key: str) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(yaml.safe_dump([{k: v for k, v in SCENARIO.items() if k != key}]), "utf-8")
    with pytest.raises(BadScenario, match=f"{key} is missing"):
        read_scenarios(path)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"a: [", "not YAML"),
        (b"\xff", "not UTF-8 text"),
        (b"a: 1", "a scenario file is a list"),
        (b"- 7", "scenario 1: not a mapping"),
        (b"!!python/object:os.system {}", "not YAML"),
    ],
)
def test_a_file_that_holds_no_scenarios_is_refused(
    tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "some.yaml"
    path.write_bytes(content)
    with pytest.raises(BadScenario, match=message) as caught:
        read_scenarios(path)
    assert "\n" not in str(caught.value)


def test_an_id_is_used_once(tmp_path: Path) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(yaml.safe_dump([SCENARIO, SCENARIO]), "utf-8")
    with pytest.raises(BadScenario, match="the id REG-T01 is used twice"):
        read_scenarios(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"none\.yaml: cannot be read"):
        read_scenarios(tmp_path / "none.yaml")


def test_the_game_is_known_by_the_prefix_of_the_id() -> None:
    assert game_of(SCENARIO, {"REG": "regatta"}) == "regatta"
    with pytest.raises(BadScenario, match=r"REG-T01: no game has rules REG-"):
        game_of(SCENARIO, {"XXX": "other"})
