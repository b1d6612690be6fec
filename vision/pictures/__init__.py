"""Pictures in: files, films, streams and cameras, each loaded upright, and what is wrong with them."""
