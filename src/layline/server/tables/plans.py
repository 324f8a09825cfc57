"""Tables that are being planned, judged by the very check that opens them."""

from __future__ import annotations

from ..courses.kept import KeptCourse
from ..refusals import Refusal
from ..schemas.tables import NewTable, Plans, PlanVariant, PlanVerdicts, Verdict
from .clock import timed
from .opening import checked


def judged(plans: Plans, course: KeptCourse | None, lang: str) -> PlanVerdicts:
    """What the rules say about a plan and each of its variants. Nothing is opened."""
    return PlanVerdicts(
        plan=_verdict(plans.plan, course, lang),
        variants=[_verdict(_varied(plans.plan, one), course, lang) for one in plans.variants],
    )


def _varied(plan: NewTable, variant: PlanVariant) -> NewTable:
    """A plan with other options or another number of seats: who sits there makes no difference."""
    seats = [plan.seats[min(n, len(plan.seats) - 1)] for n in range(variant.seats)]
    return plan.model_copy(update={"options": variant.options, "seats": seats})


def _verdict(plan: NewTable, course: KeptCourse | None, lang: str) -> Verdict | None:
    try:
        checked(timed(plan), course)
    except Refusal as refusal:
        return Verdict(field=refusal.field, rule=refusal.rule, message=refusal.message(lang))
    return None
