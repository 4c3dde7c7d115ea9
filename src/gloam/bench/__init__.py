"""How fast the games are: figures to compare with others taken in turns with them, never on their own."""
