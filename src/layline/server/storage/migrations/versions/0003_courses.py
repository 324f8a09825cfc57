"""Courses laid by hand, and the name of the course of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of courses, and let tables name theirs."""
    op.create_table(
        "courses",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("description", sa.String(500), nullable=False),
        sa.Column("draft", sa.JSON, nullable=False),
        sa.Column("owner", sa.String(26), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_courses"),
        sa.ForeignKeyConstraint(["owner"], ["visitors.id"], name="fk_courses_owner"),
    )
    op.create_index("ix_courses_owner", "courses", ["owner"])
    op.add_column("tables", sa.Column("course", sa.String(60)))
