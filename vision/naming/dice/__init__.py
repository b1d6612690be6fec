"""Dice named by the face that lies up; those of one table are read together."""
