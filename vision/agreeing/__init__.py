"""Agreeing over time: what changed, what each zone shows in a frame, what several frames settle."""
