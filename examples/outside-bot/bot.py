"""A bot in Python, without any library: what it hears and says is JSON, a line each (docs/bots.md).

    ./zaria play las-vegas --bots 'cmd:python3 examples/outside-bot/bot.py'
    ./zaria arena las-vegas --bots 'steady,cmd:python3 examples/outside-bot/bot.py'
"""

import json
import sys


def choose(game, view, seat, legal):
    """What it decides: put your own in its place. Here, in Las Vegas, the casino with the highest note."""
    if game == "las-vegas" and legal[0].startswith("place "):
        return max(legal, key=lambda action: max(view["casinos"][action.split()[1]]["notes"], default=0))
    return legal[0]


def main():
    game, number = "", 0
    for line in sys.stdin:
        frame = json.loads(line)
        if frame["type"] == "welcome":
            game = frame["game"]
        elif frame["type"] == "asked":
            number += 1
            seat = frame["as"]
            wish = {
                "do": "play",
                "seat": seat,
                "question": frame["question"],
                "count": frame["count"],
                "action": choose(game, frame["view"], seat, frame["legal"]),
            }
            print(json.dumps({"type": "do", "id": str(number), "wish": wish}), flush=True)
        elif frame["type"] == "refused":
            print(frame["refusal"], file=sys.stderr)


main()
