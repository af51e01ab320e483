"""Receives the events of a webhook and prints them, behind a proxy with a certificate. `seen.txt` holds what it has had.

SECRET=whsec_... PORT=8080 python3 receive.py
"""

import base64
import hashlib
import hmac
import http.server
import json
import os
import pathlib
import time

KEY = base64.b64decode(os.environ["SECRET"].removeprefix("whsec_"))
SEEN = pathlib.Path("seen.txt")
seen = set(SEEN.read_text().split()) if SEEN.exists() else set()


def refusal_of(headers, body):
    """Why a message isn't from Grazewell, or was had before; None for a good one. `body` is the bytes as they came."""
    message_id, sent_at = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    signed = f"{message_id}.{sent_at}.".encode() + body
    signature = "v1," + base64.b64encode(hmac.new(KEY, signed, hashlib.sha256).digest()).decode()
    # After "New secret" there are two signatures for a day, with a space between.
    signatures = headers.get("webhook-signature", "").split()
    if not any(hmac.compare_digest(signature.encode(), one.encode()) for one in signatures):
        return "another signature"
    if abs(time.time() - int(sent_at)) > 300:
        return "too old or too new"
    return "had before" if message_id in seen else None


def serve(port, take):
    """Listens for ever, and gives `take` the type and the data of each good message, once."""

    class Receiver(http.server.BaseHTTPRequestHandler):
        timeout = 15

        def do_POST(self):
            length = int(self.headers.get("content-length", 0))
            body = self.rfile.read(length) if length <= 20 * 1024 else b""
            refusal = refusal_of(self.headers, body)
            if refusal is None:
                event = json.loads(body)
                take(event["type"], event["data"])
                seen.add(self.headers["webhook-id"])
                with SEEN.open("a") as file:
                    file.write(self.headers["webhook-id"] + "\n")
            else:
                print("refused:", refusal, flush=True)
            # A second delivery is answered like the first, so that it isn't sent a third time.
            self.send_response(204 if refusal in (None, "had before") else 401)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.HTTPServer(("127.0.0.1", port), Receiver)
    print("listening", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    serve(int(os.environ["PORT"]), lambda kind, data: print(kind, json.dumps(data), flush=True))
