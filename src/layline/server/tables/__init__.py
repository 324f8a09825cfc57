"""What a table is, and what may be done there."""
