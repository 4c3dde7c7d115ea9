"""Tables in this process: sessions, bots, clocks, the registry of tables."""
