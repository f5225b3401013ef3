#!/bin/sh
# Write requirements/*.txt anew from pyproject.toml; `tools/lock.sh --upgrade` takes newer versions too.
# Needs uv: on the path, or the one ./play fetched. The locks carry hashes but no address: any index serves them.
set -eu
cd "$(dirname "$0")/.."
uv=.tools/bin/uv
[ -x "$uv" ] || uv=uv

lock() {
    target=requirements/$1
    shift
    "$uv" pip compile -q --universal --python-version 3.11 --generate-hashes \
        --custom-compile-command tools/lock.sh --output-file "$target" "$@"
    if grep -n '://' "$target"; then
        echo "$target holds an address" >&2
        exit 1
    fi
}

lock uv.txt --group tools "$@"
lock node.txt --group node "$@"
lock run.txt pyproject.toml --extra compile --group build "$@"
lock dev.txt pyproject.toml --extra compile --group dev --constraints requirements/run.txt "$@"
