"""What was measured, as figures and as tables to read."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from .load import Stretch
from .players import Tally

MILLION = 1e6


@dataclass
class Result:
    """All about one server."""

    name: str
    does: str  # what it does for a decision
    tally: Tally = field(default_factory=Tally)
    resident: dict[str, int] = field(default_factory=dict)  # bytes, by moment
    opening_failures: Counter[str] = field(default_factory=Counter)
    flat_out: Stretch = field(default_factory=Stretch)
    stretches: dict[float, Stretch] = field(default_factory=dict)  # by pace

    def failures(self) -> dict[str, int]:
        """Decisions that were refused or lost, by what was said."""
        found = self.opening_failures.copy()
        for stretch in (self.flat_out, *self.stretches.values()):
            found += stretch.failures
        return dict(found)

    def figures(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {
            "name": self.name,
            "does": self.does,
            "resident_bytes": self.resident,
            "reconnections": self.tally.reconnections,
            "failures": self.failures(),
            "flat_out_per_s": len(self.flat_out.latencies) / self.flat_out.seconds,
            "flat_out_server_cores": self.flat_out.meter.server_cpu / self.flat_out.seconds,
            "paces": [summary(pace, stretch) for pace, stretch in self.stretches.items()],
        }


def summary(every: float, stretch: Stretch) -> dict[str, Any]:
    """The figures of a load; times in milliseconds."""
    count, meter = len(stretch.latencies), stretch.meter
    latencies = sorted(1000 * latency for latency in stretch.latencies)
    lags = sorted(1000 * lag for lag in stretch.lags)
    return {
        "every_s": every,
        "seconds": stretch.seconds,
        "decisions": count,
        "decisions_per_s": count / stretch.seconds,
        "p50_ms": percentile(latencies, 50),
        "p95_ms": percentile(latencies, 95),
        "p99_ms": percentile(latencies, 99),
        "max_ms": latencies[-1] if latencies else float("nan"),
        "server_cpu_ms_per_decision": 1000 * meter.server_cpu / max(count, 1),
        "server_cores": meter.server_cpu / stretch.seconds,
        "updates_per_s": meter.updates / stretch.seconds,
        "bytes_per_update": meter.update_bytes / max(meter.updates, 1),
        "wire_bytes_per_update": meter.wire_bytes / max(meter.updates, 1),
        "generator_cores": meter.generator_cpu / stretch.seconds,
        "generator_lag_p99_ms": percentile(lags, 99),
        "late": stretch.late,
    }


def percentile(ordered: Sequence[float], per_cent: int) -> float:
    """The value that so many per cent do not exceed."""
    if len(ordered) < 2:
        return ordered[0] if ordered else float("nan")
    return statistics.quantiles(ordered, n=100, method="inclusive")[per_cent - 1]


def show(results: Sequence[Result], target_ms: float, console: Console) -> None:
    """Print what came out, the first server being ours."""
    for every in results[0].stretches:
        console.print(_latencies(results, every))
    console.print(_means(results))
    ours, *others = (result.figures() for result in results)
    for other in others:
        console.print(
            f"{ours['name']} / {other['name']}, flat out: decisions × "
            f"{ours['flat_out_per_s'] / other['flat_out_per_s']:.2f}"
        )
        for mine, its in zip(ours["paces"], other["paces"], strict=True):
            console.print(
                f"{ours['name']} / {other['name']}, every {mine['every_s']:g} s: "
                f"p50 × {mine['p50_ms'] / its['p50_ms']:.2f}, "
                f"p99 × {mine['p99_ms'] / its['p99_ms']:.2f}, processor × "
                f"{mine['server_cpu_ms_per_decision'] / its['server_cpu_ms_per_decision']:.2f}"
            )
    for pace in ours["paces"]:
        verdict = "reached" if pace["p99_ms"] < target_ms else "MISSED"
        console.print(
            f"p99 under {target_ms:g} ms with a decision every {pace['every_s']:g} s at each "
            f"table: {verdict} ({pace['p99_ms']:.1f} ms)"
        )
    for result in results:
        console.print(f"{result.name}, for each decision: {result.does}.")
        for failure, times in result.failures().items():
            console.print(f"[bold red]{times} × {result.name}: {failure}")


def _latencies(results: Sequence[Result], every: float) -> Grid:
    rate = summary(every, results[0].stretches[every])["decisions_per_s"]
    grid = Grid(title=f"a decision every {every:g} s at each table, {rate:.0f} in a second")
    grid.add_column("milliseconds until all four know")
    for column in ("decisions", "p50", "p95", "p99", "most", "server CPU", "generator lag, p99"):
        grid.add_column(column, justify="right")
    for result in results:
        row = summary(every, result.stretches[every])
        times = ("p50_ms", "p95_ms", "p99_ms", "max_ms", "server_cpu_ms_per_decision")
        grid.add_row(
            result.name,
            f"{row['decisions']:,}",
            *(f"{row[name]:.1f}" for name in times),
            f"{row['generator_lag_p99_ms']:.1f}",
        )
    return grid


def _means(results: Sequence[Result]) -> Grid:
    found = [result.figures() for result in results]
    fastest = [row["paces"][-1] for row in found]
    grid = Grid(title="what they need")
    grid.add_column("")
    for result in results:
        grid.add_column(result.name, justify="right")
    for moment in results[0].resident:
        sizes = (f"{result.resident[moment] / MILLION:.0f} MB" for result in results)
        grid.add_row(f"memory, {moment}", *sizes)
    grid.add_row("updates in a second", *(f"{pace['updates_per_s']:.0f}" for pace in fastest))
    for name, key in (("as text", "bytes_per_update"), ("received", "wire_bytes_per_update")):
        sizes = (f"{pace[key]:,.0f} bytes" for pace in fastest)
        grid.add_row(f"an update {name}", *sizes)
    grid.add_row("processor cores", *(f"{pace['server_cores']:.2f}" for pace in fastest))
    grid.add_row("the generator's", *(f"{pace['generator_cores']:.2f}" for pace in fastest))
    grid.add_row("flat out", *(f"{row['flat_out_per_s']:.0f} decisions/s" for row in found))
    grid.add_row("lost or refused", *(str(sum(row["failures"].values())) for row in found))
    grid.add_row("reconnections", *(str(row["reconnections"]) for row in found))
    return grid
