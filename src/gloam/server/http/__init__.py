"""REST routes, static files and their errors."""
