"""The parts of a drawing of a tour."""
