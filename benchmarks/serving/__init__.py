"""Tables full of players that keep a game server busy, for `benchmarks/server.py`."""
