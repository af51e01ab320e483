"""Prints what has changed since the last run; run it every 5 minutes. `follow.json` holds how far it has read.

GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... python3 follow.py
"""

import json
import os
import pathlib
import time
import urllib.error
import urllib.parse
import urllib.request

RECORDS = f"{os.environ['GRAZEWELL']}/api/v1/ranch/{os.environ['RANCH']}/records"
STATE = pathlib.Path("follow.json")


def read_page():
    """The next page; None where the record is another one than before and has to be read from the start."""
    known = json.loads(STATE.read_text()) if STATE.exists() else {}
    query = urllib.parse.urlencode({"limit": 1000, **known})
    request = urllib.request.Request(f"{RECORDS}?{query}", headers={"Authorization": f"Bearer {os.environ['KEY']}"})
    while True:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refusal:
            if refusal.code == 409 and json.load(refusal)["code"] == "reset":
                return None
            if refusal.code not in (429, 503):
                raise
            time.sleep(int(refusal.headers.get("Retry-After", 30)))


has_more = True
while has_more:
    page = read_page()
    if page is None:
        print("from the start")
        STATE.unlink()
        continue
    for record in page["records"]:
        print(record["kind"], record["uuid"], "deleted" if record["data"] is None else record["revision"])
    STATE.write_text(json.dumps({"since": page["next"], "epoch": page["epoch"]}))
    has_more = page["has_more"]
