# What .ci/run and .ci/night share: steps that are counted, the install, and a Chromium. Sourced from the repository's top.
set -uo pipefail

passed=0
failed=0
step() {
  local name=$1
  shift
  printf '\n=== %s\n' "$name"
  local began=$SECONDS
  if "$@"; then passed=$((passed + 1)); else
    failed=$((failed + 1))
    printf '=== FAILED: %s\n' "$name"
  fi
  printf '=== %s: %s s\n' "$name" "$((SECONDS - began))"
}

has_whole_chromium() { command -v chromium chromium-browser google-chrome >/dev/null; }
has_chromium() { [ -n "${CHROMIUM_PATH:-}" ] || { command -v chromium-headless-shell >/dev/null && has_whole_chromium; }; }
# The shell alone needs half of the processor's time; only the whole browser shows notices, and it does where Debian has no shell.
install_chromium() {
  has_chromium && return 0
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq chromium-headless-shell >/dev/null
  has_whole_chromium || "${as_root[@]}" apt-get install -y -qq chromium >/dev/null
}
# It opens the page that checks a history, from a disk.
install_firefox() {
  command -v firefox-esr >/dev/null && return 0
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq firefox-esr >/dev/null
}
install_browsers() { install_chromium && install_firefox; }
# The images that the Go project tests its decoders with, for what opens pictures of unknown people.
install_corpus() {
  compgen -G '/usr/share/go-*/src/image' >/dev/null && return 0
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq golang-src >/dev/null
}
# It reads a history once more, from the text of the rules.
install_python() {
  command -v python3 >/dev/null && return 0
  local as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" apt-get install -y -qq python3 >/dev/null
}
installed_chromium() {
  wait "$chromium_install"
  local ended=$?
  cat "$chromium_log"
  return "$ended"
}
clean_install() {
  npm ci --prefer-offline --no-audit --no-fund 2>&1 | tee "$log"
  local ended=${PIPESTATUS[0]}
  if grep -qE 'deprecated|ERESOLVE|EBADENGINE|conflict' "$log"; then
    echo 'npm ci complains' && return 1
  fi
  return "$ended"
}
answers_on_5432() { (exec 3<>/dev/tcp/127.0.0.1/5432) 2>/dev/null; }

log=$(mktemp)
trap 'rm -f "$log" "${chromium_log:-}"' EXIT
# Exports of a real ranch, which are no part of this repository: the figures are compared where they lie beside it.
[ -d ../shared/data ] && export GOLDEN_DATA=${GOLDEN_DATA:-$PWD/../shared/data}
export SECOND_DATABASE_URL=${SECOND_DATABASE_URL:-postgres://postgres@127.0.0.1:5432/postgres}

# The one waits for the disk and the other for the line.
install_all() {
  chromium_log=$(mktemp)
  install_browsers >"$chromium_log" 2>&1 &
  chromium_install=$!
  step 'npm ci' clean_install
  step 'browsers for the tests' installed_chromium
  step 'a Python' install_python
}
end_with_counts() {
  printf '\n%s passed, %s failed\n' "$passed" "$failed"
  [ "$failed" -eq 0 ]
}
