"""Records the rain of a day, in inches. Run it again with another amount to correct it.

GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... python3 write.py 2026-04-20 0.4
"""

import json
import os
import sys
import urllib.error
import urllib.request

day, inches = sys.argv[1], float(sys.argv[2])
request = urllib.request.Request(
    f"{os.environ['GRAZEWELL']}/api/v1/ranch/{os.environ['RANCH']}/fact/rain/{day}",
    method="PUT",
    headers={"Authorization": f"Bearer {os.environ['KEY']}", "Content-Type": "application/json"},
    data=json.dumps({"on": day, "inches": inches}).encode(),
)
try:
    with urllib.request.urlopen(request, timeout=30) as answer:
        print(f"{day}: {json.load(answer)['status']}")
except urllib.error.HTTPError as refusal:
    # `code` is for programs and never changes; `error` is a sentence for people.
    said = json.load(refusal)
    sys.exit(f"{refusal.code} {said['code']}: {said['error']}")
