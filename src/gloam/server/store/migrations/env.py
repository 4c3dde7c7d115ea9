"""Alembic runs this file. Our connection comes with the configuration: there is no alembic.ini."""

from __future__ import annotations

from alembic import context

from gloam.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # in SQLite too: see `_begin_for_real`
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
