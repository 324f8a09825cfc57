"""Many races at once: simulation, and how fast this machine runs a game."""
