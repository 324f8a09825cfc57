"""The parts of the picture; `scene.py` beside this folder puts them together."""
