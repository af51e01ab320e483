cd /tmp/w/hooks; git add -A -N . ; git diff --name-only --diff-filter=d origin/main | grep -E '\.(ts|tsx|mjs|css|md)$'
