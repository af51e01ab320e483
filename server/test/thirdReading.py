"""Reads a history from its rules alone (docs/verify.md) and prints the hash of each line, as it computes it."""
import hashlib
import json
import sys


def number(value):
    """A number as ECMAScript writes it: the fewest digits that give the same double."""
    value = float(value)
    if value == 0:
        return "0"
    sign = "-" if value < 0 else ""
    mantissa, exponent = f"{abs(value)!r}e0".lower().split("e")[:2]
    whole, _, part = mantissa.partition(".")
    digits = (whole + part).lstrip("0")
    point = len(whole) + int(exponent) - (len(whole + part) - len(digits))
    digits = digits.rstrip("0")
    if 0 < point <= 21:
        text = digits.ljust(point, "0")
        return sign + text[:point] + ("." + text[point:] if text[point:] else "")
    if -6 < point <= 0:
        return sign + "0." + "0" * -point + digits
    power = f"e{'+' if point > 0 else '-'}{abs(point - 1)}"
    return sign + digits[0] + ("." + digits[1:] if digits[1:] else "") + power


def jcs(value):
    """RFC 8785."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(f"{jcs(key)}:{jcs(value[key])}" for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(jcs, value)) + "]"
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return number(value)
    return json.dumps(value, ensure_ascii=False)


def sha256(data):
    return hashlib.sha256(data).hexdigest()


def salted(salt, value):
    return sha256(bytes.fromhex(salt) + jcs(value).encode())


before = "0" * 64
for text in sys.stdin.buffer:
    entry = json.loads(text)
    line = {**entry.get("line", {}), "prev": before}
    if line.get("type") == "group":
        hashes = [(c["uuid"], c["kind"], c.get("sha256") or salted(c["salt"], c["data"])) for c in entry["changes"]]
        line["changes_sha256"] = sha256("".join(f"{kind} {uuid} {data}\n" for uuid, kind, data in sorted(hashes)).encode())
        label = entry["label"]
        if "erased" not in label:
            said = {"label": label["text"], "said": label["said"]} if "said" in label else label["text"]
            line["label_sha256"] = salted(label["salt"], said)
    if "line" in entry:
        before = sha256(b"grazewell-line-1\n" + jcs(line).encode())
        print(line["n"], before)
