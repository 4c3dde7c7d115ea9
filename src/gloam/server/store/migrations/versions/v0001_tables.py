"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entry",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("msg", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    named = sa.text("msg IS NOT NULL")
    op.create_index("entry_seq", "entry", ["table_id", "seq"], unique=True)
    op.create_index(
        "entry_msg", "entry", ["table_id", "msg"], unique=True, sqlite_where=named, postgresql_where=named
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "listing",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    lobby = sa.text("public AND status <> 'over'")
    op.create_index("listing_updated", "listing", ["updated", "table_id"])
    op.create_index(
        "listing_lobby", "listing", ["updated", "table_id"], sqlite_where=lobby, postgresql_where=lobby
    )
    op.create_table(
        "code",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("code_expires", "code", ["expires"])
    op.create_table(
        "secret",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
