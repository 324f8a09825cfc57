"""The games there are, and their rulebooks."""
