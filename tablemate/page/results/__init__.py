"""How games went: the game followed answer by answer, scores, kept results and their charts."""
