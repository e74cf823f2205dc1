"""Reef Encounter: corals grow, shrimps guard them, parrotfish eat them. Rules: docs/rules/reef_encounter.md."""
