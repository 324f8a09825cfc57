"""How Alembic runs the steps: on the connection it is given, in the transaction begun there."""

from __future__ import annotations

from alembic import context

from layline.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
