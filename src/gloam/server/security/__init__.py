"""Tokens, rate limits and access checks."""
