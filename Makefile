SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= $(shell sh tools/which_python.sh)
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
READY := $(VENV)/.ready
UV := $(BIN)/python tools/uv_like_pip.py
COMPILED := .venv-compiled
CLIENT := tools/web_client.py $(shell find web -type f -not -path '*/node_modules/*')
ENGINE := pyproject.toml hatch_build.py tools/compile_engine.py \
    $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*/server/static/*')
AS_ROOT := $(if $(filter 0,$(shell id -u)),,sudo)
PEERS := .venv-peers
PEER_PINS := bench/requirements-peers.txt
YARDSTICK := bench/load/boardgameio

.PHONY: help setup compiled play test browser check web chromium pictures audit format mutants bench bench-envs bench-peers bench-web load lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## create .venv and install what the lock names (does nothing if nothing changed)

compiled: $(COMPILED)/.ready  ## build the package with compiled engines into a .venv of its own

play: compiled  ## serve tables to everybody in your network, and say where
	$(COMPILED)/bin/gloam serve

test: check audit chromium compiled  ## everything CI runs: the tests twice, interpreted and compiled
	$(BIN)/pytest -n 2
	$(COMPILED)/bin/pytest -n 2 --build compiled

browser: setup chromium  ## all tests that need a browser; `make test` runs the quick ones of them
	$(BIN)/pytest tests/web --browser -n 2

check: setup  ## formatting, lint and types only
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python tools/web_client.py check

web: setup  ## build the web client into the sources, for a server run from .venv
	$(BIN)/python tools/web_client.py build src/gloam/server/static

chromium:  # the browser of the tests
	command -v chromium chromium-browser google-chrome > /dev/null \
	    || { $(AS_ROOT) apt-get update -qq && $(AS_ROOT) apt-get install --yes -qq chromium; }

pictures: setup chromium  ## take the pictures of docs/img anew
	$(BIN)/python -m tools.screenshots

audit: setup  ## known vulnerabilities of the packages we use, where they can be looked up
	$(BIN)/python tools/audit.py

format: setup  ## format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python tools/web_client.py format

mutants: setup  ## plant known bugs; fail if the tests let one live
	$(BIN)/python -m tests.mutants

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

lock: $(BIN)/uv  ## resolve pyproject.toml into the lock; newest versions with UPGRADE=1
	$(UV) --primary-index-only pip compile --quiet --generate-hashes --no-emit-index-url \
	    --python-version 3.11 --extra dev $(if $(UPGRADE),--upgrade) \
	    --custom-compile-command "make lock" --output-file $(LOCK) pyproject.toml

clean:  ## remove all .venvs, caches and builds
	rm -rf $(VENV) $(COMPILED) $(PEERS) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/gloam/server/static
	find src tests tools bench -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	awk '/^[^ ]/ { uv = /^uv==/ } uv' $(LOCK) > $(VENV)/uv.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r $(VENV)/uv.lock

$(READY): pyproject.toml $(LOCK) | $(BIN)/uv
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(LOCK)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@

# With a C compiler the engines are native code, without one they are the same Python as in .venv.
$(COMPILED)/.ready: $(ENGINE) $(CLIENT) $(LOCK) | $(READY)
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	$(UV) pip install --quiet --python $(COMPILED)/bin/python --require-hashes -r $(LOCK)
	$(UV) pip install --quiet --python $(COMPILED)/bin/python --no-deps --no-build-isolation \
	    --reinstall-package gloam .
	touch $@

$(YARDSTICK)/node_modules/.package-lock.json: $(YARDSTICK)/package-lock.json
	npm ci --prefix $(YARDSTICK) --no-audit --no-fund --silent
	touch $@

# A peer that cannot be installed here is left out; the comparison names it.
$(PEERS)/.ready: $(PEER_PINS) | $(BIN)/uv
	$(PYTHON) -m venv --clear $(PEERS)
	for peer in open_spiel rlcard catanatron "pettingzoo pygame-ce"; do \
	    $(UV) pip install --quiet --python $(PEERS)/bin/python --constraint $(PEER_PINS) $$peer \
	        || echo "$$peer cannot be installed here: it will be missing" >&2; \
	done
	touch $@
