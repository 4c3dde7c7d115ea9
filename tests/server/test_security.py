"""Who is let in, how much they may ask for, and what every answer says about itself."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import time
from collections.abc import Mapping

import pytest
from websockets.exceptions import InvalidStatus

from gloam.core.phrase import Phrase
from gloam.server.app import Serving
from gloam.server.protocol.errors import CloseCode
from gloam.server.protocol.messages import PROTOCOL
from gloam.server.security.access import SECURITY_HEADERS, AccessControl, address_of
from gloam.server.security.rate_limit import Limits, RateLimiter, TokenBucket
from gloam.server.sockets.outbox import ConnectionEnded, Outbox
from gloam.server.store.opening import make_store

from .answer import PAGE_STATUS
from .kit import GENEROUS, PATIENCE, Client, House, open_house

pytestmark = pytest.mark.anyio


TABLE = {"game": "nightmarium", "seats": [{"kind": "person", "name": "A"}, {"kind": "bot", "bot": "asleep"}]}


# Every answer


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", PAGE_STATUS),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/about", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/games/nightmarium/actions", 200),
        ("GET", "/api/games/kragmortha/rules?lang=ru", 200),
        ("GET", "/api/games/chess/rules", 404),
        ("GET", "/api/games/kragmortha/rules?lang=de", 400),
        ("GET", "/api/tables", 200),
        ("GET", "/api/tables/nothing", 404),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/schema", 404),
        ("GET", "/api/schema/swagger", 404),
        ("GET", "/nowhere.txt", 404),
        ("GET", "/api/../etc/passwd", 404),
        ("OPTIONS", "/api/tables", 204),
        ("DELETE", "/api/about", 405),
        ("DELETE", "/api/tables/nothing", 401),
        ("POST", "/api/tables", 400),
        ("PUT", "/nowhere", 404),
    ],
)
async def test_every_answer_carries_our_headers(house: House, method: str, path: str, status: int) -> None:
    answer = await house.ask(method, path)
    assert answer.status == status
    check_headers(answer.headers)


def check_headers(headers: Mapping[str, str]) -> None:
    assert {name: headers.get(name) for name in SECURITY_HEADERS} == SECURITY_HEADERS
    assert not {"set-cookie", "server", "access-control-allow-origin"} & {*headers}


async def test_nothing_of_a_table_is_kept_by_caches(house: House) -> None:
    made = await house.make()
    for path in ("/api/tables", f"/api/tables/{made.id}", f"/api/tables/{made.id}/positions/0"):
        assert (await house.get(path)).headers["cache-control"] == "no-store"
    assert (await house.post("/api/codes", {"code": "x"})).headers["cache-control"] == "no-store"


def test_pages_may_load_nothing_from_elsewhere() -> None:
    policy = dict(part.split(" ", 1) for part in SECURITY_HEADERS["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["form-action"] == "'none'"
    assert not [value for value in policy.values() if "unsafe" in value or "*" in value or "http" in value]


async def test_under_a_base_path(tmp_path_factory: pytest.TempPathFactory) -> None:
    serving = Serving(base_path="/gloam", limits=GENEROUS)
    async with open_house(make_store(str(tmp_path_factory.mktemp("base") / "t.db")), serving) as house:
        assert (await house.get("/gloam/api/about")).status == 200
        for path in ("/api/about", "/gloamy", "/"):
            answer = await house.get(path)
            assert answer.status == 404
            check_headers(answer.headers)
        made = await house.post("/gloam/api/tables", TABLE)
        async with await house.join(made.json["table"]["id"]) as watcher:
            assert watcher.welcome["seat"] == -1


# Origins and forms


async def test_sockets_of_other_pages_are_refused(house: House) -> None:
    evil = (
        "http://evil.example",
        "null",
        f"http://127.0.0.1:{house.port}.evil.example",
        "http://[",
        "file://",
    )
    for origin in evil:
        with pytest.raises(InvalidStatus) as refused:
            await house.dial(origin)
        assert refused.value.response.status_code == 403
    for ours in (None, house.origin, f"https://127.0.0.1:{house.port}"):
        await (await house.dial(ours)).close()


async def test_other_pages_can_change_nothing(house: House) -> None:
    made = await house.make()
    evil = {"origin": "http://evil.example"}
    attempts = [
        await house.ask("POST", "/api/tables", TABLE, headers=evil),
        await house.ask("DELETE", f"/api/tables/{made.id}", token=made.host, headers=evil),
        await house.ask("POST", f"/api/tables/{made.id}/code", token=made.seats[0], headers=evil),
    ]
    assert [attempt.status for attempt in attempts] == [403, 403, 403]
    kinds = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "")
    for kind in kinds:  # what a form, or a page without our leave, can send
        answer = await house.ask("POST", "/api/tables", TABLE, headers={"content-type": kind})
        assert answer.status == 403
        check_headers(answer.headers)
    assert (await house.ask("POST", "/api/tables", TABLE, headers={"origin": house.origin})).status == 201


def test_allowed_origins() -> None:
    guard = AccessControl(Limits(), ["https://Play.example/"])
    headers = {"https://play.example": True, "https://play.example.evil": False, "http://play.example": False}
    for origin, welcome in headers.items():
        scope = {"headers": [(b"origin", origin.encode()), (b"host", b"inside:8000")]}
        assert guard.same_origin(scope) is welcome


# How much


async def test_large_bodies_and_messages(house: House) -> None:
    big = await house.post("/api/verify", {"record": "x" * 70_000})
    assert big.status == 413
    check_headers(big.headers)
    made = await house.make()
    client = await house.join(made.id, made.seats[0])
    await client.send("chat", text="x" * 20_000)
    assert (await client.end())[0] == 1009
    client = await house.join(made.id, made.seats[0])
    await client.send("chat", text="x" * 400)
    assert await client.end() == (1007, "closed-message")


async def test_limits(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = GENEROUS._replace(
        messages=0.001,
        message_burst=6,
        creations=0.001,
        creation_burst=2,
        guesses=0.001,
        guess_burst=4,
        sockets_an_address=4,
    )
    async with open_house(
        make_store(str(tmp_path_factory.mktemp("few") / "t.db")), Serving(limits=limits)
    ) as house:
        made, _ = [await house.make() for _ in range(2)]
        refused = await house.post("/api/tables", TABLE)
        assert (refused.status, refused.why) == (429, "closed-fast")
        check_headers(refused.headers)
        client = await house.join(made.id, made.seats[0])
        for _ in range(7):
            await client.send("say", phrase="hello")
        assert await client.end() == (1008, "closed-fast")
        await _guess(house, made.id)
        sockets = [await house.dial() for _ in range(4)]
        with pytest.raises(InvalidStatus):
            await house.dial()
        for each in sockets:
            await each.close()


async def _guess(house: House, table: str) -> None:
    """Codes, tokens of requests and tokens of sockets are counted together."""
    assert (await house.post("/api/codes", {"code": "x"})).status == 404
    assert (await house.ask("DELETE", f"/api/tables/{table}", token="x")).status == 401
    for code in (4401, 4401, 1008):
        client = Client(await house.dial())
        hello = {"type": "hello", "protocol": PROTOCOL, "table": table, "token": "x"}
        await client.socket.send(json.dumps(hello))
        assert (await client.end())[0] == code
    assert (await house.post("/api/codes", {"code": "x"})).status == 429
    assert (await house.ask("DELETE", f"/api/tables/{table}", token="x")).status == 429


async def test_pages_are_not_refused_because_a_whole_household_comes_at_once(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """They are many small files, each cheap; but no more of them than there is a limit for."""
    limits = GENEROUS._replace(requests=0.001, request_burst=1, files=0.001, file_burst=20)
    async with open_house(
        make_store(str(tmp_path_factory.mktemp("few") / "t.db")), Serving(limits=limits)
    ) as house:
        assert [(await house.get("/healthz")).status for _ in range(2)] == [200, 429]
        assert [(await house.get("/")).status for _ in range(21)] == [PAGE_STATUS] * 20 + [429]


async def test_too_many_requests(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = GENEROUS._replace(requests=0.001, request_burst=5)
    async with open_house(
        make_store(str(tmp_path_factory.mktemp("few") / "t.db")), Serving(limits=limits)
    ) as house:
        answers = [await house.get("/healthz") for _ in range(7)]
        assert [answer.status for answer in answers] == [200] * 5 + [429] * 2
        check_headers(answers[-1].headers)


def test_a_household_is_one_address() -> None:
    """Whoever has a whole range of the newer addresses gets no more for it."""

    def of(address: str) -> str:
        return address_of({"client": (address, 1)})

    assert of("2001:db8::1") == of("2001:db8::ffff:2") != of("2001:db8:0:1::1")
    assert of("192.0.2.1") != of("192.0.2.2")
    assert address_of({"client": None}) == address_of({}) == "unknown"


def test_buckets() -> None:
    bucket = TokenBucket(2.0, 3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.may(0.5)
    assert bucket.full(10.0)
    now = 0.0
    buckets = RateLimiter(1.0, 1, lambda: now)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    for number in range(30_000):
        buckets.take(str(number))
    assert len(buckets._buckets) <= 10_000


# A client that does not read


async def test_a_client_that_never_reads(tmp_path_factory: pytest.TempPathFactory) -> None:
    """What waits for it is bounded, others do not notice, and it is let go."""
    limits = GENEROUS._replace(stuck_seconds=0.0)
    async with open_house(
        make_store(str(tmp_path_factory.mktemp("slow") / "t.db")), Serving(limits=limits)
    ) as house:
        made, (one, two) = await house.begin()
        await two.socket.close()
        deaf = await _deaf_socket(house, made.id, made.seats[1])
        live = house.live(made.id)
        await one.until(lambda message: message.get("here") == [True, True])
        guest = next(guest for guest in live.subscribers if guest.role.seat == 1)
        outbox = guest.outbox  # type: ignore[attr-defined]
        for _ in range(2000):
            guest.send(b'"' + b"x" * 60_000 + b'"')
            await asyncio.sleep(0)
        assert outbox._blocked_since, "it must be stuck by now"
        assert len(outbox._queue) <= limits.posts
        assert outbox._ending.code == CloseCode.TRY_LATER
        assert (await one.do("say", phrase="hello"))["type"] == "update"
        house.app.sockets.drop_stuck()
        await one.until(lambda message: message.get("here") == [True, False])
        assert house.metric("gloam_dropped_total", code="1013") == 1
        deaf.close()


class SlowSocket(asyncio.Transport):
    """A socket and its transport: full until it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.transport: asyncio.Transport = self
        self.close_sent = False
        self.is_full = True
        self.sent: list[bytes] = []

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        assert (data[0], data[1]) == (0x81, len(data) - 2), "one short text frame"
        self.sent.append(bytes(data[2:]))


@pytest.mark.parametrize(
    ("length", "header"),
    [(125, "817d"), (126, "817e007e"), (65_535, "817effff"), (65_536, "817f0000000000010000")],
)
async def test_the_header_of_a_frame_says_its_length(length: int, header: str) -> None:
    """RFC 6455, 5.2: one byte, three or nine."""
    written: list[bytes] = []
    socket = SlowSocket()
    socket.write = written.append  # type: ignore[assignment]
    outbox = Outbox(asyncio.get_running_loop(), socket, bytes, list[Exception]().append, limit=3)
    outbox.write(b"x" * length)
    assert written == [bytes.fromhex(header) + b"x" * length]


async def test_a_slow_client_gets_every_message_in_order_or_is_asked_to_come_again() -> None:
    """An answer that was left out would be waited for in vain."""
    socket, ends = SlowSocket(), list[Exception]()
    outbox = Outbox(asyncio.get_running_loop(), socket, lambda: b"update", ends.append, limit=3)
    outbox.open()
    for number in range(4):
        outbox.mark_dirty()
        outbox.send(b"%d" % number)
        await asyncio.sleep(0)
    assert outbox.blocked_for(time.monotonic() + 1) >= 1
    socket.is_full = False
    outbox.flush()
    assert socket.sent == [b"0", b"1", b"2"]  # three may wait; the fourth was one too many
    assert [(end.code, end.why) for end in ends if isinstance(end, ConnectionEnded)] == [
        (CloseCode.TRY_LATER, Phrase("closed-slow"))
    ]


async def test_a_client_that_reads_again_gets_the_newest_update_only() -> None:
    socket, built, ends = SlowSocket(), list[bytes](), list[Exception]()

    def build() -> bytes:
        built.append(b"update")
        return b"update"

    outbox = Outbox(asyncio.get_running_loop(), socket, build, ends.append, limit=3)
    outbox.open()
    for _ in range(9):
        outbox.mark_dirty()
        await asyncio.sleep(0)
    assert built == []
    socket.is_full = False
    outbox.flush()
    assert (socket.sent, built, ends) == ([b"update"], [b"update"], [])


async def _deaf_socket(house: House, table: str, token: str) -> socket.socket:
    """Says hello and never reads again."""
    loop = asyncio.get_running_loop()
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = [
        *("GET /ws HTTP/1.1", f"host: 127.0.0.1:{house.port}", "connection: upgrade", "upgrade: websocket"),
        *("sec-websocket-version: 13", f"sec-websocket-key: {key}", "", ""),
    ]
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token}).encode()
    frame = bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello
    async with asyncio.timeout(PATIENCE):
        await loop.sock_connect(deaf, ("127.0.0.1", house.port))
        await loop.sock_sendall(deaf, "\r\n".join(lines).encode())
        await loop.sock_recv(deaf, 1000)
        await loop.sock_sendall(deaf, frame)
    return deaf


# Names


async def test_two_of_the_same_name_are_told_apart(house: House) -> None:
    made = await house.make(people=0, free=4)
    for name in ("Ann", "Ann", "Ann 2", "n" * 24):
        await house.post(f"/api/tables/{made.id}/seats", {"name": name})
    assert [seat.name for seat in house.live(made.id).table.seats] == ["Ann", "Ann 2", "Ann 2 2", "n" * 24]
    other = await house.make(people=0, free=2)
    for _ in range(2):
        await house.post(f"/api/tables/{other.id}/seats", {"name": "n" * 24})
    assert house.live(other.id).table.seats[1].name == "n" * 21 + " 2"


async def test_names_are_plain_text(house: House) -> None:
    made = await house.make(people=1, free=1)
    for name in ("\u202eevil", "a\x00", "\x1b[31m", "\u200b", "a\ud800", ""):
        answer = await house.post(f"/api/tables/{made.id}/seats", {"name": name})
        assert answer.status in (400, 409), name
    html = '<b onclick="x">&'
    given = (await house.post(f"/api/tables/{made.id}/seats", {"name": html})).json
    async with await house.join(made.id, given["token"]) as client:
        assert client.now["table"]["seats"][1]["name"] == html
    answer = await house.get(f"/api/tables/{made.id}")
    assert answer.headers["content-type"].startswith("application/json")


async def test_a_table_with_a_bad_name_is_not_made(house: House) -> None:
    before = len(await house.app.store.listed(public=False, most=1000))
    for kind in ("person", "bot", "open"):
        chair = {"kind": kind, "name": "two\nlines\u202e", "bot": "asleep"}
        answer = await house.post("/api/tables", {"game": "nightmarium", "seats": [chair, {"kind": "open"}]})
        assert (answer.status, answer.why) == (409, "denied-name"), kind
    assert len(await house.app.store.listed(public=False, most=1000)) == before


async def test_the_numbers_are_for_the_machine_itself(house: House) -> None:
    for name in ("x-forwarded-for", "forwarded"):
        assert (await house.ask("GET", "/metrics", headers={name: "1.2.3.4"})).status == 404


@pytest.mark.parametrize(
    ("headers", "told"),
    [
        ({}, True),
        ({"host": "localhost:8000"}, True),
        ({"host": "[::1]:8000"}, True),
        ({"host": "127.0.0.1.evil.example"}, False),
        ({"host": "192.168.1.5:8000"}, False),
        ({"host": "["}, False),
        ({"x-forwarded-for": "127.0.0.1"}, False),
        ({"forwarded": "for=127.0.0.1"}, False),
    ],
)
async def test_only_pages_of_the_machine_itself_hear_where_others_reach_it(
    house: House, headers: Mapping[str, str], *, told: bool
) -> None:
    house.app.handlers.near = ["http://192.168.1.5:8000/"]
    answer = await house.ask("GET", "/api/addresses", headers=headers)
    assert (answer.status, answer.json) == (200, house.app.handlers.near if told else [])


async def test_files_of_the_server_are_not_options(house: House) -> None:
    for game, key in (("nightmarium", "deck"), ("kragmortha", "set"), ("kragmortha", "bots")):
        wanted = {"game": game, "seats": [{}, {}, {}], "options": {key: "/etc/passwd"}}
        assert (await house.post("/api/tables", wanted)).why == "error-option-closed"
    record = "gloam 1\ngame nightmarium 1\nseats 2\noption deck /etc/passwd\nseed 1\nbegin\npause\n"
    answer = (await house.post("/api/verify", {"record": record})).json
    assert (answer["sound"], answer["why"]["key"]) == (False, "error-option-closed")
