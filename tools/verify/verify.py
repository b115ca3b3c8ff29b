#!/usr/bin/env python3
"""Checks the dice of Zaria's match records (format zaria/2) without any of Zaria's code.

    python3 verify.py match.json …                 one sentence for each file
    python3 verify.py --receipt R match.json       also: is it the match with this receipt?
    python3 verify.py lines < records              one record in base64 per line in, one verdict in JSON per line out

It knows no game: it checks no moves. The protocol is told in docs/fair-dice.md.
Python 3.7 or newer, nothing to install, no network.
"""
import base64
import hashlib
import hmac
import json
import os
import re
import sys

PROTOCOL = "zaria/2"
MOST_BYTES = 4 * 1024 * 1024
LONGEST_LINE = 16 * 1024 * 1024
MOST_NESTED = 8
MOST_WHOLE = 2**53 - 1
LINKS = 4096


class Refused(Exception):
    """The first fault: a place and a reason."""

    def __init__(self, at, why):
        super().__init__(at, why)
        self.at = at
        self.why = why


def need(holds, at, why):
    if not holds:
        raise Refused(at, why)


# ---- bytes and hashes


def u32(number):
    return number.to_bytes(4, "big")


def lp(*parts):
    return b"".join(u32(len(part)) + part for part in parts)


def named(tag):
    return ("%s %s" % (PROTOCOL, tag)).encode()


def sha(tag, *parts):
    return hashlib.sha256(lp(named(tag), *parts)).digest()


def mac(key, tag, *parts):
    return hmac.new(key, lp(named(tag), *parts), hashlib.sha256).digest()


def canonical(value):
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return text.encode("utf-8")


# ---- text: what every program reads alike, or nothing

# Takes a string that does not end up to the end of the text: no place is looked at twice.
BRACKETS = re.compile(r'"(?:[^"\\]+|\\.)*"?|[\[\]{}]', re.S)
WHOLE = re.compile(r"-?(0|[1-9][0-9]*)")


def whole(digits):
    if not WHOLE.fullmatch(digits) or digits == "-0" or len(digits) > 17:
        raise ValueError("number")
    number = int(digits)
    if abs(number) > MOST_WHOLE:
        raise ValueError("number")
    return number


def no_number(_text):
    raise ValueError("number")


def fields(pairs):
    found = {}
    for key, value in pairs:
        if key in found:
            raise ValueError("key twice")
        found[key] = value
    return found


def nested(text):
    """How deep lists and objects stand in each other; strings are skipped."""
    depth = deepest = 0
    for match in BRACKETS.finditer(text):
        mark = match.group()
        if mark == "[" or mark == "{":
            depth += 1
            if depth > MOST_NESTED:
                return depth
            deepest = max(deepest, depth)
        elif mark == "]" or mark == "}":
            depth -= 1
    return deepest


def read_text(data):
    if len(data) > MOST_BYTES or data[:3] == b"\xef\xbb\xbf":
        raise Refused("record", "text")
    try:
        text = data.decode("utf-8")
        if nested(text) > MOST_NESTED:
            raise ValueError("depth")
        value = json.loads(
            text,
            object_pairs_hook=fields,
            parse_int=whole,
            parse_float=no_number,
            parse_constant=no_number,
        )
        # A half surrogate can only come from an escape; it cannot be written as UTF-8.
        json.dumps(value, ensure_ascii=False).encode("utf-8")
        return value
    except (ValueError, RecursionError):
        raise Refused("record", "text") from None


# ---- shapes


def is_whole(value, least, most):
    return type(value) is int and least <= value <= most


def is_hex(value, length):
    return type(value) is str and len(value) == 2 * length and re.fullmatch("[0-9a-f]*", value) is not None


def has_exactly(value, names):
    return type(value) is dict and set(value) == set(names.split())


def is_list(value, test):
    return type(value) is list and all(test(item) for item in value)


KINDS = ("local", "remote", "bot")


def is_options(options):
    return type(options) is dict and all(
        re.fullmatch("[A-Za-z][A-Za-z0-9]{0,39}", name) and type(value) in (str, bool, int)
        for name, value in options.items()
    )


def are_seats(start):
    seats = start["seats"]
    if type(seats) is not list or not 1 <= len(seats) <= 6:
        return False
    heads = {start["host"]}
    for seat in seats:
        if not has_exactly(seat, "kind head") or type(seat["kind"]) is not str or seat["kind"] not in KINDS:
            return False
        head = seat["head"]
        if head is None:
            continue
        if start["kind"] != "open" or seat["kind"] == "bot" or not is_hex(head, 32) or head in heads:
            return False
        heads.add(head)
    return True


def check_start(start):
    need(type(start) is dict, "start", "shape")
    need(start.get("protocol") == PROTOCOL, "start.protocol", "version")
    need(has_exactly(start, "protocol matchId game rules options kind host wait seats"), "start", "shape")
    game, kind, host = start["game"], start["kind"], start["host"]
    need(type(game) is str and re.fullmatch("[a-z0-9-]{1,40}", game), "start.game", "shape")
    need(type(kind) is str and kind in ("open", "local", "typed"), "start.kind", "shape")
    need(host is None if kind == "typed" else is_hex(host, 32), "start.host", "shape")
    need(is_hex(start["matchId"], 16), "start.matchId", "shape")
    need(is_options(start["options"]), "start.options", "shape")
    need(is_whole(start["rules"], 1, MOST_WHOLE), "start.rules", "shape")
    need(are_seats(start), "start.seats", "shape")
    need(is_whole(start["wait"], 500, 60000), "start.wait", "shape")


def is_used_chain(item):
    return (
        type(item) is list
        and len(item) == 4
        and is_whole(item[0], 0, 5)
        and is_whole(item[1], 0, LINKS)
        and is_whole(item[2], 1, LINKS)
        and is_hex(item[3], 32)
    )


def is_name(name):
    return type(name) is str and len(name.encode("utf-8")) <= 200


def check_head(record):
    need(type(record) is dict, "record", "shape")
    need(record.get("format") == PROTOCOL, "format", "version")
    need(has_exactly(record, "format start names dice log"), "record", "shape")
    check_start(record["start"])
    dice, names = record["dice"], record["names"]
    need(has_exactly(dice, "host chains"), "dice", "shape")
    need(dice["host"] is None or is_hex(dice["host"], 32), "dice.host", "shape")
    need(is_list(dice["chains"], is_used_chain), "dice.chains", "shape")
    need(type(record["log"]) is list, "log", "shape")
    need(
        is_list(names, lambda held: is_list(held, is_name) and 1 <= len(held) <= 64)
        and len(names) == len(record["start"]["seats"]),
        "names",
        "shape",
    )


def is_draw(draw):
    def is_seat(value):
        return is_whole(value, 0, 5)

    return (
        has_exactly(draw, "n by withheld purpose m values")
        and is_whole(draw["n"], 1, LINKS)
        and is_list(draw["by"], is_seat)
        and is_list(draw["withheld"], is_seat)
        and type(draw["purpose"]) is str
        and re.fullmatch("[!-~]{1,64}", draw["purpose"]) is not None
        and is_list(draw["m"], lambda m: is_whole(m, 1, 65536))
        and is_list(draw["values"], lambda value: is_whole(value, 0, 65535))
    )


# ---- the log

NUMBER = "(0|[1-9][0-9]{0,6})"
ROWS = {
    "undo": re.compile("undo " + NUMBER),
    "asks": re.compile("asks %s %s" % (NUMBER, NUMBER)),
    "agrees": re.compile("agrees " + NUMBER),
    "declines": re.compile("declines " + NUMBER),
    "seat": re.compile("seat %s (local|remote|bot)" % NUMBER),
    "covered": re.compile("covered " + NUMBER),
    "timeout": re.compile("timeout " + NUMBER),
    "resigned": re.compile("resigned " + NUMBER),
    "removed": re.compile("removed " + NUMBER),
    "returned": re.compile("returned " + NUMBER),
    "chain": re.compile("chain %s ([0-9a-f]{64})" % NUMBER),
    "lost": re.compile("lost " + NUMBER),
}


class Chain:
    def __init__(self, seat, head, after, counts):
        self.seat, self.head, self.after, self.counts = seat, head, after, counts
        self.depth = 0


class Log:
    """Walks the rows and notes what they tell of the draws."""

    def __init__(self, start):
        self.kind = start["kind"]
        self.kinds = [seat["kind"] for seat in start["seats"]]
        self.heads = {start["host"]} | {seat["head"] for seat in start["seats"]}
        self.gone = set()
        self.chains = []
        self.current = {}
        for seat, frozen in enumerate(start["seats"]):
            if frozen["head"] is not None:
                self.announce(Chain(seat, frozen["head"], 0, True))
        self.last = self.late = self.lost = 0
        self.chances = []
        self.draws = []
        self.tally = [[0, 0, None] for _ in self.kinds]
        self.all = self.some = self.host = 0
        self.request = None
        self.undos = []

    def announce(self, chain):
        self.chains.append(chain)
        self.current[chain.seat] = chain

    def people(self):
        return [seat for seat, kind in enumerate(self.kinds) if kind != "bot"]

    def row(self, i, row):
        at = "log[%d]" % i
        need(type(row) is list and len(row) in (2, 3), at, "row")
        who, what = row[0], row[1]
        is_player = is_whole(who, 0, len(self.kinds) - 1)
        need((is_player or who in ("nature", "table")) and type(what) is str, at, "row")
        is_nature = who == "nature"
        is_typed = self.kind == "typed"
        need(len(row) == 2 or (is_nature and not is_typed), at, "draw-unasked")
        need(len(row) == 3 or not is_nature or is_typed, at, "draw-missing")
        if who == "table":
            need(self.table(i, what), at, "row")
        elif is_nature:
            self.chances.append(i)
            if not is_typed:
                self.draw(i, at, what, row[2])

    def table(self, i, what):
        word = what.split(" ")[0]
        match = ROWS[word].fullmatch(what) if word in ROWS else None
        if match is None:
            return False
        first = int(match.group(1))
        if word == "lost":
            if self.kind == "typed" or not self.last < first < LINKS:
                return False
            self.lost += first - self.last
            self.last = first
            return True
        if word == "undo":
            if first > i:
                return False
            self.undos.append((first, i, self.is_agreed(first)))
            self.request = None
            return True
        if first >= len(self.kinds):
            return False
        if word == "asks":
            self.request = (first, int(match.group(2)), set())
            return int(match.group(2)) <= i
        if word == "agrees" and self.request:
            self.request[2].add(first)
        elif word == "declines":
            self.request = None
        elif word == "seat":
            self.kinds[first] = match.group(2)
            self.gone.discard(first)
            if match.group(2) == "bot":
                self.current.pop(first, None)
        elif word in ("resigned", "removed"):
            self.gone.add(first)
        elif word == "returned":
            self.gone.discard(first)
        elif word == "chain":
            head = match.group(2)
            if self.kind != "open" or self.kinds[first] == "bot" or head in self.heads:
                return False
            self.heads.add(head)
            self.announce(Chain(first, head, self.last, False))
            self.late += 1
        return True

    def is_agreed(self, mark):
        if self.request is None or self.request[1] != mark:
            return False
        others = [seat for seat in self.people() if seat not in self.gone and seat != self.request[0]]
        return len(others) > 0 and all(seat in self.request[2] for seat in others)

    def draw(self, i, at, what, draw):
        need(is_draw(draw), at, "draw-shape")
        n, by, withheld = draw["n"], draw["by"], draw["withheld"]
        need(n == self.last + 1, at, "draw-number")
        need(draw["purpose"] == what.split(" ")[0], at, "draw-purpose")
        counting = [seat for seat, chain in self.current.items() if chain.counts]
        ascend = all(one < other for seats in (by, withheld) for one, other in zip(seats, seats[1:]))
        need(ascend and not set(by) & set(withheld), at, "draw-seats")
        need(all(seat in counting for seat in by + withheld), at, "draw-seats")
        self.last = n
        self.draws.append((i, draw, [self.current[seat] for seat in by]))
        for seat, chain in self.current.items():
            if seat in by:
                chain.depth = n - chain.after
            elif by:
                chain.counts = True
        for seat in by:
            self.tally[seat][0] += 1
            if self.tally[seat][2] is None:
                self.tally[seat][2] = n
        for seat in withheld:
            self.tally[seat][1] += 1
        if not by:
            self.host += 1
        elif all(seat in by for seat in self.people()):
            self.all += 1
        else:
            self.some += 1

    def taken_back(self):
        """How many draws were undone, and how many of them only with everybody's consent."""
        rows = len(self.chances) and self.chances[-1] + 1
        step = [[0, 0] for _ in range(rows + 1)]
        for mark, i, agreed in self.undos:
            for place, sign in ((min(mark, rows), 1), (min(i, rows), -1)):
                step[place][0] += sign
                step[place][1] += 0 if agreed else sign
        undone = agreed = any_undo = against = 0
        chances = set(self.chances)
        for row in range(rows):
            any_undo += step[row][0]
            against += step[row][1]
            if row in chances and any_undo:
                undone += 1
                agreed += against == 0
        return undone, agreed


# ---- links and numbers


def links(deepest, depth):
    """All links from the head (0) to the deepest one shown."""
    found = [bytes.fromhex(deepest)]
    for _ in range(depth):
        found.append(sha("link", found[-1]))
    return found[::-1]


def numbers(mixed, purpose, moduli):
    buffer, blocks = b"", 0
    for m in moduli:
        size = 1 if m <= 256 else 2
        most = 256**size
        while True:
            while len(buffer) < size:
                buffer += mac(mixed, "bytes", purpose.encode(), u32(blocks))
                blocks += 1
            raw, buffer = int.from_bytes(buffer[:size], "big"), buffer[size:]
            if raw < most - most % m:
                yield raw % m
                break


def check(data, receipt=None):
    """The verdict on a record in bytes, or Refused."""
    record = read_text(data)
    check_head(record)
    start, dice = record["start"], record["dice"]
    log = Log(start)
    for i, row in enumerate(record["log"]):
        log.row(i, row)

    used = [chain for chain in log.chains if chain.depth > 0]
    listed = [item[:3] for item in dice["chains"]]
    need(listed == [[chain.seat, chain.after, chain.depth] for chain in used], "dice.chains", "chain-list")
    by_chain = {}
    for i, chain in enumerate(used):
        by_chain[chain] = links(dice["chains"][i][3], chain.depth)
        need(by_chain[chain][0].hex() == chain.head, "dice.chains[%d]" % i, "chain")
    last = log.draws[-1][1]["n"] if log.draws else None
    need((last is None) == (dice["host"] is None), "dice.host", "host")
    secrets = [] if last is None else links(dice["host"], last)
    need(last is None or secrets[0].hex() == start["host"], "dice.host", "host")

    mixed = sha("start", canonical(start))
    for i, draw, chains in log.draws:
        n = draw["n"]
        parts = [part for chain in chains for part in (u32(chain.seat), by_chain[chain][n - chain.after])]
        mixed = sha("draw", mixed, u32(n), secrets[n], lp(*parts))
        same = len(draw["m"]) == len(draw["values"]) and all(
            value == drawn for value, drawn in zip(draw["values"], numbers(mixed, draw["purpose"], draw["m"]))
        )
        need(same, "log[%d]" % i, "draw-values")

    own = sha("receipt", canonical(start), canonical(record["log"])).hex()
    need(receipt is None or own.startswith(receipt), "record", "receipt")
    undone, agreed = log.taken_back()
    verdict = {
        "ok": True,
        "kind": start["kind"],
        "draws": len(log.chances),
        "numbers": sum(len(draw["values"]) for _, draw, _ in log.draws),
        "all": log.all,
        "some": log.some,
        "host": log.host,
        "seats": log.tally,
        "late": log.late,
        "lost": log.lost,
        "undone": undone,
        "agreed": agreed,
        "receipt": own,
    }
    return verdict, [held[-1] for held in record["names"]]


# ---- words

REASONS = {
    "text": "not a text that every program reads alike",
    "shape": "a part is missing, wrong or unknown",
    "version": "not a record of protocol zaria/2",
    "row": "not a row of a log, or one that cannot stand here",
    "draw-unasked": "a draw where there can be none",
    "draw-missing": "a throw without its draw",
    "draw-shape": "the draw cannot be read",
    "draw-number": "not the next number",
    "draw-purpose": "a draw for another step",
    "draw-seats": "seats that could not take part, or in a wrong order",
    "chain-list": "not the chains that the log used, or not as deep",
    "chain": "this link is not on the chain that was announced",
    "host": "not the host's link of the last draw",
    "draw-values": "the links give other numbers",
    "receipt": "another match: its receipt is not this one",
}


def times(count, one):
    return "%d %s%s" % (count, one, "" if count == 1 else "s")


def visible(text):
    """Names come from a file: nothing in them reaches the terminal but letters."""
    return "".join(c if c.isprintable() else "?" for c in text)


def sentence(verdict, names):
    said = []
    if verdict["kind"] == "typed":
        said.append("%s by hand: nothing is claimed." % times(verdict["draws"], "throw"))
    elif verdict["kind"] == "local":
        said.append("%s recomputed." % times(verdict["draws"], "throw"))
        said.append("Only shows that the dice were not changed after the start; the device knew them all.")
    else:
        took = ", ".join(
            "%s %d" % (visible(name) or "seat %d" % seat, tally[0])
            for seat, (name, tally) in enumerate(zip(names, verdict["seats"]))
            if tally[0]
        )
        shares = [
            "in %d every person took part" % verdict["all"] if verdict["all"] else "",
            "in %d some (%s of %d)" % (verdict["some"], took, verdict["draws"]) if verdict["some"] else "",
            "in %d the server alone" % verdict["host"] if verdict["host"] else "",
        ]
        told = ", ".join(share for share in shares if share)
        said.append("%s recomputed%s." % (times(verdict["draws"], "throw"), ": " + told if told else ""))
        for seat, (name, tally) in enumerate(zip(names, verdict["seats"])):
            if tally[1]:
                said.append("%s withheld %s." % (visible(name) or "seat %d" % seat, times(tally[1], "time")))
        if verdict["late"]:
            said.append("%s began after the start." % times(verdict["late"], "chain"))
    if verdict["undone"]:
        said.append("%s undone, %d with consent." % (times(verdict["undone"], "throw"), verdict["agreed"]))
    if verdict["lost"]:
        said.append("%s lost." % times(verdict["lost"], "number"))
    return " ".join(said)


CLOSING = "This shows the dice, not that these were the moves, nor who these people are. "
NO_MOVES = "No moves were checked."


def verdict_line(data):
    try:
        verdict = check(data)[0]
    except Refused as refused:
        verdict = {"ok": False, "at": refused.at, "why": refused.why}
    return json.dumps(verdict, separators=(",", ":"))


def decoded(line):
    """What a line says, spaces around it apart; nothing, if it is no base64."""
    text = line.strip(b" \t\n\r\x0b\x0c")
    is_base64 = len(text) % 4 == 0 and re.fullmatch(b"[A-Za-z0-9+/]*={0,2}", text) is not None
    return base64.b64decode(text) if is_base64 else b""


def lines():
    stream = sys.stdin.buffer
    line = stream.readline(LONGEST_LINE)
    while line:
        is_cut = len(line) == LONGEST_LINE and line[-1:] != b"\n"
        print(verdict_line(b"" if is_cut else decoded(line)), flush=True)
        # Of a line that is too long nothing is kept; what comes after it is read.
        while is_cut and line[-1:] != b"\n":
            line = stream.readline(LONGEST_LINE)
            is_cut = line != b""
        line = stream.readline(LONGEST_LINE)
    return 0


def files(names, receipt):
    code = 0
    for name in names:
        shown = name.encode("utf-8", "backslashreplace").decode("utf-8")
        shown = "".join(c if c.isprintable() else "\\x%02x" % ord(c) for c in shown)
        try:
            with open(name, "rb") as file:
                data = file.read(MOST_BYTES + 1)
            verdict, held = check(data, receipt)
            print("%s: ok: %s" % (shown, sentence(verdict, held)))
            print("%s: receipt %s. %s%s" % (shown, verdict["receipt"], "" if receipt else CLOSING, NO_MOVES))
        except OSError as error:
            code = 2
            print("%s: refused at file: unreadable: %s" % (shown, error.strerror))
        except Refused as refused:
            code = 2
            print("%s: refused at %s: %s: %s" % (shown, refused.at, refused.why, REASONS[refused.why]))
    return code


USAGE = "usage: python3 verify.py [--receipt R] FILE… | python3 verify.py lines < records"


def main(arguments):
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    if arguments == ["lines"]:
        return lines()
    receipt = None
    if arguments[:1] == ["--receipt"]:
        noted = "".join(arguments[1:2]).replace(" ", "").replace("-", "").lower()
        if re.fullmatch("[0-9a-f]{20,64}", noted) is None:
            print("a receipt has 20 to 64 digits", file=sys.stderr)
            return 2
        receipt, arguments = noted, arguments[2:]
    if not arguments or arguments[0].startswith("--"):
        print(USAGE, file=sys.stderr)
        return 2
    return files(arguments, receipt)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except BrokenPipeError:
        # Whoever reads has seen enough; what is not written yet is for nobody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
