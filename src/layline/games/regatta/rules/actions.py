"""The numbers of actions (specification 6.4)."""

from __future__ import annotations

from ....engine.rules import rule

# Actions: eight directions each where a block is eight wide.
LEG, LEG_PUFF, LEG_PROTEST, LEG_PUFF_PROTEST, TURN = 0, 8, 16, 24, 32
LUFF, SPIN_UP, SPIN_DOWN = 40, 41, 42
HEADING = 43
SPACE = 51


@rule
def is_leg(action: int) -> bool:
    """A leg, with or without puff and protest."""
    return action < TURN


@rule
def has_puff(action: int) -> bool:
    """REG-37: a puff card goes with a leg; for luffs and heading moves there is no such action."""
    return action < TURN and action & LEG_PUFF != 0


@rule
def has_protest(action: int) -> bool:
    """A leg with a protest."""
    return action < TURN and action & LEG_PROTEST != 0
