"""N10: the cases that broke earlier programs, one test for each."""

from __future__ import annotations

from typing import cast

import pytest

from gloam.core.event import HIDDEN
from gloam.core.phrase import Phrase
from gloam.core.record import Record, format_share, read_record, replay, write_record
from gloam.games.nightmarium.view import NightmariumView
from gloam.locale import LANGUAGES, Speech
from gloam.testing import Scene, walk
from tests.nightmarium.scenes import GAME, cards_of, kinds, line, plays, scene, script, view


def told_last(table: Scene) -> Phrase:
    """What the first seat is told of the last event."""
    return GAME.tell(table.events[-1].told_to(0), view(table, 1))


@pytest.mark.parametrize(
    ("preset", "cards"), [("first-edition", 108), ("second-edition", 108), ("advanced", 120)]
)
def test_n10_the_cards_are_108_or_120_after_every_step(preset: str, cards: int) -> None:
    """N10: counted as a spectator counts them, and each card is in one place only."""
    for seed in range(3):
        for step in walk(GAME, 2 + seed, seed, {"preset": preset}):
            shown = cast(NightmariumView, GAME.view(step.state, step.state.seats))
            creatures = [creature for player in shown.players for creature in player.creatures]
            placed = [card for creature in creatures for card in creature.cards]
            seals = [creature.seal for creature in creatures if creature.seal >= 0]
            open_cards = [*shown.pile, *shown.revealed, *placed, *seals]
            assert len(open_cards) == len(set(open_cards))
            hidden = shown.deck + sum(player.hand.size for player in shown.players)
            assert len(open_cards) + hidden == cards
            GAME.check(step.state)


@pytest.mark.parametrize(
    ("deck", "action", "pile"),
    [
        ("30 33", "play 30@3", "33"),  # legs for which there is no place left
        ("67 30", "play 67@2", "30"),  # legs that would have fitted, had the head not finished creature 2
        ("67 4", "play 67@2", "4"),  # a head where no creature lacks one any more
    ],
)
def test_n10_a_leftover_herald_card_goes_to_the_pile(deck: str, action: str, pile: str) -> None:
    """N10: where everybody sees it, and nowhere else."""
    table = scene(f"options target=3\n1: hand 55 | 66 35 | 3 71\ndeck {deck}").do("play 55@1", action)
    assert (line(table, "pile"), line(table, "revealed")) == (pile, "")
    assert cards_of(view(table, 2).pile) == pile


def test_n10_a_finished_creature_without_ability_inside_a_chain() -> None:
    """N10: it has nothing to run, yet the chain that finished it is dropped for good."""
    table = scene("1: hand 58 67 | 63 47 | 3 35").do("play 58@1", "play 67@2")
    assert table.told == ["placed p1 67 @2 #2", "finished p1 @2", "dropped p1 @1 #1"]
    assert (
        Speech("en", viewer=0)
        .say(told_last(table))
        .endswith("creature 2 wakes: the chain of creature 1 ends.")
    )
    assert (table.state.asked, line(table, "frame turn")) == ("turn", "1 1 insektoids")


def test_n10_a_pure_creature_against_empty_hands() -> None:
    """N10: nobody is asked, all give nothing, and the abilities run."""
    table = scene("seats 3\n1: hand 5 | 3 2\ndeck 30 33").do("play 5@1")
    assert table.told[2:] == [
        "demanded p1 @1 #0",
        "gave-nothing p2",
        "gave-nothing p3",
        "activated p1 5 @1 #1",
        "drew p1 30",
        "drew p1 33",
    ]


def test_n10_mocker_with_exactly_one_legal_card() -> None:
    """N10: it must be played, like it or not; a hand of other cards does not help."""
    table = scene("1: hand 30 35 37 58 | 63 71").do("play 58@1")
    assert table.options == ["play 30@2"]
    table.do("play 30@2")
    assert kinds(table) == ["placed", "activated", "drew", "drew"]


def test_n10_devourer_whose_only_target_is_finished() -> None:
    """N10: its head must go; embodied it is no target, and the chain ends."""
    table = scene("1: hand 28 | 66 71 | 3 2 4").do("play 28@1")
    assert table.options == ["devour 2"]
    table.do("devour 2")
    assert (line(table, "1:"), view(table, 0).players[0].finished) == ("hand | 66 71 28 | 3 2", 1)
    table = scene("options seals=on\n1: hand 28 | 66 71 | 3 2 4 +s1").do("play 28@1")
    assert kinds(table)[-1] == "stopped"


FIFTH = "{}\n1: hand 28 | 66 71 | 3 2 4 | 6 26 13 | 15 35 67 | 30 80 22\n2: hand 40\nframe turn 1 1 -"


def test_n10_the_fifth_creature_with_devourer_immediate() -> None:
    """N10: the game is won before Devourer begins."""
    table = scene(FIFTH.format("options win=immediate")).do("play 28@1")
    assert kinds(table) == ["placed", "finished", "won"]


def test_n10_the_fifth_creature_with_devourer_end_of_turn() -> None:
    """N10: Devourer must take a head of the other four, and the win is lost."""
    table = scene(FIFTH.format("options win=end_of_turn")).do("play 28@1")
    assert table.options == ["devour 2", "devour 3", "devour 4", "devour 5"]
    table.do("devour 3")
    assert kinds(table) == ["devoured", "began"]


def test_n10_the_fifth_creature_with_devourer_and_four_embodied() -> None:
    """N10: with all others embodied Devourer finds no target, and the win stands."""
    others = "| 3 2 4 +s1 | 6 26 13 +s2 | 15 35 67 +s3 | 30 80 22 +s4"
    table = scene(f"options seals=on\n1: hand 28 | 66 71 {others}\nframe turn 1 1 -").do("play 28@1")
    assert kinds(table)[-2:] == ["stopped", "won"]


def test_n10_executioner_on_legs_only() -> None:
    """N10: the legs go to hand, known to all; the creature is gone and its place free."""
    table = script("""
        1: hand 82 | 66 35
        2: hand 6 | 3 | 15 2
        frame turn 1 1 -
        ---
        1: play 82@1
        1: execute p2@1
            executed p1 3 @1 of p2
            vanished p2 @1
            began p2
    """)
    assert cards_of(view(table, 0).players[0].hand.public) == "3"
    assert (line(table, "2:"), plays(table)) == ("hand 6 | - | 15 2", "6@1")


def test_n10_herald_turns_up_legs_at_the_creature_limit() -> None:
    """N10: discarded; Herald counts as carried out, and the Weeper below runs."""
    table = scene("options target=3\n1: hand 55 | 12 35 | 3 | 6\ndeck 30 33 36 39").do("play 55@1")
    assert kinds(table)[2:] == [
        *("activated", "revealed", "revealed", "discarded", "discarded"),
        *("activated", "drew", "drew"),
    ]
    assert line(table, "pile") == "30 33"


def test_n10_a_seal_by_mocker_on_the_activating_creature() -> None:
    """N10: its chain is dropped, its abilities of the seal's legion may run again, and it is embodied."""
    table = scene("options seals=on\n1: hand 58 s10 | 63 47").do("play 58@1", "play s10@1")
    assert table.told == ["sealed p1 s10 @1", "dropped p1 @1 #0"]
    assert [Speech(language, viewer=0).say(told_last(table)) for language in LANGUAGES] == [
        "Your creature 1 is sealed: the rest of its chain is dropped.",
        "На вашем существе 1 теперь печать: остаток цепочки пропадает.",
    ]
    table.do("yes")
    assert table.told[:2] == ["reran p1 @1", "activated p1 47 @1 #1"]
    assert kinds(table).count("activated") == 1
    assert line(table, "1:").endswith("63 47 58 +s10")


def test_n10_a_reshuffle_in_the_middle_of_weeper() -> None:
    """N10: the last card, then the pile becomes the deck, then the second card from it."""
    table = scene("1: hand 61 | 3 35\n2: hand …\ndeck 30\npile 33").do("play 61@1")
    assert table.told[3:] == ["drew p1 30", "reshuffled #1", "drew p1 33"]


def test_n10_a_reshuffle_in_the_middle_of_an_exchange() -> None:
    """N10: four discarded, two drawn: one from the deck, one out of the pile with the own discards in it."""
    table = scene("1: hand 30 33 36 39\n2: hand …\ndeck 5\npile 6")
    table.do("discard 30", "discard 33", "discard 36", "discard 39")
    assert table.told[:3] == ["discarded p1 39", "drew p1 5", "reshuffled #5"]
    assert kinds(table)[3:] == ["drew"]
    assert set(line(table, "1:").split()[1:]) < {"5", "6", "30", "33", "36", "39"}
    assert (view(table, 0).deck, line(table, "pile")) == (4, "")


@pytest.mark.parametrize(("head", "ability"), [(61, 1), (55, 0)])
def test_n10_both_piles_empty(head: int, ability: int) -> None:
    """N10: no drawing, no Weeper, no Herald; an exchange lives on its own discards; no action is a pass."""
    table = scene(f"1: hand {head} 69 81 | 66 35\n2: hand …")
    assert table.refused("draw") == "N2.6"
    table.do(f"play {head}@1")
    assert table.told[-1] == f"stopped p1 @1 #{ability}"
    table.do("discard 69", "discard 81")
    assert kinds(table) == ["discarded", "reshuffled", "drew", "began"]


def test_n10_no_secret_card_in_event_log_or_replay() -> None:
    """N10: drawn cards are named to their drawer alone: in the event, its sentence, a record played again."""
    record = Record(GAME.id, GAME.version, 3, GAME.settings.read({"preset": "advanced"}), seed=7)
    for step in walk(GAME, 3, 7, {"preset": "advanced"}):
        if step.state.over:
            record = record.ended([format_share(share) for share in step.state.scores()])
        else:
            record = record.with_move(step.state.to_act, GAME.actions[step.action].text)
    hidden = 0
    for again in replay(GAME, read_record(write_record(record))):
        for event in again.events:
            if event.kind in ("dealt", "drew"):
                for viewer in {0, 1, 2, 3} - {event.seat}:
                    told = event.told_to(viewer)
                    sentence = GAME.tell(told, GAME.view(again.state, viewer))
                    assert (told.card, str(sentence.args["card"])) == (HIDDEN, "nightmarium-card-hidden")
                    hidden += 1
    assert hidden > 100


def test_n10_no_secret_card_in_any_other_view() -> None:
    """N10: of another hand a viewer sees only cards that an Executioner took before all eyes."""
    taken: set[int] = set()
    for step in walk(GAME, 3, 7, {"preset": "advanced"}):
        for event in step.events:
            if event.kind == "executed":
                taken.add(event.card)
            elif event.kind in ("dealt", "drew"):
                taken.discard(event.card)
        for viewer in range(4):
            shown = cast(NightmariumView, GAME.view(step.state, viewer))
            others = [player.hand.cards for seat, player in enumerate(shown.players) if seat != viewer]
            assert taken.issuperset(card for cards in others for card in cards)
