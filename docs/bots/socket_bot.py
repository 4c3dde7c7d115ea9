"""The same bot at a real table over its WebSocket: python3 docs/bots/socket_bot.py LINK-TO-A-SEAT

The link is what the host copies from the lobby: http://host:8000/t/TABLE#TOKEN. Needs the package websockets.
"""

import json
import sys
from itertools import count
from random import choice
from urllib.parse import urlsplit, urlunsplit

from websockets.sync.client import connect


def main(link):
    scheme, host, path, _, token = urlsplit(link)
    base, _, table = path.rpartition("/t/")
    address = urlunsplit(("wss" if scheme == "https" else "ws", host, f"{base}/ws", f"table={table}", ""))
    with connect(address, proxy=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "table": table, "token": token}))
        for number in count(1):
            message = json.loads(socket.recv())
            update = message.get("now", message)  # a welcome brings the first update
            if message["type"] in ("error", "refused"):
                print(message["why"], file=sys.stderr)
            if update.get("table", {}).get("status") == "over":
                return
            if update.get("options"):  # it is for us to decide
                index = choice(update["options"])["index"]
                said = {"type": "act", "id": f"bot-{number}", "seq": update["seq"], "index": index}
                socket.send(json.dumps(said))


if __name__ == "__main__":
    main(*sys.argv[1:])
