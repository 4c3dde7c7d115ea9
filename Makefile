SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LOCK := requirements-dev.lock
READY := $(VENV)/.ready
UV := $(BIN)/python tools/uv_like_pip.py

.PHONY: help setup play test check format mutants lock clean

help:  ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(READY)  ## create .venv and install what the lock names (does nothing if nothing changed)

play: setup  ## play Nightmarium in the terminal
	$(BIN)/gloam play nightmarium

test: check  ## everything CI runs
	$(BIN)/pytest -n 2

check: setup  ## formatting, lint and types only
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

format: setup  ## format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

mutants: setup  ## plant known bugs; fail if the tests let one live
	$(BIN)/python -m tests.mutants

lock: $(BIN)/uv  ## resolve pyproject.toml into the lock; newest versions with UPGRADE=1
	$(UV) --primary-index-only pip compile --quiet --generate-hashes --no-emit-index-url \
	    --python-version 3.11 --extra dev $(if $(UPGRADE),--upgrade) \
	    --custom-compile-command "make lock" --output-file $(LOCK) pyproject.toml

clean:  ## remove .venv, caches and builds
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/uv:
	$(PYTHON) -m venv $(VENV)
	awk '/^[^ ]/ { uv = /^uv==/ } uv' $(LOCK) > $(VENV)/uv.lock
	$(BIN)/python -m pip install --quiet --require-hashes -r $(VENV)/uv.lock

$(READY): pyproject.toml $(LOCK) | $(BIN)/uv
	$(UV) pip install --quiet --python $(BIN)/python --require-hashes -r $(LOCK)
	$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	touch $@
