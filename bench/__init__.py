"""Measurements: speed and memory, as medians, with the machine named. A timing is never a test."""
