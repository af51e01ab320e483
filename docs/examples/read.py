"""Says what a key is, and reads the figures of all paddocks.

GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... python3 read.py
"""

import csv
import io
import json
import os
import urllib.request

RANCH = f"{os.environ['GRAZEWELL']}/api/v1/ranch/{os.environ['RANCH']}"


def read(path):
    headers = {"Authorization": f"Bearer {os.environ['KEY']}"}
    with urllib.request.urlopen(urllib.request.Request(f"{RANCH}/{path}", headers=headers), timeout=30) as answer:
        return answer.read().decode()


key = json.loads(read("key/me"))
print(f"{key['source']['name']} reads {', '.join(key['scopes'])} of {key['ranch']['name']}")
for paddock in csv.DictReader(io.StringIO(read("export/paddocks.csv"))):
    print(f"{paddock['name']}: {paddock['acres']} acres")
