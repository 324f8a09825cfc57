"""What a table is, what may be done there, and how it is stored."""
