"""What kept names look like, so that nobody can keep one that is taken for another's."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for the looks; the service fills them in for the names that are kept already."""
    for column in ("kept_look", "kept_folded_look"):
        op.add_column("visitors", sa.Column(column, sa.String(64)))
        op.create_index(f"ix_visitors_{column}", "visitors", [column])
