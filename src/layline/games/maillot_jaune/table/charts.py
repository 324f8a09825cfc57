"""The break-away table as people read it, made from the table that the rules play by."""

from __future__ import annotations

from ....engine.answers import ChartCell, ChartRow, RuleChart
from ..rules.risk import COSTS, FIRST_DOUBLE, PUNCTURE, THROWS_OF_ROW
from ..rules.state import MOST_RISK
from .risk_odds import costs
from .sentences import TEXTS

RULE = "MJ-26"


def charts(rule: str, lang: str) -> tuple[RuleChart, ...]:
    """MJ-26: what each throw costs for 1 to 4 squares with risk, the cheapest throws first."""
    if rule != RULE:
        return ()
    rows = sorted(range(len(THROWS_OF_ROW)), key=_dearness)
    return (
        RuleChart(
            title=TEXTS.sentence("chart.title", lang),
            corner=TEXTS.sentence("chart.throw", lang),
            columns=tuple(
                TEXTS.sentence("chart.squares", lang, n=n) for n in range(1, MOST_RISK + 1)
            ),
            rows=tuple(_row(row, lang) for row in rows),
            total=tuple(_average(n, lang) for n in range(1, MOST_RISK + 1)),
            total_label=TEXTS.sentence("chart.average", lang),
            of=sum(THROWS_OF_ROW),
            slider="risk",
        ),
    )


def _costs(row: int) -> list[int]:
    return [int(COSTS[4 * row + column]) for column in range(MOST_RISK)]


def _dearness(row: int) -> tuple[bool, int]:
    """Punctures come last, for they have no price."""
    return PUNCTURE in _costs(row), sum(_costs(row))


def _row(row: int, lang: str) -> ChartRow:
    double = row >= FIRST_DOUBLE
    n = row - FIRST_DOUBLE + 1 if double else row + 3
    label = TEXTS.sentence("chart.double" if double else "chart.total", lang, n=n)
    return ChartRow(label, int(THROWS_OF_ROW[row]), tuple(_cell(one, lang) for one in _costs(row)))


def _cell(cost: int, lang: str) -> ChartCell:
    if cost == PUNCTURE:
        return ChartCell(TEXTS.sentence("chart.puncture", lang), "bad")
    if cost == 0:
        return ChartCell(TEXTS.sentence("chart.free", lang), "good")
    return ChartCell(str(cost), "plain")


def _average(squares: int, lang: str) -> str:
    """What so many squares cost on average where there is no puncture, to one decimal."""
    paid = {cost: throws for cost, throws in costs(squares).items() if cost != PUNCTURE}
    mean = sum(cost * throws for cost, throws in paid.items()) / sum(paid.values())
    return f"{mean:.1f}".replace(".", TEXTS.sentence("chart.point", lang))
