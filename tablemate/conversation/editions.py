"""Which edition the cards are: the one chosen last, else that of the language, unless typed names differ."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from engine.game import EDITION
from tablemate.conversation.names import spellings
from tablemate.conversation.remembered import Remembered
from voice.phrases import spoken_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.game import Game, Option, OptionValue
    from tablemate.conversation.session import Session

ENOUGH = 3  # names; one or two a person may know from elsewhere


def usual_choice(game: Game, option: Option, *, camera: bool) -> OptionValue:
    """The default of an option; of an edition the one chosen last, else the one in the language spoken."""
    if option.id == EDITION:
        return kept_edition(game) or (
            spoken_language() if spoken_language() in option.choices else option.default
        )
    return option.usual(camera=camera)


def kept_edition(game: Game) -> str:
    """The edition that was chosen last; empty if none was."""
    return "".join(Remembered(game.id).options(game).get(EDITION, ()))


def keep_edition(game: Game, options: Mapping[str, OptionValue]) -> None:
    """Keep the chosen edition: it is asked for only once."""
    if EDITION in options:
        Remembered(game.id).keep_options({EDITION: options[EDITION]})


class OtherEdition:
    """Notices that what a person types are the names of another edition, and says so once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._found: dict[str, set[str]] = {}
        self._noticed = False

    def hear(self, text: str) -> None:
        """Note typed names that only other editions print."""
        for piece in text.split(","):
            typed = set(spellings(piece))
            if not self._noticed and not typed & self._own:
                for edition in [one for one, names in self._others.items() if typed & names]:
                    self._found.setdefault(edition, set()).update(typed)
                    if len(self._found[edition]) >= ENOUGH:
                        self._tell(edition)

    def _tell(self, edition: str) -> None:
        """Say so, and offer that edition next time; this game goes on with the edition it began with."""
        session, self._noticed = self._session, True
        keep_edition(session.play.game, {EDITION: edition})
        option = next(one for one in session.play.game.options if one.id == EDITION)
        session.say("edition_noticed", edition=session.phrases.choice(option, edition))

    @cached_property
    def _own(self) -> set[str]:
        phrases = self._session.phrases
        words = (word for id_ in phrases.printed for word in phrases.words_for(id_))
        return {spelled for word in words for spelled in spellings(word)}

    @cached_property
    def _others(self) -> dict[str, set[str]]:
        return {
            edition: {spelled for name in names.values() for spelled in spellings(name)}
            for edition, names in self._session.phrases.other_editions().items()
        }
