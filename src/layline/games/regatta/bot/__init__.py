"""What a position is worth: the knowledge the bots play by."""
