#!/bin/sh
# Starts the program on macOS and opens the desk: double-click the file.

cd "$(dirname "$0")" || exit 1
# A window that Finder opens does not always know where Node.js is.
PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"

end() {
  printf '\n%s\n\nTrykk Enter for å lukke vinduet.' "$1"
  read -r _
  exit 1
}

[ -f package-lock.json ] || end 'Pakk ut mappen først: dobbeltklikk på ZIP-filen, og så på Rediger i den nye mappen.'
case $PWD in
  *[#?]*) end 'Mappen har # eller ? i navnet eller i adressen. Gi den et navn uten, og prøv igjen.' ;;
esac
newest='Last ned versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.'
command -v node >/dev/null || end "Redigeringen trenger Node.js. $newest"
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)" ||
  end "Redigeringen kan ikke bruke versjonen av Node.js på denne maskinen. $newest"

if ! cmp -s package-lock.json node_modules/installed.json; then
  echo 'Henter det redigeringen trenger. Det tar et par minutter, og maskinen må være på nett …'
  npm install --no-save --no-audit --no-fund ||
    end 'Kunne ikke hente det som trengs. Sjekk at maskinen er på nett, og prøv igjen.'
  cp package-lock.json node_modules/installed.json
fi

echo 'La dette vinduet stå åpent mens du arbeider. Lukk det når du er ferdig.'
npm start -- --open || end 'Redigeringen stoppet. Meldingen over sier hvorfor.'
