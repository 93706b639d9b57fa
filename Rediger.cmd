@echo off
rem Opens the owner's desk on Windows: double-click the file.
chcp 65001 >nul
title Redigering
cd /d "%~dp0"

where node >nul 2>nul
if errorlevel 1 (
  echo Redigeringen trenger Node.js.
  echo Last ned versjonen merket LTS fra https://nodejs.org, installer den, og dobbeltklikk på denne filen en gang til.
  goto wait
)

node desk\start.mjs
if not errorlevel 1 exit /b 0
echo.
echo Redigeringen stoppet. Meldingen over sier hvorfor.

:wait
echo.
pause
exit /b 1
