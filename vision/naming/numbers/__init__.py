"""Cards that are a number and a sign: named without having been shown."""
