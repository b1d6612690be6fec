"""What a view shows of the room at one moment: the question, the drawn table, the history, the camera."""
