"""Who was last here when, who has left for good, what was last used when, what is hidden."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make room for it; whoever and whatever is here counts as used today."""
    for table, column in (("visitors", "seen"), ("records", "used"), ("courses", "used")):
        op.add_column(table, sa.Column(column, sa.Float, nullable=False, server_default="0"))
        op.create_index(f"ix_{table}_{column}", table, [column])
        used = sa.table(table, sa.column(column))
        op.execute(sa.update(used).values({column: time.time()}))
    op.add_column("visitors", sa.Column("left", sa.Float))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_next", "tables", ["next"])
    op.create_index("ix_tables_status_touched", "tables", ["status", "touched"])
    op.create_index("ix_chat_visitor", "chat", ["visitor"])
    somebody = sa.text("visitor IS NOT NULL")
    op.create_index(
        "ix_entries_visitor",
        "entries",
        ["visitor"],
        sqlite_where=somebody,
        postgresql_where=somebody,
    )
    op.create_table(
        "hidden",
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("visitor", "table_id", name="pk_hidden"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_hidden_visitor"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hidden_table_id"),
    )
    op.create_index("ix_hidden_table_id", "hidden", ["table_id"])
