@echo off
rem Double-click this on Windows: it sets Tablemate up and opens its page.
rem pushd, unlike cd, also goes to a folder on the network.
pushd "%~dp0"
rem Each is tried and not only looked for: Windows has a python.exe that does nothing but open its store.
py -3 -c "" >nul 2>nul
if not errorlevel 1 (
  py -3 start.py %*
  goto ended
)
python -c "import sys; sys.exit(sys.version_info < (3,))" >nul 2>nul
if not errorlevel 1 (
  python start.py %*
  goto ended
)
echo Tablemate needs Python 3.11 or newer, and none was found.
echo Get it here, tick "Add python.exe to PATH", and double-click this file again:
echo https://www.python.org/downloads/
popd
pause
exit /b 1
:ended
set code=%errorlevel%
popd
rem What went wrong can be read before the window closes.
if not "%code%"=="0" pause
exit /b %code%
