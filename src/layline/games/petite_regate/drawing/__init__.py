"""The pictures: `scene.py` puts the parts together."""
