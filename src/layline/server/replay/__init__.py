"""Races to look at again."""
