"""Every sentence the code can ask for exists in every language, and can be said to everybody."""

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from gloam.core.errors import BadInput
from gloam.core.phrase import Arg, Phrase, Who
from gloam.core.protocol import AnyGame
from gloam.core.rng import Rng
from gloam.games import find_game, game_ids
from gloam.games.kragmortha import board as kragmortha_board
from gloam.games.kragmortha import cards as kragmortha_cards
from gloam.games.nightmarium.cards import ABILITIES, LEGIONS, PARTS
from gloam.locale import LANGUAGES, Speech, guess_language
from gloam.testing.walks import Step, walk

SOURCE = Path(__file__).parent.parent / "src" / "gloam"
WEB = Path(__file__).parent.parent / "web" / "src"
QUOTED = re.compile(r"""["`](web-(?:[a-z0-9-]|\$\{[^}]*\})+)["`]""")
PLURALS = {"en": {"one"}, "ru": {"one", "few"}}  # besides the default, which Fluent itself demands
NUMBERS = (0, 1, 2, 5, 21, 112)
WORD = {"en": "Word", "ru": "Слово"}
FOREIGN = {"en": "[А-Яа-яЁё]", "ru": "[A-Za-z]"}
TYPED = re.compile("`[^`]*`|--[a-z]+")  # the same in every language

ON_CREATURES = ("devour", "scavenge", "execute", "seal", "start", "build", "finish")
STEPS = ("play", "step", "shove")
RIGOR_STEPS = ("play-rigor", "step-rigor")
TO_SQUARES = ("place", "carry", "hop", "home", "send-rigor")
ANSWERS = ("show", "yes", "no", "admit", "deny", "guilty", "innocent")
ON_PIECES = ("use", "pardon", "swap", "discard", "call")
# The keys a game makes out of its own nouns: what stands before the noun, and the nouns.
FAMILIES: dict[str, dict[str, list[str]]] = {
    "nightmarium": {
        "legion": [*LEGIONS],
        "ability": [*ABILITIES, "none"],
        "part": [*PARTS],
        "parts": ["-".join(some) for count in (1, 2, 3) for some in combinations(PARTS, count)],
        "asked": ["turn-bound", "over"],
        "do": [
            "draw",
            "done",
            "yes",
            "no",
            "discard",
            "discard-first",
            "discard-alone",
            "give",
            *ON_CREATURES,
        ],
    },
    "kragmortha": {
        "symbol": [*kragmortha_board.SYMBOLS, "ball"],
        "way": [*kragmortha_board.WAYS],
        "token": [*kragmortha_cards.TOKEN_KINDS],
        "tome": [*kragmortha_cards.TOME_KINDS],
        "kind": [*kragmortha_cards.KINDS],
        "look": [effect.replace("_", "-") for effect in kragmortha_cards.EFFECTS],
        "event": [
            *(f"stopped-{rule}" for rule in ("k4-2", "k5-1", "k5-5", "k6-1", "k11")),
            *(f"ended-{rule}" for rule in ("k7-2", "k8-1")),
        ],
        "asked": [*(f"turn-{phase}" for phase in ("waiting", "before", "after", "extra")), "shove-own"],
        "do": [
            *ANSWERS,
            *ON_PIECES,
            *(f"go-{asked}" for asked in TO_SQUARES),
            *(f"done-{asked}" for asked in ("turn", "second", "send-rigor", "ink")),
            *(step + met for step in STEPS for met in ("", "-onto", "-into-rigor")),
            *(step + met for step in RIGOR_STEPS for met in ("", "-onto")),
        ],
        "refused": [f"square-{asked}{why}" for asked in TO_SQUARES for why in ("", "-legal-if")],
    },
}
# Keys that the code never asks for alone: a noun of the family always follows.
PREFIXES = {"nightmarium": set(), "kragmortha": {"event-stopped", "event-ended", "asked-turn"}}


# What the files have


class Nouns(Visitor):
    """Finds the variables of a message, and what each is compared with."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.cases: dict[str, list[set[str]]] = {}
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Visitor's name
        self.names.add(node.id.name)

    def visit_CallArguments(self, node: ftl.CallArguments) -> None:  # noqa: N802
        self.numbers |= {arg.id.name for arg in node.positional if isinstance(arg, ftl.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference), "select by a variable"
        keys = [variant.key for variant in node.variants]
        cases = {key.name if isinstance(key, ftl.Identifier) else key.value for key in keys}
        self.cases.setdefault(node.selector.id.name, []).append(cases)
        if cases & {"one", "0"}:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(language: str) -> Mapping[str, Nouns]:
    """All messages of a language by key. Terms and attributes are not used: one sentence, one message."""
    found: dict[str, Nouns] = {}
    for path in sorted((SOURCE / "locales" / language).glob("*.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            if not isinstance(entry, ftl.Comment | ftl.GroupComment | ftl.ResourceComment):
                assert isinstance(entry, ftl.Message), f"{path.name}: {entry}"
                assert not entry.attributes, f"{path.name}: {entry.id.name} has attributes"
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = Nouns()
                found[entry.id.name].visit(entry)
    return found


# What the code asks for


class Request(NamedTuple):
    """A place in the code that makes a phrase. In the key `*` stands for what is only known when it runs."""

    where: str
    key: str
    names: frozenset[str]  # of the variables it gives, `*` among them if there may be more

    def means(self, key: str) -> bool:
        return fnmatchcase(key, self.key)


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def keywords(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg or "*" for keyword in call.keywords)


def spellings(key: ast.expr) -> Iterator[str]:
    """What the text of a key can be."""
    if isinstance(key, ast.IfExp):
        yield from spellings(key.body)
        yield from spellings(key.orelse)
    else:
        pieces = key.values if isinstance(key, ast.JoinedStr) else [key]
        yield "".join(str(piece.value) if isinstance(piece, ast.Constant) else "*" for piece in pieces)


def requests(path: Path, call: ast.Call, at: int, names: frozenset[str]) -> Iterator[Request]:
    where = f"{path.relative_to(SOURCE)}, line {call.lineno}"
    for key in spellings(call.args[at]):
        assert key != "*", f"{where}: this test cannot see which sentence is meant"
        yield Request(where, key, names)


BAD_INPUT = ("BadInput", "NotFound", "PortInUse", "StoreInUse")


def errors(path: Path) -> Iterator[Request]:
    """Each BadInput with its key, also where a function makes it out of a key that it is given."""
    tree = ast.parse(path.read_text("utf-8"))
    inside: set[ast.Call] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            given = [arg.arg for arg in function.args.args if arg.arg != "self"]
            for call in calls(function, *BAD_INPUT):
                key = call.args[0]
                if isinstance(key, ast.Name) and key.id in given:
                    inside.add(call)
                    for use in calls(tree, function.name):
                        yield from requests(path, use, given.index(key.id), keywords(call))
    for call in calls(tree, *BAD_INPUT):
        if call not in inside:
            yield from requests(path, call, 0, keywords(call))


@cache
def all_errors() -> list[Request]:
    found = [error for path in sorted(SOURCE.rglob("*.py")) for error in errors(path)]
    return [error._replace(key=f"error-{error.key}") for error in found]


def refusals(game: str) -> Iterator[Request]:
    """Each `_no(rule, reason, …)` of a game's refusals: two keys."""
    path = SOURCE / "games" / game / "refusal.py"
    tree = ast.parse(path.read_text("utf-8"))
    for call in calls(tree, "_no"):
        for reason in requests(path, call, 1, keywords(call)):
            key = f"{game}-refused-{reason.key}"
            yield reason._replace(key=key)
            yield reason._replace(key=f"{key}-legal-if")


def literals(game: str) -> Iterator[str]:
    """Keys that a game's code writes out in full."""
    for path in (SOURCE / "games" / game).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for call in calls(tree, "Phrase"):
            yield from (key for key in spellings(call.args[0]) if "*" not in key)


def settings(game: AnyGame) -> Iterator[str]:
    """A title for each setting and a line for each of its values; a number explains itself."""
    for setting in game.settings.table:
        yield f"{game.id}-setting-{setting.key}"
        for value in setting.values or ["any"]:
            if not value.isdecimal():
                yield f"{game.id}-setting-{setting.key}-{value}"
    for preset in game.settings.presets:
        yield f"{game.id}-preset-{preset}"


def wanted(game: AnyGame) -> set[str]:
    keys = {f"{game.id}-name", *settings(game), *literals(game.id)}
    keys |= {reason.key for reason in refusals(game.id) if "*" not in reason.key}
    keys |= {f"{game.id}-event-{kind}" for kind in game.events}
    keys |= {f"{game.id}-{what}-{asked}" for what in ("asked", "decision") for asked in game.decisions}
    keys |= {f"{game.id}-{family}-{noun}" for family, nouns in FAMILIES[game.id].items() for noun in nouns}
    return keys - {f"{game.id}-{prefix}" for prefix in PREFIXES[game.id]}


# Keys and variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    """The same variables. Only whether the reader is meant may matter to one language alone."""
    for key, nouns in messages(language).items():
        assert shown(nouns) == shown(messages("en")[key]), key


def shown(nouns: Nouns) -> set[str]:
    return {name for name in nouns.names if not name.endswith(("_you", "_key"))}


def needed(nouns: Nouns) -> set[str]:
    """The arguments of a phrase that the variables come from."""
    return {name.removesuffix("_you").removesuffix("_key") for name in nouns.names}


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_has_the_sentences_it_needs_and_no_others(game_id: str) -> None:
    """The words around a board, `<game>-table-…`, and short forms for the client are not asked for here."""
    there = {key for key in messages("en") if key.startswith(f"{game_id}-") and not key.endswith("-short")}
    drawn = {key for key in there if key.startswith(f"{game_id}-table-")}
    assert there - drawn == wanted(find_game(game_id)) - drawn


def test_every_error_has_a_sentence_and_every_sentence_an_error() -> None:
    there = {key for key in messages("en") if key.startswith("error-")}
    assert not [error for error in all_errors() if not any(map(error.means, there))]
    assert not [key for key in there if not any(error.means(key) for error in all_errors())]


def test_every_word_of_the_web_client_is_used_and_every_one_used_is_there() -> None:
    there = {key for key in messages("en") if key.startswith("web-")}
    asked = {
        re.sub(r"\$\{[^}]*\}", "*", text)
        for path in sorted(WEB.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        for text in QUOTED.findall(path.read_text("utf-8"))
    }
    assert "web-*" not in asked, "this test cannot see which sentence is meant"
    assert not [key for key in asked if not any(fnmatchcase(one, key) for one in there)]
    assert not [one for one in there if not any(fnmatchcase(one, key) for key in asked)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_uses_only_what_it_is_given(language: str) -> None:
    reasons = [reason for game in game_ids() for reason in refusals(game)]
    for asked in [*all_errors(), *reasons]:
        for key in filter(asked.means, messages(language)):
            if "*" not in asked.names:
                assert needed(messages(language)[key]) <= asked.names, f"{asked.where}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cases_are_complete(language: str) -> None:
    for key, nouns in messages(language).items():
        for name, found in nouns.cases.items():
            for cases in found:
                if name.endswith("_you"):
                    assert cases == {"yes", "no"}, key
                elif "one" in cases:
                    assert PLURALS[language] < cases, key


# Saying them


def samples(nouns: Nouns, language: str) -> Iterator[dict[str, Arg]]:
    """Arguments for every number and every answer to "is it you?"."""
    for number in NUMBERS:
        for you in ("yes", "no"):
            yield {
                name: you if name.endswith("_you") else number if name in nouns.numbers else WORD[language]
                for name in nouns.names
            }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_its_own_script(language: str) -> None:
    speech = Speech(language)
    for key, nouns in messages(language).items():
        for args in samples(nouns, language):
            said = speech.say(Phrase(key, args))
            assert said, key
            assert not re.search(r"[{}$]", said), said
            if not key.startswith("cli-"):  # full of what is typed, and laid out in columns
                assert not re.search(r"^\s|\s\s|\s$|\n", said), said
                assert not re.search(FOREIGN[language], TYPED.sub("", said)), said


@pytest.mark.parametrize(
    ("number", "cards"),
    [(1, "1 карта)"), (2, "2 карты)"), (5, "5 карт)"), (21, "21 карта)"), (112, "112 карт)")],
)
def test_russian_counts(number: int, cards: str) -> None:
    assert cards in Speech("ru").say(Phrase("nightmarium-event-reshuffled", {"number": number}))


def test_a_sentence_speaks_to_its_reader() -> None:
    drew = Phrase("nightmarium-event-drew", {"who": Who(1), "card": Phrase("nightmarium-card-hidden")})
    names = ["Anna", ""]
    assert Speech("en", names, 1).say(drew) == "You draw a face-down card."
    assert Speech("en", names, 0).say(drew) == "Player 2 draws a face-down card."
    assert Speech("en", ["Anna", "Bob"]).say(drew) == "Bob draws a face-down card."
    assert Speech("ru", ["Анна"], 0).say(drew) == "Игрок 2 берёт карту рубашкой вверх."
    assert Speech("ru", ["Анна"], 1).say(drew) == "Вы берёте карту рубашкой вверх."


def test_line_numbers_are_not_grouped() -> None:
    error = BadInput("record-action", file="a.gloam", line=12345, value="fly", expected="").phrase
    assert Speech("en").say(error) == "a.gloam, line 12345: “fly” is no action of this game."


def test_nothing_missing_is_hidden() -> None:
    speech = Speech("en")
    assert speech.has("player")
    assert not speech.has("players")
    with pytest.raises(KeyError, match="players"):
        speech.say(Phrase("players"))
    with pytest.raises(ValueError, match=r"player .*seat"):
        speech.say(Phrase("player"))
    with pytest.raises(ValueError, match=r"nightmarium-event-began .*who_you"):
        speech.say(Phrase("nightmarium-event-began", {"who": "Anna"}))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        Speech("de")
    assert Speech("en").say(refused.value.phrase) == "There is no language “de”. There are: en, ru."


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
    ],
)
def test_the_terminal_says_which_language(environ: dict[str, str], language: str) -> None:
    assert guess_language(environ) == language


# Games, told to everybody at the table


class Audience:
    """Speeches for each viewer of a table in each language, and a memory of what they have said."""

    def __init__(self) -> None:
        self.heard: set[tuple[int, str]] = set()

    def hear(self, viewer: int, phrase: Phrase) -> None:
        """Say it in every language, unless this viewer has heard it before."""
        if (viewer, str(phrase)) not in self.heard:
            self.heard.add((viewer, str(phrase)))
            for language in LANGUAGES:
                assert Speech(language, ["Анна", "Bob"], viewer).say(phrase)


def tables(game: AnyGame, preset: str, count: int) -> Iterator[tuple[int, int, dict[str, str]]]:
    """Seats, seed and options of some games, so that between them every value of an option is played."""
    for seed in range(count):
        options = {"preset": preset}
        for setting in game.settings.table:
            if setting.values and setting.key not in ("first", *game.settings.presets[preset]):
                options[setting.key] = setting.values[seed % len(setting.values)]
        yield game.seats[seed % len(game.seats)], seed, options if seed % 2 else {"preset": preset}


def viewers(step: Step) -> set[int]:
    """The seat that is asked, each seat in turn, and a spectator."""
    seats = step.state.seats
    return {step.state.to_act % seats, step.ply % seats, seats}


def asides(step: Step, viewer: int) -> list[int]:
    return step.state.asides(viewer) if viewer < step.state.seats else []


def illegal_actions(legal: Collection[int], game: AnyGame, rng: Rng, count: int) -> Iterator[int]:
    for _ in range(count):
        action = rng.below(len(game.actions))
        if action not in legal:
            yield action


PRESETS = [(game_id, preset) for game_id in game_ids() for preset in find_game(game_id).settings.presets]


@pytest.mark.parametrize(("game_id", "preset"), PRESETS)
def test_whole_games_can_be_told_to_everybody(game_id: str, preset: str) -> None:
    game = find_game(game_id)
    audience = Audience()
    for seats, seed, options in tables(game, preset, 7):
        for step in walk(game, seats, seed, options):
            for viewer in viewers(step):
                view = game.view(step.state, viewer)
                audience.hear(viewer, game.prompt(view))
                for event in step.events:
                    audience.hear(viewer, game.tell(event.told_to(viewer), view))
                for option in (*view.options, *asides(step, viewer)):
                    audience.hear(viewer, game.label(option, view))


@pytest.mark.parametrize(("game_id", "preset"), PRESETS)
def test_every_refusal_can_be_explained(game_id: str, preset: str) -> None:
    game = find_game(game_id)
    rng = Rng.seeded(1)
    audience = Audience()
    for seats, seed, options in tables(game, preset, 4):
        for step in walk(game, seats, seed, options):
            for viewer in viewers(step):
                view = game.view(step.state, viewer)
                legal = [*view.options, *asides(step, viewer)]
                for action in illegal_actions(legal, game, rng, 20):
                    refusal = game.refuse(view, action)
                    audience.hear(viewer, refusal.why)
                    audience.hear(viewer, refusal.legal_if)


def test_a_very_long_value_is_cut_and_the_sentence_said() -> None:
    said = Speech("en").say(Phrase("error-bot", {"value": "x" * 5000, "known": "random"}))
    assert "x" * 900 + "…" in said
    assert "x" * 901 not in said
