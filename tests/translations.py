"""Checks a translation against the English phrase files and the rules of the games.

`python -m tests.translations de` lists what is missing, unknown, too long or changed in English since it was translated.
`python -m tests.translations de --translated` notes today's English as what was translated.
`python -m tests.translations de --plurals` shows every sentence with a number in it for 0, 1, 2, 5 and 21.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from engine.games import GAMES
from engine.rulebook import load_rules
from engine.rules import STAND_IN, YOUR_PRINT
from voice.phrases import NOT_FORMS, PROGRAM

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

PHRASES = Path(__file__).parents[1] / "voice" / "phrases"
NOTES = Path(__file__).parent / "translated"  # for each language, what English said when it was translated
NUMBERS = (0, 1, 2, 5, 21)
TOLD_APART = ((1, 2), (5, 21))  # and 0 from 1 where English has a case for 0: elsewhere it may never come up
PLURALS = {"zero", "one", "two", "few", "many", "other"}
# Files whose words stand in buttons, labels and on printed cards: how long they may be, beside the English ones.
TIGHT = ("page", "sheet")
LONGER, SPARE = 1.4, 12
ONE_LINE = "start"  # read line by line, before any library is there


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message or one of its attributes, as it stands in a file."""

    file: str
    key: str  # such as command_undo or command_undo.help
    pattern: ast.Pattern

    @property
    def text(self) -> str:
        """As written, on one line."""
        message = ast.Message(ast.Identifier("x"), self.pattern)
        return " ".join(FluentSerializer().serialize_entry(message).removeprefix("x =").split())


@cache  # copies of a language differ in a file or two
def parse(text: str) -> ast.Resource:
    """A file, as a tree of its sentences."""
    return FluentParser().parse(text)


@cache
def compile_file(text: str) -> FluentResource:
    """A file, to make its sentences with."""
    return FluentResource(text)


class Language:
    """The sentences of a folder of phrase files."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.sentences: dict[tuple[str, str], Sentence] = {}
        self.problems: list[str] = []
        self._resources: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            self._read(path)

    def _read(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        self._resources[path.stem] = text
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                reason = entry.annotations[0].message if entry.annotations else "not understood"
                self.problems.append(f"{path.name}, line {line}: {reason}")
            elif isinstance(entry, ast.Message):
                self._add(path.stem, entry)

    def _add(self, file: str, entry: ast.Message) -> None:
        patterns = {entry.id.name: entry.value} if entry.value else {}
        patterns |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
        for key, pattern in patterns.items():
            if (file, key) in self.sentences:
                self.problems.append(f"{file}: {key} is there twice")
            self.sentences[file, key] = Sentence(file, key, pattern)

    @cached_property
    def forms(self) -> set[str]:
        """The attributes that its names have for its grammar."""
        named = (key.partition(".")[2] for _, key in self.sentences if key.startswith("name_"))
        return {form for form in named if form and form not in NOT_FORMS}

    @cache  # noqa: B019 - there are as many as languages
    def bundle(self, game: str | None) -> FluentBundle:
        """The sentences as a game has them at hand."""
        bundle = FluentBundle([self.name, "en"], use_isolating=False)
        for file, text in self._resources.items():
            if file == game or file not in GAMES:
                bundle.add_resource(compile_file(text), allow_overrides=True)
        return bundle

    def format(self, sentence: Sentence, facts: Mapping[str, object]) -> tuple[str, list[str]]:
        """A sentence with these facts, and what was wrong with it."""
        bundle = self.bundle(sentence.file if sentence.file in GAMES else None)
        key, _, attribute = sentence.key.partition(".")
        message: Any = bundle.get_message(key)
        text, errors = bundle.format_pattern(
            message.attributes[attribute] if attribute else message.value, dict(facts)
        )
        return str(text), [str(error) for error in errors]


class Facts(Visitor):
    """The facts a sentence is made of, and the cases it tells apart by each; those it refers to included."""

    def __init__(self, language: Language, sentence: Sentence | None) -> None:
        self.used: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self._language = language
        if sentence:
            self._file = sentence.file
            self.visit(sentence.pattern)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as the library calls it
        key = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
        for file in (self._file, "common"):
            if found := self._language.sentences.get((file, key)):
                self.visit(found.pattern)
                return

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as the library calls it
        self.used.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - as the library calls it
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(one.key, "name", None) or one.key.value for one in node.variants}
            self.cases.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    @property
    def counted(self) -> set[str]:
        """Those that are numbers."""
        return {
            name for name, keys in self.cases.items() if all(key in PLURALS or key.isdigit() for key in keys)
        }


@cache
def english_sentences() -> dict[tuple[str, str], str]:
    """Everything a language has to say, by file and key: the English phrase files, and the rules in words."""
    said = {where: sentence.text for where, sentence in english().sentences.items() if _is_needed(where[1])}
    said["common", "why_stand_in"] = STAND_IN.words
    said["common", "why_your_print"] = YOUR_PRINT.words
    for game in GAMES:
        for rule in load_rules(f"engine.{game}").values():
            words = {f"why_{rule.id}": rule.words}
            words |= {f"why_{rule.id}.{one.option}_{one.choice}": one.words for one in rule.readings}
            said |= {(game, key): text for key, text in words.items() if text}
    return said


def _is_needed(key: str) -> bool:
    """Not a form of a name, which each language has by its own grammar, nor everyday words for it."""
    return not key.startswith("name_") or "." not in key or key.endswith(".counted")


@cache
def english() -> Language:
    """The language the others are translated from."""
    return Language(PHRASES / "en")


def languages() -> list[str]:
    """The languages that were translated."""
    return sorted(path.name for path in PHRASES.iterdir() if path.name != "en" and any(path.glob("*.ftl")))


def check(folder: Path) -> list[str]:
    """The faults of a translation, one line each."""
    language = Language(folder)
    wanted = english_sentences()
    found = [*language.problems, *_find_missing(language, wanted), *_find_unknown(language, wanted)]
    for where, sentence in language.sentences.items():
        facts = Facts(language, sentence)
        own = [
            *_check_facts(language, sentence, facts),
            *_check_numbers(language, sentence, facts),
            *_check_shape(sentence),
        ]
        found += [f"{where[0]}: {where[1]}: {problem}" for problem in own]
    return [*found, *_check_words(language)]


def changed(name: str) -> list[str]:
    """English sentences that have changed since they were translated."""
    noted, now = _noted(name), _hashes()
    return [f"{key}: changed in English" for key, was in noted.items() if key in now and now[key] != was]


def _find_missing(language: Language, wanted: Mapping[tuple[str, str], str]) -> Iterator[str]:
    for file, key in wanted:
        if (file, key) not in language.sentences:
            yield f"{file}: {key} is missing"


def _find_unknown(language: Language, wanted: Mapping[tuple[str, str], str]) -> Iterator[str]:
    for file, key in language.sentences:
        base, _, attribute = key.partition(".")
        own = attribute == "section" or base.startswith("name_")  # English says some ids as they are
        if (file, key) not in wanted and not own:
            yield f"{file}: {key} is unknown"


@cache
def _facts_of(where: tuple[str, str]) -> Facts:
    """The facts that the English sentence has."""
    facts = Facts(english(), english().sentences.get(where))
    if PROGRAM in english_sentences().get(where, ""):
        facts.used.add("tablemate")
    return facts


def _check_facts(language: Language, sentence: Sentence, own: Facts) -> Iterator[str]:
    if (sentence.file, sentence.key) not in english_sentences():
        return  # a form of a name
    known = _facts_of((sentence.file, sentence.key))
    endings = ("id", *language.forms)
    bases = {_base(name, endings) for name in known.used}
    for name in sorted(own.used):
        if _base(name, endings) not in bases | {"tablemate"}:
            yield f"unknown ${name}"
    for name in sorted(bases - {_base(name, endings) for name in own.used}):
        yield f"${name} is missing"
    for name, cases in known.cases.items():
        lost = {
            case for case in cases - own.cases.get(name, set()) if case not in PLURALS and not case.isdigit()
        }
        if lost - {"other"} and name not in known.counted:
            yield f"${name} does not tell apart {', '.join(sorted(lost))}"


def _base(name: str, endings: tuple[str, ...]) -> str:
    """The fact behind a form of it: $zone for $zone_dat, $zone_id and $the_zone."""
    for ending in endings:
        name = name.removesuffix(f"_{ending}")
    return name.removeprefix("the_")


def _check_numbers(language: Language, sentence: Sentence, own: Facts) -> Iterator[str]:
    """Every sentence can be made; two numbers that English tells apart are told apart."""
    origin = english().sentences.get((sentence.file, sentence.key))
    for number in NUMBERS:
        _, errors = language.format(sentence, _sample(own, number))
        yield from (f"with {number}: {error}" for error in errors)
    if origin is None:
        return
    known = _facts_of((sentence.file, sentence.key))
    for name in sorted(own.counted & known.counted):
        before, said = _by_number(english(), origin, known, name), _by_number(language, sentence, own, name)
        for one, other in [*TOLD_APART, *([(0, 1)] if "0" in known.cases[name] else [])]:
            if before[one] != before[other] and said[one] == said[other]:
                yield f"{one} and {other} read the same: {said[one]}"


def _by_number(language: Language, sentence: Sentence, facts: Facts, name: str) -> dict[int, str]:
    """A sentence for each number of one of its facts."""
    sample = _sample(facts, NUMBERS[-1])
    return {number: language.format(sentence, sample | {name: number})[0] for number in NUMBERS}


def _sample(facts: Facts, number: int) -> dict[str, object]:
    """Something for each fact: the number, one of the cases it tells apart, or a name."""
    sample: dict[str, object] = {}
    for name in facts.used:
        cases = facts.cases.get(name)
        if cases is None:
            sample[name] = number if _is_number(name) else f"[{name}]"
        else:
            sample[name] = number if name in facts.counted else sorted(cases)[number % len(cases)]
    return sample


def _is_number(name: str) -> bool:
    """Whether an English sentence somewhere tells apart by this fact how many there are."""
    return name in _numbers()


@cache
def _numbers() -> frozenset[str]:
    return frozenset(
        name for sentence in english().sentences.values() for name in Facts(english(), sentence).counted
    )


def _check_shape(sentence: Sentence) -> Iterator[str]:
    """Lengths, and what a file's reader can read."""
    origin = english().sentences.get((sentence.file, sentence.key))
    if sentence.file in TIGHT and origin:
        most = round(LONGER * len(origin.text)) + SPARE
        if len(sentence.text) > most:
            yield f"{len(sentence.text)} letters, there is room for {most}"
    if sentence.file == ONE_LINE and re.sub(r"\{ \$\w+ \}", "", sentence.text).count("{"):
        yield "start.py can't read choices and references"


def _check_words(language: Language) -> Iterator[str]:
    """A word that is understood means one thing."""
    kinds = [key for _, key in language.sentences if re.fullmatch(r"command_\w+|words_(done|no|none)", key)]
    meant: dict[str, str] = {}
    for key in kinds:
        for word in language.sentences["common", key].text.split():
            if (other := meant.setdefault(word.casefold(), key)) != key:
                yield f"common: {word!r} means {other} and {key}"
    numbers = language.sentences.get(("common", "words_numbers"))
    wanted = len(english().sentences["common", "words_numbers"].text.split())
    if numbers and len(numbers.text.split()) != wanted:
        yield f"common: words_numbers has {len(numbers.text.split())} words, not {wanted}"


def plurals(name: str) -> Iterator[str]:
    """Every sentence with a number in it, for some numbers."""
    language = Language(PHRASES / name)
    for sentence in language.sentences.values():
        facts = Facts(language, sentence)
        if facts.counted:
            yield f"{sentence.file}: {sentence.key}"
            yield from (
                f"  {number:2}  {language.format(sentence, _sample(facts, number))[0]}" for number in NUMBERS
            )


def _hashes() -> dict[str, str]:
    return {
        f"{file}/{key}": hashlib.sha256(text.encode()).hexdigest()[:8]
        for (file, key), text in english_sentences().items()
    }


def _noted(name: str) -> dict[str, str]:
    path = NOTES / f"{name}.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def note_translated(name: str) -> None:
    """Note what English says now, for every sentence that this language has."""
    there = {f"{file}/{key}" for file, key in Language(PHRASES / name).sentences}
    noted = {key: hash_ for key, hash_ in sorted(_hashes().items()) if key in there}
    NOTES.mkdir(exist_ok=True)
    (NOTES / f"{name}.json").write_text(json.dumps(noted, indent=0) + "\n", encoding="utf-8")


def main() -> None:
    """Print what is left to do in a language."""
    out = Console(soft_wrap=True, highlight=False, markup=False)
    name, *wishes = sys.argv[1:] or ["de"]
    if "--plurals" in wishes:
        for line in plurals(name):
            out.print(line)
        return
    if "--translated" in wishes:
        note_translated(name)
    found = [*check(PHRASES / name), *changed(name)]
    for line in found:
        out.print(line)
    out.print(f"{len(found)} to do in {name}, {len(english_sentences())} sentences in all")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
