"""Who let a bot stand in, whose time was up, who saw the start, offers of a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for what people at a table owe each other; races under way go on as they are."""
    op.add_column("seats", sa.Column("stand_in_by", sa.String(26)))
    op.add_column("seats", sa.Column("late", sa.Float))
    op.add_column("seats", sa.Column("seen", sa.Float))
    op.add_column("seats", sa.Column("rematch", sa.String(3)))
    op.add_column("tables", sa.Column("clocks_wait_until", sa.Float))
    op.add_column("tables", sa.Column("offer_by", sa.String(26)))
    op.add_column("tables", sa.Column("offer_until", sa.Float))
