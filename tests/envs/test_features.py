"""Rows of numbers say what a seat may know, all of it in its place and nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import cast

import pytest

from gloam.core.features import Features
from gloam.core.protocol import State
from gloam.core.rng import Rng
from gloam.games import find_features, find_game, game_ids
from gloam.games.kragmortha.rules import State as KragmorthaState
from gloam.games.kragmortha.view import KragmorthaView
from gloam.games.nightmarium.law import law_of
from gloam.games.nightmarium.rules import State as NightmariumState
from gloam.games.nightmarium.view import NightmariumView
from gloam.testing import Step, walk
from tests.kragmortha.witness import KragmorthaWitness
from tests.nightmarium.witness import NightmariumWitness
from tools import document_features

TABLES = [
    (game, preset, seats)
    for game in game_ids()
    for preset in find_game(game).settings.presets
    for seats in (2, 3, 5)
]
Listener = KragmorthaWitness | NightmariumWitness


def row(features: Features, state: State, viewer: int) -> list[int]:
    return list(features.row(state, viewer))


def some(game: str, preset: str, seats: int, every: int = 9) -> Iterator[Step]:
    """Positions of a few walks, the last one of each among them."""
    for seed in range(2):
        for step in walk(find_game(game), seats, seed, {"preset": preset}):
            if step.ply % every == 0 or step.state.over:
                yield step


@pytest.mark.parametrize("game", game_ids())
def test_fields_follow_one_another_without_a_gap(game: str) -> None:
    features = find_features(game)
    for fields in (features.table, features.seat):
        at = 0
        for field in fields:
            assert field.offset == at
            at += field.length
        assert len({field.name for field in fields}) == len(fields)
    assert features.size(3) == features.begin + 3 * features.block


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_numbers_keep_within_their_ranges(game: str, preset: str, seats: int) -> None:
    features = find_features(game)
    highs = [field.high for field in features.table for _ in range(field.length)]
    highs += [field.high for _ in range(seats) for field in features.seat for _ in range(field.length)]
    for step in some(game, preset, seats):
        for viewer in range(seats):
            numbers = row(features, step.state, viewer)
            assert all(0 <= number <= high for number, high in zip(numbers, highs, strict=True))


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_a_row_is_the_same_in_every_world_its_viewer_imagines(game: str, preset: str, seats: int) -> None:
    rules, features, rng = find_game(game), find_features(game), Rng.seeded(seats)
    compared = differing = 0
    for step in some(game, preset, seats):
        for viewer in range(seats):
            numbers = row(features, step.state, viewer)
            view = rules.view(step.state, viewer)
            for world in (rules.imagine(view, rng), rules.redeal(step.state, viewer, rng)):
                assert row(features, world, viewer) == numbers
                compared += 1
                differing += rules.write(world) != rules.write(step.state)
    assert compared > 60
    assert differing > compared // 2


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_a_card_its_viewer_cannot_place_changes_no_number(game: str, preset: str, seats: int) -> None:
    """The witness is written apart from the game: what it cannot place, the row must not show."""
    rules, features, rng = find_game(game), find_features(game), Rng.seeded(seats)
    witnesses: list[Listener] = []
    compared = 0
    for step in walk(rules, seats, 7, {"preset": preset}):
        witnesses = witnesses or [listener(game, step.state, viewer) for viewer in range(seats)]
        for viewer, witness in enumerate(witnesses):
            for event in step.events:
                witness.hear(event.told_to(viewer))
            unknown = unplaced(witness, rng)
            if step.ply % 3 == 0 and len(unknown) > 1:
                one, other = (unknown[rng.below(len(unknown))] for _ in range(2))
                world = rules.swapped(step.state, one, other)
                assert row(features, world, viewer) == row(features, step.state, viewer)
                compared += one != other
    assert compared > 20


def listener(game: str, state: State, viewer: int) -> Listener:
    if game == "kragmortha":
        return KragmorthaWitness(cast(KragmorthaState, state), viewer)
    return NightmariumWitness(cast(NightmariumState, state), viewer)


def unplaced(witness: Listener, rng: Rng) -> list[int]:
    """Cards that the viewer cannot place and that may change places: of one kind."""
    if isinstance(witness, KragmorthaWitness):
        return witness.unknown_of_a_kind(rng.below(len(witness.kinds)))
    return list(witness.unknown())


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", find_game("nightmarium").settings.presets)
def test_nightmarium_says_what_the_view_says(preset: str, seats: int) -> None:
    """Field by field, from the view: written apart from what is tested."""
    features = find_features("nightmarium")
    for step in some("nightmarium", preset, seats):
        for viewer in range(seats):
            view = cast(NightmariumView, find_game("nightmarium").view(step.state, viewer))
            table, blocks = cut(features, row(features, step.state, viewer), seats)
            assert ones(table["pile"]) == sorted(view.pile)
            assert ones(table["revealed"]) == sorted(view.revealed)
            assert ones(table["laid"]) == sorted(view.laid)
            assert ones(table["open"]) == sorted(view.players[viewer].hand.public)
            assert table["deck"] == [view.deck]
            assert table["passed"] == [view.passed]
            names = find_game("nightmarium").decisions
            assert [names[kind] for kind in ones(table["asked"])] == ([view.asked] if view.asked else [])
            if view.chain is not None:
                assert ones(table["running"]) == [view.chain.spot]
            tributes = [frame for frame in view.frames if frame.kind == "tribute"]
            assert ones(table["demanded"]) == sorted({frame.one for frame in tributes})
            for step_on, block in enumerate(blocks):
                seat = (viewer + step_on) % seats
                player = view.players[seat]
                assert block["to_act"] == [int(view.to_act == seat)]
                assert block["owes"] == [int(any(frame.seat == seat for frame in tributes))]
                assert block["size"] == [player.hand.size]
                assert block["finished"] == [player.finished]
                assert ones(block["held"]) == sorted(player.hand.cards)
                check_creatures(view, seat, block)


def check_creatures(view: NightmariumView, seat: int, block: dict[str, list[int]]) -> None:
    law = law_of(view.rules)
    body, seals = [], []
    for spot, creature in enumerate(view.players[seat].creatures):
        for part, card in enumerate(creature.cards):
            at = (spot * 3 + part) * 10
            body += [at + law.legion[card]]
            body += [at + 4 + law.ability[card]] if law.ability[card] >= 0 else []
        seals += [spot * 4 + law.legion[creature.seal]] if creature.seal >= 0 else []
    assert ones(block["body"]) == sorted(body)
    assert ones(block["seals"]) == seals


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", find_game("kragmortha").settings.presets)
def test_kragmortha_says_what_the_view_says(preset: str, seats: int) -> None:
    """Field by field, from the view: written apart from what is tested."""
    features = find_features("kragmortha")
    for step in some("kragmortha", preset, seats):
        for viewer in range(seats):
            view = cast(KragmorthaView, find_game("kragmortha").view(step.state, viewer))
            table, blocks = cut(features, row(features, step.state, viewer), seats)
            assert ones(table["discards"]) == sorted(view.discards)
            assert ones(table["looks_below"]) == sorted(look - 58 for look in view.looks_below)
            assert ones(table["tokens_used"]) == sorted(token - 100 for token in view.tokens_used)
            assert ones(table["rigor"]) == [view.rigor]
            own = view.players[viewer]
            assert ones(table["newest"]) == ([own.newest] if own.newest >= 0 else [])
            assert ones(table["open"]) == sorted(own.open_hand)
            counts = [view.deck, view.look_deck, view.tome_deck, view.token_deck]
            assert table["deck"] + table["look_deck"] + table["tome_deck"] + table["token_deck"] == counts
            names = find_game("kragmortha").decisions
            assert [names[kind] for kind in ones(table["asked"])] == ([view.asked] if view.asked else [])
            shoved = [frame.one for frame in view.frames if frame.kind == "shove"]
            for step_on, block in enumerate(blocks):
                seat = (viewer + step_on) % seats
                player = view.players[seat]
                assert block["to_act"] == [int(view.to_act == seat)]
                assert block["shoved"] == [int(seat in shoved)]
                assert block["moved"] == [view.moved >> seat & 1]
                assert block["called"] == [view.called >> seat & 1]
                assert block["size"] == [len(player.hand)]
                assert ones(block["square"]) == ([player.square] if player.square >= 0 else [])
                assert ones(block["held"]) == sorted(card for card in player.hand if card >= 0)
                assert ones(block["looks"]) == sorted(look - 58 for look in player.looks)
                assert ones(block["tomes"]) == sorted(tome.card - 82 for tome in player.tomes)
                assert ones(block["face_down"]) == sorted(
                    tome.card - 82 for tome in player.tomes if tome.face_down
                )


def cut(
    features: Features, numbers: list[int], seats: int
) -> tuple[dict[str, list[int]], list[dict[str, list[int]]]]:
    """A row by the names of its fields: those of the table, and those of each seat."""
    table = {field.name: numbers[field.offset : field.offset + field.length] for field in features.table}
    blocks = []
    for seat in range(seats):
        at = int(features.begin + seat * features.block)
        blocks.append({f.name: numbers[at + f.offset : at + f.offset + f.length] for f in features.seat})
    return table, blocks


def ones(numbers: list[int]) -> list[int]:
    return [at for at, number in enumerate(numbers) if number]


def test_the_pages_say_what_the_fields_are() -> None:
    for path, text in document_features.pages().items():
        assert path.read_text("utf-8") == text, "run tools/document_features.py"


DIGESTS = {  # of what the fields are: a change asks for a new version, and then for a new digest
    "kragmortha": (1, "81c51095737a2220"),
    "nightmarium": (1, "c3c813a0893f3bae"),
}


@pytest.mark.parametrize("game", game_ids())
def test_a_changed_field_asks_for_a_new_version(game: str) -> None:
    features = find_features(game)
    places = [
        (field.name, field.offset, field.length, field.high) for field in features.table + features.seat
    ]
    digest = hashlib.sha256(repr(places).encode()).hexdigest()[:16]
    assert (features.version, digest) == DIGESTS[game]
