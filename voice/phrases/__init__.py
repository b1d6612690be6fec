"""Words for everything that is said, asked or refused, from the phrase files of a language."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol

from babel import Locale, UnknownLocaleError
from babel.lists import format_list

from engine.events import Line
from engine.game import EDITION, Published, editions, names_in_play
from engine.requests import Instruction
from engine.rules import Rule
from voice.phrases.sentences import Sentences
from voice.program import program

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from importlib.resources.abc import Traversable

    from engine.events import Event, Facts
    from engine.game import Game, Option, OptionValue
    from engine.play import Play
    from engine.requests import Request

ENGLISH = "en"
LANGUAGE = "TABLEMATE_LANGUAGE"  # an environment variable: the language of this program
FOLDER = "TABLEMATE_PHRASES"  # another: a folder of further languages, for translators
# The files every game shares.
TOPICS = (
    "common",
    "commands",
    "pictures",
    "table",
    "speech",
    "page",
    "box",
    "enter",
    "reasons",
    "sheet",
    "door",
)
PAGE = "page"  # the file of the page's own words, whose keys begin with this
PRACTICE = "practice_"  # keys of what our practice cards say; a sheet has their English words
PROGRAM = "{tablemate}"  # in a rule's words: stands for what to type in front of a command
NAMED = re.compile(r"^name_\w+ *=.*(?:\n(?:[ \t]+.*)?)*", re.MULTILINE)  # a name with its attributes
FORM = re.compile(r"^[ \t]+\.(\w+) *=", re.MULTILINE)
NOT_FORMS = ("also", "counted", "label")  # attributes of a name that are no form of it for sentences
NO_GENDER = "none"  # of a printed name, and of anything to which a language gives no gender
# What babel's lists leave out: an "and" or "or" that changes before its own sound.
BEFORE_A_SOUND = {
    "es": (
        (" y ", " e ", re.compile(r"h?(í|i(?![aeou]))", re.IGNORECASE)),  # y hierba, for that is no i
        (" o ", " u ", re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)),  # ocho, once
    ),
}
LONGEST_FACT = 2000  # letters; Fluent makes no sentence of a fact of more than 2,500


class PhraseError(Exception):
    """A sentence that is missing from the phrase files or cannot be made."""


class Unworded(Protocol):
    """What a package without words of its own says: the key of a sentence, and its facts."""

    @property
    def key(self) -> str:
        """The key of its sentence."""

    @property
    def facts(self) -> Facts:
        """What the sentence is made of."""


def spoken_language() -> str:
    """The language this program speaks."""
    return os.environ.get(LANGUAGE) or ENGLISH


def known_languages() -> list[str]:
    """The languages there are phrase files for."""
    roots = _roots(os.environ.get(FOLDER))
    return sorted({folder.name for root in roots for folder in root.iterdir() if _is_language(folder)})


def own_name(language: str) -> str:
    """What a language calls itself; one that Babel does not know has its code only."""
    try:
        name = str(Locale.parse(language, sep="-").get_display_name() or language)
    except (UnknownLocaleError, ValueError):
        return language
    return name[0].upper() + name[1:]


def called(language: str) -> str:
    """What a language is called in the one that is spoken; its code if Babel does not know it."""
    try:
        name = Locale.parse(language, sep="-").get_display_name(_locale(spoken_language()))
    except (UnknownLocaleError, ValueError):
        return language
    return str(name or language)


class Phrases:
    """The sentences of one game; without a game, those every game shares.

    They are in the language given, else in that of the program, even if that changes in mid-game.
    A sentence that a language lacks is said in English.
    """

    def __init__(
        self,
        game: Game | None = None,
        language: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        self._game = game
        self._language = language
        self._options = options or {}  # of the game that is played: they say what its cards print
        self._names = names_in_play(game, self._options) if game else {}

    @classmethod
    def of(cls, play: Play) -> Phrases:
        """The sentences of a game as it is played."""
        return cls(play.game, options=play.setup.options)

    @property
    def language(self) -> str:
        """The language they are in, by its code."""
        return self._language or spoken_language()

    @property
    def printed(self) -> Mapping[str, str]:
        """What is printed on the cards that are played with, by id."""
        return self._names

    @property
    def _bundles(self) -> tuple[Sentences, ...]:
        return _bundles(self.language, self._game.id if self._game else None, os.environ.get(FOLDER))

    @property
    def _forms(self) -> tuple[str, ...]:
        return _all_forms(self.language, os.environ.get(FOLDER))

    def say(self, key: str, facts: Facts | None = None) -> str:
        """The sentence of this key. An id among the facts is named; its raw form is there as `$fact_id`.

        Each attribute that names have in this language (a case, a gender) is there as `$fact_attribute`.
        A fact may be a sentence or a rule itself.
        """
        bundle = self._find(key)
        if bundle is None:
            raise PhraseError(f"there is no sentence {key!r} in {self.language}")
        return self._format(key, bundle, bundle.get_message(key).value, facts or {})

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return self._find(key) is not None

    def refusal(self, error: Unworded) -> str:
        """The sentence for an error of such a package; an error without a sentence is shown as it is."""
        return self.say(error.key, error.facts) if self.knows(error.key) else error.key

    def event(self, event: Event) -> str:
        """What happened, or what the person must do."""
        return self.say(type(event).__name__, event.facts())

    def ask(self, request: Request) -> str:
        """The question of a request."""
        if isinstance(request, Instruction):
            return self.event(request.event)
        return self.say(f"ask_{request.topic}", request.facts)

    def invite(self, request: Request) -> str:
        """What to do on the table so that a camera sees the answer; empty if nothing has to be done."""
        key = f"see_{request.topic}"
        return self.say(key, request.facts).strip() if self.knows(key) else ""

    def line(self, line: Line) -> str:
        """A line of the bot's visible state."""
        return self.say(line.key, line.facts)

    def why(self, rule: Rule) -> str:
        """A rule in words; a language has it as `why_` and its id, with an attribute for each reading."""
        key = f"why_{rule.id}"
        if not self._bundles[0].has_message(key):
            return rule.words.replace(PROGRAM, program())
        base = [self.say(key)] if self.knows(key) else []
        return " ".join((*base, *(self.attribute(key, reading) for reading in rule.in_force)))

    def section(self, rule: Rule) -> str:
        """Where a rule stands in the rulebook, as printed; a language may have a `.section` for it."""
        key = f"why_{rule.id}"
        return self.attribute(key, "section") if self._find(key, "section") else rule.section

    def because(self, event: Event) -> str:
        """The reason in this very case, made of the event's own facts; empty if there are no words for it."""
        key = f"because_{type(event).__name__}"
        return self.say(key, event.facts()) if self.knows(key) else ""

    def option(self, option: Option) -> str:
        """The question an option asks."""
        return self.say(f"option_{option.id}")

    def choice(self, option: Option, choice: str) -> str:
        """A choice of an option, in words."""
        return self.attribute(f"option_{option.id}", choice)

    def attribute(self, key: str, attribute: str, facts: Facts | None = None) -> str:
        """A sentence that is an attribute of another one."""
        bundle = self._find(key, attribute)
        if bundle is None:
            raise PhraseError(f"{key!r} has no words for {attribute!r} in {self.language}")
        return self._format(attribute, bundle, bundle.get_message(key).attributes[attribute], facts or {})

    def name(self, id_: str) -> str:
        """The name of a thing: as printed, from the phrase file, or made of its parts joined by +.

        The text of a practice card is said in this language; any other text is itself.
        """
        if id_ in self._names:
            return self._names[id_]
        key = _name_key(id_)
        if self.knows(key):
            return self.say(key)
        if _is_joined(id_):
            return self.join(id_.split("+"))
        return self.practice(id_)

    def practice(self, text: str) -> str:
        """What a practice card says, in this language; any other text as it is."""
        game_id = self._game.id if self._game else None
        return _practice_texts(self.language, game_id, os.environ.get(FOLDER)).get(text, text)

    def form(self, id_: str, form: str) -> str:
        """The name of a thing as an attribute has it, such as a case; without that, the plain name."""
        key = _name_key(id_)
        if id_ not in self._names and (bundle := self._find(key)):
            if pattern := bundle.get_message(key).attributes.get(form):
                return self._format(key, bundle, pattern, {})
        elif _is_joined(id_):
            return self._join_forms(id_.split("+"), form)
        return NO_GENDER if form == "gender" else self.name(id_)

    def _with_article(self, id_: str) -> str:
        """The name of a part of the table within a sentence: its `.the`, or the plain name."""
        key = f"name_{id_}"
        known = self._find(key, "the")
        return self.attribute(key, "the") if known else self.say("with_article", {"thing": id_})

    def counted(self, id_: str, number: int) -> str:
        """A number of things, as their `.counted` says it, in words if it is small; empty without one."""
        if self._find(f"name_{id_}", "counted") is None:
            return ""
        words = self.say("words_numbers").split()
        amount = words[number] if number < len(words) else str(number)
        return self.attribute(f"name_{id_}", "counted", {"number": number, "amount": amount})

    def words_for(self, id_: str) -> tuple[str, ...]:
        """The name of a thing, and the everyday words its `.also` lists."""
        key = f"name_{id_}"
        if self._find(key, "also") is None:
            return (self.name(id_),)
        return (self.name(id_), *self.attribute(key, "also").split(", "))

    def other_editions(self) -> dict[str, Mapping[str, str]]:
        """The printed names of every other edition; empty for a game that is known in one only."""
        game = self._game
        if not isinstance(game, Published):
            return {}
        return {one: game.names_of(one) for one in editions(game) if one != self._options.get(EDITION)}

    def label(self, id_: str) -> str:
        """A short name of a thing: its `.label`, with soft hyphens where words may break."""
        key = f"name_{id_}"
        return self.attribute(key, "label") if self._find(key, "label") else self.name(id_)

    def join(self, things: Iterable[str | Line]) -> str:
        """Several things in a row, named by their ids or by a line each, as the language lists them."""
        words = [self.line(one) if isinstance(one, Line) else self.name(one) for one in things]
        return self._list(words, "standard")

    def _join_forms(self, things: Iterable[str | Line], form: str) -> str:
        if form == "gender":
            return NO_GENDER
        words = [self.line(one) if isinstance(one, Line) else self.form(one, form) for one in things]
        return self._list(words, "standard")

    def either(self, ids: list[str] | tuple[str, ...]) -> str:
        """Several things, one of which is meant, as in `A or B`."""
        return self._list([self.name(id_) for id_ in ids], "or")

    def _list(self, words: list[str], style: Literal["standard", "or"]) -> str:
        text = str(format_list(words, style=style, locale=_locale(self.language)))
        for plain, instead, sound in BEFORE_A_SOUND.get(self.language, ()):
            if len(words) > 1 and text.endswith(plain + words[-1]) and sound.match(words[-1]):
                return text.removesuffix(plain + words[-1]) + instead + words[-1]
        return text

    def _find(self, key: str, attribute: str | None = None) -> Sentences | None:
        """The sentences of the first language that has this one, or this attribute of it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value if attribute is None else attribute in message.attributes:
                    return bundle
        return None

    def _format(self, key: str, bundle: Sentences, pattern: Any, facts: Facts) -> str:
        text, errors = bundle.format_pattern(pattern, self._arguments(facts))
        if errors:
            raise PhraseError(f"sentence {key!r} in {self.language}: {errors[0]}")
        return str(text)

    def _arguments(self, facts: Facts) -> dict[str, Any]:
        arguments: dict[str, Any] = {"tablemate": program()}
        if isinstance(zone := facts.get("zone"), str):
            arguments["the_zone"] = self._with_article(zone)
        for name, fact in facts.items():
            if isinstance(fact, str):
                arguments |= {f"{name}_{form}": _clip(self.form(fact, form)) for form in self._forms}
                arguments[name], arguments[f"{name}_id"] = _clip(self.name(fact)), _clip(fact)
            elif isinstance(fact, list | tuple):
                arguments |= {f"{name}_{form}": _clip(self._join_forms(fact, form)) for form in self._forms}
                arguments[name] = _clip(self.join(fact))
            elif isinstance(fact, Line):
                arguments[name] = _clip(self.line(fact))
            elif isinstance(fact, Rule):
                arguments[name] = _clip(self.why(fact))
            else:
                arguments[name] = fact
        return arguments


def page_words(language: str | None = None) -> Mapping[str, str]:
    """The words of the page by key, with `{fact}` for each fact; `key.one` is for a number that is one."""
    return _page_words(language or spoken_language(), os.environ.get(FOLDER))


@cache
def _page_words(language: str, further: str | None) -> Mapping[str, str]:
    text = (files(__package__) / ENGLISH / f"{PAGE}.ftl").read_text(encoding="utf-8")
    blanks = {name: f"{{{name}}}" for name in re.findall(r"\$(\w+)", text)}
    found: dict[str, str] = {}
    for spoken in dict.fromkeys((ENGLISH, language)):  # what a language lacks is said in English
        bundle = _bundle(spoken, None, further)
        for key in re.findall(rf"(?m)^{PAGE}_(\w+) =", text):
            if bundle.has_message(f"{PAGE}_{key}"):
                message = bundle.get_message(f"{PAGE}_{key}")
                forms = {"": message.value, **{f".{one}": form for one, form in message.attributes.items()}}
                for one, form in forms.items():
                    if form:
                        found[key + one] = str(bundle.format_pattern(form, blanks)[0])
    return found


def _name_key(id_: str) -> str:
    return f"name_{id_.replace('.', '_')}"  # the name of a file has a dot, a key has none


def _is_joined(id_: str) -> bool:
    return re.fullmatch(r"\w+(\+\w+)+", id_) is not None


def _clip(text: str) -> str:
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}\N{HORIZONTAL ELLIPSIS}"


@cache
def _bundle(language: str, game_id: str | None, further: str | None) -> Sentences:
    """The sentences of a language, in our folder and in another one beside it."""
    return Sentences([language, ENGLISH], _texts(language, game_id, further))


@cache
def _bundles(language: str, game_id: str | None, further: str | None) -> tuple[Sentences, ...]:
    """The sentences of a language, then those of English."""
    return tuple(_bundle(spoken, game_id, further) for spoken in dict.fromkeys((language, ENGLISH)))


@cache
def _practice_texts(language: str, game_id: str | None, further: str | None) -> Mapping[str, str]:
    """What our practice cards say in a language, by their English words."""
    spoken, english = _bundle(language, game_id, further), _bundle(ENGLISH, game_id, further)
    keys = [key for key in english.keys if key.startswith(PRACTICE) and spoken.has_message(key)]
    return {_text(english, key): _text(spoken, key) for key in keys}


def _text(bundle: Sentences, key: str) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None, f"{key} says nothing"
    return str(bundle.format_pattern(pattern, {})[0])


@cache
def _all_forms(language: str, further: str | None) -> tuple[str, ...]:
    """The attributes that names have in a language or in English."""
    spoken = dict.fromkeys((language, ENGLISH))
    return tuple(dict.fromkeys(form for one in spoken for form in _forms(one, further)))


@cache
def _forms(language: str, further: str | None) -> tuple[str, ...]:
    """The attributes that names have in a language for its grammar, in whichever file: cases, genders."""
    folders = [root / language for root in _roots(further) if (root / language).is_dir()]
    texts = [file for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")]
    # Found in the text itself: parsing the sentences of all games would take half a second at every start.
    found = (
        form
        for file in texts
        for entry in NAMED.findall(file.read_text(encoding="utf-8"))
        for form in FORM.findall(entry)
    )
    return tuple(form for form in dict.fromkeys(found) if form not in NOT_FORMS)


def _texts(language: str, game_id: str | None, further: str | None) -> Iterator[str]:
    for name in (*TOPICS, game_id):
        for root in _roots(further):
            file = root / language / f"{name}.ftl"
            if file.is_file():
                yield file.read_text(encoding="utf-8")


def _roots(further: str | None) -> Iterator[Traversable]:
    """The folders that hold a folder for each language: our own, then the translator's."""
    yield files(__package__)
    if further:
        yield Path(further)


def _is_language(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


@cache
def _locale(language: str) -> Locale:
    """How a language lists words; English for one that Babel does not know."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)
