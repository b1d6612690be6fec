@echo off
rem Double-click this on Windows: it sets Tablemate up and opens its page.
cd /d "%~dp0"
where py >nul 2>nul
if not errorlevel 1 (
  py -3 start.py %*
  goto ended
)
where python >nul 2>nul
if not errorlevel 1 (
  python start.py %*
  goto ended
)
echo Tablemate needs Python 3.11 or newer, and none was found.
echo Get it here, tick "Add python.exe to PATH", and double-click this file again:
echo https://www.python.org/downloads/
:ended
if errorlevel 1 pause
