"""The tables of the database, the same on SQLite and on PostgreSQL.

What happens at a table is an append-only list: a row of `entries` is never changed, and goes only
with its table.
Moments are seconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
    true,
)

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# Secrets of the service itself that all its processes share: the key that signs cookies, and the
# one by which push services know us.
keys = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

visitors = Table(
    "visitors",
    METADATA,
    Column("id", String(26), primary_key=True),
    Column("name", String(32), nullable=False),
    # Name in lower case, once the identity is kept: nobody else may keep the same.
    Column("kept_name", String(64), unique=True),
    # What such a name looks like, as it is written and in lower case; nobody takes another one
    # that looks the same. Names from before this was compared may.
    Column("kept_look", String(64), index=True),
    Column("kept_folded_look", String(64), index=True),
    Column("password_hash", String(200)),
    Column("webhook", String(500)),
    # The language the visitor last spoke, for what is sent to the webhook.
    Column("lang", String(2), nullable=False, default="en"),
    # Raised to make every cookie issued before worthless.
    Column("generation", Integer, nullable=False, default=0),
    Column("created", Float, nullable=False),
    # When they last came, to within half a day.
    Column("seen", Float, nullable=False, server_default="0"),
    # When they had themselves deleted, or were forgotten: then the row only stands for whoever sat
    # in the seats that refer to it. It goes with the last of these.
    Column("left", Float),
    Index(None, "seen"),
)

codes = Table(
    "codes",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("owner", ForeignKey("visitors.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock_seconds", Integer),
    # Seconds that each turn adds to the bank of a seat; null: the clock is that of a decision.
    Column("clock_increment", Integer),
    Column("pace", String(10), nullable=False),
    # open, racing, over; "gone" while it is being removed, bit by bit
    Column("status", String(10), nullable=False),
    Column("seq", Integer, nullable=False, default=0),  # of the last entry
    Column("version", Integer, nullable=False, default=0),  # grows with seats and status
    Column("to_move", String(1)),  # the seat that is awaited, so that lists need no replay
    # When somebody's clock runs out, or the service itself is to play (a bot, chance); null: never.
    Column("due", Float),
    Column("next", String(16)),  # the table of the rematch
    Column("course", String(60)),  # the name of the course, where it was laid by hand
    # The position in which the race began, if not in the game's first; and how many of the first
    # entries it was opened with: they were played elsewhere.
    Column("start", JSON(none_as_null=True)),
    Column("given", Integer, nullable=False, default=0, server_default="0"),
    # Until then the clocks of those who have not seen the race begin wait for them.
    Column("clocks_wait_until", Float),
    # Who offers a rematch, and until when; the answers are with the seats.
    Column("offer_by", String(26)),
    Column("offer_until", Float),
    # Whether hints are given; null: where people play against bots alone, or at one screen.
    Column("hints", Boolean),
    # The seat that asks to take its turn back, and after which entry: it lapses with the next one.
    Column("asks_back", String(1)),
    Column("asks_back_at", Integer),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index(None, "status", "public"),
    Index(None, "due"),
    Index(None, "owner"),
    Index(None, "next"),
    Index(None, "status", "touched"),
)

# Race records that visitors brought, under an id made from what they hold.
records = Table(
    "records",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("record", JSON, nullable=False),
    Column("created", Float, nullable=False),
    # When somebody last looked at it or played on from it, to within half a day.
    Column("used", Float, nullable=False, server_default="0", index=True),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("kind", String(10), nullable=False),  # visitor, bot, link, open, screen
    Column("name", String(32)),  # of a hand at the shared screen
    Column("visitor", ForeignKey("visitors.id"), index=True),
    Column("bot", String(20)),
    Column("stand_in", String(20)),  # the bot that plays for an absent visitor
    Column("stand_in_by", String(26)),  # the visitor who called it: the holder, or another player
    Column("late", Float),  # when its time was up; null once its people are heard from again
    Column("seen", Float),  # when one of its people first saw the race
    Column("rematch", String(3)),  # the answer to the offer of a rematch: yes, no
    # Meant for whoever has the link, also when its holder leaves.
    Column("reserved", Boolean, nullable=False, default=False, server_default=false()),
    # How often somebody was put off its crew: a part of the links into it.
    Column("times_put_off", Integer, nullable=False, default=0, server_default="0"),
    Column("takes_requests", Boolean, nullable=False, default=True, server_default=true()),
    # After which entry its people agreed that another seat takes its turn back.
    Column("lets_back", Integer),
    # Seconds of thinking time left to it, where the clock is a bank.
    Column("bank", Float),
)

# Who shares a seat with its holder, in the order in which they came.
crews = Table(
    "crews",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), primary_key=True, index=True),
    Column("seat", String(1), nullable=False),
    Column("n", Integer, nullable=False),
)

# Who asks the holder of a seat to join its crew, in the order in which they asked.
crew_requests = Table(
    "crew_requests",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(1), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("n", Integer, nullable=False),
)

entries = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # action, chance, retire, undo
    Column("seat", String(1)),
    Column("by", String(20)),  # the bot that played it
    Column("text", String, nullable=False),
    Column("visitor", String(26)),
    Column("move_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "visitor", "move_id"),
    Index(
        None,
        "visitor",
        sqlite_where=text("visitor IS NOT NULL"),
        postgresql_where=text("visitor IS NOT NULL"),
    ),
)

chat = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), nullable=False, index=True),
    # Both empty once whoever said it was deleted.
    Column("name", String(32), nullable=False),
    Column("seat", String(1)),
    Column("text", String(500), nullable=False),
    Column("move_id", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "visitor", "move_id"),
)

# What a visitor has learnt: the steps of a first race that are done, the puzzles solved.
learnt = Table(
    "learnt",
    METADATA,
    Column("visitor", ForeignKey("visitors.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(6), primary_key=True),  # step, puzzle
    Column("item", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

# Courses laid by hand. A table holds its own in its options, so these may change or go.
courses = Table(
    "courses",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("description", String(500), nullable=False),
    Column("draft", JSON, nullable=False),
    Column("owner", ForeignKey("visitors.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    # When somebody last looked at it or sailed on it, to within half a day.
    Column("used", Float, nullable=False, server_default="0", index=True),
)

# Browsers that are woken when it is a visitor's turn: the addresses of their push services, under a
# hash of these, and the keys that only they can read with.
push_subscriptions = Table(
    "push_subscriptions",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

# Tables that a visitor does not want in her list any more.
hidden = Table(
    "hidden",
    METADATA,
    Column("visitor", ForeignKey("visitors.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
