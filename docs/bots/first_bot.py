"""A bot for any game of Gloam: it likes to play cards and to take from others, and else does anything.

Try it: gloam arena nightmarium --bots "exec:python3 docs/bots/first_bot.py,random" --seats 2 --games 20
"""

import json
import random
import sys

LIKED = ("play", "scavenge", "devour", "step")  # the first word of an option's notation, the best first


def liking(option):
    verb = option["text"].split()[0]
    return LIKED.index(verb) if verb in LIKED else len(LIKED)


for line in sys.stdin:  # one message a line; when the input ends, so do we
    message = json.loads(line)
    answer = None
    if message["type"] == "hello":
        answer = {"type": "ready"}
    elif message["type"] == "view":
        random.shuffle(message["options"])
        best = min(message["options"], key=liking)
        answer = {"type": "choose", "id": message["id"], "index": best["index"]}
    elif message["type"] == "error":  # somebody else plays on for us
        print(message["why"], file=sys.stderr)
    if answer:
        print(json.dumps(answer), flush=True)
