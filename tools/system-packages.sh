#!/bin/sh
# Looks for the system packages that Layline needs beside Python.
#   tools/system-packages.sh             names each missing one and the command that installs it
#   tools/system-packages.sh --install   installs them when run as root, else names them
# With --test before it also those that only the tests need: browsers, PostgreSQL and nginx.
set -eu
cd "$(dirname "$0")/.."
python=$(tools/python.sh)
venv=python3-venv
[ "$python" = python3 ] || venv=$(basename "$python")-venv

test=
if [ "${1-}" = --test ]; then
    test=yes
    shift
fi

missing=
# need PACKAGE COMMAND...: the Debian package, and a command that works only when it is there.
need() {
    package=$1
    shift
    "$@" >/dev/null 2>&1 || missing="$missing $package"
}
need make make --version
need "$venv" "$python" -c 'import ensurepip, venv'
if [ -n "$test" ]; then
    need chromium-headless-shell sh -c 'command -v chromium-headless-shell || chromium --version'
    # The page is also tried in the two other engines; WebKit has to have a screen, if only in memory.
    need firefox-esr sh -c 'command -v firefox-esr || command -v firefox'
    need webkit2gtk-driver sh -c 'command -v WebKitWebDriver'
    need xvfb sh -c 'command -v Xvfb'
    # Debian keeps the programs of each version in a folder of their own, outside of PATH.
    need postgresql sh -c 'command -v initdb || ls /usr/lib/postgresql/*/bin/initdb'
    # Not every user has the programs of the system on the PATH.
    need nginx-light sh -c 'PATH=$PATH:/usr/sbin nginx -v'
    need openssl openssl version
fi

[ -n "$missing" ] || exit 0
if [ "${1-}" = --install ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "installing$missing ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086  # one word a package
    apt-get install -y -qq --no-install-recommends $missing
    exit 0
fi
for package in $missing; do
    echo "$package is missing: apt install $package" >&2
done
exit 1
