"""Bots against bots: matches, ratings, and the processes that play them."""
