"""What people see of a position and of a table."""
