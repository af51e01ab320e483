#!/bin/sh
# Records the rain of a day, in inches. Run it again with another amount to correct it.
#
#   GRAZEWELL=https://grazewell.example RANCH=... KEY=gwk_... sh write.sh 2026-04-20 0.4
set -eu
day=$1 inches=$2

printf 'header = "Authorization: Bearer %s"\n' "$KEY" |
  curl -K - --silent --show-error --fail-with-body \
    --request PUT --header 'Content-Type: application/json' --data "{\"on\": \"$day\", \"inches\": $inches}" \
    "$GRAZEWELL/api/v1/ranch/$RANCH/fact/rain/$day"
echo
