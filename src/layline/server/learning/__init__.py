"""First races, puzzles, studies, and the boards of the rulebooks."""
