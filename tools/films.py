"""Records what tables perform, frame by frame: `make films`, or `python -m tools.films [NAME...]`.

Each film is a stretch of a seeded game between bots, seen from one seat. The page's clock stands still
between frames, so the same client gives the same frames however busy the machine is. They become contact
sheets in build/films: desktop in both themes in English, phone in Russian. With `--measure` the films run
by the real clock instead, with the processor slowed four times, and what a frame costs is printed.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import mean, median, quantiles
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

from gloam.core.play import play, setup
from gloam.games import find_game
from gloam.server.tables.updates import event_told
from tests.web.kit import launched
from tools.screenshots import NAMES, played
from tools.web_client import WEB, find_node, install

FOLDER: Final = WEB.parent / "build" / "films"
STEP: Final = 80  # milliseconds from frame to frame
PAUSE: Final = 5  # frames between two decisions
SHOWN: Final = 4  # every so many frames are on a sheet
LONGEST: Final = 900  # frames
COLUMNS: Final = {"desktop": 4, "phone": 8}
WIDTH: Final = {"desktop": 480, "phone": 200}  # pixels of a frame on a sheet
SLOWED: Final = 4  # times, while measuring


class Film(NamedTuple):
    name: str
    game: str
    seats: int
    seed: int
    start: int  # the ply of its first decision
    end: int
    seat: int = 0


FILMS: Final = [
    Film("chain", "nightmarium", 3, 27, 63, 72),
    Film("tribute", "nightmarium", 3, 30, 38, 50),
    Film("execution", "nightmarium", 3, 15, 54, 61),
    Film("stitched", "nightmarium", 3, 2, 87, 96),
    Film("shove", "kragmortha", 4, 13, 330, 335),
    Film("token", "kragmortha", 4, 10, 210, 218),
    Film("eight", "kragmortha", 8, 4, 8, 50),
    Film("caught", "kragmortha", 4, 3, 162, 167),
]


class Look(NamedTuple):
    name: str
    device: str
    size: tuple[int, int]
    theme: str
    language: str


LOOKS: Final = [
    Look("desktop-dark", "desktop", (1440, 900), "dark", "en"),
    Look("desktop-light", "desktop", (1440, 900), "light", "en"),
    Look("phone-ru", "phone", (390, 844), "dark", "ru"),
]


def script(film: Film) -> dict[str, Any]:
    """The film as its viewer is told it: a position, and what each decision leads to."""
    game = find_game(film.game)
    record = played(film.game, film.seed, film.seats, "greedy")
    state = setup(game, record.options, film.seats, film.seed)
    state.take_events()
    updates = []
    for ply, move in enumerate(record.moves[: film.end]):
        events = play(game, state, state.to_act, game.actions.parse(move.text).index)
        if ply < film.start - 1:
            continue
        view = game.view(state, film.seat)
        told = [event_told(game, event.told_to(film.seat), view, (ply, ply, "")) for event in events]
        updates.append({"view": view, "events": told, "prompt": game.prompt(view)})
    names = [
        NAMES[seat % len(NAMES)] + "ab"[seat // len(NAMES)] * (film.seats > 4) for seat in range(film.seats)
    ]
    return {"game": film.game, "seat": film.seat, "names": names, "updates": updates}


@contextmanager
def served() -> Iterator[str]:
    """The page of films, at an address."""
    node = find_node()
    install(node)
    server = subprocess.Popen(
        [node, "node_modules/vite/bin/vite.js", "film", "--config", "vite.config.ts", "--port", "0"],
        cwd=WEB,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = next(line.split()[-1] for line in server.stdout if "http://" in line)
        yield address
    finally:
        server.terminate()
        server.wait()


ADVANCE: Final = """step => {
  for (const motion of document.getAnimations()) {
    if (motion.playState === "finished") continue;
    motion.pause();
    const end = motion.effect.getComputedTiming().endTime;
    const next = Number(motion.currentTime ?? 0) + step;
    if (next >= end) motion.finish();
    else motion.currentTime = next;
  }
}"""


def open_film(page: Page, address: str, film: Film, look: Look) -> None:
    page.goto(address)
    page.wait_for_function("window.openFilm !== undefined")
    data = msgspec.json.decode(msgspec.json.encode(script(film)))
    wishes = {"theme": look.theme, "pace": "normal", "motion": "full"}
    page.evaluate(
        "([data, language, wishes]) => openFilm(data, language, wishes)", [data, look.language, wishes]
    )
    page.wait_for_function("window.film?.isReady()")
    page.evaluate("document.fonts.ready.then(() => undefined)")


def frames(page: Page) -> Iterator[bytes]:
    """Every frame, until nothing is left to tell."""
    quiet = 0
    for _ in range(LONGEST):
        yield page.screenshot()
        if page.evaluate("film.isBusy()"):
            quiet = 0
        elif quiet < PAUSE:
            quiet += 1
        elif page.evaluate("film.isOver()"):
            return
        else:
            page.evaluate("film.next()")
            quiet = 0
        page.evaluate(ADVANCE, STEP)
        page.clock.run_for(STEP)


def sheet(shots: Sequence[bytes], look: Look) -> Image.Image:
    width, columns = WIDTH[look.device], COLUMNS[look.device]
    height = round(width * look.size[1] / look.size[0])
    rows = -(-len(shots) // columns)
    page = Image.new("RGB", (columns * width, rows * height))
    for at, shot in enumerate(shots):
        frame = Image.open(io.BytesIO(shot)).convert("RGB").resize((width, height))
        ImageDraw.Draw(frame).text((6, 4), f"{at * SHOWN * STEP / 1000:.2f} s", fill="white")
        page.paste(frame, (at % columns * width, at // columns * height))
    return page


def record(browser: Browser, address: str, film: Film, look: Look) -> None:
    width, height = look.size
    with browser.new_page(viewport={"width": width, "height": height}) as page:
        page.clock.install()
        open_film(page, address, film, look)
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        shots = [shot for at, shot in enumerate(frames(page)) if at % SHOWN == 0]
    path = FOLDER / f"{film.name}-{look.name}.png"
    sheet(shots, look).save(path)
    print(f"{path.name}: {len(shots)} frames, {len(shots) * SHOWN * STEP / 1000:.1f} s")


def measure(browser: Browser, address: str, film: Film, look: Look) -> None:
    """Run by the real clock on a slowed processor; print what frames cost."""
    width, height = look.size
    with browser.new_page(viewport={"width": width, "height": height}) as page:
        open_film(page, address, film, look)
        client = page.context.new_cdp_session(page)
        client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        client.send("Performance.enable")

        def spent() -> dict[str, float]:
            return {one["name"]: one["value"] for one in client.send("Performance.getMetrics")["metrics"]}

        before = spent()
        times = page.evaluate("""async () => {
          const times = [];
          let last = performance.now();
          const watch = (now) => {
            times.push(now - last);
            last = now;
            if (running) requestAnimationFrame(watch);
          };
          let running = true;
          requestAnimationFrame(watch);
          while (!film.isOver()) {
            film.next();
            do await new Promise((go) => setTimeout(go, 50)); while (film.isBusy());
          }
          running = false;
          return times;
        }""")
        after = spent()
    work = (after["TaskDuration"] - before["TaskDuration"]) * 1000 / max(len(times), 1)
    layouts = after["LayoutCount"] - before["LayoutCount"]
    layout = (after["LayoutDuration"] - before["LayoutDuration"]) * 1000
    p95 = quantiles(times, n=20)[-1]
    print(
        f"{film.name}-{look.name}: {len(times)} frames, main thread {work:.1f} ms a frame, "
        f"{layouts:.0f} layouts of {layout / max(layouts, 1):.1f} ms on average; "
        f"frame times mean {mean(times):.1f}, median {median(times):.1f}, p95 {p95:.1f}, "
        f"worst {max(times):.0f} ms"
    )


def main(args: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="films; all without")
    parser.add_argument("--look", choices=[look.name for look in LOOKS], help="one look only")
    parser.add_argument("--measure", action="store_true", help="print what frames cost instead of recording")
    wanted = parser.parse_args(args)
    FOLDER.mkdir(parents=True, exist_ok=True)
    act = measure if wanted.measure else record
    with served() as address, launched() as browser:
        for film in FILMS:
            for look in LOOKS:
                if (not wanted.names or film.name in wanted.names) and wanted.look in (None, look.name):
                    act(browser, address, film, look)


if __name__ == "__main__":
    main(sys.argv[1:])
