"""Tables that are being planned, judged by the very check that opens them."""

from __future__ import annotations

from .cards import NewTable, Plans, PlanVariant, PlanVerdicts, Verdict
from .courses import Kept
from .opening import checked
from .problems import Refusal
from .timing import timed


def judged(plans: Plans, course: Kept | None, lang: str) -> PlanVerdicts:
    """What the rules say to a plan and to each of its variants. Nothing is opened."""
    return PlanVerdicts(
        plan=_verdict(plans.plan, course, lang),
        variants=[_verdict(_varied(plans.plan, one), course, lang) for one in plans.variants],
    )


def _varied(plan: NewTable, variant: PlanVariant) -> NewTable:
    """A plan with other options, and so many seats: who sits there makes no difference."""
    seats = [plan.seats[min(n, len(plan.seats) - 1)] for n in range(variant.seats)]
    return plan.model_copy(update={"options": variant.options, "seats": seats})


def _verdict(plan: NewTable, course: Kept | None, lang: str) -> Verdict | None:
    try:
        checked(timed(plan), course)
    except Refusal as refusal:
        return Verdict(field=refusal.field, rule=refusal.rule, message=refusal.message(lang))
    return None
