"""A table's log and its fold, commands and updates: no I/O, no event loop."""
