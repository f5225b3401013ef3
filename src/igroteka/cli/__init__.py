"""The command line: `igroteka` and what follows it, a module a command."""
