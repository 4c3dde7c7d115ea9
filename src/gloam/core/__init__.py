"""The kernel every game stands on. Standard library only."""
