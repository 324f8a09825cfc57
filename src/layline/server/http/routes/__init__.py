"""The routes, one file per theme."""
