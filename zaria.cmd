@echo off
rem Zaria on Windows: the same program, by the Node that is on the path.
set "ZARIA_PROGRAM=zaria"
node "%~dp0zaria" %*
