"""A race in progress: what Python users import, and what the table is built on."""
