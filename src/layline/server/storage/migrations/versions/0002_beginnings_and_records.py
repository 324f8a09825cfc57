"""Tables that begin in a position or at a moment of another race; records that were brought here.

Written out once and for all: `schema.py` moves on, this step stays as it is.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let tables have a beginning of their own, and make room for records."""
    op.add_column("tables", sa.Column("start", sa.JSON))
    given = sa.Column("given", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", given)
    op.create_table(
        "records",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("record", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_records_visitor"),
    )
    op.create_index("ix_records_visitor", "records", ["visitor"])
