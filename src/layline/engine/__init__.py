"""The engine: records, rules, the machines that run them. It knows no game."""
