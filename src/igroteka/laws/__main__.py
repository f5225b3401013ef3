"""Print the trace of a game, so that another process or another build can be compared with this one.

python -m igroteka.laws SOURCE SEATS OPTIONS-AS-JSON FIRST-SEED LAST-SEED
"""

import hashlib
import json
import sys

from igroteka.laws.case import Case, trace

source, seats, options, first, last = sys.argv[1:]
for seed in range(int(first), int(last) + 1):
    lines = trace(Case(source, int(seats), json.loads(options), seed))
    print(seed, len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest(), flush=True)
