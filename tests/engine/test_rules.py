"""Marks on functions and tables of numbers."""

from __future__ import annotations

from typing import Any

import pytest

from layline.engine.rules import Table, is_rule, rule, table


def test_a_rule_is_the_function_itself() -> None:
    def luff(legs: int) -> int:
        return legs - 1

    assert rule(luff) is luff
    assert is_rule(luff)
    assert luff(3) == 2


def test_other_things_are_no_rules() -> None:
    assert not is_rule(len)
    assert not is_rule(7)
    assert not is_rule(lambda: None)


def test_a_table_is_a_tuple_of_whole_numbers() -> None:
    spaces = table(n * n for n in range(4))
    assert spaces == (0, 1, 4, 9)
    assert isinstance(spaces, Table)
    assert spaces[2] == 4


@pytest.mark.parametrize("wrong", [1.5, "1", None, True])
def test_a_table_holds_nothing_else(wrong: Any) -> None:
    with pytest.raises(TypeError, match="a table holds whole numbers, not "):
        table([1, wrong])
