"""The games on offer, and their rulebooks."""
