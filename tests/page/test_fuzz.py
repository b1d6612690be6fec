"""Nothing that can be sent breaks the page: requests made up from its own schema."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.page.evening import HOST, Evening, StillSight

if TYPE_CHECKING:
    from collections.abc import Iterator

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
# They start the speech engine; their own tests ask them once.
SLOW = ["/api/doctor", "/api/report", "/api/report.zip"]
EVENING = Evening()
HEADERS = {"authorization": f"Bearer {EVENING.keys.token}", "host": HOST}
schema = schemathesis.openapi.from_asgi("/api/schema.json", EVENING.page.app, headers=HEADERS)


@pytest.fixture(scope="module", autouse=True)
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Be in the middle of a game, that lasts for all the made-up requests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TABLEMATE_HOME", str(tmp_path_factory.mktemp("fuzzed")))
        EVENING.begin(goal_tiles="virtual")
        EVENING.room.sight = StillSight(picture=None)
        EVENING.play_until("tray")
        yield
        EVENING.room.leave()


@schema.exclude(path=SLOW).parametrize()
@settings(max_examples=15, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_page(case: schemathesis.Case) -> None:
    case.call_and_validate(headers=HEADERS, checks=CHECKS)
