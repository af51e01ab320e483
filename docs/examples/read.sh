#!/bin/sh
# Says what a key is, and reads the figures of all paddocks.
#
#   GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... sh read.sh
set -eu

# The key goes to curl by a pipe: other people on this computer see the arguments of programs.
read_path() {
  printf 'header = "Authorization: Bearer %s"\n' "$KEY" |
    curl -K - --silent --show-error --fail-with-body "$GRAZEWELL/api/v1/ranch/$RANCH/$1"
  echo
}

read_path key/me
read_path figures
