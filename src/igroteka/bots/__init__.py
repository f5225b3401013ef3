"""Computer players. A bot gets a view and the legal answers, never the state."""

from igroteka.bots.base import Bot as Bot
from igroteka.bots.base import bot_names as bot_names
from igroteka.bots.base import make_bot as make_bot

__all__ = ["Bot", "bot_names", "make_bot"]
