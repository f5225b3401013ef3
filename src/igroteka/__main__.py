"""`python -m igroteka` is the command `igroteka`."""

from igroteka.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
