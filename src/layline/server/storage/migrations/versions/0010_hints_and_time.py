"""What hosts say about hints, turns that somebody wants back, and banks of time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make room for it; until now all clocks were those of a decision."""
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("tables", sa.Column("asks_back", sa.String(1)))
    op.add_column("tables", sa.Column("asks_back_at", sa.Integer))
    op.add_column("tables", sa.Column("clock_increment", sa.Integer))
    op.add_column("seats", sa.Column("lets_back", sa.Integer))
    op.add_column("seats", sa.Column("bank", sa.Float))
