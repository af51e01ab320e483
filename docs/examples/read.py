"""Says what a key is, and reads the figures of all paddocks.

GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... python3 read.py
"""

import json
import os
import urllib.request

RANCH = f"{os.environ['GRAZEWELL']}/api/v1/ranch/{os.environ['RANCH']}"


def read(path):
    headers = {"Authorization": f"Bearer {os.environ['KEY']}"}
    with urllib.request.urlopen(urllib.request.Request(f"{RANCH}/{path}", headers=headers), timeout=30) as answer:
        return json.load(answer)


key = read("key/me")
print(f"{key['source']['name']} reads {', '.join(key['scopes'])} of {key['ranch']['name']}")
for paddock in read("figures")["paddocks"]:
    # What is unknown is null, and `missing` says what it lacks.
    rest = paddock["rest_days"]
    print(f"{paddock['name']}: {paddock['state']}", "" if rest is None else f"for {rest:.0f} days")
