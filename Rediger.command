#!/bin/sh
# Opens the owner's desk on macOS: double-click the file.

cd "$(dirname "$0")" || exit 1
# A window that Finder opens does not always know where Node.js is.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

if ! command -v node >/dev/null; then
  echo 'Redigeringen trenger Node.js.'
  echo 'Last ned versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.'
else
  node desk/start.mjs && exit 0
  printf '\nRedigeringen stoppet. Meldingen over sier hvorfor.\n'
fi
printf '\nTrykk Enter for å lukke vinduet.'
read -r _
exit 1
