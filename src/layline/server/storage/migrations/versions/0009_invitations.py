"""Seats meant for a link, crews by invitation, and those who ask to join one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make room for who may come aboard; crews that sail together go on doing so."""
    no, yes = sa.false(), sa.true()
    op.add_column("seats", sa.Column("reserved", sa.Boolean, nullable=False, server_default=no))
    op.add_column(
        "seats", sa.Column("times_put_off", sa.Integer, nullable=False, server_default="0")
    )
    op.add_column(
        "seats", sa.Column("takes_requests", sa.Boolean, nullable=False, server_default=yes)
    )
    op.create_table(
        "crew_requests",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "visitor", name="pk_crew_requests"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_crew_requests_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor"], ["visitors.id"], name="fk_crew_requests_visitor", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_crew_requests_visitor", "crew_requests", ["visitor"])
