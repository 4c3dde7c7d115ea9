import json

from tests.cli.conftest import Run


def test_a_game_is_listed_with_its_options(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for piece in (
        "nightmarium",
        "2 to 5",
        "second-edition",
        "win = end_of_turn (default) | immediate",
        "N6.3",
    ):
        assert piece in ran.out


def test_the_list_speaks_russian(run: Run) -> None:
    ran = run("games", "--lang", "ru")
    assert "Кошмариум" in ran.out
    assert "(по умолчанию)" in ran.out


def test_json_has_exactly_these_keys(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    game = games["nightmarium"]
    assert set(game) == {"id", "name", "version", "seats", "presets", "settings"}
    assert game["seats"] == [2, 5]
    assert game["presets"]["advanced"] == {"seals": "on"}
    for setting in game["settings"]:
        assert set(setting) == {"key", "default", "values", "rule", "about"}
    settings = {setting["key"]: setting for setting in game["settings"]}
    assert settings["target"]["default"] == "5"
    assert settings["target"]["values"] == ["3", "4", "5", "6", "7"]
    assert settings["target"]["rule"] == "N6.1"
