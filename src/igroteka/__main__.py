"""`python -m igroteka` is the command `igroteka`."""

import sys

try:
    from igroteka.cli.main import main
except KeyboardInterrupt:
    sys.exit(130)

if __name__ == "__main__":
    sys.exit(main())
