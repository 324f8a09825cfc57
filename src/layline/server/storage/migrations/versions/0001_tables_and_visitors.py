"""Visitors, tables with their seats, what happened there, and what was said.

Written out once and for all: `schema.py` moves on, this step stays as it is.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(26), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("kept_name", sa.String(64)),
        sa.Column("password_hash", sa.String(200)),
        sa.Column("webhook", sa.String(500)),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_visitors"),
        sa.UniqueConstraint("kept_name", name="uq_visitors_kept_name"),
    )
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String(64), nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("code_hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_codes_visitor"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(26), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("pace", sa.String(10), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("to_move", sa.String(1)),
        sa.Column("due", sa.Float),
        sa.Column("next", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner"], ["visitors.id"], name="fk_tables_owner"),
    )
    op.create_index("ix_tables_status_public", "tables", ["status", "public"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(32)),
        sa.Column("visitor", sa.String(26)),
        sa.Column("bot", sa.String(20)),
        sa.Column("stand_in", sa.String(20)),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_seats_visitor"),
    )
    op.create_index("ix_seats_visitor", "seats", ["visitor"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("by", sa.String(20)),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("visitor", sa.String(26)),
        sa.Column("move_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sa.UniqueConstraint(
            "table_id", "visitor", "move_id", name="uq_entries_table_id_visitor_move_id"
        ),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("visitor", sa.String(26), nullable=False),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(1)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("move_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["visitor"], ["visitors.id"], name="fk_chat_visitor"),
        sa.UniqueConstraint(
            "table_id", "visitor", "move_id", name="uq_chat_table_id_visitor_move_id"
        ),
    )
