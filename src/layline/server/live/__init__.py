"""The tables in play in this process: loaded, attended to, watched, and told to everybody."""
