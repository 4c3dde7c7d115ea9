SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
# Without caches every process compiles every module it imports.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= $(shell sh tools/which_python.sh)
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
PLAY_LOCK := requirements.lock
READY := $(VENV)/.ready
UV := $(BIN)/uv
COMPILED := .venv-compiled
TESTED := .venv-tested
PLAY := .venv-play
WHEEL := dist/.ready
QUICK_WHEELS := build/tested/.ready build/play/.ready
CLIENT := tools/web_client.py $(shell find web -type f -not -path '*/node_modules/*')
ENGINE := pyproject.toml hatch_build.py tools/compile_engine.py \
    $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*/server/static/*')
RESOLVE = $(UV) pip compile --quiet --generate-hashes --no-emit-index-url --python-version 3.11 \
    --custom-compile-command "make lock"
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
# The tests whose outcome can depend on how the package was built; `make test` runs them in both builds.
BUILD_DEPENDENT := tests/core tests/kit tests/kragmortha tests/nightmarium tests/test_builds.py tests/test_golden.py \
    $(addprefix tests/analysis/,test_exact.py test_worlds.py) \
    $(addprefix tests/arena/,test_match.py test_workers.py) \
    $(addprefix tests/bots/,test_greedy.py test_ismcts.py test_reuse.py test_secrecy.py test_worker.py) \
    $(addprefix tests/cli/,test_doctor.py test_play.py test_replay.py test_sim.py test_verify.py) \
    $(addprefix tests/envs/,test_features.py test_vector.py) \
    $(addprefix tests/server/,test_fold.py test_hello.py test_lagging.py test_leaks.py test_old_data.py \
        test_patience.py test_play.py test_table.py test_undo.py)
PEERS := .venv-peers
PEER_PINS := bench/requirements-peers.txt
YARDSTICK := bench/load/boardgameio

.PHONY: help setup compiled play test check lint check-web web chromium browser crash leaks mutants packaging pictures \
    films audit format bench bench-envs bench-peers bench-web load lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## create .venv and install what the lock names (does nothing if nothing changed)

compiled: $(COMPILED)/.ready  ## install the built package into a .venv of its own, for measurements

play: $(PLAY)/.ready  ## serve tables to everybody in your network, and say where
	$(PLAY)/bin/gloam serve

# The checks and the build keep one core busy each; the packages of the web client are installed for both first.
test: setup chromium  ## everything CI runs; build-dependent tests run twice, interpreted and compiled
	$(BIN)/python tools/web_client.py install
	$(MAKE) --jobs=2 --output-sync=target check-web $(TESTED)/.ready lint audit
	$(BIN)/pytest -n 3 --dist worksteal
	$(TESTED)/bin/pytest -n 2 --dist worksteal --build compiled $(BUILD_DEPENDENT)

browser: setup chromium  ## all browser tests; `make test` runs the quick ones
	$(BIN)/pytest tests/web --browser -n 2

crash: setup  ## kill and restart servers while people play, 200 rounds each; `make test` runs a few
	$(BIN)/python -m tests.server.crash
	$(BIN)/python -m tests.server.crash --store postgresql
	$(BIN)/python -m tests.server.crash --store postgresql --rolling

leaks: setup  ## look for leaks of hidden cards in 1,000 games; `make test` plays a few
	$(BIN)/python -m tests.server.leaks

mutants: setup  ## plant known bugs; fail if the tests miss one
	$(BIN)/python -m tests.mutants

packaging: setup $(WHEEL)  ## install the built wheel with pip, pipx and uv, and run the Dockerfile's steps
	$(BIN)/pytest tests/test_install.py --packaging

check: lint check-web  ## formatting, lint and types only

lint: setup  # of the Python code
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-web: setup  # the same for the web client, and its unit tests
	$(BIN)/python tools/web_client.py check

web: setup  ## build the web client into the sources, for a server run from .venv
	$(BIN)/python tools/web_client.py build src/gloam/server/static

chromium:  # the browser of the tests
	command -v chromium chromium-browser google-chrome > /dev/null \
	    || { $(AS_ROOT) apt-get update -qq && $(AS_ROOT) apt-get install --yes -qq chromium; }

pictures: setup chromium  ## take the pictures of docs/img anew
	$(BIN)/python -m tools.screenshots

films: setup chromium  ## record what tables perform, frame by frame, into build/films
	$(BIN)/python -m tools.films

audit: setup  ## known vulnerabilities of the packages we use, where they can be looked up
	$(BIN)/python tools/audit.py

format: setup  ## format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/web_client.py format

bench: compiled  ## how fast the games are on this machine
	$(COMPILED)/bin/gloam bench

bench-envs: compiled $(PEERS)/.ready  ## the environments, next to the engines and to other programs' environments
	$(COMPILED)/bin/python -m bench.envs

bench-peers: compiled $(PEERS)/.ready  ## the games measured in turns with other programs, and the ratios
	$(COMPILED)/bin/python -m bench.compare

bench-web: setup chromium  ## what the web client weighs, and how soon it answers
	$(BIN)/python -m bench.web

load: compiled  ## how many moves a second the server bears, in turns with boardgame.io if there is Node
	if command -v npm > /dev/null; then $(MAKE) --no-print-directory $(YARDSTICK)/node_modules/.package-lock.json \
	    || echo "boardgame.io cannot be installed here: it will be missing" >&2; fi
	$(COMPILED)/bin/python -m bench.load

lock: $(UV)  ## resolve pyproject.toml into the locks; newest versions with UPGRADE=1
	$(RESOLVE) --all-extras --group dev $(if $(UPGRADE),--upgrade) --output-file $(LOCK) pyproject.toml
	$(RESOLVE) --extra postgres --constraint $(LOCK) --output-file $(PLAY_LOCK) pyproject.toml

clean:  ## remove all .venvs, caches and builds
	rm -rf $(VENV) $(COMPILED) $(TESTED) $(PLAY) $(PEERS) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/gloam/server/static
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	$(PYTHON) -m venv $(VENV)
	awk '/^[^ ]/ { uv = /^uv==/ } uv' $(LOCK) > $(VENV)/uv.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r $(VENV)/uv.lock

$(READY): pyproject.toml $(LOCK) | $(UV)
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(LOCK)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

# With a C compiler the engines are native code, without one they are the same Python as in .venv.
# To play and to test they are optimised less, and to play the server is not compiled: that is quicker to build.
$(QUICK_WHEELS): export MYPYC_OPT_LEVEL := 1
build/play/.ready: export GLOAM_COMPILE := engines
$(WHEEL) $(QUICK_WHEELS): $(ENGINE) $(CLIENT) $(LOCK) | $(UV)
	rm -rf $(@D)
	$(UV) build --wheel --python $(BIN)/python --build-constraints $(LOCK) --out-dir $(@D)
	touch $@

$(COMPILED)/.ready: $(LOCK) $(WHEEL)
$(TESTED)/.ready: $(LOCK) build/tested/.ready
$(PLAY)/.ready: $(PLAY_LOCK) build/play/.ready
$(COMPILED)/.ready $(TESTED)/.ready $(PLAY)/.ready:
	test -x $(@D)/bin/python || $(PYTHON) -m venv --without-pip $(@D)
	$(UV) pip install --quiet --python $(@D)/bin/python --require-hashes -r $<
	$(UV) pip install --quiet --python $(@D)/bin/python --no-deps --reinstall-package gloam $(dir $(word 2,$^))*.whl
	touch $@

$(YARDSTICK)/node_modules/.package-lock.json: $(YARDSTICK)/package-lock.json
	npm ci --prefix $(YARDSTICK) --no-audit --no-fund --silent
	touch $@

# A peer that cannot be installed here is left out; the comparison names it.
$(PEERS)/.ready: $(PEER_PINS) | $(UV)
	$(PYTHON) -m venv --clear $(PEERS)
	for peer in open_spiel rlcard catanatron "pettingzoo pygame-ce"; do \
	    $(UV) pip install --quiet --python $(PEERS)/bin/python --constraint $(PEER_PINS) $$peer \
	        || echo "$$peer cannot be installed here: it will be missing" >&2; \
	done
	touch $@
