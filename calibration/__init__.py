"""Where the camera and the table are: markers, millimetres, zones, profiles and the printed sheet."""
