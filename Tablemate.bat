@echo off
rem Double-click this on Windows: it finds Python, or helps you get it, sets Tablemate up and opens its page.
rem The name of a folder may hold spaces, brackets, ampersands, exclamation marks and umlauts. So a path stands in
rem quotes and in no bracketed block, none is handed to call, which would read it a second time, and what eats
rem exclamation marks is turned off.
setlocal EnableExtensions DisableDelayedExpansion
rem pushd, unlike cd, also goes to a folder on the network.
pushd "%~dp0"
rem Windows runs a file out of a zip archive alone, in a folder of its own; the sentences are not there either.
if not exist "start.py" echo Tablemate's other files are missing here. Unpack the whole zip archive first, then start again.
if not exist "start.py" set "code=1"
if not exist "start.py" goto end
call :language
call :find
if defined python goto run
call :say none
where winget.exe >nul 2>nul
if not "%errorlevel%"=="0" goto download
call :say winget
choice /c yn
if not "%errorlevel%"=="1" goto download
winget install --exact --id Python.Python.3.13 --source winget
call :find
if defined python goto run
:download
call :say download
start "" "https://www.python.org/downloads/windows/"
call :say waits
:wait
rem Not timeout, which refuses to wait where no keyboard is.
ping -n 4 127.0.0.1 >nul
call :find
if not defined python goto wait
call :say found
:run
"%python%" %version% start.py %*
set "code=%errorlevel%"
:end
popd
rem What went wrong can be read before the window closes.
if not "%code%"=="0" pause
exit /b %code%

rem Put the first Python that is new enough into python, and what to call it with into version.
:find
set "python="
for %%v in (-3 -3.14 -3.13 -3.12 -3.11) do set "tried=py.exe"& set "option=%%v"& call :try
set "option="
rem By their ending: pyenv has a python.bat, and a batch file that is run from another does not come back.
for /f "delims=" %%p in ('where python.exe python3.exe 2^>nul') do set "tried=%%p"& call :try
for /d %%d in ("%LocalAppData%\Programs\Python\Python3*" "%ProgramFiles%\Python3*" "%SystemDrive%\Python3*") do set "tried=%%~d\python.exe"& call :try
for /d %%d in ("%LocalAppData%\Python\pythoncore-3*" "%UserProfile%\.pyenv\pyenv-win\versions\3.*" "%AppData%\uv\python\cpython-3.*") do set "tried=%%~d\python.exe"& call :try
for /d %%d in ("%UserProfile%\scoop\apps\python*") do set "tried=%%~d\current\python.exe"& call :try
rem Installers write down where they put a Python, wherever that is.
for %%k in (HKCU HKLM) do for /f "tokens=2,*" %%a in ('reg query %%k\Software\Python /s /v ExecutablePath 2^>nul') do set "tried=%%b"& call :try
exit /b

rem Each is tried and not only looked for: Windows has a python.exe that does nothing but open its store.
:try
if defined python exit /b
"%tried%" %option% -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>nul
if not "%errorlevel%"=="0" exit /b
set "python=%tried%"
set "version=%option%"
exit /b

rem A sentence of the phrase file.
:say
set "words=voice\phrases\%language%\start.ftl"
findstr /b /c:"start_%~1 = " "%words%" >nul 2>nul
if not "%errorlevel%"=="0" set "words=voice\phrases\en\start.ftl"
for /f "tokens=2,*" %%a in ('findstr /b /c:"start_%~1 = " "%words%"') do echo %%b
exit /b

rem The language that was chosen, else that of Windows, if there are words for it; else English.
:language
set "language=%TABLEMATE_LANGUAGE%"
set "kept=%LocalAppData%\tablemate"
if defined TABLEMATE_HOME set "kept=%TABLEMATE_HOME%"
if not defined language if exist "%kept%\language.txt" set /p language=<"%kept%\language.txt"
if not defined language for /f "tokens=3 delims=- " %%a in ('reg query "HKCU\Control Panel\International" /v LocaleName 2^>nul') do set "language=%%a"
if not exist "voice\phrases\%language%\start.ftl" set "language=en"
rem The files are UTF-8; where only English is said, the window stays as it is.
if not "%language%"=="en" chcp 65001 >nul
exit /b
