"""How Alembic reaches the database; it runs this file itself."""

from __future__ import annotations

from alembic import context
from sqlalchemy import create_engine, pool

url = context.config.get_main_option("sqlalchemy.url") or ""
with create_engine(url, poolclass=pool.NullPool).connect() as connection:
    context.configure(connection=connection, render_as_batch=True, transaction_per_migration=True)
    with context.begin_transaction():
        context.run_migrations()
