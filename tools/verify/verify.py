#!/usr/bin/env python3
"""Checks the dice of Zaria match records, with nothing but Python 3.

    python3 verify.py FILE...

Written from the text of the protocol (docs/fair-dice.md), not from the program that makes the records, so that one
mistake would have to be made twice. It needs no rules of any game: it checks the promises made before the match, the
key that follows from them, and every number drawn with it. One line per file; exit code 0 if no file was refused, else 2.
"""

import hashlib
import hmac
import json
import re
import sys

LARGEST = 2**53 - 1  # larger whole numbers are not exact everywhere
REASONS = {
    "record-wrong": "this is not a record",
    "version-unknown": "a version that this program does not know",
    "field-missing": "it is not there",
    "field-wrong": "it is not what it must be",
    "field-unknown": "there is a field that does not belong there",
    "seat-unknown": "no person sits there",
    "seats-order": "seats must ascend",
    "seat-uncommitted": "this seat had promised nothing",
    "seat-twice": "this seat revealed and is marked as withheld",
    "seat-unaccounted": "a seat that promised neither revealed nor is marked as withheld",
    "start-differs": "it is not what was fixed at the start",
    "start-wrong": "the start is not written as the protocol says",
    "seed-not-shown": "the match has not ended: its dice cannot be checked yet",
    "commit-differs": "it is not what was promised",
    "row-wrong": "this is not a row of a log",
    "draw-missing": "chance without a draw",
    "draw-unasked": "a draw where there can be none",
    "draw-wrong": "the draw cannot be read",
    "draw-number": "not the next draw: one is missing, used twice or out of order",
    "draw-purpose": "the draw was made for something else",
    "draw-values": "the key gives other numbers",
}


class Refused(Exception):
    def __init__(self, at, why):
        super().__init__(at, why)
        self.at, self.why = at, why


def need(condition, at, why):
    if not condition:
        raise Refused(at, why)


# ---- the protocol's building blocks

def number(n, size):
    return n.to_bytes(size, "big")


def lp(*parts):
    return b"".join(number(len(part), 4) + part for part in parts)


def digest(tag, *parts):
    return hashlib.sha256(lp(tag, *parts)).digest()


def mac(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def draw_bytes(key, purpose, n):
    block = 0
    while True:
        yield from mac(key, lp(b"fair/1/draw", purpose.encode(), number(n, 8), number(block, 4)))
        block += 1


def draw(key, purpose, n, moduli):
    stream = draw_bytes(key, purpose, n)
    for m in moduli:
        size = 1 if m <= 256 else 2
        whole = 256**size
        while True:
            b = int.from_bytes(bytes(next(stream) for _ in range(size)), "big")
            if b < whole - whole % m:
                yield b % m
                break


# ---- JSON

def no_constant(_name):
    raise ValueError("not JSON")


def read_float(text):
    value = float(text)
    return int(value) if abs(value) <= LARGEST and value.is_integer() else value


def read_int(text):
    return int(text) if len(text) < 20 else float(text)


def read_json(text):
    return json.loads(text, parse_constant=no_constant, parse_float=read_float, parse_int=read_int)


def quote(text):
    """A JSON string that escapes only what must be: quotes, backslashes, control characters, halves of a pair."""
    return re.sub("[\ud800-\udfff]", lambda half: "\\u%04x" % ord(half[0]), json.dumps(text, ensure_ascii=False))


def canonical(value):
    """Keys in order (of their UTF-16 units), no white space: one text for one value."""
    if isinstance(value, dict):
        keys = sorted(value, key=lambda key: key.encode("utf-16-be", "surrogatepass"))
        return "{" + ",".join(quote(key) + ":" + canonical(value[key]) for key in keys) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return quote(value) if isinstance(value, str) else json.dumps(value)


def alike(a, b):
    """Equal and of the same type: to Python alone, true is 1."""
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return a.keys() == b.keys() and all(alike(a[key], b[key]) for key in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(alike, a, b))
    return a == b


def is_whole(value, least=-LARGEST, most=LARGEST):
    return type(value) is int and least <= value <= most


def is_hex(value, size=None):
    return isinstance(value, str) and re.fullmatch("(?:[0-9a-f]{2})*", value) is not None \
        and size in (None, len(value) // 2)


# ---- what a record must say

def check_head(record):
    need(isinstance(record, dict), "record", "record-wrong")
    need(record.get("format") == "zaria/1", "format", "version-unknown")
    need(isinstance(record.get("game"), str), "game", "field-wrong")
    need(is_whole(record.get("rules"), 1), "rules", "field-wrong")
    options, seats = record.get("options"), record.get("seats")
    need(isinstance(options, dict), "options", "field-wrong")
    need(all(isinstance(value, (str, bool)) or is_whole(value) for value in options.values()), "options", "field-wrong")
    need(isinstance(seats, list) and 1 <= len(seats) <= 6, "seats", "field-wrong")
    for seat in seats:
        need(isinstance(seat, dict) and seat.keys() == {"name", "kind"}, "seats", "field-wrong")
        need(isinstance(seat["name"], str) and seat["kind"] in ("local", "remote", "bot"), "seats", "field-wrong")
    need(isinstance(record.get("log"), list), "log", "field-wrong")


FIELDS = ("protocol", "kind", "matchId", "commitS", "serverSeed", "start", "commits", "reveals", "withheld", "beacon")


def check_fairness(fairness, seats):
    need(fairness is not None, "fairness", "field-missing")
    need(isinstance(fairness, dict), "fairness", "field-wrong")
    need(fairness.get("protocol") == "fair/1", "fairness.protocol", "version-unknown")
    need(fairness.get("kind") in ("open", "local", "typed"), "fairness.kind", "field-wrong")
    typed = fairness["kind"] == "typed"
    fields = FIELDS[:2] if typed else FIELDS
    for field in fields:
        need(field in fairness, "fairness." + field, "field-missing")
    need(len(fairness) == len(fields), "fairness", "field-unknown")
    if typed:
        return
    need(is_hex(fairness["matchId"], 16), "fairness.matchId", "field-wrong")
    need(is_hex(fairness["commitS"], 32), "fairness.commitS", "field-wrong")
    need(fairness["serverSeed"] is None or is_hex(fairness["serverSeed"], 32), "fairness.serverSeed", "field-wrong")
    need(isinstance(fairness["start"], str), "fairness.start", "field-wrong")
    for field in ("commits", "reveals"):
        shares = fairness[field]
        need(isinstance(shares, list), "fairness." + field, "field-wrong")
        for i, share in enumerate(shares):
            need(isinstance(share, list) and len(share) == 2 and is_hex(share[1], 32),
                 f"fairness.{field}[{i}]", "field-wrong")
        check_seats([share[0] for share in shares], "fairness." + field, seats)
    need(isinstance(fairness["withheld"], list), "fairness.withheld", "field-wrong")
    check_seats(fairness["withheld"], "fairness.withheld", seats)
    need(is_hex(fairness["beacon"]), "fairness.beacon", "field-wrong")


def check_seats(list_, at, seats):
    for i, seat in enumerate(list_):
        place = f"{at}[{i}]"
        need(is_whole(seat, 0, len(seats) - 1) and seats[seat]["kind"] != "bot", place, "seat-unknown")
        need(i == 0 or list_[i - 1] < seat, place, "seats-order")


def check_start(record):
    """The record is about the match that was started."""
    fairness = record["fairness"]
    try:
        start = read_json(fairness["start"])
    except (ValueError, RecursionError):
        start = None
    need(isinstance(start, dict), "fairness.start", "start-wrong")
    need(start.get("commitS") == fairness["commitS"], "fairness.commitS", "start-differs")
    ours, theirs = fairness["commits"], start.get("commits")
    need(isinstance(theirs, list), "fairness.commits", "start-differs")
    for i, commit in enumerate(ours):
        need(i < len(theirs) and alike(commit, theirs[i]), f"fairness.commits[{i}]", "start-differs")
    need(len(ours) == len(theirs), "fairness.commits", "start-differs")
    frozen = {"commitS": fairness["commitS"], "commits": ours}
    for field in ("game", "rules", "options", "seats"):
        frozen[field] = record[field]
        need(alike(record[field], start.get(field)), field, "start-differs")
    need(canonical(frozen) == fairness["start"], "fairness.start", "start-wrong")


def find_key(fairness):
    """Everybody kept his promise; the key that follows from what was said."""
    need(fairness["serverSeed"] is not None, "fairness.serverSeed", "seed-not-shown")
    match_id, seed, commit_s = (bytes.fromhex(fairness[field]) for field in ("matchId", "serverSeed", "commitS"))
    need(digest(b"fair/1/server", match_id, seed) == commit_s, "fairness.serverSeed", "commit-differs")
    commits, reveals = ({seat: bytes.fromhex(text) for seat, text in fairness[field]} for field in ("commits", "reveals"))
    for i, (seat, entropy) in enumerate(reveals.items()):
        place = f"fairness.reveals[{i}]"
        need(seat in commits, place, "seat-uncommitted")
        need(digest(b"fair/1/player", match_id, number(seat, 4), entropy) == commits[seat], place, "commit-differs")
    for i, seat in enumerate(fairness["withheld"]):
        place = f"fairness.withheld[{i}]"
        need(seat in commits, place, "seat-uncommitted")
        need(seat not in reveals, place, "seat-twice")
    need(commits.keys() == reveals.keys() | set(fairness["withheld"]), "fairness.withheld", "seat-unaccounted")

    def by_seat(shares):
        return lp(*(part for seat in sorted(shares) for part in (number(seat, 4), shares[seat])))

    start = digest(b"fair/1/start", fairness["start"].encode())
    transcript = digest(b"fair/1/transcript", match_id, start, commit_s, by_seat(commits), by_seat(reveals))
    return mac(seed, lp(b"fair/1/key", transcript, bytes.fromhex(fairness["beacon"])))


def check_log(log, players, key):
    """Without a key: dice typed in by hand. Gives the number of chance rows and of numbers drawn."""
    chances = values = 0
    for i, row in enumerate(log):
        at = f"log[{i}]"
        need(isinstance(row, list) and len(row) in (2, 3) and isinstance(row[1], str), at, "row-wrong")
        who, what = row[:2]
        need(who in ("nature", "table") if isinstance(who, str) else is_whole(who, 0, players - 1), at, "row-wrong")
        may_draw = who == "nature" and key is not None
        need(may_draw or len(row) == 2, at, "draw-unasked")
        if may_draw:
            need(len(row) == 3, at, "draw-missing")
            given = row[2]
            need(is_draw(given), at, "draw-wrong")
            need(given["n"] == chances, at, "draw-number")
            need(given["purpose"] == what.split(" ")[0], at, "draw-purpose")
            need(given["values"] == list(draw(key, given["purpose"], chances, given["m"])), at, "draw-values")
            values += len(given["values"])
        chances += who == "nature"
    return chances, values


def is_draw(value):
    return isinstance(value, dict) and value.keys() == {"n", "purpose", "m", "values"} \
        and is_whole(value["n"], 0) \
        and isinstance(value["purpose"], str) and re.fullmatch("[!-~]+", value["purpose"]) is not None \
        and isinstance(value["m"], list) and all(is_whole(m, 1, 65536) for m in value["m"]) \
        and isinstance(value["values"], list) and all(is_whole(v, 0) for v in value["values"])


def check(record):
    """What to say of a record that is in order."""
    check_head(record)
    fairness = record.get("fairness")
    check_fairness(fairness, record["seats"])
    players = len(record["seats"])
    if fairness["kind"] == "typed":
        chances, _ = check_log(record["log"], players, None)
        return f"no claim: dice typed in by hand ({chances} chance entries)"
    check_start(record)
    draws, values = check_log(record["log"], players, find_key(fairness))
    withheld = ", ".join(map(str, fairness["withheld"]))
    return f"ok: {fairness['kind']}, {draws} draws, {values} dice and cards, " \
        + (f"withheld by seat {withheld}" if withheld else "nothing withheld")


def check_file(path):
    try:
        with open(path, "rb") as file:
            text = file.read().decode("utf-8")
        record = read_json(text)
    except OSError as error:
        return False, f"refused at file: unreadable: {error.strerror or 'cannot be read'}"
    except (ValueError, RecursionError):
        return False, "refused at record: not-json: this is not JSON"
    try:
        return True, check(record)
    except Refused as refused:
        return False, f"refused at {refused.at}: {refused.why}: {REASONS[refused.why]}"


def main(paths):
    if not paths:
        print("usage: python3 verify.py FILE...", file=sys.stderr)
        return 2
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    fine = True
    for path in paths:
        in_order, line = check_file(path)
        fine = fine and in_order
        print("".join(c if c.isprintable() else ascii(c)[1:-1] for c in path) + ": " + line)
    return 0 if fine else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
