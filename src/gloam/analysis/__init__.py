"""What decided a recorded game: chances along the way, and how much of each change was luck or choice."""
