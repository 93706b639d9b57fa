#!/bin/sh
# Opens the owner's desk on macOS: double-click the file.

cd "$(dirname "$0")" || exit 1
# A window that Finder opens does not always know where Node.js is.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

stop() {
  printf '\n%s\n\nTrykk Enter for å lukke vinduet.' "$1"
  read -r _
  exit 1
}

node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null ||
  stop 'Skrivebordet trenger Node.js 20.19 eller nyere. Last ned den nyeste versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.'

if [ ! -d node_modules ]; then
  echo 'Henter det nettstedet trenger. Det skjer bare nå, og maskinen må være på nett …'
  npm ci --no-audit --no-fund || stop 'Det nettstedet trenger, kunne ikke hentes. Sjekk at maskinen er på nett, og prøv igjen.'
fi

node --import tsx commands/desk.ts || stop 'Skrivebordet stoppet. Meldingen over sier hvorfor.'
