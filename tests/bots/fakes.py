"""A program that plays as a bot, well or badly: `python fakes.py MANNER [LOG]`. Standard library only."""

import json
import os
import random
import sys
import time


def tell(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def misbehave(manner: str, message: dict[str, object]) -> None:
    """What the bot does instead of choosing, when it has chosen twice."""
    if manner == "dies":
        sys.exit(3)
    if manner == "hangs":
        time.sleep(600)
    if manner == "garbage":
        print("I think I shall draw.", flush=True)
    if manner == "not-text":
        sys.stdout.buffer.write(b'{"type":"choose","id":3,"index":\xff}\n')
        sys.stdout.flush()
    if manner == "nested":
        print("[" * 60_000, flush=True)
    if manner == "no-index":
        tell({"type": "choose", "id": message["id"]})
    if manner == "illegal":
        tell({"type": "choose", "id": message["id"], "index": 100_000})
    if manner == "old":
        tell({"type": "choose", "id": 1, "index": 0})
    if manner == "ready-again":
        tell({"type": "ready"})
    if manner == "closes":
        os.close(1)
        time.sleep(600)
    if manner == "floods":
        while True:
            sys.stdout.write("z" * 100_000)
    if manner == "chatters":
        while True:
            tell({"type": "choose", "id": 3, "index": 100_000})


def main(manner: str, log: str = "") -> None:
    if manner == "stillborn":
        sys.exit(7)
    asked, chance = 0, random.Random(5)
    for line in sys.stdin:
        if log:
            with open(log, "a", encoding="utf-8") as file:
                file.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            tell({"type": "ready"} if manner != "rude" else {"type": "choose", "id": 0, "index": 0})
        elif message["type"] == "view":
            asked += 1
            if manner != "good" and asked == 3:
                misbehave(manner, message)
            else:
                option = chance.choice(message["options"])
                tell({"type": "choose", "id": message["id"], "index": option["index"]})


if __name__ == "__main__":
    main(*sys.argv[1:])
