"""Crews: several people may share a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make room for those who share a seat with its holder."""
    op.create_table(
        "crews",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "visitor", name="pk_crews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_crews_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_crews_visitor"),
    )
    op.create_index("ix_crews_visitor", "crews", ["visitor"])
