"""`gloam doctor`: what it finds in order, and that it notices each thing that can be broken."""

import hashlib
import json
import os
import sys
import sysconfig
from base64 import urlsafe_b64encode
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from gloam import __version__
from gloam.cli import doctor, version
from gloam.cli.tuned import is_python_tuned
from gloam.core.errors import BadInput
from gloam.games import find_game, game_ids
from gloam.locale import LANGUAGES, guess_language
from tests.cli.conftest import Run

KEYS = {
    *(
        "version",
        "python",
        "tuned",
        "platform",
        "build",
        "compiler",
        "client",
        "requirements",
        "extras",
        "files",
        "data",
    ),
    *("words", "terminal", "language", "problems", "ok"),
}


@pytest.fixture(autouse=True)
def installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small installation of gloam in front of the real one, whose files may change while it is tested."""
    info = tmp_path / "gloam-9.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: gloam\nVersion: 9\nRequires-Dist: rich>=1\n"
        "Requires-Dist: other; sys_platform == 'toaster'\nRequires-Dist: pytest[a]>=2; extra == 'more'\n"
    )
    digest = urlsafe_b64encode(hashlib.sha256(b"1,2\n").digest()).rstrip(b"=").decode()
    names = ("whole.csv", "other.csv", "third.csv")
    for name in names:
        (tmp_path / name).write_bytes(b"1,2\n")
    record = [f"{name},sha256={digest},4" for name in (*names, "../bin/gloam")]  # a script may be rewritten
    (info / "RECORD").write_text("\n".join([*record, "free,,", ""]))
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    return tmp_path


def examined(run: Run, code: int = 0) -> dict[str, Any]:
    ran = run("doctor", "--json")
    assert (ran.code, ran.err) == (code, "")
    facts: dict[str, Any] = json.loads(ran.out)
    return facts


def test_json_has_exactly_these_keys(run: Run) -> None:
    facts = examined(run)
    assert set(facts) == KEYS
    assert (facts["version"], facts["problems"], facts["ok"]) == (__version__, [], True)
    assert set(facts["build"]) == {"kind", "compiled", "interpreted"}
    assert set(facts["terminal"]) == {"encoding", "width", "colour", "interactive"}
    assert facts["requirements"] == {"rich": metadata.version("rich")}
    assert facts["extras"] == {"more": {"pytest": pytest.__version__}}
    assert facts["files"] == {"checked": 3, "wrong": []}
    assert facts["words"] == list(LANGUAGES)


def test_every_game_shows_the_digests_it_plays_with(run: Run) -> None:
    data = examined(run)["data"]
    assert list(data) == game_ids()
    for name, digests in data.items():
        game = find_game(name)
        assert digests == game.data(game.settings.read({})) != {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_that_all_is_fine(run: Run, language: str) -> None:
    ran = run("doctor", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[0].startswith(f"gloam {__version__}, CPython")
    assert ran.out.splitlines()[-1] == ("Everything is fine." if language == "en" else "Всё в порядке.")
    assert language in ran.out.splitlines()[-2]


# Which modules are compiled


def test_each_module_is_either_compiled_or_not() -> None:
    known = version.modules()
    assert {"gloam.core.rng", "gloam.cli.doctor", "gloam.games.nightmarium.rules"} < set(known)
    assert known["gloam.cli.doctor"] is False
    assert version.is_compiled() == all(known[f"gloam.games.{game}.rules"] for game in game_ids())


def test_native_code_is_told_from_python(tmp_path: Path) -> None:
    suffix = EXTENSION_SUFFIXES[0]
    (tmp_path / "inner").mkdir()
    for name in ("plain.py", "both.py", f"both{suffix}", "inner/__init__.py", f"inner/native{suffix}"):
        (tmp_path / name).touch()
    specs = {spec.name: spec.origin or "" for spec in version._specs([str(tmp_path)], "x.")}
    native = {name for name, origin in specs.items() if origin.endswith(suffix)}
    assert set(specs) == {"x.plain", "x.both", "x.inner", "x.inner.native"}
    assert native == {"x.both", "x.inner.native"}


@pytest.mark.parametrize(
    ("compiled", "kind"),
    [
        ({"core.rng", "games.kragmortha.rules", "games.nightmarium.rules"}, "compiled"),
        ({"core.rng", "games.kragmortha.rules"}, "partly"),
        (set(), "interpreted"),
    ],
)
def test_the_build_has_a_name(
    run: Run, monkeypatch: pytest.MonkeyPatch, compiled: set[str], kind: str
) -> None:
    names = ("cli", "core.rng", "games.kragmortha.rules", "games.nightmarium.rules")
    known = {f"gloam.{name}": name in compiled for name in names}
    monkeypatch.setattr(version, "modules", lambda: known)
    monkeypatch.setattr(doctor, "modules", lambda: known)
    build = examined(run)["build"]
    assert build["kind"] == kind
    assert build["compiled"] == [name for name, native in known.items() if native]
    assert build["interpreted"] == [name for name, native in known.items() if not native]
    said = run("doctor").out
    assert ("Compiled: core.rng" in said) == bool(compiled)


def test_a_compiler_is_looked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: "there" if name == "clang" else None)
    assert examined(run)["compiler"] == "clang"
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert examined(run)["compiler"] is None
    assert "none found" in run("doctor").out


@pytest.mark.parametrize(("built", "said"), [(True, "Web client: installed"), (False, "Web client: missing")])
def test_a_missing_web_client_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, *, built: bool
) -> None:
    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr("gloam.server.http.static_files.BUILT", tmp_path)
    assert examined(run)["client"] is built
    assert said in run("doctor").out


CONFIGURED = {None: True, "'--enable-shared' '--enable-optimizations'": True, "'--enable-shared'": False}


@pytest.mark.parametrize("configured", CONFIGURED)
def test_a_slow_python_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, configured: str | None) -> None:
    usual = sysconfig.get_config_var
    monkeypatch.setattr(
        "sysconfig.get_config_var", lambda name: configured if name == "CONFIG_ARGS" else usual(name)
    )
    monkeypatch.setattr("sys.base_prefix", "/opt/python")
    assert examined(run)["tuned"] is CONFIGURED[configured]
    assert ("without optimisation" in run("doctor").out) is not CONFIGURED[configured]


def test_the_python_of_a_distribution_is_held_to_be_quick(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian optimises its Python and does not say so where others do."""
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: "'--enable-shared'")
    monkeypatch.setattr("sys.base_prefix", "/usr")
    assert is_python_tuned()


# What is broken


def test_changed_and_missing_files_and_packages_are_named(run: Run, installation: Path) -> None:
    (installation / "other.csv").write_bytes(b"1,3\n")
    (installation / "third.csv").unlink()
    about = installation / "gloam-9.dist-info" / "METADATA"
    about.write_text(about.read_text().replace("rich>=1", "no-such-thing>=1"))
    facts = examined(run, code=1)
    assert facts["files"] == {"checked": 3, "wrong": ["other.csv", "third.csv"]}
    assert facts["requirements"] == {"no-such-thing": None}
    assert facts["ok"] is False
    assert [problem.split(":")[0] for problem in facts["problems"]] == ["BROKEN"] * 3
    assert "no-such-thing" in facts["problems"][0]
    said = run("doctor", "--lang", "ru")
    assert said.code == 1
    assert "НЕИСПРАВНО: other.csv" in said.out
    assert "Всё в порядке" not in said.out


def test_run_from_sources_alone_it_does_not_complain(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_version", lambda package: None)
    facts = examined(run)
    assert (facts["requirements"], facts["extras"], facts["files"]["checked"]) == ({}, {}, 0)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (BadInput("file", file="deck.csv", why="PermissionError"), "the data of nightmarium cannot be used."),
        (ImportError("rules.so: undefined symbol"), "nightmarium cannot be loaded. rules.so: undefined"),
    ],
)
def test_a_game_that_cannot_be_played_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception, said: str
) -> None:
    def find(name: str) -> Any:
        if name == "nightmarium":
            raise error
        return find_game(name)

    monkeypatch.setattr(doctor, "find_game", find)
    facts = examined(run, code=1)
    assert facts["data"]["nightmarium"] == {}
    assert facts["data"]["kragmortha"]
    (problem,) = facts["problems"]
    assert said in problem


@pytest.mark.parametrize(
    "error", [BadInput("file", file="a.md", why="FileNotFoundError"), ValueError("ru/a.ftl: not a message")]
)
def test_words_that_cannot_be_read_are_named(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def page(game: str, language: str) -> None:
        if language == "ru":
            raise error

    monkeypatch.setattr(doctor, "rule_page", page)
    facts = examined(run, code=1)
    assert facts["words"] == ["en"]
    (problem,) = facts["problems"]
    assert problem.startswith("BROKEN: the words of the language ru cannot be read.")


def test_letters_that_cannot_be_shown_are_a_fault(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.setattr(doctor, "_can_write", lambda letter, encoding: letter != "─")
    facts = examined(run, code=1)
    assert "PYTHONUTF8=1" in facts["problems"][0]


@pytest.mark.parametrize(("encoding", "can"), [("utf-8", True), ("latin-1", False), ("koi8-r", True)])
def test_a_letter_is_in_an_encoding_or_not(encoding: str, *, can: bool) -> None:
    assert doctor._can_write("Ж", encoding) is can


# Which language


@pytest.mark.parametrize("variable", doctor.LANGUAGE_VARIABLES)
def test_it_says_what_chose_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    assert examined(run)["language"] == {"chosen": "en", "by": ""}
    monkeypatch.setenv(variable, "ru_RU.UTF-8")
    assert guess_language(os.environ) == "ru"
    assert examined(run)["language"] == {"chosen": "ru", "by": variable}


def test_the_variables_are_read_in_the_same_order_as_elsewhere(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in reversed(doctor.LANGUAGE_VARIABLES):
        monkeypatch.setenv(variable, "ru_RU" if variable == doctor.LANGUAGE_VARIABLES[0] else "en_GB")
    assert examined(run)["language"] == {"chosen": "ru", "by": doctor.LANGUAGE_VARIABLES[0]}
    assert json.loads(run("doctor", "--json", "--lang", "en").out)["language"]["by"] == "--lang"
