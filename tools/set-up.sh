#!/bin/sh
# Fills the private virtual environment .venv from a lock, then installs Layline itself into it.
#   tools/set-up.sh play|dev|bench|lock|node
# Each lock that was installed is kept as .venv/NAME.lock: the Makefile compares its date, this
# script its content.
set -eu
cd "$(dirname "$0")/.."
name=$1
log=.venv/set-up.log

case $name in
play) covers=play ;;
dev) covers="play dev" ;;
bench) covers="play dev bench" ;;
lock | node) covers=$name ;;
*) echo "tools/set-up.sh: there is no lock called '$name'" >&2 && exit 2 ;;
esac

pip_install() {
    .venv/bin/python -m pip --disable-pip-version-check --no-input install "$@" >>"$log" 2>&1 || {
        grep '^ERROR' "$log" | cut -c 1-200 | tail -n 3 >&2
        echo "setting up .venv failed (is this machine online?); $log has all that pip said" >&2
        exit 1
    }
}

# A lock names everything, so nothing is resolved: pip would ask for the newest of a package that
# is wanted with an extra (coverage[toml]), and stop where that is newer than the one pinned.
# chess comes as source only; everything else comes ready to run, or not at all.
install_lock() {
    pip_install --require-hashes --no-deps --only-binary=:all: --no-binary=chess \
        --no-build-isolation -r "requirements/$1.txt"
}

changed() {
    [ -e ".venv/$1.lock" ] && ! cmp -s "requirements/$1.txt" ".venv/$1.lock"
}

tools/system-packages.sh

# A package that has left a lock must leave the environment too, so a changed lock starts anew.
# Node comes alone, and is asked for from within the environment.
if [ "$name" = node ]; then
    rm -f .venv/node.lock
elif changed build || changed "$name" || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    rm -rf .venv
    "$(tools/python.sh)" -m venv .venv
fi
if ! [ -e ".venv/$name.lock" ]; then
    echo "setting up .venv for $name (once, about a minute) ..."
    install_lock build
    install_lock "$name"
fi
if [ "$name" != lock ] && [ "$name" != node ]; then
    echo "installing layline into .venv ..."
    pip_install --no-deps --no-build-isolation --editable .
fi
for each in build $covers; do
    cp "requirements/$each.txt" ".venv/$each.lock"
done
