#!/bin/sh
# Checks the reviews, builds the website, puts it online and tells the hub. It is for any machine that has git, npm and flock:
# for cron, for a forge that is not GitHub, or by hand. The first step that fails ends it, and the website stays as it was.
#
#   sh publish.sh            check, build, put online, tell the hub
#   sh publish.sh --pull     get the newest commit first, and end if that is online already: for cron
#   sh publish.sh --upload   only put online what is built: the GitHub workflow has its own steps for the rest
#
# Settings, beside those of the build (BASE_URL, STATIC, HUB_URL), and one of these two:
#   PUBLISH_TO        a folder, or user@host:folder; the website becomes the folder dist in it
#   PUBLISH_COMMAND   a command that uploads dist/client
# rsync and this script reach the host by the command RSYNC_RSH ("ssh -p 2222"), or by ssh.
set -eu

main() {
  mode=${1:-}
  case $mode in
    '' | --pull | --upload) ;;
    *) fail "$mode is unknown; allowed: --pull, --upload, or nothing" ;;
  esac
  read_target
  # Not among the files of the build, which removes what it does not know.
  notes=$(git rev-parse --git-dir) || fail 'not published: only git can tell which state of the reviews is the newer one'
  command -v flock > /dev/null || fail 'flock is missing; it is in the package util-linux'
  # Two runs at once would build in one folder. Who comes second waits; cron comes again.
  exec 9> "$notes/publish.lock"
  if [ "$mode" != --pull ]; then flock 9; elif ! flock --nonblock 9; then return; fi

  if [ "$mode" = --pull ]; then git pull --quiet --ff-only || fail 'not published: git pull failed'; fi
  commit=$(git rev-parse HEAD) || fail 'not published: there is no commit yet'
  look || fail "not published: cannot get at $PUBLISH_TO"
  if [ "$mode" = --pull ] && [ "$commit" = "$online" ]; then return; fi
  refuse_older
  if [ "$mode" != --upload ]; then
    refuse_uncommitted
    make
  fi
  upload
  echo "Published $commit."
  if [ "$mode" = --upload ]; then return; fi
  npm run --silent notify-hub || fail 'it is online, but the hub was not told; later: npm run notify-hub'
}

fail() {
  printf 'publish.sh: %s\n' "$*" >&2
  exit 1
}

read_target() {
  if [ -n "${PUBLISH_COMMAND:-}" ]; then
    [ -z "${PUBLISH_TO:-}" ] || fail 'set PUBLISH_TO or PUBLISH_COMMAND, not both'
    return
  fi
  case ${PUBLISH_TO:-} in
    '') fail 'set PUBLISH_TO to a folder or user@host:folder, or PUBLISH_COMMAND to a command that uploads dist/client' ;;
    *[!A-Za-z0-9@:._/-]*) fail "PUBLISH_TO is $PUBLISH_TO; allowed: letters, digits and @ : . _ / -" ;;
    *:*) host=${PUBLISH_TO%%:*} folder=${PUBLISH_TO#*:} ;;
    *) host='' folder=$PUBLISH_TO ;;
  esac
  command -v rsync > /dev/null || fail 'rsync is missing; with PUBLISH_COMMAND it is not needed'
}

# Runs the script that it reads where the website is.
there() {
  if [ -z "$host" ]; then
    sh -s -- "$@"
  else
    # RSYNC_RSH is several words, as rsync has it.
    # shellcheck disable=SC2086
    ${RSYNC_RSH:-ssh} "$host" sh -s -- "$@"
  fi
}

# Finds out which commit is online, none at the first time, and completes what a run left that was killed.
look() {
  if [ -n "${PUBLISH_COMMAND:-}" ]; then
    # Businesses that share a repository have one each.
    business=$(git rev-parse --show-prefix)${CONTENT_DIR:-}
    record=$notes/published${business:+-$(echo "$business" | tr / -)}
    online=$([ ! -e "$record" ] || cat "$record")
    return
  fi
  seen=$(
    there "$folder" "$host" << 'END'
set -eu
command -v rsync > /dev/null || { echo "rsync is missing at $2" >&2; exit 1; }
mkdir -p "$1/.publish"
cd "$1/.publish"
exec 9> lock
flock 9
if [ ! -e ../dist ]; then if [ -e last ]; then mv last ../dist; else mkdir ../dist; fi; fi
dirname "$(pwd)"
if [ -e commit ]; then cat commit; fi
END
  ) || return
  # Its whole path: many versions of rsync take no other in --link-dest over ssh.
  folder=$(echo "$seen" | sed -n 1p)
  record=${host:+$host:}$folder/.publish/commit
  online=$(echo "$seen" | sed -n 2p)
}

# An older commit never takes the place of a newer one.
refuse_older() {
  if [ -z "$online" ] || follows; then return; fi
  # This clone may be older than what is online, or hold the newest commits alone.
  git fetch --quiet --unshallow 2> /dev/null || git fetch --quiet 2> /dev/null || :
  follows || fail "not published: $online is online, and $commit does not come after it.
To go back, undo the newer commits with git revert, and publish that.
If this is another repository than before, or one with another history, delete $record."
}

follows() {
  git merge-base --is-ancestor "$online" "$commit" 2> /dev/null
}

# What is online is known by its commit, so nothing else may be in it.
refuse_uncommitted() {
  # git may be set to look for no new files, or to print names with accents as numbers.
  changes=$(git -c core.quotePath=false -c status.showUntrackedFiles=normal status --porcelain -- \
    "${CONTENT_DIR:-content}" public package.json package-lock.json) ||
    fail 'not published: git status failed'
  [ -z "$changes" ] || fail "not published: commit these changes first, or undo them
$changes"
}

make() {
  [ -n "${BASE_URL:-}" ] || fail 'set BASE_URL to the address of the website, such as https://reviews.example.com'
  # At the first time, and when package-lock.json is another one.
  if [ ! -e node_modules/.package-lock.json ] || [ -n "$(find package-lock.json -newer node_modules/.package-lock.json)" ]; then
    npm ci --no-audit --no-fund || fail 'not published: npm ci failed'
  fi
  npm run --silent check || fail 'not published: npm run check failed'
  NOTIFY_HUB=0 npm run --silent build || fail 'not published: npm run build failed'
}

upload() {
  if [ -n "${PUBLISH_COMMAND:-}" ]; then
    sh -c "$PUBLISH_COMMAND" || fail 'not published: PUBLISH_COMMAND failed'
    printf '%s\n' "$commit" > "$record"
    return
  fi
  new=new-$commit-$$
  # What is online already is not sent again. By its bytes: two builds within a second may differ in a page of the same length.
  rsync -rlpt --checksum --chmod=D755,F644 --link-dest="$folder/dist" dist/ "${host:+$host:}$folder/.publish/$new/" ||
    discard
  there "$folder" "$new" "$commit" "$online" << 'END' || fail 'not published'
set -eu
cd "$1/.publish"
exec 9> lock
flock 9
online=$([ ! -e commit ] || cat commit)
if [ "$online" != "${4:-}" ]; then
  rm -rf "$2"
  echo "Another run has put $online online meanwhile." >&2
  exit 1
fi
rm -rf last
mv ../dist last
mv "$2" ../dist
# After the moves: a build that they cannot put in place is not online, and the next run tries again.
echo "$3" > commit
rm -rf last
# What was left by uploads that broke off more than a day ago.
find . -maxdepth 1 -name 'new-*' -mtime +0 -exec rm -rf {} +
END
}

# Removes what rsync had sent when it failed: on a full disk, the tries of cron would keep it full.
discard() {
  there "$folder" "$new" 2> /dev/null << 'END' || :
rm -rf "$1/.publish/$2"
END
  fail 'not published: rsync failed'
}

cd "$(dirname "$0")"
# A hook of a bare repository has that one in it.
unset GIT_DIR
# On one line: `git pull` may bring another version of this file while it is read.
main "$@"; exit
