"""The routes, a file a theme."""
