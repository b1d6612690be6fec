"""The page's modules and its style sheets as one file each, put together when they are asked for.

A browser fetches two compressed files instead of forty, and caches them until their content changes: their
address contains its hash. There is no build step; after editing a module, reload the page.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache
from graphlib import TopologicalSorter
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles

from tablemate.page.door.guard import camera_headers
from tablemate.wording import words
from voice.phrases import spoken_language

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.types import Scope

STATIC = Path(str(files(__package__))) / "static"
STYLES = ("theme", "page", "table", "setup", "enter", "drawing")  # later ones overrule earlier ones
SCRIPT, STYLE = "/static/all.js", "/static/all.css"
APART = ("away", "worker", "trust")  # modules of other pages
KEPT = "private, max-age=31536000, immutable"
ASKED_AGAIN = "private, no-cache"  # cached, but used only once the program has said that it has not changed
IMPORT = re.compile(r'^import (\{[^}]*\}) from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|class) (\w+))", re.MULTILINE)


@dataclass(frozen=True)
class Bundle:
    """Several files as one."""

    content: bytes
    packed: bytes
    version: str
    media_type: str

    @classmethod
    def of(cls, text: str, media_type: str) -> Bundle:
        """Make a bundle of a text."""
        content = text.encode()
        return cls(
            content, gzip.compress(content, mtime=0), hashlib.sha256(content).hexdigest()[:12], media_type
        )

    def answer(self, request: Request) -> Response:
        """Send it, compressed if the browser accepts that."""
        known = request.query_params.get("v") == self.version
        headers = {"cache-control": KEPT if known else ASKED_AGAIN, "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.content, headers=headers, media_type=self.media_type)
        return Response(
            self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.media_type
        )


class Bundles:
    """The bundles of the page, made of its files as they are now."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder

    async def camera_page(self, request: Request) -> Response:
        """The page on a phone that is the camera: the same, and it may use the camera."""
        page = await self.index(request)
        page.headers.update(camera_headers(request.headers["host"]))
        return page

    async def index(self, _: Request) -> Response:
        """The page itself, with the versioned addresses of its bundles."""
        text = (self._folder / "index.html").read_text(encoding="utf-8")
        text = text.replace('<html lang="en">', f'<html lang="{escape(spoken_language())}">')
        text = text.replace("NO_SCRIPT", escape(words("door_no_script")))
        for path, bundle in ((SCRIPT, self._script()), (STYLE, self._style())):
            text = text.replace(f'"{path}"', f'"{path}?v={bundle.version}"')
        return HTMLResponse(text)

    async def script(self, request: Request) -> Response:
        """All modules."""
        return self._script().answer(request)

    async def style(self, request: Request) -> Response:
        """All style sheets."""
        return self._style().answer(request)

    def _script(self) -> Bundle:
        paths = sorted(self._folder.glob("*.js"))
        return _bundle_script(_stamped([path for path in paths if path.stem not in APART]))

    def _style(self) -> Bundle:
        return _bundle_style(_stamped([self._folder / f"{name}.css" for name in STYLES]))


class SingleFiles(StaticFiles):
    """The other files: pictures, and each module by itself."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file that a browser may cache, but must check each time."""
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = ASKED_AGAIN
        return response


def _stamped(paths: list[Path]) -> tuple[tuple[Path, int], ...]:
    return tuple((path, path.stat().st_mtime_ns) for path in paths)


@lru_cache(maxsize=1)
def _bundle_script(stamped: tuple[tuple[Path, int], ...]) -> Bundle:
    modules = {path.stem: path.read_text(encoding="utf-8") for path, _ in stamped}
    return Bundle.of(join_modules(modules), "text/javascript")


@lru_cache(maxsize=1)
def _bundle_style(stamped: tuple[tuple[Path, int], ...]) -> Bundle:
    return Bundle.of("\n".join(path.read_text(encoding="utf-8") for path, _ in stamped), "text/css")


def join_modules(modules: dict[str, str]) -> str:
    """Join modules into one: each becomes a function that is called once, after those it imports from."""
    needed = {name: {found[2] for found in IMPORT.finditer(text)} for name, text in modules.items()}
    return "\n".join(_as_function(name, modules[name]) for name in TopologicalSorter(needed).static_order())


def _as_function(name: str, text: str) -> str:
    exported = ", ".join(EXPORT.findall(text))
    body = EXPORT.sub("", IMPORT.sub(r"const \1 = $\2;", text))
    return f"const ${name} = (() => {{ // {name}.js\n{body}return {{ {exported} }};\n}})();\n"
