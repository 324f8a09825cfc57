"""Browsers that are woken when it is somebody's turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make room for them."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(
            ["visitor"],
            ["visitors.id"],
            name="fk_push_subscriptions_visitor",
        ),
    )
    op.create_index("ix_push_subscriptions_visitor", "push_subscriptions", ["visitor"])
