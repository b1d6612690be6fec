"""What the fields, choices and cards of a form are called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import Origin

if TYPE_CHECKING:
    from engine.card_form import EnteredCard
    from engine.fields import Field
    from engine.game import Game
    from voice.phrases import Phrases

ORIGINS = {Origin.FANS: "fans", Origin.OWNER: "owner", Origin.STAND_IN: "stand-in"}


class Labels:
    """The words of one game's forms."""

    def __init__(self, game: Game, phrases: Phrases) -> None:
        self._game = game
        self._phrases = phrases

    def field(self, field: Field) -> str:
        """What a field is called."""
        return self._phrases.say(_key(field))

    def hint(self, field: Field) -> str:
        """How a field is read off the card."""
        return self._phrases.attribute(_key(field), "hint")

    def choice(self, id_: str) -> str:
        """What a choice is called; most are plain words in the file already."""
        key = f"choice_{id_}"
        named = self._phrases.name(key)
        return self._phrases.name(id_) if named == key else named

    def origin(self, origin: Origin) -> str:
        """The words for where a card comes from, such as its owner."""
        return self._phrases.name(f"card_origin_{ORIGINS[origin]}")

    def values(self, card: EnteredCard) -> dict[str, Any]:
        """What its fields hold, the words of a practice card in the language spoken."""
        return {
            name: self._phrases.practice(value) if isinstance(value, str) else value
            for name, value in card.values.items()
        }

    def title(self, card: EnteredCard) -> str:
        """What a card is called in a list."""
        if not card.section.heading:
            return self._phrases.say(f"card_title_fields_{self._game.id}")
        if not card.values:
            return self._phrases.say(f"card_title_new_{card.section.heading}")
        if card.title and not card.title.isdigit():
            return self._phrases.say("card_title_name", {"title": card.title})
        return self._phrases.say("card_title_card", {"number": int(card.title or card.place + 1)})


def _key(field: Field) -> str:
    return f"field_{field.name.replace('.', '_')}"
