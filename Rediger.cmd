@echo off
rem Starts the program on Windows and opens the desk: double-click the file.
chcp 65001 >nul
title Redigering
cd /d "%~dp0"

rem Windows opens a file of a ZIP alone, in a folder of its own.
if not exist package-lock.json (
  echo Pakk ut mappen først: høyreklikk på ZIP-filen, velg Pakk ut alle, og dobbeltklikk på Rediger i den nye mappen.
  goto wait
)

if not "%CD:#=%"=="%CD%" (
  echo Mappen har # i navnet eller i adressen. Gi den et navn uten, og prøv igjen.
  goto wait
)

where node >nul 2>nul
if errorlevel 1 (
  echo Redigeringen trenger Node.js.
  goto node
)
node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a >= 24 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)"
if errorlevel 1 (
  echo Redigeringen kan ikke bruke versjonen av Node.js på denne maskinen.
  goto node
)

fc package-lock.json node_modules\installed.json >nul 2>nul
if errorlevel 1 (
  echo Henter det redigeringen trenger. Det tar et par minutter, og maskinen må være på nett ...
  call npm install --no-save --no-audit --no-fund
  if errorlevel 1 (
    echo Kunne ikke hente det som trengs. Sjekk at maskinen er på nett, og prøv igjen.
    goto wait
  )
  copy /y package-lock.json node_modules\installed.json >nul
)

echo La dette vinduet stå åpent mens du arbeider. Lukk det når du er ferdig.
call npm start -- --open
if not errorlevel 1 exit /b 0
echo.
echo Redigeringen stoppet. Meldingen over sier hvorfor.
goto wait

:node
echo Last ned versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.

:wait
echo.
pause
exit /b 1
