"""A week at a ranch: writes what a rain gauge and a scale say, and reads along when a webhook says that something changed.

Readings come from the standard input, a line each: `rain 2026-04-20 0.4`, or
`weighing session-7 Cows 982000123456789=1204 982000123456790=1187`. KEYS has the key and the one that follows it.
`week.json` holds how far it has read, and the herds by name.

GRAZEWELL=https://grazewell.example RANCH=... KEYS=gwk_...,gwk_... SECRET=whsec_... PORT=8080 python3 week.py
"""

import datetime
import http.client
import json
import os
import pathlib
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import receive

RANCH = f"{os.environ['GRAZEWELL']}/api/v1/ranch/{os.environ['RANCH']}"
STATE = pathlib.Path("week.json")
EVERY_SECONDS = 300
AGAIN_SECONDS = 2

keys = os.environ["KEYS"].split(",")
state = json.loads(STATE.read_text()) if STATE.exists() else {"cursor": {}, "herds": {}}
told = threading.Event()
one_at_a_time = threading.RLock()


class Refused(Exception):
    """A refusal that waiting doesn't change: its status, and `code` and `error` of its body."""


def send(method, path, body):
    """The answer to a call; None when it is to be sent again, after the wait that the server asks for."""
    headers = {"Authorization": f"Bearer {keys[0]}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    try:
        request = urllib.request.Request(f"{RANCH}/{path}", method=method, headers=headers, data=data)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code == 401 and len(keys) > 1:
            print("the key has ended: the next one", flush=True)
            keys.pop(0)
        elif refusal.code == 429 or refusal.code >= 500:
            print("waiting:", refusal.code, flush=True)
            time.sleep(int(refusal.headers.get("Retry-After", AGAIN_SECONDS)))
        else:
            said = json.load(refusal)
            raise Refused(refusal.code, said["code"], said["error"]) from refusal
    except (OSError, http.client.HTTPException):
        # No answer, as while the server restarts. The same fact is written once, however often it is sent.
        time.sleep(AGAIN_SECONDS)
    return None


def call(method, path, body=None):
    with one_at_a_time:
        answer = None
        while answer is None:
            answer = send(method, path, body)
        return answer


def read_along():
    """Reads what is new, page by page, from the start where the record is another one than before."""
    has_more = True
    while has_more:
        with one_at_a_time:
            has_more = read_page()


def read_page():
    """Reads the next page, remembers how far that is, and says whether there is more."""
    try:
        page = call("GET", f"records?{urllib.parse.urlencode({'limit': 1000, **state['cursor']})}")
    except Refused as refused:
        if refused.args[1] != "reset":
            raise
        state.update(cursor={}, herds={})
        return True
    for record in page["records"]:
        if record["kind"] == "herd" and record["data"] is not None:
            state["herds"][record["data"]["name"]] = record["uuid"]
        print("read", record["kind"], record["uuid"], flush=True)
    state["cursor"] = {"since": page["next"], "epoch": page["epoch"]}
    STATE.write_text(json.dumps(state))
    return page["has_more"]


def reading_along():
    while True:
        told.wait(EVERY_SECONDS)
        told.clear()
        read_along()


def take(kind, _data):
    print("told", kind, flush=True)
    told.set()


def fact_of(words):
    """The name and the fields of a reading. `at` is said, so that a fact that is sent twice is the same one."""
    if words[0] == "rain":
        return words[1], {"on": words[1], "inches": float(words[2])}
    now = datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    entries = [{"tag": tag, "lb": float(lb)} for tag, lb in (weight.split("=") for weight in words[3:])]
    return words[1], {"herd_uuid": state["herds"][words[2]], "at": now, "entries": entries}


read_along()
threading.Thread(target=receive.serve, args=(int(os.environ["PORT"]), take), daemon=True).start()
threading.Thread(target=reading_along, daemon=True).start()
for line in sys.stdin:
    words = line.split()
    name, fields = fact_of(words)
    try:
        print(words[0], name, call("PUT", f"fact/{words[0]}/{name}", fields)["status"], flush=True)
    except Refused as refused:
        # A person's correction stays: the program says so, and goes on with the next reading.
        print(words[0], name, *refused.args, flush=True)
read_along()
