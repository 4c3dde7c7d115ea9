"""What a change of the rules does to a game, found out by bots and judged with honest error rates."""
