"""What visitors have learnt: steps of first races, puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make its table."""
    op.create_table(
        "learnt",
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("item", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "game", "kind", "item", name="pk_learnt"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_learnt_visitor"),
    )
