"""The database, its schema and its copies."""
