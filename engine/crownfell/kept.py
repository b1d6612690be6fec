"""What the owner said about a practice card at the table, as a change of its fields, which can be undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.crownfell.characters import AREAS
from engine.crownfell.claims import AIM, ARROW, FIELDS, LEAPS, LOCK, PROTECT, REACH, TAKES, WAY, to_steps
from engine.crownfell.spaces import DIRECTIONS
from engine.events import SheetAmended

if TYPE_CHECKING:
    from engine.fields import Values

ANY = "any"  # all directions of an ability, in one word


class PrintKept(SheetAmended):
    """A practice card turned out to print something else: one more arrow or square, or one icon less."""

    claim: str
    title: str  # of its ability
    thing: str  # a direction, or a square in steps
    steps: int
    before: int  # arrows in this direction on the sheet until now

    def amend(self, values: Values) -> dict[str, Any]:
        """The card's values with what was said."""
        return {**values, FIELDS[self.claim]: self._change(values, said=True)}

    def restore(self, values: Values) -> dict[str, Any]:
        """The card's values as they were."""
        return {**values, FIELDS[self.claim]: self._change(values, said=False)}

    def _change(self, values: Values, *, said: bool) -> Any:
        value = values.get(FIELDS[self.claim])
        if self.claim == ARROW:
            arrows = {**(value or {}), self.thing: self.steps if said else self.before}
            return {way: number for way, number in arrows.items() if number}
        if self.claim in {LEAPS, TAKES}:
            return said
        gains = said is (self.claim not in {LOCK, PROTECT})
        others = [one for one in spell_out(value) if one != self.thing]
        return self._shorten([*others, self.thing] if gains else others)

    def _shorten(self, things: list[str]) -> str | list[str]:
        """The one word for all of them, where the field has one."""
        if self.claim == WAY:
            return ANY if set(things) == set(DIRECTIONS) else things
        areas = AREAS if self.claim in {REACH, AIM} else {}
        fits = (word for word, squares in areas.items() if set(map(to_steps, squares)) == set(things))
        return next(fits, things)


def spell_out(value: Any) -> list[str]:
    """A list of squares or directions, also where one word stands for it."""
    if value == ANY:
        return list(DIRECTIONS)
    return [to_steps(square) for square in AREAS[value]] if isinstance(value, str) else list(value or ())
