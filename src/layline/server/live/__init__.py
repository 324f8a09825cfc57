"""The tables in play in this process: loaded, kept going, watched, and announced to everybody."""
