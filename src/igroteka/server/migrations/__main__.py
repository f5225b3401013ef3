"""`python -m igroteka.server.migrations` writes schema.sql anew: what all steps together make of an empty database."""

from igroteka.server.migrations import schema
from igroteka.server.sqlite import SCHEMA

SCHEMA.write_text(schema(), encoding="utf-8")
