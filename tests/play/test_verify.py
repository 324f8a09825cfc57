"""Checking a record: a true one is found true, and whatever was done to it is named."""

from __future__ import annotations

import hashlib
import hmac
import random
from itertools import pairwise
from typing import Any

import pytest

from layline.engine.errors import RaceError
from layline.engine.texts import LANGUAGES
from layline.games import find_game, games
from layline.play.beginning import new
from layline.play.errors import BadRaceFile
from layline.play.race import Race
from layline.play.race_file import begun, read_record
from layline.play.verify import MOST_PLAYS, Fault, NoProof, Verdict, difference, verify
from layline.play.verify_words import chance, counted, coverage, headline, how, said
from tests.play.records import SECRET, SHORT, TABLE, from_the_middle, proven, record, sail

GAMES = [game.id for game in games()]
Record = dict[str, Any]


def only_fault(tampered: Record) -> Fault:
    verdict = verify(tampered)
    assert not verdict.fair
    (fault,) = verdict.faults
    for lang in LANGUAGES:
        assert said(fault, verdict, lang)
    return fault


def chances(found: Record) -> list[int]:
    """Where in the actions the chance results are."""
    return [check.entry - 1 for check in verify(found).checks]


def other_result(found: Record, at: int) -> str:
    """A result that could have come up instead."""
    race = begun(read_record(found))
    for text in found["actions"][:at]:
        race.play(text)
    return next(result for result in race.odds() if result != found["actions"][at])


@pytest.mark.parametrize("game", GAMES)
def test_every_chance_result_has_words_in_both_languages(game: str) -> None:
    checks = verify(record(game)).checks
    for check in {check.says.split(" ")[0]: check for check in checks}.values():
        english, french = (chance(check, check.says, lang) for lang in LANGUAGES)
        assert len({check.says, english, french}) == 3
        assert chance(check, "a whale", "fr") == "a whale"


def test_a_changed_result_is_told_in_the_language_of_the_reader() -> None:
    found = record("regatta")
    at = next(n for n, text in enumerate(found["actions"]) if text.startswith("roll "))
    found["actions"][at] = other_result(found, at)
    verdict = verify(found)
    told = said(verdict.faults[0], verdict, "fr")
    assert told.count("Le dé indique") == 2
    assert "roll" not in told


def drawn_after(verdict: Verdict, lang: str) -> str:
    """How many results were drawn at a table, in words or figures."""
    few = {"en": ["nothing", "the one"], "fr": ["rien", "l’unique"]}[lang]
    return [*few, str(len(verdict.checks))][min(len(verdict.checks), 2)]


# True records.


@pytest.mark.parametrize("game", GAMES)
def test_a_true_record_is_found_true(game: str) -> None:
    verdict = verify(record(game))
    assert verdict.fair
    assert verdict.agreeing == len(verdict.checks) > 0
    assert verdict.hash == verdict.hashed == hashlib.sha256(SECRET).hexdigest()
    assert verify(record(game), promised=f" {verdict.hash.upper()} ").fair


def test_it_is_told_how_far_the_check_is_and_then_the_search_for_what_was_done() -> None:
    found = record("regatta")
    told: list[tuple[int, int]] = []
    verify(found, tell=lambda done, of: told.append((done, of)))
    entries = len(found["actions"])
    assert told == [(done, entries) for done in range(entries)]
    told.clear()
    del found["actions"][chances(found)[0]]
    verify(found, tell=lambda done, of: told.append((done, of)))
    assert told[0] == (0, entries - 1)
    assert told[-1][1] == MOST_PLAYS


@pytest.mark.parametrize("game", GAMES)
def test_a_race_that_began_at_a_moment_of_another_is_proven_from_there(game: str) -> None:
    found = from_the_middle(game)
    assert found["start"] is not None
    verdict = verify(found)
    assert verdict.fair
    assert verdict.checks[0].k == 0
    found["actions"][verdict.checks[-1].entry - 1] = "no such result"
    assert only_fault(found).entry == verdict.checks[-1].entry


@pytest.mark.parametrize("game", GAMES)
def test_what_was_laid_is_not_proven_and_that_is_said(game: str) -> None:
    verdict = verify(from_the_middle(game))
    assert verdict.laid
    for lang, hand in (("en", "hands"), ("fr", "mains")):
        laid, drawn = coverage(verdict, lang)
        assert (hand in laid) == find_game(game).hides
        assert drawn_after(verdict, lang) in drawn
        assert how(verdict, lang)[1] != how(verify(record(game)), lang)[1]
    assert "Everything is as it should be" not in headline(verdict, "en")
    whole = verify(record(game))
    assert not whole.laid
    assert coverage(whole, "en") == []


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_was_opened_with_is_played_but_not_proven(game: str) -> None:
    before = sail(new(game, seed=0, **SHORT[game]), SECRET[::-1], "another")
    begun = before.step_to(before.played // 2)
    given = begun.played
    found = proven(sail(begun, seed=1))
    found["fairness"]["given"] = given
    verdict = verify(found)
    assert verdict.fair
    assert verdict.given == given
    assert [check.k for check in verdict.checks] == list(range(len(verdict.checks)))
    assert all(check.entry > given for check in verdict.checks)
    for lang in LANGUAGES:
        told = coverage(verdict, lang)
        assert str(given) in told[0]
        assert drawn_after(verdict, lang) in told[1]
        assert "Everything is" not in headline(verdict, lang)
    # Whoever leaves it out has a race whose chance follows from nothing.
    hidden = {**found, "fairness": {**found["fairness"], "given": 0}}
    assert not verify(hidden).fair
    # Whoever says more than there was is caught by the books.
    more = {**found, "fairness": {**found["fairness"], "given": len(found["actions"])}}
    assert "nothing was drawn" in headline(verify(more), "en")
    fault = difference(more, found)
    assert fault == Fault("given", says=str(len(found["actions"])), should=str(given))
    assert str(given) in said(fault, verify(more), "fr")
    found["actions"][0] = "no such thing"
    assert only_fault(found).entry == 1


def test_a_check_tells_how_each_result_came_up() -> None:
    check = verify(record("regatta")).checks[1]
    drawn = check.drawing
    message = f"{TABLE}:1:{drawn.draw}".encode()
    assert drawn.number == int(hmac.new(SECRET, message, hashlib.sha256).hexdigest(), 16)
    assert drawn.whole is not None
    assert drawn.part == drawn.number % drawn.whole


# Tampering, kind by kind.


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_result_is_named_with_what_it_should_be(game: str) -> None:
    found = record(game)
    listed = [at for at in chances(found) if begun_at(found, at).odds()]
    at = listed[-1]
    true = found["actions"][at]
    found["actions"][at] = other_result(found, at)
    fault = only_fault(found)
    assert fault.kind == "changed"
    assert (fault.entry, fault.should) == (at + 1, true)
    # The rest is checked as if nothing had happened.
    assert verify(found).agreeing == len(verify(record(game)).checks) - 1


def begun_at(found: Record, at: int) -> Race:
    race = begun(read_record(found))
    for text in found["actions"][:at]:
        race.play(text)
    return race


def test_two_cards_exchanged_in_a_shuffled_pile_are_noticed() -> None:
    found = record("petite-regate")
    at = chances(found)[-1]
    word, *cards = found["actions"][at].split(" ")
    other = next(n for n, card in enumerate(cards) if card != cards[-1])
    cards[other], cards[-1] = cards[-1], cards[other]
    found["actions"][at] = " ".join([word, *cards])
    fault = only_fault(found)
    assert fault.entry == at + 1
    assert len(said(fault, verify(found), "en")) < 300


@pytest.mark.parametrize("game", GAMES)
def test_a_result_left_out_is_named(game: str) -> None:
    found = record(game)
    at = chances(found)[-1]
    true = found["actions"].pop(at)
    assert only_fault(found) == Fault("left_out", at + 1, found["actions"][at], true)


@pytest.mark.parametrize("game", GAMES)
def test_a_result_too_many_is_named(game: str) -> None:
    found = record(game)
    at = chances(found)[-1]
    found["actions"].insert(at + 1, found["actions"][at])
    fault = only_fault(found)
    assert fault.kind == "extra"
    assert fault.entry in (at + 1, at + 2)


def test_two_results_exchanged_are_named() -> None:
    found = record("maillot-jaune")
    rolls = [at for at in chances(found) if found["actions"][at].startswith("roll")]
    one, other = next(
        (one, other)
        for one, other in pairwise(rolls)
        if found["actions"][one] != found["actions"][other]
    )
    actions = found["actions"]
    actions[one], actions[other] = actions[other], actions[one]
    assert only_fault(found) == Fault("swapped", one + 1, actions[one], actions[other], other + 1)


def test_two_decisions_exchanged_are_named() -> None:
    found = record("regatta")
    actions = found["actions"]
    places = [at for at, text in enumerate(actions) if text.startswith("place ")]
    roll = next(at for at, text in enumerate(actions) if text.startswith("roll "))
    one = places[-1]
    actions[one], actions[roll] = actions[roll], actions[one]
    fault = only_fault(found)
    assert (fault.kind, fault.entry, fault.other) == ("swapped", one + 1, roll + 1)


def test_a_record_that_was_cut_off_is_not_whole() -> None:
    found = record("regatta")
    del found["actions"][-1]
    assert only_fault(found) == Fault("cut_off", len(found["actions"]))


def test_an_illegal_decision_is_named_with_its_rule() -> None:
    found = record("regatta")
    at = next(n for n, text in enumerate(found["actions"]) if text.startswith("place "))
    found["actions"][at] = "leg N"
    fault = only_fault(found)
    assert (fault.kind, fault.entry) == ("illegal", at + 1)
    found["actions"][at] = "a whale"
    assert "“a whale”" in said(only_fault(found), verify(found), "en")


@pytest.mark.parametrize("game", GAMES)
def test_another_table_or_another_secret_is_told_from_a_loaded_die(game: str) -> None:
    elsewhere = record(game)
    elsewhere["fairness"]["table"] = TABLE[::-1]
    assert only_fault(elsewhere).kind == "unrelated"
    other = record(game)
    other["fairness"] |= {
        "secret": SECRET[::-1].hex(),
        "hash": hashlib.sha256(SECRET[::-1]).hexdigest(),
    }
    assert only_fault(other).kind == "unrelated"


def test_a_hash_that_is_not_the_secrets_is_named_and_the_rest_still_checked() -> None:
    found = record("regatta")
    found["fairness"]["hash"] = "0" * 64
    verdict = verify(found)
    assert verdict.faults == (Fault("hash", says="0" * 64, should=verdict.hashed),)
    assert verdict.agreeing == len(verdict.checks) > 10


def test_a_hash_noted_before_the_race_must_be_the_one() -> None:
    verdict = verify(record("regatta"), promised="f" * 64)
    fault = verdict.faults[0]
    assert fault.kind == "promise"
    assert "f" * 64 in said(fault, verdict, "fr")


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "00" * 33])
def test_what_is_no_secret_is_named(secret: str) -> None:
    found = record("regatta")
    found["fairness"]["secret"] = secret
    assert [fault.kind for fault in verify(found).faults] == ["secret"]


def test_a_table_with_strange_letters_is_named() -> None:
    found = record("regatta")
    found["fairness"]["table"] = "régate"
    assert only_fault(found).kind == "table"


def test_a_record_without_a_proof_or_of_another_version_is_refused() -> None:
    found = record("regatta")
    del found["fairness"]
    with pytest.raises(NoProof, match="fairness"):
        verify(found)
    with pytest.raises(BadRaceFile, match="version"):
        verify({**record("regatta"), "version": 99})
    with pytest.raises(BadRaceFile, match="nothing"):
        verify({**record("regatta"), "game": "nothing"})
    with pytest.raises(BadRaceFile):
        verify(["no", "record"])


# Whatever is changed: found out, or without effect on chance.


def follows(found: Record) -> bool:
    """Whether a record is a whole race by the rules whose chance follows from its proof.

    Written down from the description of the scheme alone, beside `verify` and `fair`.
    """
    proof = found["fairness"]
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret).hexdigest() != proof["hash"]:
        return False
    try:
        race = begun(read_record(found))
        k = 0
        for text in found["actions"]:
            if race.to_move == "chance" and not text.startswith("retire "):
                if text != by_hand(race, secret, proof["table"], k):
                    return False
                k += 1
            race.play(text)
    except RaceError:
        return False
    return race.over


def by_hand(race: Race, secret: bytes, table: str, k: int) -> str:
    odds = race.odds()
    whole, d = sum(odds.values()), 0
    while True:
        message = f"{table}:{k}:{d}".encode("ascii")
        x = int(hmac.new(secret, message, hashlib.sha256).hexdigest(), 16)
        if not odds:
            drawn = race.table.machine.draw(race.state, x >> 193, k)
            numbers = (drawn,) if isinstance(drawn, int) else drawn
            return race.table.notation.outcome_text(race.table.machine.read(race.state), numbers)
        if x < 2**256 - 2**256 % whole:
            every = [result for result, weight in odds.items() for _ in range(weight)]
            return every[x % whole]
        d += 1


def tampered(found: Record, chance: random.Random) -> tuple[str, int]:
    """Do something to one entry, the way a cheat would; what, and where the first change is."""
    actions: list[str] = found["actions"]
    at = chance.randrange(len(actions))
    deed = chance.choice(["other", "drop", "double", "swap", "legal"])
    if deed == "other":
        actions[at] = chance.choice([text for text in actions if text != actions[at]])
    elif deed == "drop":
        del actions[at]
    elif deed == "double":
        actions.insert(at, actions[at])
    elif deed == "swap":
        other = chance.choice([n for n in range(len(actions)) if actions[n] != actions[at]])
        actions[at], actions[other] = actions[other], actions[at]
        at = min(at, other)
    else:
        race = begun_at(found, at)
        possible = [text for text in race.choices() if text != actions[at]]
        actions[at] = chance.choice(possible or ["nothing"])
    return deed, at


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("game", GAMES)
def test_one_changed_entry_is_found_out_or_leaves_chance_as_it_was(game: str, seed: int) -> None:
    found = record(game)
    deed, at = tampered(found, random.Random(seed))
    verdict: Verdict = verify(found)
    assert verdict.fair == follows(found), (deed, at)
    if not verdict.fair:
        assert verdict.faults[0].entry is not None
        # Nothing before the change is blamed.
        assert verdict.faults[0].entry > at or verdict.faults[0].kind == "cut_off"


@pytest.mark.parametrize("seed", range(8))
def test_every_chance_result_of_a_race_is_bound(seed: int) -> None:
    found = record("regatta")
    at = random.Random(seed).choice(chances(found))
    true = found["actions"][at]
    found["actions"][at] = other_result(found, at)
    fault = only_fault(found)
    assert (fault.entry, fault.should) == (at + 1, true)


# Against the books.


def test_a_record_is_compared_with_the_one_that_was_kept() -> None:
    kept = record("regatta")
    assert difference(record("regatta"), kept) is None
    changed, longer, shorter, proof, options = (record("regatta") for _ in range(5))
    changed["actions"][3] = "pass"
    assert difference(changed, kept) == Fault("differs", 4, "pass", kept["actions"][3])
    longer["actions"].append("pass")
    n = len(kept["actions"])
    assert difference(longer, kept) == Fault("differs", n + 1, "pass")
    last = shorter["actions"].pop()
    assert difference(shorter, kept) == Fault("differs", n, "", last)
    proof["fairness"]["hash"] = "0" * 64
    assert difference(proof, kept) == Fault("differs", None, "0" * 64, kept["fairness"]["hash"])
    options["seed"] = 1
    assert difference(options, kept) == Fault("differs")
    told = [difference(other, kept) for other in (changed, longer, shorter, proof, options)]
    assert len({said(fault, verify(kept), "fr") for fault in told if fault is not None}) == 5


# In words.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scheme_is_explained_in_three_sentences(lang: str) -> None:
    told = how(verify(record("regatta")), lang)
    assert [text.count(". ") + text.endswith(".") for text in told] == [1, 1, 1]
    verdict = verify(record("regatta"))
    assert str(len(verdict.checks)) in headline(verdict, lang)
    assert str(verdict.agreeing) in counted(verdict, lang)
