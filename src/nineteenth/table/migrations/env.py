"""Run by Alembic: bring the database that `store` opened to the newest schema."""

from alembic import context

from nineteenth.table.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table by copying it, which Alembic calls batch mode.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
