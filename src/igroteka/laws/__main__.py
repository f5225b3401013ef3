"""Print the traces of games, so that another process or another build can be compared with this one.

python -m igroteka.laws SOURCE SEATS OPTIONS-AS-JSON FIRST-SEED LAST-SEED [bare]

With `bare` whole games are played on the bare rules, which is fast; else everything told and shown is traced, too.
"""

import hashlib
import json
import sys

from igroteka.laws.case import Case, run_down, trace

source, seats, options, first, last, *bare = sys.argv[1:]
for seed in range(int(first), int(last) + 1):
    case = Case(source, int(seats), json.loads(options), seed)
    if bare:
        print(seed, run_down(case), flush=True)
    else:
        lines = trace(case)
        print(seed, len(lines), hashlib.sha256("\n".join(lines).encode()).hexdigest(), flush=True)
