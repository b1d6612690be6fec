"""The page's own words, from the phrase files."""

from __future__ import annotations

from fastapi import APIRouter

from voice.phrases import page_words


class WordsApi:
    """Tells the page what stands on its buttons."""

    def router(self) -> APIRouter:
        """Its routes."""
        router = APIRouter(prefix="/api", tags=["words"])
        router.add_api_route("/words", self.words, methods=["GET"])
        return router

    def words(self) -> dict[str, str]:
        """Every sentence of the page by its key, with `{fact}` where a fact goes."""
        return dict(page_words())
