"""The online table: tables, seats, sockets and storage. It finds games by name and knows no rule."""
