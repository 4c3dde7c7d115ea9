"""N6 Winning and N8 What every table must show."""

from __future__ import annotations

import pytest

from gloam.core.frame import Frame
from gloam.testing import walk
from tests.nightmarium.scenes import (
    DEVOURER,
    GAME,
    WEEPER,
    cards_of,
    finished_creatures,
    kinds,
    line,
    new_game,
    scene,
    view,
)

# One finished creature short of three, with the head that makes the third.
LAST_HEAD = "1: hand 70 81 | 99 98 | 30 71 4 | 33 80 13\n2: hand 40"


@pytest.mark.parametrize(("options", "target"), [("", 5), *((f"target={n}", n) for n in (3, 4, 5, 6, 7))])
def test_n6_1_the_target(options: str, target: int) -> None:
    """N6.1: five creatures, or as many as the table says: one less does not win, so many do."""
    position = "options win=immediate {}\n1: hand 85{} | 99 26\n2: hand 40"
    assert len(view(scene(f"options {options}"), 1).players[0].creatures) == target
    short = scene(position.format(options, finished_creatures(target - 2))).do(f"play 85@{target - 1}")
    assert not short.state.over
    enough = scene(position.format(options, finished_creatures(target - 1))).do(f"play 85@{target}")
    assert enough.told[-1] == f"won p1 #{target}"
    assert enough.state.scores() == [1, 0]


def test_n6_1_a_game_that_is_over_is_over() -> None:
    """N6.1: nobody is asked, nobody may act, the winner has the whole win."""
    table = scene("options win=immediate target=3\n" + LAST_HEAD).do("play 70@1")
    assert (table.state.over, table.options, table.state.to_act) == (True, [], -1)
    assert {table.refused("draw", seat=0), table.refused("draw", seat=1)} == {"N6.1"}


def test_n6_2_immediate_ends_at_once() -> None:
    """N6.2: with the first action, before any discard (83 86 87 are pure) and any Executioner."""
    table = scene("""
        options win=immediate target=3
        1: hand 83 | 87 86 | 30 71 4 | 33 80 13
        2: hand 85 | 3
    """).do("play 83@1")
    assert kinds(table) == ["placed", "finished", "won"]


@pytest.mark.parametrize(("head", "deck"), [(58, "40"), (55, "22 85")])
def test_n6_2_immediate_ends_in_the_middle_of_a_chain(head: int, deck: str) -> None:
    """N6.2: the head that decides may be played by Mocker or Herald."""
    table = scene(f"""
        options win=immediate target=3
        1: hand {head} {22 if head == 58 else ""} | 12 35 | 30 71 | 33 80 13
        deck {deck}
    """).do(f"play {head}@1", "play 22@2")
    assert kinds(table) == ["placed", "finished", "won"]


def test_n6_2_immediate_does_not_wait_for_the_turn_to_end() -> None:
    """N6.2: embodied creatures are finished ones, and a seal wins nothing by itself."""
    table = scene("""
        options win=immediate target=3 seals=on
        1: hand 70 s1 | 99 98 | 30 71 4 +s2 | 33 80 13
    """).do("play s1@3")
    assert not table.state.over
    table = scene("""
        options win=immediate target=3 seals=on
        1: hand 70 | 99 98 | 30 71 4 +s2 | 33 80 13
    """).do("play 70@1")
    assert table.told[-1] == "won p1 #3"


def test_n6_3_end_of_turn_needs_both_actions_done() -> None:
    """N6.3: the third creature with the first action; the game ends after the second."""
    table = scene("options target=3\n" + LAST_HEAD).do("play 70@1")
    assert (kinds(table), table.state.asked) == (["placed", "finished"], "turn")
    table.do("draw")
    assert kinds(table) == ["drew", "won"]
    assert table.state.scores() == [1, 0]


def test_n6_3_end_of_turn_waits_for_every_chain() -> None:
    """N6.3: with the second action the win comes after the chain, and not if Devourer costs it."""
    position = "options target=3\n1: hand 91 | 99 71 | 30 35 4 | 33 80 13\n2: hand 40\nframe turn 1 1 -"
    table = scene(position).do("play 91@1")
    assert table.state.asked == "devour"
    table.do("devour 2")
    assert table.told == ["devoured p1 4 @2", "began p2"]


def test_n6_3_a_lost_head_may_be_replaced_before_the_turn_ends() -> None:
    """N6.3: what counts is the number of finished creatures at the end of the turn."""
    table = scene("""
        options target=3
        1: hand 91 85 | 99 71 | 30 35 4 | 33 80 13
        2: hand 40
    """).do("play 91@1", "devour 2", "play 85@2")
    assert table.told == ["placed p1 85 @2 #2", "finished p1 @2", "won p1 #3"]


def test_n6_3_embodied_creatures_count() -> None:
    """N6.3: a finished creature with a seal is a finished creature."""
    table = scene("options target=3 seals=on\n1: hand | 99 98 70 | 30 71 4 +s2 | 33 80 13 +s3").do(
        "draw", "draw"
    )
    assert kinds(table) == ["drew", "won"]


def test_n6_3_one_short_goes_on() -> None:
    """N6.3: two finished creatures and an unfinished one are not three."""
    table = scene("options target=3\n1: hand | 99 98 | 30 71 4 | 33 80 13").do("draw", "draw")
    assert kinds(table) == ["drew", "began"]


def test_n6_3_only_the_player_whose_turn_ends_wins() -> None:
    """N6.3: another player's creatures are counted when that player's turn ends."""
    table = scene("options target=3\n2: hand | 99 98 70 | 30 71 4 | 33 80 13").do("draw", "draw")
    assert kinds(table) == ["drew", "began"]
    table.do("draw", "draw")
    assert table.told[-1] == "won p2 #3"


@pytest.mark.parametrize(
    ("preset", "win", "seals"),
    [
        ("first-edition", "immediate", "off"),
        ("second-edition", "end_of_turn", "off"),
        ("advanced", "end_of_turn", "on"),
    ],
)
def test_n6_4_presets(preset: str, win: str, seals: str) -> None:
    """N6.4: each preset sets the win and the seals, and nothing else."""
    options = GAME.settings.read({"preset": preset})
    assert (options["win"], options["seals"]) == (win, seals)
    assert options == GAME.settings.read({"win": win, "seals": seals})


def test_n6_4_the_default_is_second_edition() -> None:
    """N6.4: without a word about options."""
    assert GAME.settings.preset_of(GAME.settings.read({})) == "second-edition"


def test_n8_the_table_is_open_to_everybody() -> None:
    """N8: creatures with their cards in order, seals, pile, sizes; the same for every viewer."""
    table = scene("options seals=on\n1: hand 1 2 | 6 5 4 +s2 | - | 9\n2: hand 30\ndeck …\npile 50 51")
    for viewer in (1, 2, 0):
        shown = view(table, viewer)
        creatures = shown.players[0].creatures
        assert [cards_of(creature.cards) for creature in creatures] == ["6 5 4", "", "9", "", ""]
        assert [creature.seal for creature in creatures] == [109, -1, -1, -1, -1]
        assert (cards_of(shown.pile), shown.deck) == ("50 51", 120 - 2 - 1 - 5 - 2)
        assert [player.hand.size for player in shown.players] == [2, 1]


def test_n8_whose_decision_it_is_and_which() -> None:
    """N8: everybody sees who is asked, what, and what waits below; the options are the asked player's own."""
    table = scene("1: hand 40\n2: hand 28 | 3 | 66 71\nframe turn 2 2 -").do("play 28@2")
    for viewer in (1, 2, 0):
        shown = view(table, viewer)
        assert (shown.to_act, shown.asked) == (1, "devour")
        assert shown.frames == (Frame("turn", 1, 1, 3), Frame("chain", 1, 1, 2), Frame("devour", 1, 1, -1))
        assert bool(shown.options) == (viewer == 2)


def test_n8_the_chain_that_runs() -> None:
    """N8: the abilities done, running and to come, from the head down."""
    table = scene("1: hand 40\n2: hand 61 | 3 | 12 92\nframe turn 2 2 -").do("play 61@2")
    for viewer in (1, 2, 0):
        chain = view(table, viewer).chain
        assert chain is not None
        assert (chain.seat, chain.spot) == (1, 1)
        links = [(link.card + 1, link.ability, link.state) for link in chain.links]
        assert links == [(61, WEEPER, "done"), (92, DEVOURER, "running"), (12, WEEPER, "next")]
    table.do("devour 1")
    assert view(table, 0).chain is None


def test_n8_the_run_of_a_sealed_creature() -> None:
    """N8, N7.2: only the abilities that run are shown."""
    table = scene("options seals=on\n1: hand s1 | 9 47 25 | 3\n2: hand | 6").do("play s1@1", "yes")
    chain = view(table, 0).chain
    assert chain is not None
    assert [(link.card + 1, link.state) for link in chain.links] == [(25, "running"), (9, "next")]


def test_n8_why_a_chain_stopped() -> None:
    """N8, N4.4: the event names the creature and the ability that could not be carried out."""
    table = scene("1: hand 28 | 66 71").do("play 28@1")
    last = table.events[-1]
    assert (last.kind, last.rule, last.seat, last.spot, last.number) == ("stopped", "N4.4", 0, 0, 5)


def test_n8_cards_publicly_known_to_be_in_a_hand() -> None:
    """N8: known ones are shown to all, the others are not; also while they are laid as a gift."""
    table = scene("seats 3\n1: hand 4 | 3 2\n2: hand 22! 23\n3: hand 24").do("play 4@1", "give 23")
    for viewer in (1, 3, 0):
        assert cards_of(view(table, viewer).players[1].hand.cards) == "22"


def test_n8_hands_deck_order_and_seed_are_secret() -> None:
    """N8: a table with another deck, other hands of others and another seed looks the same."""
    one = scene("1: hand 1 2\n2: hand 30 31\ndeck 5 6 7\nrng 1 2 3 4")
    two = scene("1: hand 1 2\n2: hand 5 7\ndeck 31 6 30\nrng 5 6 7 8")
    assert view(one, 1) == view(two, 1)
    assert view(one, 0) == view(two, 0)
    assert view(one, 2) != view(two, 2)


def test_n8_a_new_game_shows_no_seed() -> None:
    """N8: nothing a spectator sees at the start tells one seed from another."""
    games = [new_game(3, seed, first="1") for seed in range(5)]
    assert len({repr(GAME.view(state, 3)) for state in games}) == 1


def test_n8_spectators_may_not_act() -> None:
    """N8: a spectator's action is refused by the rule of what the table shows."""
    table = scene("1: hand 3")
    assert GAME.refuse(view(table, 0), GAME.actions.parse("draw").index).rule == "N8"
    assert line(table, "1:") == "hand 3"


CITED = {
    "began": {"N2.1"},
    "dealt": {"N1.2"},
    "drew": {"N2.2", "N2.3", "N5.1"},
    "reshuffled": {"N1.4"},
    "discarded": {"N2.3", "N5.6"},
    "placed": {"N2.4", "N5.5", "N5.6"},
    "sealed": {"N2.4", "N5.5", "N5.6"},
    "finished": {"N4"},
    "demanded": {"N4.2"},
    "chose": {"N4.2"},
    "gave": {"N4.2"},
    "gave-nothing": {"N4.2"},
    "activated": {"N4.3"},
    "stopped": {"N4.4"},
    "dropped": {"N4.5"},
    "revealed": {"N5.6"},
    "scavenged": {"N5.2"},
    "executed": {"N5.3"},
    "devoured": {"N5.4"},
    "vanished": {"N3.3"},
    "reran": {"N7.2"},
    "declined": {"N7.2"},
    "won": {"N6.2", "N6.3"},
}


def test_n8_every_event_says_by_which_rule_it_happened() -> None:
    """N8: the rules cited over many games are those the events come from."""
    cited: dict[str, set[str]] = {}
    for seed in range(40):
        options = {"preset": "advanced", "win": ("immediate", "end_of_turn")[seed % 2], "target": "4"}
        for step in walk(GAME, 2 + seed % 4, seed, options):
            for event in step.events:
                cited.setdefault(event.kind, set()).add(event.rule)
    assert cited == CITED
