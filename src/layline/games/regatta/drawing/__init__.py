"""The parts of the picture of Regatta; `scene.py` beside this folder puts them together."""
