"""Races looked back on: results, statistics, and the proof of fair chance."""
