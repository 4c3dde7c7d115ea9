"""`python -m gloam` is the command `gloam`."""

import sys

from gloam.cli import main

if __name__ == "__main__":
    sys.exit(main())
