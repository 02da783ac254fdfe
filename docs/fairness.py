"""Check the chance of a finished game, without Two Jacks: python3 fairness.py RECORD [COMMITMENT]"""

import hashlib
import json
import sys

record = json.load(open(sys.argv[1], encoding="utf-8"))  # noqa: SIM115, PTH123

# 1. The secret is the one that was promised.
promised = hashlib.sha256(bytes.fromhex(record["secret"])).hexdigest()
if promised != record["commitment"]:
    sys.exit("The secret is not the promised one.")
if len(sys.argv) > 2 and promised != sys.argv[2]:
    sys.exit("This is not the promise you were given.")

# 2. The key is made of the secret and of what everybody added.
lines = ["two-jacks key 1", "secret " + record["secret"]]
for seat, added in enumerate(record["contributions"]):
    lines.append(f"seat {seat} {added or 'none'}")
text = "".join(line + "\n" for line in lines)
key = hashlib.sha256(text.encode("ascii")).hexdigest()[:32]
if key != record["save"]["key"]:
    sys.exit("The key does not follow from the secret and the contributions.")

print(f"The key {key} was made as promised, by {len(record['contributions'])} seats together.")
for seat, added in enumerate(record["contributions"]):
    print(f"  seat {seat} added {added or 'nothing'}")
