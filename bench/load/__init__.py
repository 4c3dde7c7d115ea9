"""How much load game servers bear: ours and others', driven by the same clients in turns."""
