#!/bin/sh
# A backup for each day of the week, and the way back rehearsed with it: backup.sh DATA FOLDER
# Whatever goes wrong ends it with an error, which systemd writes down.
set -eu
data=$1
folder=$2
zaria="node $(dirname "$0")/../packages/cli/bin.mjs"
file=$folder/zaria-$(date +%u).db

rehearsal=$(mktemp -d "$folder/rehearsal.XXXXXX")
trap 'rm -rf "$rehearsal"' EXIT

$zaria backup "$file" --data "$data" --force
# Restoring checks the file, every log and the ledger. Then it is looked at as a server would.
$zaria restore "$file" --data "$rehearsal/data"
$zaria tables --data "$rehearsal/data" --most 1 --json >"$rehearsal/tables"
