"""Games as data: every decision, what was known when it was made, and how the game ended (docs/data.md)."""
