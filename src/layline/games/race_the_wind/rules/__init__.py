"""The rules: what may be played and what comes of it. Whole numbers only; compiled."""
