#!/bin/sh
# Names the Python to set everything up with: the first python3 on the PATH that was built with optimisation, as
# most are; a move on the server takes a third longer with one that was not. If there is none, simply python3.
# One that is too old, or cannot make a .venv or compile, is passed over. `make PYTHON=…` overrules all this.
complete='
import ensurepip, os, sys, sysconfig, venv
sys.exit(sys.version_info < (3, 11) or not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
tuned=${0%/*}/../src/gloam/cli/tuned.py

IFS=:
for folder in $PATH; do
    python=$folder/python3
    if [ -x "$python" ] && "$python" -c "$complete" 2>/dev/null && "$python" "$tuned"; then
        echo "$python"
        exit
    fi
done
echo python3
