"""Positions and analysis of past games, as pure as `tables`."""
