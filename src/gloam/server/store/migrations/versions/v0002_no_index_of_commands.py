"""Commands need no index: whoever writes an entry has folded all before it, and so knows a resent one."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.drop_index("entry_msg", "entry")
