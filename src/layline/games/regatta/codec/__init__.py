"""Options, actions and positions as text and JSON, and back."""
