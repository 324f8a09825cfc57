#!/bin/sh
# Prints the Python that Layline is to run on: PYTHON if that is set, else the first one found that
# is new enough.
too_old=
for python in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        echo "$python"
        exit 0
    fi
    too_old=${too_old:-"$python is Python $version"}
done
if [ -n "$too_old" ]; then
    echo "Layline needs Python 3.11 or newer, and $too_old; choose another with PYTHON=..." >&2
else
    echo "${PYTHON:-python3} is missing: apt install ${PYTHON:-python3}" >&2
fi
exit 1
