"""Takes the pictures of docs/img: `make pictures`.

Every game in them is fixed, by seeds and by bots that do not look at a clock: the same client gives the same
pictures. A server and a browser of its own are used, those of the tests.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

from gloam.bots import make_bot
from gloam.core.play import play, setup
from gloam.core.record import Record, format_share
from gloam.games import find_game
from tests.web.client import ROOT, served
from tests.web.games import continued, finished
from tests.web.kit import launched, make, person, prefer, sit, visiting

FOLDER = ROOT / "docs" / "img"
LARGEST = 350_000  # bytes of a picture
NAMES = ("Anna", "Boris", "Vera", "Gleb")
DESKTOP, PHONE = (1280, 800), (390, 844)


def played(game_id: str, seed: int, seats: int, bot: str) -> Record:
    """A whole game between bots who know what they do."""
    game = find_game(game_id)
    options = dict(game.settings.read({}))
    state = setup(game, options, seats, seed)
    names = dict(enumerate(NAMES[:seats]))
    record = Record(game_id, game.version, seats, options, seed, game.data(options), names)
    bots = [make_bot(bot, game, seed + seat) for seat in range(seats)]
    while not state.over:
        seat = state.to_act
        action = bots[seat].choose(game.view(state, seat), list(state.options))
        record = record.with_move(seat, game.actions[action].text)
        play(game, state, seat, action)
    return record.ended([format_share(share) for share in state.scores()])


class Picture(NamedTuple):
    name: str
    size: tuple[int, int]
    theme: str
    come: Callable[[Page, str], None]  # to where the picture is taken


def home(page: Page, address: str) -> None:
    page.goto(address)
    page.locator("[data-play]").first.wait_for()


def lobby(page: Page, address: str) -> None:
    bot = {"kind": "bot", "bot": "haunting"}
    made = make(page, address, "nightmarium", [person("Anna"), bot, {"kind": "open"}, {"kind": "open"}])
    sit(page, address, made)
    page.locator("[data-start]").wait_for()


def at_the_table(game: str, seed: int, seats: int, part: float) -> Callable[[Page, str], None]:
    """In the seat that is asked, so far into a game."""

    def come(page: Page, address: str) -> None:
        record = played(game, seed, seats, "greedy")
        ply = next(
            at for at in range(int(part * len(record.moves)), len(record.moves)) if is_turn(record, at)
        )
        made = continued(page.request, address, record, ply)
        page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
        page.locator("[data-option]").first.wait_for()

    return come


def is_turn(record: Record, ply: int) -> bool:
    """Does this decision begin something, rather than answer somebody?"""
    game = find_game(record.game)
    state = setup(game, record.options, record.seats, record.seed)
    for move in record.moves[:ply]:
        play(game, state, state.to_act, game.actions.parse(move.text).index)
    return state.asked == "turn"


def end(page: Page, address: str) -> None:
    made = finished(page.request, address, played("nightmarium", 11, 3, "greedy"))
    page.goto(f"{address}t/{made['table']['id']}#{made['seats'][0]['token']}")
    page.locator("[data-over]").wait_for()


def replay(page: Page, address: str) -> None:
    record = played("kragmortha", 5, 4, "greedy")
    made = finished(page.request, address, record)
    page.goto(f"{address}t/{made['table']['id']}/replay?ply={len(record.moves) * 2 // 3}&as=open")
    page.locator("[data-complete=true]").wait_for()


def lesson(page: Page, address: str) -> None:
    page.goto(f"{address}lesson/kragmortha")
    page.locator("[data-next]").click()
    page.locator("[data-step='1']").wait_for()


PICTURES = [
    Picture("home", DESKTOP, "dark", home),
    Picture("lobby", DESKTOP, "dark", lobby),
    Picture("nightmarium", DESKTOP, "dark", at_the_table("nightmarium", 11, 3, 0.7)),
    Picture("nightmarium-phone", PHONE, "light", at_the_table("nightmarium", 11, 3, 0.7)),
    Picture("kragmortha", DESKTOP, "dark", at_the_table("kragmortha", 5, 4, 0.5)),
    Picture("kragmortha-phone", PHONE, "dark", at_the_table("kragmortha", 5, 4, 0.5)),
    Picture("end", DESKTOP, "dark", end),
    Picture("replay", DESKTOP, "dark", replay),
    Picture("lesson", PHONE, "light", lesson),
]


@contextmanager
def visitor(browser: Browser, picture: Picture) -> Iterator[Page]:
    width, height = picture.size
    with visiting(browser, viewport={"width": width, "height": height}) as page:
        prefer(
            page,
            theme=picture.theme,
            pace="instant",
            motion="reduced",
            forced=False,
            since=False,
            name=NAMES[0],
        )
        yield page


def save_with_palette(png: bytes, path: Path) -> None:
    """Save with at most 256 colours: a third of the bytes, and no visible difference."""
    Image.open(io.BytesIO(png)).convert("RGB").quantize().save(path, optimize=True)


def take(browser: Browser, address: str, picture: Picture) -> None:
    path = FOLDER / f"{picture.name}.png"
    with visitor(browser, picture) as page:
        picture.come(page, address)
        page.wait_for_load_state("networkidle")
        shot = page.screenshot()
    save_with_palette(shot, path)
    size = path.stat().st_size
    if size > LARGEST:
        raise SystemExit(f"{path.name} has {size} bytes, more than {LARGEST}")
    print(f"{path.name}: {size} bytes")


def main(names: list[str]) -> None:
    """All pictures, or those named."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, launched() as browser:
        for picture in PICTURES:
            if not names or picture.name in names:
                take(browser, address, picture)


if __name__ == "__main__":
    main(sys.argv[1:])
