"""Enrolling cards, from a camera or from pictures: each is named or asked about, and kept at once."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import cv2

from tablemate.box.enrolling import tell_faults
from tablemate.box.holding import Holding
from tablemate.wording import words
from vision.geometry import as_image

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tablemate.box.enrolling import Enrolment
    from tablemate.box.sides import CardSide
    from vision.geometry import Image
    from vision.pictures.shown import CardFault, ShownCard


@dataclass(frozen=True, slots=True)
class Unnamed:
    """A good picture of a card that nobody has named yet, and what it may be."""

    number: int
    shown: ShownCard
    likely: tuple[CardSide, ...]
    file: str = ""


@dataclass(slots=True)
class EnrolmentSession:
    """Takes cards one after the other, says what it does, and asks about cards it cannot name."""

    enrolment: Enrolment
    say: Callable[[str], object]
    given: Iterator[str] = field(default_factory=lambda: iter(()))  # names given beforehand, in order
    again: CardSide | None = None  # the card to be shown again
    waiting: deque[Unnamed] = field(default_factory=deque)
    _holding: Holding = field(init=False)
    _count: int = 0

    def __post_init__(self) -> None:
        self._holding = Holding(self.enrolment)

    @property
    def asked(self) -> Unnamed | None:
        """The card that is asked about now."""
        return self.waiting[0] if self.waiting else None

    # --- showing ----------------------------------------------------------------------------------

    def see(self, image_bgr: Image) -> None:
        """Look at a camera's frame; a card that lies still is taken once."""
        shown = self._holding.see(image_bgr)
        if self._holding.saying:
            self.say(self._holding.saying)
        if shown:
            self._take(image_bgr, shown)

    def show(self, image_bgr: Image, file: str = "") -> int:
        """Take all cards of a picture; returns how many of them are not good enough."""
        cards = self.enrolment.look(image_bgr)
        if not cards:
            self.refuse(file, (self.enrolment.explain_no_card(image_bgr),))
            return 1
        alone = len(cards) == 1
        return sum(not self._take_good(image_bgr, card, file, alone=alone) for card in cards)

    def _take_good(self, image_bgr: Image, shown: ShownCard, file: str, *, alone: bool) -> bool:
        listed = next(self.given, "")
        if shown.faults:
            self.refuse(file, shown.faults)
            return False
        if listed:
            self._keep(*self.enrolment.understand(listed), shown)
        else:
            self._take(image_bgr, shown, file, alone=alone)
        return True

    def _take(self, image_bgr: Image, shown: ShownCard, file: str = "", *, alone: bool = False) -> None:
        """Keep a card under its title, or its file's name if it is alone there; else ask about it."""
        guess = self.enrolment.guess(image_bgr, shown)
        by_file = self.enrolment.name_file(file) if file and alone else None
        if self.again:
            again, self.again = self.again, None
            self._keep(again, self.enrolment.name(again), guess.shown)
        elif guess.sure:
            self._keep(guess.likely[0], self.enrolment.name(guess.likely[0]), guess.shown)
        elif by_file:
            self._keep(*by_file, guess.shown)
        else:
            self._count += 1
            self.waiting.append(Unnamed(self._count, guess.shown, guess.likely, file))

    def refuse(self, file: str, faults: tuple[CardFault, ...]) -> None:
        """Say why a picture is not kept."""
        self.say(words("enrol_refused", file=file, reason=tell_faults(faults)))

    def show_again(self, card: CardSide | None) -> None:
        """Take the next card that is shown for this one; None ends that."""
        self.again = card

    # --- answering --------------------------------------------------------------------------------

    def question(self) -> str:
        """The question about the first card that waits."""
        asked = self.asked
        if asked and asked.likely:
            return words("enrol_which_next", card=self.enrolment.say(asked.likely[0]))
        return words("enrol_which")

    def answer(self, typed: str = "") -> bool:
        """Keep the card that is asked about under this name; False if the name is not usable."""
        asked = self.asked
        if asked is None or not (typed.strip() or asked.likely):
            return False
        card = asked.likely[0] if not typed.strip() else None
        named = (card, self.enrolment.name(card)) if card else self.enrolment.understand(typed)
        self._keep(*named, asked.shown)
        self.waiting.popleft()
        return True

    def skip(self) -> None:
        """Leave out the card that is asked about."""
        if self.waiting:
            self.waiting.popleft()
            self.say(words("enrol_skipped"))

    def turn(self) -> None:
        """Turn the picture that is asked about the other way up."""
        if asked := self.asked:
            turned = as_image(cv2.rotate(asked.shown.card_bgr, cv2.ROTATE_180))
            shown = replace(asked.shown, card_bgr=turned, outline=asked.shown.outline.turn_half())
            self.waiting[0] = replace(asked, shown=shown)

    def _keep(self, card: CardSide, name: str, shown: ShownCard) -> None:
        self.say(self.enrolment.keep(card, name, shown))
