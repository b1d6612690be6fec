"""Finding where things lie in a picture: cards, dice, and slots that may hold one."""
