"""Tidetable: four water games with exact rules, for people in the browser and for programs in Python."""

__version__ = "0.1.0"
