#!/bin/sh
# Prints what has changed since the last run; run it every 5 minutes. `follow.state` holds how far it has read.
#
#   GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... sh follow.sh
set -eu
answer=$(mktemp -d)
trap 'rm -rf "$answer"' EXIT

ask() {
  printf 'header = "Authorization: Bearer %s"\n' "$KEY" |
    curl -K - --silent --show-error --dump-header "$answer/headers" --output "$answer/body" --write-out '%{http_code}' \
      "$GRAZEWELL/api/v1/ranch/$RANCH/records?limit=1000$1"
}

# One field of the page itself. Quotes within texts have a backslash, so no text of a record looks like it.
field() {
  grep -o "\"$1\":[^,}]*" "$answer/body" | tail -n 1 | cut -d : -f 2- | tr -d '"'
}

more=true
while [ "$more" = true ]; do
  read_so_far=$(cat follow.state 2>/dev/null || true)
  case $(ask "$read_so_far") in
  200)
    cat "$answer/body"
    echo
    printf '&since=%s&epoch=%s' "$(field next)" "$(field epoch)" >follow.state
    more=$(field has_more)
    ;;
  409)
    # The record is another one than before, as after a restored backup: read it from the start.
    rm follow.state
    ;;
  429 | 503)
    sleep "$(tr -d '\r' <"$answer/headers" | sed -n 's/^[Rr]etry-[Aa]fter: //p')"
    ;;
  *)
    cat "$answer/body" >&2
    exit 1
    ;;
  esac
done
