"""Races to be looked at again."""
