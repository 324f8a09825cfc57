"""The history of the database's schema, a step a file, run by Alembic."""
