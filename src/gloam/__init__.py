"""A digital table for Nightmarium and Kragmortha."""

__version__ = "0.1.0"
