"""What results and replays are made from."""
