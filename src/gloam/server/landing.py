"""The page a server shows as long as the web client is not part of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

from gloam import __version__
from gloam.core.phrase import Phrase
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, Speech

__all__ = ["landing_page", "landing_style"]

NAME: Final = "Gloam"
IN_ITS_OWN_WORDS: Final = {"en": "English", "ru": "Русский"}
SCHEMA: Final = "api/schema/openapi.json"


def landing_style() -> bytes:
    return Path(__file__).with_name("landing.css").read_bytes()


def landing_page(language: str) -> str:
    speech = Speech(language)
    title = _text(speech.say(Phrase("landing-title", {"name": NAME})))
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            '<link rel="stylesheet" href="landing.css"></head>',
            "<body><main>",
            f"<h1>{title}</h1>",
            *_body(speech),
            "</main></body></html>\n",
        ]
    )


def _body(speech: Speech) -> Iterator[str]:
    yield _paragraph(speech, Phrase("landing-about"))
    yield _paragraph(speech, Phrase("landing-not-yet"))
    yield f"<h2>{_text(speech.say(Phrase('landing-games')))}</h2><ul>"
    yield from (f"<li>{_text(_game(speech, name))}</li>" for name in game_ids())
    schema = _text(speech.say(Phrase("landing-schema")))
    yield f'</ul><p><a href="{SCHEMA}">{schema}</a></p>'
    yield _paragraph(speech, Phrase("landing-unaffiliated", {"name": NAME}))
    links = (f'<a href="?lang={other}" lang="{other}">{IN_ITS_OWN_WORDS[other]}</a>' for other in LANGUAGES)
    yield f"<footer><nav>{' '.join(links)}</nav> {NAME} {escape(__version__)}</footer>"


def _game(speech: Speech, name: str) -> str:
    seats = find_game(name).seats
    title = Phrase(f"{name}-name")
    return speech.say(Phrase("landing-game", {"game": title, "low": seats[0], "high": seats[-1]}))


def _paragraph(speech: Speech, phrase: Phrase) -> str:
    return f"<p>{_text(speech.say(phrase))}</p>"


def _text(said: str) -> str:
    """What is to be typed stands between backticks."""
    return re.sub("`([^`]*)`", r"<code>\1</code>", escape(said))
