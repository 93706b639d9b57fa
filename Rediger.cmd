@echo off
rem Opens the owner's desk on Windows: double-click the file.
chcp 65001 >nul
title Skrivebordet
cd /d "%~dp0"

node -e "const [a, b] = process.versions.node.split('.').map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)" 2>nul
if errorlevel 1 (
  echo Skrivebordet trenger Node.js 20.19 eller nyere.
  echo Last ned den nyeste versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.
  goto wait
)

if not exist node_modules (
  echo Henter det nettstedet trenger. Det skjer bare nå, og maskinen må være på nett ...
  call npm ci --no-audit --no-fund
  if errorlevel 1 (
    echo Det nettstedet trenger, kunne ikke hentes. Sjekk at maskinen er på nett, og prøv igjen.
    goto wait
  )
)

node --import tsx commands/desk.ts
if not errorlevel 1 exit /b 0
echo Skrivebordet stoppet. Meldingen over sier hvorfor.

:wait
echo.
pause
exit /b 1
