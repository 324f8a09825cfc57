"""The history of the database's schema, one step per file, run by Alembic."""
